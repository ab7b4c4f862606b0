import { expect, it } from 'vitest';
import { readArchive } from './txtar.ts';

it('an archive is a comment and files, and files marked as escaped may write a character as its code point', () => {
  const { comment, files } = readArchive(
    'What it shows.\n\n-- a/b.ts --\nlet x;\n\n--- a\n-- c (escaped) --\n\\u{202E}\\u{1F600}\n-- d --\n\\u{202E}\n',
  );
  expect(comment).toBe('What it shows.');
  expect([...files]).toEqual([
    ['a/b.ts', 'let x;\n\n--- a\n'],
    ['c', '\u{202E}\u{1F600}\n'],
    ['d', '\\u{202E}\n'],
  ]);
});

it.each(['-- a --\n-- a --\n', '-- ../a --\n', '-- /a --\n'])('an archive cannot be %j', (text) => {
  expect(() => readArchive(text)).toThrow('is not allowed in an archive');
});
