import { describe, expect, it } from 'vitest';
import { shownPath } from '../../../src/text/shown/shown-path.ts';

describe('shownPath', () => {
  it.each([
    ['an ordinary name stays', 'src/cart.ts', 'src/cart.ts'],
    ['a name of two lines stays on one', 'src/a\nb.ts', String.raw`src/a\nb.ts`],
    ['signs that act are written out', 'src/\u001B[31m.ts', String.raw`src/\u{1B}[31m.ts`],
    ['a command of the runner is broken', '##[error]x.ts', '# #[error]x.ts'],
    [
      'an over-long name keeps its first folder and its last names',
      `src/${'long/'.repeat(100)}cart.ts`,
      `src/…/${'long/'.repeat(57)}cart.ts`,
    ],
  ])('%s', (_name, path, expected) => {
    expect(shownPath(path)).toBe(expected);
  });
});
