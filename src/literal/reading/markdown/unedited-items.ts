import type { Statement } from '../../../guidelines/statements/statements.ts';
import { regex } from '../../../text/regex.ts';

/** A heading that says of everything below it that nobody edits it: `Auto-generated content — do not edit`. */
const BAN = regex('iu')`
  (?:^|[-–—:(!] ?)(?:please )?(?:never|do not|don['’]t) (?:(?:manually|hand-?) ?)?(?:edit|modify|touch|change)
    (?: (?:these|them|manually|directly|by hand|these files|the following(?: files)?))*[^\p{L}]*$
`;
const CODE = '[\uE000-\uF8FF]';
/** The files that an item is about, and what it says of them. */
const ITEM = new RegExp(
  `^(?<codes>${CODE}(?:(?:,? (?:and|or) |, | ?/ ?)${CODE})*)(?: (?:files?|folders?|director(?:y|ies)))?(?<rest>$| ?[-–—:(] ?.*$)`,
  'su',
);
const TAKES_BACK =
  /\b(?:may|can|could|except|unless|but|only|edit(?:ed|able)?|hand-?(?:written|authored)|safe|allowed|instead)\b/;

/**
 * An item that names files below a heading that says that nobody edits them, as a sentence. Undefined for other items, and for
 * those that take a part of it back.
 *
 * @param plain the words of the item, in lower case, with their code masked
 */
export function writeUneditedItem(plain: string, { headings, cells }: Statement): string | undefined {
  const title = headings.at(-1)?.title ?? '';
  const { codes = '', rest = '' } = BAN.test(title) ? (ITEM.exec(plain)?.groups ?? {}) : {};
  return codes === '' || cells !== undefined || TAKES_BACK.test(rest)
    ? undefined
    : `never edit ${codes}${/generated|built|synced|vendored/i.test(title + rest) ? ' directly' : ''}`;
}
