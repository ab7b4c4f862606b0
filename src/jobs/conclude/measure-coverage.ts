import { countLines } from '../../changes/diff/read-diff.ts';
import type { ExcludedFile } from '../../changes/review-scope.ts';
import type { Changes, FileChange } from '../../changes/types.ts';
import type { HunkPart } from '../../prompt/parts/change.ts';
import type { PartsReport } from '../ask/asked-reviewer.ts';
import type { Coverage, NotReviewed } from '../../reports/review/review-result.ts';

/**
 * Counts every changed line as reviewed, or as not reviewed for a reason.
 * @param parts undefined if no model was asked: then the reviewed files were read whole
 */
export function measureCoverage(
  changes: Changes,
  reviewed: readonly FileChange[],
  excluded: readonly ExcludedFile[],
  parts: PartsReport | undefined,
): Coverage {
  const scale = scaleViews(reviewed, parts);
  const rows = [
    ...listFileRows(changes, reviewed, excluded),
    ...(parts === undefined ? [] : listPartRows(parts, scale)),
  ];
  const missing = changes.missing ?? { files: 0, lines: 0 };
  const lines = countChangedLines(changes.files) + missing.lines;
  const unread = rows.reduce((sum, row) => sum + row.lines, 0) + missing.lines;
  const read = parts === undefined ? reviewed : parts.answered.filter((part) => part.changedLines > 0);
  return {
    files: changes.files.length + missing.files,
    reviewedFiles: new Set(read.map(({ path }) => path)).size,
    lines,
    reviewedLines: lines - unread,
    notReviewed: countByKind(rows, missing),
  };
}

/** Lines of one file that were not reviewed for one reason. */
interface Row {
  readonly kind: NotReviewed;
  readonly path: string;
  readonly lines: number;
}

/** The lines of files that are not reviewed. A file counts in part if its source gave only some of its lines. */
function listFileRows(
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
    const lines = countChangedLines([file]) - (read.has(file) ? countChangedLines([countLines(file.hunks)]) : 0);
    return [{ kind, path: file.path, lines }];
  });
}

function listPartRows(
  { answered, failed, overLimit }: PartsReport,
  scale: ReadonlyMap<string, number>,
): readonly Row[] {
  const countLinesOfFile = (path: string, lines: number): number => Math.floor(lines * (scale.get(path) ?? 1));
  const whole = (kind: NotReviewed, parts: readonly HunkPart[]): readonly Row[] =>
    parts.map((part) => ({
      kind,
      path: part.path,
      lines: countLinesOfFile(part.path, part.changedLines + part.cutLines),
    }));
  const cut = answered.filter((part) => part.cutLines > 0);
  return [
    ...whole('failed', failed),
    ...whole('over-limit', overLimit),
    ...cut.map((part) => ({
      kind: 'long-line' as const,
      path: part.path,
      lines: countLinesOfFile(part.path, part.cutLines),
    })),
  ];
}

/** A bundle is shown as its changed modules, with another number of lines: how many lines of the file one such line stands for. */
function scaleViews(reviewed: readonly FileChange[], parts: PartsReport | undefined): ReadonlyMap<string, number> {
  const all = parts === undefined ? [] : [...parts.answered, ...parts.failed, ...parts.overLimit];
  const shown = new Map<string, number>();
  for (const part of all) {
    shown.set(part.path, (shown.get(part.path) ?? 0) + part.changedLines + part.cutLines);
  }
  return new Map(
    reviewed
      .filter((file) => file.view !== undefined)
      .map((file) => [file.path, countChangedLines([file]) / Math.max(1, shown.get(file.path) ?? 1)]),
  );
}

function countByKind(rows: readonly Row[], missing: { files: number; lines: number }): Coverage['notReviewed'] {
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

function countChangedLines(files: readonly Pick<FileChange, 'additions' | 'deletions'>[]): number {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0);
}
