import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstructions } from '../../src/customizations/instructions.ts';
import { locateText } from '../../src/customizations/locate.ts';
import { sourceText, type SourceText } from '../../src/text/source-text.ts';
import { readFrontmatter } from '../text/frontmatter/read-frontmatter.ts';

/** Line and column of a word in the repository's instructions or, if there is frontmatter, in path instructions. */
function placeOf(word: string, text: string) {
  const content = contentOf(sourceText('a.md', text));
  return content && locateText(content, content.text.indexOf(word));
}

function contentOf(source: SourceText) {
  const kind = source.text.includes('---') ? 'path-instructions' : 'repository-instructions';
  const standing = { path: 'a.md', level: 'repository', folder: '', readers: [], servedFolder: '' } as const;
  const read = readInstructions({ kind, ...standing }, source, readFrontmatter(source));
  return read.kind === 'instructions' ? read.instructions.content : undefined;
}

describe('locateText', () => {
  it.each([
    ['in the first line', 'word', { line: 1, column: 1 }],
    ['after blank lines and spaces', '\n\n  word', { line: 3, column: 3 }],
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

  it('gives every part of a setting the position of its entry', () => {
    const position = { line: 7, column: 9 };
    expect(locateText({ text: 'abc', path: 's.json', origin: { kind: 'setting', position } }, 2)).toEqual(position);
  });

  it('leads from every offset to the same character in the file', () => {
    const texts = fc.array(fc.constantFrom('a', ' ', '\n', '\r\n', '\uFEFF', 'é', '😀', '\t'), { maxLength: 30 });
    fc.assert(
      fc.property(texts, (parts) => {
        const source = sourceText('a.md', parts.join(''));
        const content = contentOf(source);
        if (content !== undefined) {
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
