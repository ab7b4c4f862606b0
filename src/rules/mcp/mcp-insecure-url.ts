import { isPrivate, isThisMachine, isUnqualified, readAddress } from './servers/server-address.ts';
import { inEveryClient, serverRule } from './servers/server-rule.ts';
import { quote } from '../../text/shown/quote.ts';

const WHY =
  "sends the agent's messages, and headers with their secrets, without encryption: everybody on the way can read and change them.";

export const mcpInsecureUrl = serverRule({
  id: 'mcp-insecure-url',
  description: 'An MCP server on another machine is reached through `http://`',
  effects: inEveryClient('warning', WHY),
  suggests: 'Change it to `https://`, unless the address has a port.',
  check(server, report, { text }) {
    const { url } = server.value;
    const address = typeof url === 'string' ? readAddress(url) : undefined;
    if (address?.scheme !== 'http' || isNear(address.host)) {
      return;
    }
    const range = server.rangeOf(['url']);
    const start = text.slice(range.start, range.end).search(/http:/i);
    report(
      range,
      {
        message: `${quote(String(url))} is not encrypted`,
        hint: 'Write `https://`, and make sure that the server supports it.',
      },
      start < 0 || address.hasPort
        ? {}
        : {
            suggestions: [
              {
                title: 'Write `https://`',
                reason: 'the server may not support it',
                fix: {
                  kind: 'edits',
                  edits: [{ start: range.start + start, end: range.start + start + 'http'.length, text: 'https' }],
                },
              },
            ],
          },
    );
  },
});

function isNear(host: string): boolean {
  return isThisMachine(host) || isUnqualified(host) || isPrivate(host);
}
