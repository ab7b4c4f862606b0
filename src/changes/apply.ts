import type { FileChange } from './types.ts';

/**
 * The text of a file after a change, from its text before it: for a diff that came without a head.
 * Where the text is already that of the head it is returned as it is; `undefined` where it is neither.
 */
export function headTextFrom(before: string, file: FileChange): string | undefined {
  const lines = before.split('\n');
  if (fits(lines, file, 'old')) {
    return applyHunks(lines, file);
  }
  return fits(lines, file, 'new') ? before : undefined;
}

function fits(lines: readonly string[], file: FileChange, side: 'old' | 'new'): boolean {
  return file.hunks.every((hunk) =>
    hunk.lines.every((line) => {
      if (line.kind === 'context') {
        return lines[(side === 'old' ? line.oldLine : line.newLine) - 1] === line.text;
      }
      if (line.kind === 'removed') {
        return side === 'new' || lines[line.oldLine - 1] === line.text;
      }
      return side === 'old' || lines[line.newLine - 1] === line.text;
    }),
  );
}

function applyHunks(lines: readonly string[], file: FileChange): string {
  const applied: string[] = [];
  let next = 0;
  for (const hunk of file.hunks) {
    const start = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1;
    applied.push(
      ...lines.slice(next, start),
      ...hunk.lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.text])),
    );
    next = start + hunk.oldLines;
  }
  return [...applied, ...lines.slice(next)].join('\n');
}
