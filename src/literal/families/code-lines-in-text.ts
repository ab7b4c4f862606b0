import { blankCommentsAndPlainText, blankOnly } from '../../text/languages/code-mask.ts';
import { withoutHereDocuments } from '../../text/languages/here-documents.ts';
import { blankRunningText } from '../../text/languages/running-text.ts';
import type { TextSubject } from '../types.ts';

type Lines = ReadonlyMap<number, string>;

/** Line number → the line with comments and strings blanked out. Undefined for a language whose comments are unknown. */
export function readCodeLines(subject: TextSubject): Lines | undefined {
  return readLines(subject, (text, languageId, isWhole) => {
    const code = blankCommentsAndPlainText(text, languageId, isWhole);
    return code === undefined
      ? undefined
      : languageId === 'shellscript'
        ? withoutHereDocuments(code, text)
        : languageId === 'terraform'
          ? withLabels(code, text)
          : code;
  });
}

/** The types of blocks in Terraform are in quotes, and code: `resource "null_resource" "a" {`. */
function withLabels(code: string, text: string): string {
  const written = text.split('\n');
  return code
    .split('\n')
    .map((line, index) =>
      /^\s*(?:resource|data|provider|provisioner|backend)\s/.test(line) ? (written[index] ?? line) : line,
    )
    .join('\n');
}

const PAGES: ReadonlySet<string> = new Set(['astro', 'html', 'svelte', 'vue']);

/** The same without the text that readers of a page see. Undefined for what is no page or component. */
export function readCodeOfPage(subject: TextSubject): Lines | undefined {
  return PAGES.has(subject.languageId ?? '')
    ? readLines(subject, (text, languageId, isWhole) => {
        const code = blankCommentsAndPlainText(text, languageId, isWhole);
        return code === undefined ? undefined : blankRunningText(code);
      })
    : undefined;
}

/** The same with only its strings or its comments blanked out. */
export function readLinesWithout(what: 'comments' | 'strings', subject: TextSubject): Lines | undefined {
  return readLines(subject, (text, languageId) => blankOnly(what, text, languageId));
}

function readLines(
  { file, head, languageId }: TextSubject,
  blank: (text: string, languageId: string, isWhole: boolean) => string | undefined,
): Lines | undefined {
  if (languageId === undefined) {
    return undefined;
  }
  const blanked = new Map<number, string>();
  if (head !== undefined) {
    const lines = blank(head, languageId, true)?.split('\n');
    lines?.forEach((text, index) => blanked.set(index + 1, text));
    return lines === undefined ? undefined : blanked;
  }
  // Each hunk is read on its own: a comment that opens above the hunk is not recognized.
  for (const { lines } of file.hunks) {
    const shown = lines.flatMap((line) => (line.kind === 'removed' ? [] : [line]));
    const text = blank(shown.map((line) => line.text).join('\n'), languageId, false)?.split('\n');
    if (text === undefined) {
      return undefined;
    }
    shown.forEach(({ newLine }, index) => blanked.set(newLine, text[index] ?? ''));
  }
  return blanked;
}
