import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeForPattern } from '../../src/text/escape-for-pattern.ts';

test('the pattern matches this text and no other', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'u'),
      (text, other, flags) => {
        const pattern = new RegExp(`^(?:${escapeForPattern(text)})$`, flags);
        expect(pattern.test(text)).toBe(true);
        expect(pattern.test(other)).toBe(text === other);
      },
    ),
  );
});

test.each(['a.b', 'C++', '[id].tsx', 'a/b', String.raw`C:\x`, 'a-b', '$x', '^', '{n}', '(a|b)?'])(
  '%s is searched as it is written',
  (text) => {
    expect(new RegExp(escapeForPattern(text), 'u').exec(`a ${text} b`)?.[0]).toBe(text);
  },
);
