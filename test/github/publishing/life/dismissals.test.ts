import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuses } from '../../../../src/github/publishing/life/dismissals.ts';

describe('refuses', () => {
  it.each([
    "Won't fix.",
    'wont-fix: the old clients need it',
    'We will not fix this.',
    'This is not an issue, see the docs.',
    'False positive!',
    'That is by design.',
    'Works as intended',
    'It is intentional. Thanks anyway.',
    '> Is this by design?\n\nYes, by design.',
    'Not a bug: the value is checked above.',
  ])('knows that a finding is not to be fixed: %s', (body) => {
    expect(refuses(body)).toBe(true);
  });

  it.each([
    'Fixed, thanks.',
    'Is this a false positive?',
    "This isn't a false positive.",
    'It is not by design.',
    'This was never intentional.',
    '> False positive.\n\nNo, it is a real bug.',
    "See `won't fix` in the labels.",
    '```\nnot an issue\n```\nI will fix it.',
    '<!-- false positive -->Good catch.',
    '',
  ])('takes nothing else for it: %s', (body) => {
    expect(refuses(body)).toBe(false);
  });

  it('reads any text in short time', () => {
    fc.assert(
      fc.property(
        fc.string({
          maxLength: 300,
          unit: fc.constantFrom('not ', 'a ', '`', '>', '\n', '.', '<!--', 'by design', '?'),
        }),
        (body) => {
          expect(typeof refuses(body)).toBe('boolean');
        },
      ),
    );
    expect(refuses('not '.repeat(100_000))).toBe(false);
    expect(refuses('`'.repeat(100_000))).toBe(false);
    expect(refuses('<!--'.repeat(100_000))).toBe(false);
  });
});
