import { countLines } from '../../changes/diff/read-diff.ts';
import type { ExcludedFile } from '../../changes/review-scope.ts';
import type { Changes, FileChange } from '../../changes/types.ts';
import type { HunkPart } from '../../prompt/parts/change.ts';
import type { Coverage, NotReviewed } from '../../reports/review/review-result.ts';

/** What became of the parts that were drawn of the reviewed files. */
export interface PartsReport {
  /** Parts that a model has answered to. */
  readonly answered: readonly HunkPart[];
  readonly failed: readonly HunkPart[];
  /** Parts that were not sent. */
  readonly overLimit: readonly HunkPart[];
}

/**
 * Accounts for every changed line: reviewed, or not and why. Without `parts`, as when no model was asked, the
 * reviewed files were read whole.
 */
export function coverageOf(
  changes: Changes,
  reviewed: readonly FileChange[],
  excluded: readonly ExcludedFile[],
  parts: PartsReport | undefined,
): Coverage {
  const scale = viewScale(reviewed, parts);
  const rows = [...fileRows(changes, reviewed, excluded), ...(parts === undefined ? [] : partRows(parts, scale))];
  const missing = changes.missing ?? { files: 0, lines: 0 };
  const lines = linesOf(changes.files) + missing.lines;
  const unread = rows.reduce((sum, row) => sum + row.lines, 0) + missing.lines;
  const read = parts === undefined ? reviewed : parts.answered.filter((part) => part.changedLines > 0);
  return {
    files: changes.files.length + missing.files,
    reviewedFiles: new Set(read.map(({ path }) => path)).size,
    lines,
    reviewedLines: lines - unread,
    notReviewed: byKind(rows, missing),
  };
}

/** Lines of one file that were not reviewed for one reason. */
interface Row {
  readonly kind: NotReviewed;
  readonly path: string;
  readonly lines: number;
}

/** A file may be reviewed by those of its lines that a source gave. */
function fileRows(
  changes: Changes,
  reviewed: readonly FileChange[],
  excluded: readonly ExcludedFile[],
): readonly Row[] {
  const kinds = new Map(excluded.map(({ path, kind }) => [path, kind]));
  const read = new Set(reviewed);
  return changes.files.flatMap((file): readonly Row[] => {
    const kind = kinds.get(file.path);
    if (kind === undefined) {
      return [];
    }
    const lines = linesOf([file]) - (read.has(file) ? linesOf([countLines(file.hunks)]) : 0);
    return [{ kind, path: file.path, lines }];
  });
}

function partRows({ answered, failed, overLimit }: PartsReport, scale: ReadonlyMap<string, number>): readonly Row[] {
  const linesOfPart = (path: string, lines: number): number => Math.floor(lines * (scale.get(path) ?? 1));
  const whole = (kind: NotReviewed, parts: readonly HunkPart[]): readonly Row[] =>
    parts.map((part) => ({ kind, path: part.path, lines: linesOfPart(part.path, part.changedLines + part.cutLines) }));
  const cut = answered.filter((part) => part.cutLines > 0);
  return [
    ...whole('failed', failed),
    ...whole('over-limit', overLimit),
    ...cut.map((part) => ({
      kind: 'long-line' as const,
      path: part.path,
      lines: linesOfPart(part.path, part.cutLines),
    })),
  ];
}

/** Lines of the file for each line of its view: a view has as many lines as it takes to be read. */
function viewScale(reviewed: readonly FileChange[], parts: PartsReport | undefined): ReadonlyMap<string, number> {
  const all = parts === undefined ? [] : [...parts.answered, ...parts.failed, ...parts.overLimit];
  const shown = new Map<string, number>();
  for (const part of all) {
    shown.set(part.path, (shown.get(part.path) ?? 0) + part.changedLines + part.cutLines);
  }
  return new Map(
    reviewed
      .filter((file) => file.view !== undefined)
      .map((file) => [file.path, linesOf([file]) / Math.max(1, shown.get(file.path) ?? 1)]),
  );
}

function byKind(rows: readonly Row[], missing: { files: number; lines: number }): Coverage['notReviewed'] {
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const counted = kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      files: new Set(own.map((row) => row.path)).size,
      lines: own.reduce((sum, row) => sum + row.lines, 0),
    };
  });
  const unlisted = missing.files + missing.lines === 0 ? [] : [{ kind: 'missing' as const, ...missing }];
  return [...counted, ...unlisted].toSorted((a, b) => b.lines - a.lines || b.files - a.files);
}

function linesOf(files: readonly Pick<FileChange, 'additions' | 'deletions'>[]): number {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0);
}
