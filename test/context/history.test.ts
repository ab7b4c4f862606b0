import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../../src/context/history.ts';

describe('a conversation', () => {
  it('is read from a list of messages', () => {
    const turns = [
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: '' },
    ];
    expect(readHistory('history.json', JSON.stringify(turns))).toEqual({ turns, problems: [] });
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['a file without a list', '{"role": "user"}', ['1:1 The file does not contain a list']],
    ['nothing', '', ['1:1 The file does not contain a list']],
    ['a message that is not an object', '[\n "Why?"]', ['2:2 A message must be an object, not a string']],
    [
      'an unknown role',
      '[{"content": "a",\n  "role": "system"}]',
      ['2:11 The role of a message must be "user" or "assistant", not "system"'],
    ],
    ['a missing role', '[{"content": "a"}]', ['1:2 The role of a message must be "user" or "assistant", not missing']],
    ['missing content', '[{"role": "user"}]', ['1:2 The content of a message must be text, but here it is missing']],
    [
      'content in parts',
      '[{"role": "user", "content": [{"type": "text"}]}]',
      ['1:30 The content of a message must be text, but here it is a list'],
    ],
    [
      'a list that is not closed',
      '[{"role": "user", "content": "a"}',
      ['1:34 A closing bracket is missing before the end of the file'],
    ],
  ])('names the place of %s', (_name, text, expected) => {
    const { problems } = readHistory('history.json', text);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected);
  });

  it('is read without an error from any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { turns, problems } = readHistory('history.json', text);
        expect(turns.length + problems.length > 0 || text.trim() === '[]').toBe(true);
      }),
    );
  });
});
