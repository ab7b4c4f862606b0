import { isDeepStrictEqual } from 'node:util';
import { readFullFrontmatter } from '../../../src/text/frontmatter/full.ts';
import { readPlainFrontmatter } from '../../../src/text/frontmatter/plain-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';

type Path = readonly (string | number)[];

/** Returns the differences between the plain reader's result and the full one's; none if the plain reader has no result. */
export function comparePlain(text: string): { readonly isPlain: boolean; readonly differences: readonly string[] } {
  const source = sourceText('a.md', text);
  const plain = readPlainFrontmatter(source);
  if (plain === undefined) {
    return { isPlain: false, differences: [] };
  }
  const full = readFullFrontmatter(source);
  const parts = (['present', 'data', 'body', 'block', 'problems'] as const).filter(
    (part) => !isDeepStrictEqual(plain[part], full[part]),
  );
  const fields = isDeepStrictEqual(Object.keys(plain).toSorted(), Object.keys(full).toSorted()) ? [] : ['fields'];
  const order = JSON.stringify(plain.data) === JSON.stringify(full.data) ? [] : ['order'];
  const ranges = [...pathsOf(full.data, []), ...NOWHERE].filter(
    (path) =>
      !isDeepStrictEqual(plain.rangeOf(path), full.rangeOf(path)) ||
      !isDeepStrictEqual(plain.rangeOfKey(path), full.rangeOfKey(path)),
  );
  return { isPlain: true, differences: [...parts, ...fields, ...order, ...ranges.map((path) => JSON.stringify(path))] };
}

const NOWHERE: readonly Path[] = [
  ['none'],
  [0],
  ['toString'],
  ['__proto__'],
  ['a', 'length'],
  ['a', '0'],
  ['a', -1],
  ['a', 9],
  ['a', 0.5],
];

function pathsOf(value: unknown, path: Path): readonly Path[] {
  const children =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [
          [...path, 'none'],
          [...path, 0],
        ];
  return [path, ...children];
}
