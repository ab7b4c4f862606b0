import { placeholderIn } from './placeholder.ts';
import { serverRule } from './server-rule.ts';
import { rangeOfPart, listServerStrings } from './server-strings.ts';
import { quote } from '../../text/shown/quote.ts';

const WHY = 'passes it to the server as it is written, and the server fails for everybody who has not replaced it.';

export const mcpPlaceholder = serverRule({
  id: 'mcp-placeholder',
  description: 'An MCP server contains a placeholder that nobody has replaced',
  effects: {
    agent: [{ clients: ['github', 'copilot-cli'], severity: 'info', why: `github.com ${WHY}` }],
    portable: [
      { clients: ['claude', 'copilot-cli'], severity: 'info', why: `Claude Code ${WHY}` },
      { clients: ['cursor'], severity: 'info', why: `Cursor ${WHY}` },
    ],
    gemini: [{ clients: ['gemini'], severity: 'info', why: `The Gemini CLI ${WHY}` }],
    codex: [{ clients: ['codex'], severity: 'info', why: `Codex ${WHY}` }],
    vscode: [{ clients: ['vscode'], severity: 'info', why: `VS Code ${WHY}` }],
  },
  check(server, report, text) {
    for (const given of listServerStrings(server)) {
      const found = placeholderIn(given.value);
      if (found !== undefined) {
        report(rangeOfPart(text, server, given, found), {
          message: `${quote(found)} is a placeholder that nobody has replaced`,
          hint: 'Write the real value, or a variable that everybody sets on their own machine.',
        });
      }
    }
  },
});
