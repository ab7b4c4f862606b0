import { FRONTMATTER_KEYS, type FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { sortKeys } from '../reading/frontmatter/sort-keys.ts';

/** A frontmatter value whose key the clients know. */
export interface FrontmatterValue {
  readonly key: FrontmatterKey;
  readonly value: unknown;
  /** The range of the value, or of the key if no value is written. */
  readonly range: TextRange;
}

/** Selects the values of known keys that a rule may report. Ranges are found only for these. */
export function valuesWhere(
  text: CheckedText,
  isMeant: (value: unknown, key: FrontmatterKey) => boolean,
): readonly FrontmatterValue[] {
  const { frontmatter } = text;
  const found: FrontmatterValue[] = [];
  for (const { key, value } of sortKeys(text).known) {
    if (isMeant(value, key)) {
      const range = frontmatter.rangeOf([key.name]) ?? frontmatter.rangeOfKey([key.name]);
      found.push(...(range === undefined ? [] : [{ key, value, range }]));
    }
  }
  return found;
}

/** Selects the names of known keys of all kinds of files. */
export function knownKeysWhere(isMeant: (key: FrontmatterKey) => boolean): readonly string[] {
  const keys = Object.values(FRONTMATTER_KEYS).flat().filter(isMeant);
  return [...new Set(keys.map(({ name }) => name))];
}
