import { at } from '../../structures/at.ts';
import type { DiffLine, FileChange, Hunk } from '../../changes/types.ts';
import { isHeadOf, type ReadHead } from '../../changes/head-text.ts';
import type { Finding, Side } from '../../findings/types.ts';
import { splitLines } from '../../syntax/lines.ts';
import { outlineOf } from '../../syntax/outline.ts';
import type { Declaration, Grammars } from '../../syntax/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { secretFileReason } from '../../text/secrets/secret-files.ts';

/**
 * The lines of a changed file, including removed ones: all lines if its text is available, or else those of its hunks.
 */
export interface FileCode {
  readonly file: FileChange;
  readonly rows: readonly DiffLine[];
  readonly declarations: readonly Declaration[];
}

/** Indices of rows; both ends are included. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads the code around the changes of a file. Never rejects: if the text cannot be read, or the file may contain
 * secrets by its name, only the hunks are used.
 */
export async function readFileCode(file: FileChange, readHead: ReadHead, grammars: Grammars): Promise<FileCode> {
  try {
    const head =
      file.view === undefined && secretFileReason(file.path) === undefined ? await readHead(file.path) : undefined;
    return head !== undefined && isHeadOf(file, head) ? await withHead(file, head, grammars) : hunksAlone(file);
  } catch {
    // The findings have already been paid for and must not be lost because of a file that cannot be read.
    return hunksAlone(file);
  }
}

/** The hunks of a file, without reading anything. */
export function hunksAlone(file: FileChange): FileCode {
  return { file, rows: sortHunks(file).flatMap(({ lines }) => lines), declarations: [] };
}

async function withHead(file: FileChange, head: string, grammars: Grammars): Promise<FileCode> {
  const language = languageOf(file.path, head.split('\n', 1)[0]) ?? 'plaintext';
  const { declarations } = await outlineOf(head, language, grammars);
  return { file, rows: joinRows(splitLines(blankSecrets(head)), sortHunks(file)), declarations };
}

function sortHunks({ hunks, view }: FileChange): readonly Hunk[] {
  return (view?.hunks ?? hunks).toSorted((a, b) => a.newStart - b.newStart);
}

/** The rows of all hunks, with the unchanged lines of the head between them. */
function joinRows(lines: readonly string[], hunks: readonly Hunk[]): readonly DiffLine[] {
  const rows: DiffLine[] = [];
  let next = 1;
  let away = 0;
  const fillTo = (end: number): void => {
    for (; next < end && next <= lines.length; next += 1) {
      rows.push({ kind: 'context', newLine: next, oldLine: next + away, text: at(lines, next - 1) });
    }
  };
  for (const { newStart, newLines, oldStart, oldLines, lines: drawn } of hunks) {
    // A hunk without lines on one side names the line before it.
    fillTo(newLines === 0 ? newStart + 1 : newStart);
    rows.push(...drawn);
    next = newLines === 0 ? newStart + 1 : newStart + newLines;
    away = (oldLines === 0 ? oldStart + 1 : oldStart + oldLines) - next;
  }
  fillTo(lines.length + 1);
  return rows;
}

const MAX_DECLARATION_LINES = 80;
const ROWS_AROUND = 20;
/** Shown if there is little room, and always around the ends of a declaration. */
const LEAST_ROWS_AROUND = 3;
/** Maximum rows to show if a finding names no line of the file. */
const MAX_ROWS_OF_FILE = 60;

/**
 * The rows needed to judge a finding: the function that it is about, or the rows around it if the function is long or
 * unknown.
 */
export function rowsAround(finding: Finding, code: FileCode): RowRange {
  const own = ownRows(finding, code);
  const lines = own === undefined ? undefined : findHeadLines(own, code.rows);
  if (own === undefined || lines === undefined) {
    return nearRows(finding, code);
  }
  const outer = enclosing(code.declarations, lines);
  const rows = outer === undefined ? undefined : findRows({ from: outer.startLine, to: outer.endLine }, 'RIGHT', code);
  const wide = rows ?? around(own, ROWS_AROUND, code);
  const near = around(own, LEAST_ROWS_AROUND, code);
  return { from: Math.min(wide.from, near.from), to: Math.max(wide.to, near.to) };
}

/** The fewest rows with which a finding can be judged. */
export function nearRows(finding: Finding, code: FileCode): RowRange {
  const own = ownRows(finding, code);
  if (own !== undefined) {
    return around(own, LEAST_ROWS_AROUND, code);
  }
  const changed = Math.max(
    0,
    code.rows.findIndex(({ kind }) => kind !== 'context'),
  );
  return around({ from: changed, to: changed + MAX_ROWS_OF_FILE }, LEAST_ROWS_AROUND, code);
}

function around({ from, to }: RowRange, more: number, { rows }: FileCode): RowRange {
  return { from: Math.max(0, from - more), to: Math.min(rows.length - 1, to + more) };
}

/** The rows that a finding names, if they exist. */
function ownRows({ line, startLine, side }: Finding, code: FileCode): RowRange | undefined {
  return line === undefined ? undefined : findRows({ from: startLine ?? line, to: line }, side, code);
}

function findRows(lines: RowRange, side: Side, { rows }: FileCode): RowRange | undefined {
  const isInside = (row: DiffLine): boolean => {
    const line = readLineNumber(row, side);
    return line !== undefined && line >= lines.from && line <= lines.to;
  };
  const from = rows.findIndex(isInside);
  return from < 0 ? undefined : { from, to: rows.findLastIndex(isInside) };
}

function readLineNumber(row: DiffLine, side: Side): number | undefined {
  if (side === 'LEFT') {
    return row.kind === 'added' ? undefined : row.oldLine;
  }
  return row.kind === 'removed' ? undefined : row.newLine;
}

/** The lines of the head that the rows contain; for removed rows, the lines next to them. */
function findHeadLines({ from, to }: RowRange, rows: readonly DiffLine[]): RowRange | undefined {
  const first = rows.slice(from).find(isOfHead) ?? rows.slice(0, from).findLast(isOfHead);
  const last = rows.slice(0, to + 1).findLast(isOfHead) ?? first;
  const lines = [first, last].flatMap((row) => (row === undefined ? [] : [row.newLine]));
  return lines.length === 0 ? undefined : { from: Math.min(...lines), to: Math.max(...lines) };
}

function isOfHead(row: DiffLine): row is Exclude<DiffLine, { readonly kind: 'removed' }> {
  return row.kind !== 'removed';
}

/** The largest declaration around the lines that is not too long. */
function enclosing(declarations: readonly Declaration[], lines: RowRange): Declaration | undefined {
  const outer = declarations.find(({ startLine, endLine }) => startLine <= lines.from && lines.to <= endLine);
  if (outer === undefined || outer.endLine - outer.startLine < MAX_DECLARATION_LINES) {
    return outer;
  }
  return enclosing(outer.children, lines);
}
