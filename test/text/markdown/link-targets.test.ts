import { describe, expect, it } from 'vitest';
import { findLocalTargets } from '../../../src/text/markdown/link-targets.ts';

describe('the local targets of a text', () => {
  const rows: readonly (readonly [name: string, text: string, targets: readonly string[]])[] = [
    ['links and pictures', '[a](b.md) ![c](d.png "e")', ['b.md', 'd.png']],
    ['a picture in a link', '[![a](b.png)](c.md)', ['b.png', 'c.md']],
    ['pointed brackets and parentheses', '[a](<b c.md>) [d](e(1).md)', ['b c.md', 'e(1).md']],
    ['a definition', '[a]: b.md\n', ['b.md']],
    ['a definition with a title', '[a]: b.md "B"\n[c]: <d.md> (D)\n', ['b.md', 'd.md']],
    ['no footnote and no sentence', '[^1]: b.md\n[a]: b.md is missing', []],
    ['no address', '[a](https://b.c) [d](mailto:e@f.g)', []],
    ['no brackets that are escaped', String.raw`[a\](b.md)`, []],
    ['no target that never ends', '[a](b.md', []],
  ];

  it.each(rows)('%s', (_name, text, expected) => {
    const found = findLocalTargets(text, { start: 0, end: text.length });
    expect(found.map(({ start, end }) => text.slice(start, end)).toSorted()).toEqual(expected.toSorted());
  });

  it('are distinguished', () => {
    const found = findLocalTargets('[a](b.md) ![c](d.png)', { start: 0, end: 21 });
    expect(found.map(({ isPicture }) => isPicture)).toEqual([false, true]);
  });
});
