import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';
import { countSteps } from './count-steps.ts';

const SHAPES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['{"comments":[', '*/"}]}</tr>]]>'],
  ['{"comments":[{"path":"a","body":"', ''],
];
const PARTS = [
  '{},',
  '{}\n',
  '[]',
  '[{',
  '{"a":',
  '{"a":1}',
  '"a",',
  '": "',
  '"}',
  '" }',
  '"\n',
  "'",
  '`',
  '```\n',
  '~~~\n{',
  '</a>',
  '<|a|>',
  '[A]',
  'a b\n',
  'a ',
  'a: ',
  'a(',
  '**a**:',
  '\\"',
  '{\\"',
  '{&quot;',
  '/*',
  '" /*',
  '//\n',
  '<think>',
  '</think>',
  '...,',
  '“',
  '"path":"a","line":1,"body":"b"\n',
  '{"path":"a","line":1,"body":"b"}\n',
  '{"path":"a","line":1,"body":"',
  '{"comments":[]} ',
  '<a b="',
  '<![CDATA[',
  '<tr><td>',
  '| a |\n',
  '- path: a\n',
];
const LENGTH = 1_200;
const TIMES = 8;
/** Windows of a fixed size that are looked at make the first lengths cheaper than the later ones. */
const MAX_GROWTH = TIMES * 2;

function growth(draw: (length: number) => string): number {
  const [short, long] = [draw(LENGTH), draw(LENGTH * TIMES)].map((text) => countSteps(() => parseReply(text)));
  return (long ?? 0) / (short ?? 1);
}

describe('a reply that is eight times as long takes about eight times as many steps', () => {
  it.each(PARTS)('if it repeats %j', (part) => {
    const tooSlow = SHAPES.filter(
      ([start, end]) => growth((length) => start + part.repeat(length / part.length) + end) > MAX_GROWTH,
    );
    expect(tooSlow).toEqual([]);
  });
});

// These reach code whose steps are not those of texts. With a quadratic running time, they would time out.
describe('a megabyte comes to an end', () => {
  const keys = Array.from({ length: 30_000 }, (_, index) => `"k${index}": 1, `).join('');
  it.each([
    ['of one key that is repeated after many others', `{"comments": [{${keys}${'"path": "a", '.repeat(40_000)}`],
    [
      'of keys of one comment',
      `{"comments": [{"path": "a", "line": 1, "body": "b", ${keys}${keys.replaceAll('k', 'x')}}]}`,
    ],
    ['of backticks', `{"comments": [${'`'.repeat(1_000_000)}`],
    ['of rows of HTML without an end', `${'<tr>'.repeat(70_000)}</tr>`],
  ])('%s', (_name, text) => {
    expect(parseReply(text).drafts.length).toBeLessThan(2);
  });
});
