import { headsOf, keyOf, type FrontmatterKey } from '../../customizations/frontmatter-keys.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../checked-text.ts';
import { isWhole } from './form-faults.ts';

/** A value of the frontmatter whose key the clients know. */
export interface HeadValue {
  readonly key: FrontmatterKey;
  readonly value: unknown;
  /** Of the value; of the key where nothing is written. */
  readonly range: TextRange;
}

/** The values of known keys that a rule has something to say of. Places are looked up for these alone. */
export function valuesWhere(
  { kind, frontmatter }: CheckedText,
  isMeant: (value: unknown, key: FrontmatterKey) => boolean,
): readonly HeadValue[] {
  const found: HeadValue[] = [];
  for (const name of isWhole(frontmatter) ? Object.keys(frontmatter.data) : []) {
    const key = knownKey(kind, name);
    const value = frontmatter.data[name];
    if (key !== undefined && isMeant(value, key)) {
      const range = frontmatter.rangeOf([name]) ?? frontmatter.rangeOfKey([name]);
      found.push(...(range === undefined ? [] : [{ key, value, range }]));
    }
  }
  return found;
}

/** Where agents of Copilot and of Claude share a key, its values are of the same type. */
function knownKey(kind: CheckedText['kind'], name: string): FrontmatterKey | undefined {
  for (const head of headsOf(kind)) {
    const key = keyOf(head, name);
    if (key !== undefined) {
      return key;
    }
  }
  return undefined;
}
