import { findSecrets } from '../../text/secrets/secrets.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { TextRule } from '../types.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { hasWordsAround } from './phrase-context.ts';
import { regex } from '../../text/regex.ts';

/** Words that mark a key as an example. */
const SHOWS = regex('i')`
  \b(?:
    bad|wrong|never|don['’]t|do not|avoid|incorrect|insecure|fake|dummy|invalid|example|sample|placeholder
    |redacted|revoked|looks? like|detect\w{0,4}|patterns?
  )\b
  |❌|🚫|⛔
`;

export const securitySecret: TextRule = {
  id: 'security-secret',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'A file contains a key or another secret',
  effects: inAllClients(
    'error',
    'send the file to a model with each request, and everybody with access to the repository can see the secret.',
  ),
  check(checked, report) {
    if (checked.kind === 'mcp') {
      return;
    }
    const found = findSecrets(checked.text).filter(({ isOnlyHidden }) => isOnlyHidden !== true);
    if (found.length === 0) {
      return;
    }
    const servers = checked.format === 'markdown' ? checked.frontmatter.rangeOf(['mcp-servers']) : undefined;
    for (const { title, start, end } of found) {
      const isServers = servers !== undefined && start >= servers.start && end <= servers.end;
      if (!isServers && !isShown(checked, { start, end })) {
        report(
          { start, end },
          {
            message: `The file contains a secret in plain text: ${title}`,
            hint: 'Revoke it where it was issued, then remove it: it stays in the history of the repository.',
          },
        );
      }
    }
  },
};

function isShown(checked: CheckedText, range: { readonly start: number; readonly end: number }): boolean {
  return checked.format === 'markdown' && hasWordsAround(checked, range, { before: SHOWS, around: SHOWS });
}
