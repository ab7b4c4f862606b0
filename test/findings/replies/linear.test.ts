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
  // Each of these is read by code of its own: plain entries, texts without an opening quote, places in brackets, repeated keys.
  '"a":"b","c":1,',
  '{"path":"a","line":1,"body":"b","x":null},',
  '"body": a "b" c, ',
  '"comments":[{}],',
  '- a (b/c.d:1',
  '<summary>',
  '# a.b\n[{"line":1}]\n',
  '[["path","body"],[1]],',
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

const comment = (index: number): string =>
  JSON.stringify({ path: 'a', line: index + 1, body: `Number ${index} is "wrong".` });
const SIZES = [100, 1_000];
const FORMS: readonly (readonly [string, (comments: readonly string[]) => string])[] = [
  ['valid JSON', (comments) => `{"comments":[${comments.join(',')}]}`],
  ['a comma at the end', (comments) => `{"comments":[${comments.join(',')},]}`],
  ['a comment on a line', (comments) => comments.join('\n')],
  ['a fence for each comment', (comments) => comments.map((one) => `\`\`\`json\n${one}\n\`\`\``).join('\n')],
  ['quotes that are not escaped', (comments) => `{"comments":[${comments.join(',').replaceAll('\\"', '"')}]}`],
  ['no opening quotes', (comments) => `{"comments":[${comments.join(',').replaceAll('"body":"', '"body":')}]}`],
  ['keys without quotes', (comments) => `{"comments":[${comments.join(',').replaceAll(/"(\w+)":/g, '$1:')}]}`],
  ['the text of arguments', (comments) => JSON.stringify({ arguments: `{"comments":[${comments.join(',')}]}` })],
];

describe('ten times as many comments take at most thirteen times as many steps, and all are read', () => {
  it.each(FORMS)('in %s', (_name, draw) => {
    const counted = SIZES.map((count) => {
      const text = draw(Array.from({ length: count }, (_, index) => comment(index)));
      let drafts = 0;
      const steps = countSteps(() => {
        drafts = parseReply(text).drafts.length;
      });
      return { drafts, steps };
    });
    expect(counted.map(({ drafts }) => drafts)).toEqual(SIZES);
    expect((counted[1]?.steps ?? 0) / (counted[0]?.steps ?? 1)).toBeLessThan(13);
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
