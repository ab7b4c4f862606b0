import { describe, expect, it } from 'vitest';
import { regex, regexSource } from '../../src/text/regex.ts';

describe('a regular expression over several lines', () => {
  it.each([
    {
      name: 'has no line ends and no indentation',
      written: regexSource`
        ^(?:
          first|second
          |third
        )$
      `,
      source: '^(?:first|second|third)$',
    },
    {
      name: 'keeps spaces within a line, and those in brackets next to a line end',
      written: regexSource`
        [ ]must not|
        must[ ]
          (?:never|always)[ ]
        [ ][a ][ ]?x
      `,
      source: ' must not|must (?:never|always)  [a ][ ]?x',
    },
    {
      name: 'keeps escapes, those of line ends and spaces as well',
      written: regexSource`
        \bfoo\s*\(
        \n\x20\\
      `,
      source: String.raw`\bfoo\s*\(\n\x20\\`,
    },
    {
      name: 'has a backtick where one is escaped',
      written: regexSource`
        \`[^\`]+\`
      `,
      source: '`[^`]+`',
    },
    {
      name: 'takes parts as they are, with their own line ends',
      written: regexSource`
        ${'a\n  b'}|
        ${String.raw`\d`}+
      `,
      source: 'a\n  b|\\d+',
    },
    { name: 'may be written on one line', written: regexSource`a|b c`, source: 'a|b c' },
  ])('$name', ({ written, source }) => {
    expect(written).toBe(source);
  });

  it('has the given flags', () => {
    const expression = regex('iu')`
      ^(?<name>
        \p{L}+
      )$
    `;
    expect(expression.flags).toBe('iu');
    expect(expression.exec('ÄPFEL')?.groups).toEqual({ name: 'ÄPFEL' });
  });

  it('has no flags without any', () => {
    expect(regex()`a`).toEqual(/a/);
  });

  it('is refused where it cannot be read', () => {
    expect(() => regex()`(`).toThrow(SyntaxError);
  });
});
