import { placeholderIn } from './placeholder.ts';
import { inEveryClient, serverRule } from './servers/server-rule.ts';
import { rangeOfPart, listServerStrings } from './servers/server-strings.ts';
import { quote } from '../../text/shown/quote.ts';

const WHY = 'passes it to the server as it is written, and the server fails for everybody who has not replaced it.';

export const mcpPlaceholder = serverRule({
  id: 'mcp-placeholder',
  description: 'An MCP server contains a placeholder that nobody has replaced',
  effects: inEveryClient('info', WHY),
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
