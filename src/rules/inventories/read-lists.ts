import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { oncePerText } from '../reading/texts/once-per-text.ts';

/** An entry of a list or a row of a table that begins with a name or a path. */
export interface Entry {
  /** As written, without marks: `deploy`, `references/steps.md`. */
  readonly label: string;
  readonly range: TextRange;
}

/** Entries of one list or table, one after the other. */
export interface WrittenList {
  /** The heading above, or the line that introduces the list. */
  readonly title: string;
  readonly entries: readonly Entry[];
  /** How many entries the list has, also those that begin with other words. */
  readonly size: number;
}

const MAX_LINES = 20_000;
const MAX_LISTS = 100;
const MAX_LABEL = 160;

/** The mark of an entry and its indentation. */
const ENTRY = /^([ \t]*)(?:[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(.*)$/;
/** A name in code, in bold type or as the text of a link, at the beginning of an entry or of a row. */
const LABEL = /^(?:\*\*)?(?:`([^`]{1,160})`|\*\*([^*`]{1,160})\*\*|\[`?([^\]`]{1,160})`?\]\(([^)\s]{1,200})\))/;
const HEADING = /^#{1,6}[ \t]+(.{1,200})$/;

/** Finds the lists and tables of a text, outside of code blocks. Entries below other entries are left out. */
export const readLists = oncePerText(({ text, body, markdown }): readonly WrittenList[] => {
  const lists: WrittenList[] = [];
  let title = '';
  let open: { title: string; indent: number; entries: Entry[]; size: number } | undefined;
  const close = (): void => {
    if (open !== undefined && open.entries.length > 0 && lists.length < MAX_LISTS) {
      lists.push({ title: open.title, entries: open.entries, size: open.size });
    }
    open = undefined;
  };
  let start = body.start;
  for (let lines = 0; start < body.end && lines < MAX_LINES; lines += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + MAX_LINE)).trimEnd();
    const isRow = line.startsWith('|');
    const [, indentation = '', behind = ''] = isRow ? [] : (ENTRY.exec(line) ?? []);
    if (line.trim() !== '' && markdown.isFenced(start)) {
      close();
    } else if (isRow || behind !== '') {
      const indent = isRow ? -1 : indentation.length;
      if (open !== undefined && (isRow ? open.indent !== -1 : open.indent === -1 || indent < open.indent)) {
        close();
      }
      open ??= { title: detachText(title), indent, entries: [], size: 0 };
      if (indent === open.indent && !/^\|[\s:|-]*$/.test(line)) {
        open.size += 1;
        const words = isRow ? line.replace(/^\|[ \t]*(?:\d{1,3}[ \t]*\|[ \t]*)?/, '') : behind;
        const [, code, bold, link, target] = LABEL.exec(words) ?? [];
        const label = code ?? bold ?? (target?.endsWith('.md') === true ? target : link);
        if (label !== undefined && label.length <= MAX_LABEL) {
          const from = start + line.indexOf(label);
          open.entries.push({ label: detachText(label.trim()), range: { start: from, end: from + label.length } });
        }
      }
    } else if (line.trim() !== '' && !/^[ \t]/.test(line)) {
      close();
      title = HEADING.exec(line)?.[1] ?? line.slice(0, MAX_LABEL);
    }
    start = end + 1;
  }
  close();
  return lists;
});

const MAX_LINE = 1_000;
