import { describe, expect, it } from 'vitest';
import { writeInAscii } from '../../scripts/ascii-code.ts';

describe('writeInAscii', () => {
  it.each([
    ['leaves a file in ASCII as it is', 'const a = /x/; // b', 'const a = /x/; // b'],
    [
      'writes characters of expressions by their numbers',
      'const a = /[–—]’/u;',
      'const a = /[\\u2013\\u2014]\\u2019/u;',
    ],
    ['writes both units of a pair', 'const a = /🚫/u;', 'const a = /\\uD83D\\uDEAB/u;'],
    [
      'writes similar signs in comments',
      '// `a …` — b\nconst a = 1; /* “c” 密 */',
      '// `a ...` - b\nconst a = 1; /* "c" \\u5BC6 */',
    ],
    ['leaves templates alone', 'const a = String.raw`–`;', 'const a = String.raw`–`;'],
    [
      'tells a division from an expression',
      'const a = b / c; const d = /é/.test(e) / f;',
      'const a = b / c; const d = /\\u00E9/.test(e) / f;',
    ],
  ])('%s', (_name, code, written) => {
    expect(writeInAscii(code)).toBe(written);
  });

  it.each(['🚫 no', '⛔', '\u{1F6AB}', 'don’t', '– –', '\uD83D', 'x'])('keeps what expressions find in %j', (text) => {
    for (const expression of [/[🚫⛔]/u, /🚫/, /[–—-]/, /’/]) {
      const [, source = '', flags] = /^const a = \/(.*)\/(\w*);$/.exec(writeInAscii(`const a = ${expression};`)) ?? [];
      expect(text.search(new RegExp(source, flags))).toBe(text.search(expression));
    }
  });
});
