import { blankCommentsAndStrings } from '../../../text/languages/code-mask.ts';
import type { TextSubject } from '../../types.ts';
import { readMarkdownLines } from './markdown-lines.ts';

/** Added lines without what is code: blocks and spans of Markdown, and everything but comments and strings elsewhere. */
export function proseLines({
  head,
  added,
  languageId,
}: TextSubject): readonly { readonly number: number; readonly text: string }[] {
  if (head === undefined) {
    return [];
  }
  if (languageId === undefined || PROSE.test(languageId)) {
    const code = new Set(
      readMarkdownLines(head).flatMap(({ kind, number }) => (kind === 'code' || kind === 'fence' ? [number] : [])),
    );
    return added
      .filter(({ number }) => !code.has(number))
      .map(({ number, text }) => ({ number, text: text.replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, ' ') }));
  }
  const blanked = blankCommentsAndStrings(head, languageId)?.split('\n');
  return blanked === undefined
    ? []
    : added.map(({ number, text }) => {
        const code = blanked[number - 1] ?? '';
        return {
          number,
          text: [...text].map((character, index) => (/\S/.test(code.charAt(index)) ? ' ' : character)).join(''),
        };
      });
}

const PROSE = /^(?:markdown|mdx|instructions|prompt|chatagent|skill|plaintext|restructuredtext|asciidoc)$/;
