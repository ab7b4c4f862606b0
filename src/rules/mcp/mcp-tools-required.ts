import { serverRule } from './servers/server-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const mcpToolsRequired = serverRule({
  id: 'mcp-tools-required',
  description: 'An MCP server of an agent does not list its tools',
  effects: {
    agent: [error(['github'], 'github.com requires the list; without it, the agent gets no tool of the server.')],
  },
  source:
    'https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers',
  check({ name, value, nameRange, rangeOf }, report) {
    const { tools } = value;
    if (!Object.hasOwn(value, 'tools')) {
      report(nameRange, { message: `The server ${quote(name)} has no \`tools\``, hint: HINT });
    } else if (!Array.isArray(tools)) {
      report(rangeOf(['tools']), {
        message: `The \`tools\` of ${quote(name)} are not a list`,
        hint: HINT,
      });
    } else if (tools.length === 0) {
      report(rangeOf(['tools']), {
        message: `The \`tools\` of ${quote(name)} are an empty list`,
        hint: HINT,
      });
    }
  },
});

const HINT = 'List the tools that the agent may use, or write `tools: ["*"]` to allow all of them.';
