import { FRONTMATTER_KEYS, type FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';
import { sortKeys } from './sort-keys.ts';

/** A value of the frontmatter whose key the clients know. */
export interface FrontmatterValue {
  readonly key: FrontmatterKey;
  readonly value: unknown;
  /** Of the value; of the key where nothing is written. */
  readonly range: TextRange;
}

/** The values of known keys that a rule has something to say of. Places are looked up for these alone. */
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

/** The names of keys of any kind of file. */
export function knownKeysWhere(isMeant: (key: FrontmatterKey) => boolean): readonly string[] {
  const keys = Object.values(FRONTMATTER_KEYS).flat().filter(isMeant);
  return [...new Set(keys.map(({ name }) => name))];
}
