import { serverRule } from './servers/server-rule.ts';

const WHY = 'still reads this type, which the MCP specification replaced with `http` in March 2025.';

export const mcpSseDeprecated = serverRule({
  id: 'mcp-sse-deprecated',
  description: 'An MCP server has the deprecated type `sse`',
  effects: {
    agent: [{ clients: ['github', 'copilot-cli'], severity: 'info', why: `github.com ${WHY}` }],
    portable: [{ clients: ['claude', 'copilot-cli'], severity: 'info', why: `Claude Code ${WHY}` }],
    vscode: [{ clients: ['vscode'], severity: 'info', why: `VS Code ${WHY}` }],
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
