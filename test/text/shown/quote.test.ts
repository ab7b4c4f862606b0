import { describe, expect, it } from 'vitest';
import { quote, quoteJson, quotePath, quoteValue } from '../../../src/text/shown/quote.ts';

describe('quote', () => {
  it.each([
    { name: 'puts a text in backticks', text: 'src/a.ts', quoted: '`src/a.ts`' },
    { name: 'joins lines and blanks', text: '  one\r\n\ttwo  three\n', quoted: '`one two three`' },
    { name: 'writes a backtick as an apostrophe', text: 'run `npm`', quoted: "`run 'npm'`" },
    { name: 'shows hidden characters', text: 'a\u202Eb\uFEFF', quoted: '`a\\u{202E}b\\u{FEFF}`' },
    { name: 'breaks up what a runner takes for a command', text: 'a ##[error]b', quoted: '`a # #[error]b`' },
    { name: 'cuts after 60 characters', text: 'x'.repeat(61), quoted: `\`${'x'.repeat(59)}…\`` },
    { name: 'does not split a character', text: `${'x'.repeat(58)}😀yz`, quoted: `\`${'x'.repeat(58)}…\`` },
  ])('$name', ({ text, quoted }) => {
    expect(quote(text)).toBe(quoted);
  });

  it('cuts after as many characters as the caller says', () => {
    expect(quote('a long text', { most: 7 })).toBe('`a long…`');
  });
});

describe('quoteValue', () => {
  const endless: unknown[] = [];
  endless.push(endless);
  const own: Record<string, unknown> = {};
  own['own'] = own;

  it.each([
    { name: 'a text as it is', value: 'text', quoted: '`text`' },
    { name: 'a list as its JSON', value: ['a', 1], quoted: '`["a",1]`' },
    { name: 'a number without a word in JSON', value: Number.POSITIVE_INFINITY, quoted: '`Infinity`' },
    { name: 'a missing value', value: undefined, quoted: '`undefined`' },
    { name: 'a list that contains itself', value: endless, quoted: '`[…]`' },
    { name: 'a map that contains itself', value: own, quoted: '`{…}`' },
  ])('quotes $name', ({ value, quoted }) => {
    expect(quoteValue(value)).toBe(quoted);
  });
});

describe('quotePath', () => {
  const long = `${'folder/'.repeat(12)}references/steps.md`;

  it.each([
    { name: 'keeps a short path', path: 'docs/a.md', quoted: '`docs/a.md`' },
    { name: 'keeps the end of a long path', path: long, quoted: `\`…${'/folder'.repeat(5)}/references/steps.md\`` },
    { name: 'cuts a name that is too long itself', path: 'x'.repeat(70), quoted: `\`${'x'.repeat(59)}…\`` },
    { name: 'has no backtick within', path: `${'a/'.repeat(40)}b\`c.md`, quoted: `\`…${'/a'.repeat(26)}/b'c.md\`` },
  ])('$name', ({ path, quoted }) => {
    expect(quotePath(path)).toBe(quoted);
    expect(quotePath(path).length).toBeLessThanOrEqual(62);
  });
});

describe('quoteJson', () => {
  it.each([
    { name: 'keeps the quotes of a text', value: 'a "b"', json: String.raw`"a \"b\""` },
    { name: 'closes the quotes of a text that is cut', value: 'x'.repeat(70), json: `"${'x'.repeat(57)}…"` },
    { name: 'cuts a list', value: Array.from({ length: 40 }, () => 1), json: `[${'1,'.repeat(29)}…` },
  ])('$name', ({ value, json }) => {
    expect(quoteJson(value)).toBe(json);
  });
});
