import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { CHANGE_ITSELF } from '../../../findings/types.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { ChangeFinder, Clause, CommitMessage } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';

const MADE_BY = /^\s*(?:Merge\b|Revert\b|fixup!|squash!)/;
const MAX_SHOWN = 80;

/**
 * Finds commits whose whole message is not as it should be: one violation, with the number of the others.
 *
 * @param note the end of `The message of the commit … `
 */
export function findMessages(words: string, isWrong: (commit: CommitMessage) => boolean, note: string): ChangeFinder {
  return {
    looksAt: 'change',
    findingKind: 'naming',
    words,
    find: async ({ readMessages }) => {
      const messages = await readMessages?.();
      if (messages === undefined) {
        return undefined;
      }
      const [first, ...more] = messages.filter((one) => !MADE_BY.test(one.message) && isWrong(one));
      if (first === undefined) {
        return [];
      }
      const shown = listCodes([shorten(first.message.trim().split('\n', 1)[0] ?? '', MAX_SHOWN)]);
      const others = more.length === 0 ? '' : ` The same is true of ${more.length} more.`;
      return [
        {
          path: CHANGE_ITSELF,
          found: `the commit ${shown}`,
          note: `The message of the commit ${shown} ${note}.${others}`,
        },
      ];
    },
  };
}

/** Words with their code as words, because rules on messages name trailers with and without quotes. */
export function unquoted(masked: string, codes: readonly string[]): string {
  return plainPhrase(unmaskCodeSpans(masked, codes).replaceAll('`', ''));
}

/** All words of a clause, the same way. */
export function wholeClause({ subject, verb, object, codes }: Clause): string {
  return `${unquoted(subject, codes)} ${verb} ${unquoted(object, codes)}`.trim();
}
