import { describe, expect, it } from 'vitest';
import { findRepeatedBlocks } from '../../../src/rules/markdown/repeated-lines.ts';
import { sourceText } from '../../../src/text/source-text.ts';

function blocksOf(text: string): readonly (readonly number[])[] {
  const body = { start: 0, end: text.length };
  return findRepeatedBlocks(sourceText('', text), body, () => true).map(({ first, again, lines }) => [
    first.line,
    again.line,
    lines,
  ]);
}

function rules(count: number, from = 1): readonly string[] {
  return Array.from({ length: count }, (_, index) => `- Rule number ${String(index + from)} of the house`);
}

describe('repeated blocks', () => {
  it('are found with their first and second place', () => {
    expect(blocksOf([...rules(12), '', 'between', ...rules(12)].join('\n'))).toEqual([[1, 15, 12]]);
  });

  it.each(Array.from({ length: 14 }, (_, above) => above))('are found below %i other lines', (above) => {
    const others = Array.from({ length: above }, (_, index) => 'x'.repeat(60 + index));
    expect(blocksOf([...others, ...rules(12), 'between', ...rules(12)].join('\n'))).toEqual([
      [above + 1, above + 14, 12],
    ]);
  });

  it('are counted including the blank lines between them', () => {
    const section = ['## Modules', '', ...rules(5), '', ...rules(5, 6)];
    expect(blocksOf([...section, '', 'between', '', ...section].join('\n'))).toEqual([[1, 17, 11]]);
  });

  it('are not found with eleven lines', () => {
    expect(blocksOf([...rules(11), 'between', ...rules(11)].join('\n'))).toEqual([]);
  });

  it.each(['[points]', '{points}', '<POINTS>'])('are not found in a form with blanks such as %s', (blank) => {
    const form = rules(13).map((line, index) => (index % 2 === 0 ? `${line}: ${blank}` : line));
    expect(blocksOf([...form, 'between', ...form].join('\n'))).toEqual([]);
  });

  it('begin at the heading above lines that were changed in one copy', () => {
    const first = ['## Modules', '- old', ...rules(13)];
    const second = ['## Modules', '- new', ...rules(13)];
    expect(blocksOf([...first, '## Tests', ...second].join('\n'))).toEqual([[1, 17, 14]]);
  });

  it('are not found in one line that repeats itself', () => {
    expect(blocksOf(Array.from({ length: 5_000 }, () => '| --- | --- |').join('\n'))).toEqual([]);
  });

  it('are counted once, even if lines of the same lengths are everywhere', () => {
    expect(blocksOf(rules(90, 10).join('\n'))).toEqual([]);
  });
});
