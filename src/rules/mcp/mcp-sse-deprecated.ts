import { serverRule } from './servers/server-rule.ts';
import { info } from '../effects.ts';

const WHY = 'still reads this type, which the MCP specification replaced with `http` in March 2025.';

export const mcpSseDeprecated = serverRule({
  id: 'mcp-sse-deprecated',
  description: 'An MCP server has the deprecated type `sse`',
  effects: {
    agent: [info(['github', 'copilot-cli'], `github.com ${WHY}`)],
    portable: [info(['claude', 'copilot-cli'], `Claude Code ${WHY}`)],
    vscode: [info(['vscode'], `VS Code ${WHY}`)],
  },
  source: 'https://modelcontextprotocol.io/specification/2025-03-26/changelog',
  check({ value, rangeOf }, report) {
    if (value['type'] === 'sse') {
      report(rangeOf(['type']), {
        message: 'The type `sse` is deprecated',
        hint: 'Write `http`, and the address where the server supports it.',
      });
    }
  },
});
