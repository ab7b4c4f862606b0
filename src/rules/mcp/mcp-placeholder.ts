import { quoteText } from '../reading/quote-text.ts';
import { placeholderIn } from '../reading/placeholder.ts';
import { serverRule } from './server-rule.ts';
import { rangeOfPart, stringsOf } from './server-strings.ts';

const WHY = 'hands it to the server as it stands, and the server fails for whoever did not fill it in.';

export const mcpPlaceholder = serverRule({
  id: 'mcp-placeholder',
  description: 'An MCP server holds a text that somebody was to replace',
  effects: {
    agent: [{ clients: ['github', 'copilot-cli'], severity: 'info', why: `github.com ${WHY}` }],
    portable: [{ clients: ['claude', 'copilot-cli'], severity: 'info', why: `Claude Code ${WHY}` }],
    vscode: [{ clients: ['vscode'], severity: 'info', why: `VS Code ${WHY}` }],
  },
  check(server, report, text) {
    for (const given of stringsOf(server)) {
      const found = placeholderIn(given.value);
      if (found !== undefined) {
        report(rangeOfPart(text, server, given, found) ?? server.nameRange, {
          message: `${quoteText(found)} was to be replaced`,
          hint: 'Write the value, or a variable that everybody sets for themselves.',
        });
      }
    }
  },
});
