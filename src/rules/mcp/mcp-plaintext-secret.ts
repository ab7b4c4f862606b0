import { looksSecret } from './plain-secret.ts';
import { inEveryClient, serverRule } from './servers/server-rule.ts';
import { listServerStrings } from './servers/server-strings.ts';
import { quote } from '../../text/shown/quote.ts';

const WHY = 'reads the secret from a file that everybody with access to the repository can see, also in its history.';

export const mcpPlaintextSecret = serverRule({
  id: 'mcp-plaintext-secret',
  description: 'A key or password of an MCP server is written in plain text',
  effects: inEveryClient('error', WHY),
  check(server, report) {
    const strings = listServerStrings(server);
    for (const [index, given] of strings.entries()) {
      const before = strings[index - 1];
      const flag = given.key === 'args' && before?.key === 'args' ? before.value : undefined;
      if (looksSecret(given, flag)) {
        const { name = given.key } = given;
        report(server.rangeOf(given.path), {
          message: `${quote(name)} of the server ${quote(server.name)} contains a secret in plain text`,
          hint: `Revoke the secret, and replace it with ${VARIABLES[server.dialect]}.`,
        });
      }
    }
  },
});

const VARIABLES = {
  agent: '`${{ secrets.COPILOT_MCP_… }}`',
  portable: '`${NAME}`',
  gemini: '`$NAME`',
  codex: '`bearer_token_env_var` or `env_vars`, which name variables',
  vscode: '`${input:…}`',
} as const;
