import { readMarkdownLines } from '../documents/markdown-lines.ts';
import type { TextSubject, Violation } from '../../types.ts';

const PROSE = new Set(['asciidoc', 'markdown', 'mdx', 'plaintext', 'restructuredtext']);

/** Whether files of a language are documents. */
export function isProse(languageId: string | undefined): boolean {
  return languageId !== undefined && PROSE.has(languageId);
}

/** Rows of tables, addresses, links, images, definitions of links, directives and tags cannot be divided, or not everywhere. */
const UNDIVIDED = /:\/\/|\]\(|\]\[|^\s*(?:\||\[[^\]]*\]:|<|\.\. |:::|\{%|import\b|export\b)|\|.*\|/;

/** Finds added lines of a document that are longer than the limit and could be divided. */
export function findLongProse({ file: { path, hunks }, head, added }: TextSubject, max: number): readonly Violation[] {
  const long = added.filter(({ text }) => text.length > max);
  if (long.length === 0 || head === undefined) {
    return [];
  }
  const texts = new Set(readMarkdownLines(head).flatMap(({ kind, number }) => (kind === 'text' ? [number] : [])));
  const removed = new Set(
    hunks.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'removed' ? [line.text.trim()] : []))),
  );
  return long.flatMap(({ number, text }): readonly Violation[] => {
    const length = [...text.trimEnd()].length;
    const isDivisible =
      text
        .trim()
        .replaceAll(/`[^`]*`/g, '``')
        .lastIndexOf(' ', max) > 20;
    return length > max && texts.has(number) && isDivisible && !UNDIVIDED.test(text) && !removed.has(text.trim())
      ? [
          {
            path,
            line: number,
            found: `a line of ${length} characters`,
            note: `This line has ${length} characters; the limit is ${max}.`,
          },
        ]
      : [];
  });
}
