import { isHeadOf, type ReadHead } from '../changes/head-text.ts';
import type { FileChange } from '../changes/types.ts';
import type { CodeLine, CodeToken } from '../syntax/code/types.ts';
import type { Grammars } from '../syntax/types.ts';
import { blankCommentsAndStrings } from '../text/code-mask.ts';

/** A line of a file, divided into code, comments and the rest. Every character keeps its column. */
export interface LineOfCode {
  /** The line with all but code blanked out. */
  readonly code: string;
  /** The line with all but comments blanked out. Undefined if only a scan could read it. */
  readonly comments?: string;
  /** The token that begins at a column. Undefined if only a scan could read the line. */
  readonly tokenAt?: (column: number) => CodeToken | undefined;
}

/** New line number → the line. */
export type CodeOfLines = ReadonlyMap<number, LineOfCode>;

/** What the code of a change is read from. */
export interface CodeSource {
  readonly readHead: ReadHead;
  /** Without grammars, comments and strings are found by a scan. */
  readonly grammars?: Pick<Grammars, 'readCode'> | undefined;
}

/**
 * Reads some lines of a changed file: by the grammar of its language from the whole file, else by a scan for comments and
 * strings, and without the whole file from its hunks. Undefined for a language whose comments are unknown.
 *
 * @param lines numbers of lines after the change
 */
export async function readCodeOfLines(
  file: FileChange,
  languageId: string,
  lines: readonly number[],
  { readHead, grammars }: CodeSource,
): Promise<CodeOfLines | undefined> {
  const head = await readHead(file.path);
  if (head !== undefined && isHeadOf(file, head)) {
    const read = await grammars?.readCode?.(head, languageId, lines);
    return read === undefined ? scanText(head, languageId) : new Map(read.map((one) => [one.line, lineFrom(one)]));
  }
  return readHunks(file, languageId, lines, grammars);
}

/** Without the whole file, each hunk is read on its own: a comment that opens above the hunk is not recognized. */
async function readHunks(
  file: FileChange,
  languageId: string,
  wanted: readonly number[],
  grammars: CodeSource['grammars'],
): Promise<CodeOfLines | undefined> {
  const code = new Map<number, LineOfCode>();
  for (const hunk of file.hunks) {
    const shown = hunk.lines.filter((line) => line.kind !== 'removed');
    const text = shown.map((line) => line.text).join('\n');
    const scanned = scanText(text, languageId);
    if (scanned === undefined) {
      return undefined;
    }
    const inHunk = shown.flatMap((line, index) => (wanted.includes(line.newLine) ? [index + 1] : []));
    const parsed = inHunk.length === 0 ? [] : await grammars?.readCode?.(text, languageId, inHunk);
    // A part of a file may not follow the grammar: its first line can be in the middle of a string.
    const sound = new Map(parsed?.flatMap((one) => (one.isSound ? [[one.line, lineFrom(one)]] : [])));
    for (const [index, { newLine }] of shown.entries()) {
      code.set(newLine, sound.get(index + 1) ?? scanned.get(index + 1) ?? { code: '' });
    }
  }
  return code;
}

function scanText(text: string, languageId: string): CodeOfLines | undefined {
  const lines = blankCommentsAndStrings(text, languageId)?.split('\n');
  return lines === undefined ? undefined : new Map(lines.map((code, index) => [index + 1, { code }]));
}

function lineFrom({ tokens }: CodeLine): LineOfCode {
  const byColumn = new Map(tokens.map((token) => [token.column, token]));
  return {
    code: drawTokens(tokens.filter(({ role }) => role !== 'comment')),
    comments: drawTokens(tokens.filter(({ role }) => role === 'comment')),
    tokenAt: (column) => byColumn.get(column),
  };
}

function drawTokens(tokens: readonly CodeToken[]): string {
  let line = '';
  for (const { column, text } of tokens) {
    line = line.padEnd(column) + text;
  }
  return line;
}
