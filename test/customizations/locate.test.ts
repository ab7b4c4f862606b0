import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPathInstructions, readRepositoryInstructions } from '../../src/customizations/instructions.ts';
import { locateText } from '../../src/customizations/locate.ts';
import { sourceText } from '../../src/text/source-text.ts';

/** Line and column of a word of a repository's or, with frontmatter, of path instructions. */
function placeOf(word: string, text: string) {
  const read = text.includes('---') ? readPathInstructions : readRepositoryInstructions;
  const content = read(sourceText('a.md', text)).found[0]!.content;
  return locateText(content, content.text.indexOf(word));
}

describe('locateText', () => {
  it.each([
    ['in the first line', 'word', { line: 1, column: 1 }],
    ['after blank lines and blanks', '\n\n  word', { line: 3, column: 3 }],
    ['after a byte order mark', '\uFEFFword', { line: 1, column: 2 }],
    ['after CRLF', 'a\r\n\r\nb word', { line: 3, column: 3 }],
    ['after characters of two code units', '😀 word', { line: 1, column: 4 }],
    ['after frontmatter', '---\napplyTo: "**"\n---\n\nword', { line: 5, column: 1 }],
    [
      'after frontmatter with CRLF and a byte order mark',
      '\uFEFF---\r\na: 1\r\n---\r\nx\r\nword',
      { line: 5, column: 1 },
    ],
  ])('%s', (_name, text, expected) => {
    expect(placeOf('word', text)).toEqual(expected);
  });

  it('gives all of a setting the place of its entry', () => {
    const position = { line: 7, column: 9 };
    expect(locateText({ text: 'abc', path: 's.json', origin: { kind: 'setting', position } }, 2)).toEqual(position);
  });

  it('leads every offset to the character it is in the file', () => {
    const texts = fc.array(fc.constantFrom('a', ' ', '\n', '\r\n', '\uFEFF', 'é', '😀', '\t'), { maxLength: 30 });
    fc.assert(
      fc.property(texts, (parts) => {
        const source = sourceText('a.md', parts.join(''));
        for (const { content } of readRepositoryInstructions(source).found) {
          const characters = Array.from({ length: content.text.length }, (_, offset) => {
            const { line, column } = locateText(content, offset);
            return source.text[source.lineStarts[line - 1]! + column - 1];
          });
          expect(characters.join('')).toBe(content.text);
        }
      }),
    );
  });
});
