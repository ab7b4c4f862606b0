import { GITHUB_SERVERS } from '../../customizations/known/known-tools.ts';
import { declaredServers } from './declared-servers.ts';
import { readTools } from '../reading/tools/tool-list.ts';
import { isVscodeTool, findServer } from '../reading/tools/tool-names.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

export const toolServerNotDeclared = agentRule(
  'copilot',
  {
    id: 'tool-server-not-declared',
    kinds: ['agent'],
    looksFor: { keys: ['target'] },
    description: 'An agent for github.com lists tools of an MCP server that it does not declare',
    effects: [
      info(
        ['github', 'copilot-cli'],
        'On github.com and in the Copilot CLI the tools exist only if the settings of the repository or of the user declare the server.',
      ),
    ],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    if (text.frontmatter.data['target'] !== 'github-copilot') {
      return;
    }
    const declared = declaredServers(text);
    const reported = new Set<string>();
    for (const { name, range } of readTools(text)) {
      const server = findServer(name);
      if (
        server !== undefined &&
        !declared.has(server) &&
        !GITHUB_SERVERS.includes(server.toLowerCase()) &&
        !isVscodeTool(name) &&
        !reported.has(server)
      ) {
        reported.add(server);
        report(range, {
          message: `The agent does not declare the MCP server ${quoteValue(server)}`,
          hint: 'Declare it under `mcp-servers`, unless the settings of the repository do.',
        });
      }
    }
  },
);
