import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareWordTest } from '../../../src/literal/run/word-test.ts';

test.each<[text: string, word: string, expected: boolean]>([
  ['use(it)', 'use', true],
  ['user', 'use', false],
  ['reuse', 'use', false],
  ['reuse use', 'use', true],
  ['1use', 'use', true],
  ['a1use', 'use', false],
  ['_use', 'use', false],
  ['$use', 'use', true],
  ['$use', '$use', true],
  ['a$use', 'use', false],
  ['$1use', 'use', false],
  ['USE', 'use', false],
  ['Use', 'Use', true],
  ['éuse', 'use', false],
  ['é use', 'use', true],
  ['useé', 'use', false],
  ['² use²', 'use', false],
  ['²use', 'use', true],
  ['a²use', 'use', false],
  ['𝒜use', 'use', false],
  ['𝒜 use𝒜', 'use', false],
  ['😀use😀', 'use', true],
  ['𝟙use', 'use', true],
  ['größe', 'größe', true],
  ['größer', 'größe', false],
  ['', 'use', false],
  ['use', '', false],
  ['a-b', 'a-b', false],
])('tells whether %j has the word %j', (text, word, expected) => {
  expect(prepareWordTest(text)(word)).toBe(expected);
});

test('knows the words of a text', () => {
  const signs = ['a', 'b', 'A', 'é', '𝒜', '1', '²', '_', '$', ' ', '.', '😀', '\n'];
  const texts = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 });
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', 'é', '𝒜', '1', '_', '$'),
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      texts,
      words.filter((word) => /^\D/.test(word)),
      (text, word) => {
        expect(prepareWordTest(text)(word)).toBe(wordsIn(text).has(word));
      },
    ),
    { numRuns: 2000 },
  );
});

function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  for (const word of words) {
    if (word.startsWith('$')) {
      words.add(word.slice(1));
    }
  }
  return words;
}
