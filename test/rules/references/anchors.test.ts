import { describe, expect, it } from 'vitest';
import { readAnchors } from '../../../src/rules/references/anchors.ts';

describe('the anchors of a text', () => {
  const rows: readonly (readonly [name: string, text: string, anchors: readonly string[]])[] = [
    ['dashes for spaces, and no other signs', '# Build & Test (now)', ['build--test-now']],
    ['letters of every script', '## Über größe 日本', ['über-größe-日本']],
    ['an emoji before the words', '## ⚙️ Setup', ['-setup']],
    ['markup', '## The **`x_y`** and [a link](b.md)', ['the-x_y-and-a-link']],
    ['a tag in a code span, which is not HTML there', '## `<form>` and <b>more</b>', ['form-and-more']],
    ['an underlined title', 'Title\n=====\n\nOther\n---', ['title', 'other']],
    ['repeated titles', '# A\n# A\n# A', ['a', 'a-1', 'a-2']],
    ['closing signs', '## A ##', ['a']],
    ['names in HTML', '<a name="Here"></a> <p id="there">', ['here', 'there']],
    ['an emoji in words, and the same as text', '## :tada: Done', ['done', 'tada-done']],
    ['a word between colons, with and without it', '## A(id:name:)', ['aid', 'aidname']],
    ['a lone underscore, which GitHub keeps', '## A(_:in:)', ['a', 'a_', 'ain', 'a_in']],
    ['underscores of a name in code', '## `__init__`', ['init', '__init__']],
    ['no title in code', '```\n# A\n```\n# B', ['b']],
  ];

  it.each(rows)('%s', (_name, text, expected) => {
    expect([...readAnchors(text, { start: 0, end: text.length })]).toEqual(expected);
  });
});
