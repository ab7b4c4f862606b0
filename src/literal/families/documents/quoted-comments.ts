import type { Clause, CodeFinder } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';

const QUOTED = '["“][^"“”]{2,40}["”]';
const LIST = new RegExp(
  `^(?:(?:any|the|explicit) )*(?<texts>${QUOTED}(?:(?:, (?:or |and )?| or | and |/)${QUOTED})*) (?:section |code |inline )?comments?$`,
);
const AAA =
  /^(?:(?:any|the|explicit) )*(?<texts>arrange(?:,? (?:and )?|\/)act(?:,? (?:and |or )?|\/)assert) (?:section |code |inline )?comments?$/;
const VERB = /^(?:|use|add|write|emit|include|leave|put|insert)$/;

/** Reads a rule against comments by their whole text: ``do not emit "Act", "Arrange" or "Assert" comments``. */
export function readQuotedComments({ polarity, subject, verb, object, codes }: Clause): CodeFinder | undefined {
  if (polarity !== 'forbidden' || subject !== '' || codes.length > 0 || !VERB.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const quoted = LIST.exec(phrase)?.groups?.['texts'];
  const texts =
    quoted === undefined
      ? AAA.test(phrase)
        ? ['arrange', 'act', 'assert']
        : []
      : [...quoted.matchAll(/["“]([^"“”]+)["”]/g)].map(([, text = '']) => text);
  return texts.length === 0
    ? undefined
    : {
        looksAt: 'code',
        words: `reports comments that say ${texts.map((text) => `"${text}"`).join(', ')} and nothing else`,
        mayMatch: (line) => texts.some((text) => line.toLowerCase().includes(text)),
        find: ({ file, facts, isAdded }) =>
          facts.comments
            .filter(({ line, text }) => isAdded(line) && texts.includes(bareText(text)))
            .map(({ line, text }) => ({ path: file.path, line, found: `the comment "${bareText(text)}"` })),
      };
}

/** The words of a comment in lower case, without its marks: `// Act:` is `act`. */
function bareText(text: string): string {
  return text.toLowerCase().replaceAll(/^[\s/*#<!-]+|[\s/*>.:-]+$/g, '');
}
