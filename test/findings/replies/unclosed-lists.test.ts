import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';

const COMMENTS = '{"path": "a.ts", "line": 1, "body": "Wrong."}, {"path": "b.ts", "line": 2, "body": "Slow."}';
const STARTS: readonly (readonly [string, string])[] = [
  ['an object', `{"summary": "S", "comments": [${COMMENTS}`],
  ['a bare list', `[${COMMENTS}`],
  ['a fence', `\`\`\`json\n{"comments": [${COMMENTS}`],
];

function read(text: string): readonly string[] {
  const { drafts, leftOut } = parseReply(text);
  return [
    ...drafts.map(({ path, line, body }) => `${path}:${line} ${body}`),
    ...leftOut.map(({ source, reason }) => `${source}: ${reason}`),
  ];
}

describe.each(STARTS)('a list without its end bracket in %s is whole', (_start, start) => {
  it.each([
    ['the end of the text', ''],
    ['a closing fence', '\n```'],
    ['a closing fence on the same line', '```'],
    ['a closing fence of tildes', '\n~~~\n'],
    ['a closing fence after a comma', ',\n```'],
    ['a closing fence and prose', '\n```\nLet me know if it helps.'],
    ['a closing tag', '\n</answer>'],
    ['a closing tag after a comma', ',\n</answer>\n'],
    ['a token for the end', '<|im_end|>'],
    ['a token for the end in wide signs', '\n<｜end▁of▁sentence｜>'],
    ['a word for the end', '\nEOF'],
    ['a word for the end in brackets', '\n[DONE]'],
    ['brackets in the wrong order', '}]'],
    ['a brace too many', '}}]'],
    ['another bracket', ')'],
    ['prose', '\n\nThese are all problems, e.g. {"a": 1}.'],
    ['prose with quotes', '\nI don\'t see "more" of it.'],
    ['prose in parentheses', '\n(There are no more.)'],
    ['prose that looks like a field', '\nNote: these are all.'],
    ['a bold label', '\n**Summary:** It is fine.'],
    ['an item of a list', '\n1. First, repair it.'],
    ['a line', '\n---'],
    ['a pictogram', '\n✅ Done'],
    ['a heading and a paragraph', '\n\n## Notes\n\nIt is fine, really.'],
    ['dots', '\n...'],
  ])('before %s', (_name, end) => {
    expect(read(start + end)).toEqual(['a.ts:1 Wrong.', 'b.ts:2 Slow.']);
  });

  it.each([
    ['a comma', ','],
    ['a comma and a text that is not an object', ', and so on'],
    ['the beginning of another object', ', {"path": "c.ts"'],
    ['a number after a comma', ', 5]'],
  ])('but not before %s', (_name, end) => {
    const [first, second, ...others] = read(start + end);
    expect([first, second, others.length]).toEqual(['a.ts:1 Wrong.', 'b.ts:2 Slow.', 1]);
  });

  it.each([
    ['after a fence', '\n```\n```json\n{"path": "c.ts", "line": 3, "body": "Bad."}\n```'],
    ['after a word', '\nand {"path": "c.ts", "line": 3, "body": "Bad."}]}'],
    ['after two lines of prose', '\nThat was one.\nNow the last.\n{"path": "c.ts", "line": 3, "body": "Bad."}]}'],
  ])('and goes on with the next comment %s', (_name, end) => {
    expect(read(start + end)).toEqual(['a.ts:1 Wrong.', 'b.ts:2 Slow.', 'c.ts:3 Bad.']);
  });
});

it.each([
  ['a fence', '\n```'],
  ['a fence after a comma', ',\n```'],
  ['a tag', '\n</answer>'],
  ['a token', '<|end|>'],
])('an object without its end bracket is whole before %s', (_name, end) => {
  expect(read(`{"comments": [{"path": "a.ts", "line": 1, "body": "Wrong."${end}`)).toEqual(['a.ts:1 Wrong.']);
});

it('every brace may be a bracket', () => {
  const text = `{"comments": [${COMMENTS}, {"path": "c.ts", "line": 3, "body": "Bad."}]}`;
  expect(read(text.replaceAll('"}', '"]'))).toEqual(['a.ts:1 Wrong.', 'b.ts:2 Slow.', 'c.ts:3 Bad.']);
});
