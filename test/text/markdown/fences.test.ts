import { describe, expect, it } from 'vitest';
import { fencedBlocks, fenceFaults, readFenceLines } from '../../../src/text/markdown/fences.ts';
import { readCodeRanges } from '../../../src/text/markdown/code.ts';

function linesOf(text: string): ReturnType<typeof readFenceLines> {
  return readFenceLines(text, { start: 0, end: text.length });
}

function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

describe('the faults of fences', () => {
  const rows: readonly (readonly [name: string, text: string, faults: readonly string[]])[] = [
    ['a block that is closed', '```js\na\n```', []],
    ['a longer end', '```js\na\n`````', []],
    ['a shorter end', '````js\na\n```', ['unclosed 1']],
    ['another mark for the end', '```js\na\n~~~', ['unclosed 1']],
    ['a block in a list item', '- a\n  ```js\n  b\n  ```', []],
    ['words after backticks on one line', '```js```', []],
    ['a block in a block', '```md\n```js\na\n```\n```', ['nested 5']],
    ['three blocks in a block', '```md\n```a\n```\n```b\n```\n```c\n```\n```', ['nested 8']],
    ['a block within longer fences', '````md\n```js\na\n```\n````', []],
    ['a block that is indented by four', '```md\n    ```js\n    a\n    ```\n```', []],
    ['a block in a comment of JSDoc', '```ts\n/**\n * @example\n * ```ts\n * a\n * ```\n */\n```', []],
    ['a block in the list of a block', '```md\n- ```js\n  a\n  ```\n```', ['nested 5']],
    ['two items of a list that are blocks', '- ```js\n  a\n  ```\n- ```js\n  b\n  ```', []],
    ['a block that ends with its quote', '> "Better:\n> ```js\n> a\n> ```"\n\nb', []],
    ['a lost beginning', 'a\n```\n\n```js\nb\n```', ['unopened 2']],
    ['a lost end before other blocks', '```js\na\n\n```js\nb\n```', ['unclosed 1']],
  ];

  it.each(rows)('%s', (_name, text, expected) => {
    const faults = fenceFaults(text, linesOf(text)).map((fault) => {
      const line = fault.kind === 'nested' ? fault.stray : fault.line;
      return `${fault.kind} ${String(lineNumber(text, line.start))}`;
    });
    expect(faults).toEqual(expected);
  });
});

describe('the blocks between fences', () => {
  it('are those of Markdown if no list, quote or indent changes them', () => {
    const texts = [
      'a\n```js\nb\n```\nc',
      '~~~\na\n```\n~~~\nb',
      '```\na',
      '````\n```\n````\n\n```x\n```',
      'a `b` ``` c\n',
      '```ts\n/**\n * ```ts\n * a\n * ```\n */\n```\nb\n',
    ];
    for (const text of texts) {
      const blocks = fencedBlocks(linesOf(text), text.length);
      const exact = readCodeRanges(text)
        .filter(({ start }) => /^(?:```|~~~)/.test(text.slice(start)))
        .map(({ start, end }) => ({ start, end }));
      expect(blocks).toEqual(exact);
    }
  });
});
