import type { TextFinder, TextSubject, Violation } from '../../types.ts';
import { readMarkdownLines, type MarkdownLine } from './markdown-lines.ts';

/** A form of Markdown that rules name by words. */
export interface MarkdownForm {
  /** The clause in words, with its subject and verb. */
  readonly forbidden?: RegExp;
  readonly required?: RegExp;
  readonly finder: TextFinder;
}

/** Finds added lines of Markdown by what they are, and by the lines around them. */
export function findMarkdown(
  name: string,
  judge: (line: MarkdownLine, before: readonly MarkdownLine[], after: MarkdownLine | undefined) => string | undefined,
): TextFinder {
  return {
    looksAt: 'text',
    words: `reports ${name} in Markdown`,
    languages: ['markdown', 'mdx', 'instructions', 'prompt', 'chatagent', 'skill'],
    readsProse: true,
    find: ({ file: { path }, head, isAdded }: TextSubject): readonly Violation[] => {
      const lines = head === undefined ? [] : readMarkdownLines(head);
      // One list that grows: a copy for each line of a long document would take seconds.
      const before: MarkdownLine[] = [];
      return lines.flatMap((line, index): readonly Violation[] => {
        const found = isAdded(line.number) ? judge(line, before, lines[index + 1]) : undefined;
        before.push(line);
        return found === undefined ? [] : [{ path, line: line.number, found }];
      });
    },
  };
}
