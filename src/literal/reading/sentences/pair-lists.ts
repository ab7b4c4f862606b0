import { readSentence } from './read-sentence.ts';
import { isUnread, type Said } from './said.ts';

const CODE = '[\uE000-\uF8FF]';
const PAIR = `(${CODE})(?:,? (?:and )?(?:not|instead of|rather than|over|never)| \\(not) (${CODE})\\)?`;
/** An order, and words for what is listed: `use the semantic tokens: `. */
const ORDER =
  '(?:(?:always |please )?(?:use|prefer)(?: (?:the |our )?[a-z -]{3,30}:| (?:the |our )?[a-z\\d >.=-]{3,40}, e\\.g\\.,? (?:use|prefer))? )?';
const LIST = new RegExp(`^${ORDER}${PAIR}(?:(?:, |; |,? and )(?:use |prefer )?${PAIR})+$`);

/** Several pairs in a sentence: `` Use `a` not `b`, `c` not `d` ``. Undefined for any other sentence. */
export function readPairList(plain: string, codes: readonly string[]): readonly Said[] | undefined {
  if (!LIST.test(plain)) {
    return undefined;
  }
  const said = [...plain.matchAll(new RegExp(PAIR, 'g'))].map(([, own = '', other = '']) =>
    readSentence(`use ${own} instead of ${other}`, codes, undefined),
  );
  return said.every((one) => !isUnread(one)) ? said.flatMap((one) => (isUnread(one) ? [] : one)) : undefined;
}
