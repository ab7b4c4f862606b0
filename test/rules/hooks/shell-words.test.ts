import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitShellWords } from '../../../src/rules/hooks/shell-words.ts';

test.each([
  ['words', './a.sh --quiet b', ['./a.sh', '--quiet', 'b']],
  ['quoted words', `bash "my file.sh" 'b c'`, ['bash', 'my file.sh', 'b c']],
  ['a word that is partly quoted', '"$ROOT"/x.sh a', ['$ROOT/x.sh', 'a']],
  ['the first of two commands', 'a b && c d', ['a', 'b']],
  ['the first of a pipe', 'a b | c', ['a', 'b']],
  ['an empty command', '  ', []],
  ['a quote that is not closed', 'a "b', ['a']],
])('splits %s', (_name, command, words) => {
  expect(splitShellWords(command).map(({ text }) => text)).toEqual(words);
});

test('each word has its offset in the command', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '"', "'", '|', '\t', '\n'), maxLength: 30 }), (command) => {
      for (const { text, start, isQuoted } of splitShellWords(command)) {
        expect(isQuoted ? command.startsWith(text, start) : true).toBe(true);
      }
    }),
  );
});
