import { findSecrets } from '../../text/secret-formats.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { TextRule } from '../types.ts';
import { inAllClients } from './effects-of.ts';
import { isWarnedOf } from './said-of.ts';

/** By which people mark a key as one that opens nothing. */
const SHOWS =
  /\b(?:bad|wrong|never|don['’]t|do not|avoid|incorrect|insecure|fake|dummy|invalid|example|sample|placeholder|redacted|revoked|looks? like|detect\w{0,4}|patterns?)\b|❌|🚫|⛔/i;

export const securitySecret: TextRule = {
  id: 'security-secret',
  scope: 'text',
  kinds: 'all',
  description: 'A key that opens something stands in a file',
  effects: inAllClients(
    'error',
    'send the file to a model with each request, and everybody with the repository has the key.',
  ),
  check(checked, report) {
    if (checked.kind === 'mcp') {
      return;
    }
    const found = findSecrets(checked.text);
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
            message: `A ${title} stands in the open`,
            hint: 'Make it void where it was made, then take it out: the history of the repository keeps it.',
          },
        );
      }
    }
  },
};

function isShown(checked: CheckedText, range: { readonly start: number; readonly end: number }): boolean {
  return checked.format === 'markdown' && isWarnedOf(checked, range, { before: SHOWS, around: SHOWS });
}
