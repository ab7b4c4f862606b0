import { diffArrays } from 'diff';
import type { Hunk } from './types.ts';

/** More changes than this are a new file rather than a changed one. */
const MAX_CHANGES = 2_000;

/** The hunks between two texts, without context. Empty if almost everything differs. */
export function findHunks(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES }) ?? [];
  const hunks: Hunk[] = [];
  let oldStart = 1;
  let newStart = 1;
  let open: Hunk | undefined;
  for (const { added, removed, count } of [...parts, { added: false, removed: false, count: 0 }]) {
    if (!added && !removed) {
      hunks.push(...(open === undefined ? [] : [open]));
      open = undefined;
      oldStart += count;
      newStart += count;
      continue;
    }
    open ??= { oldStart, oldCount: 0, newStart, newCount: 0 };
    open = added ? { ...open, newCount: open.newCount + count } : { ...open, oldCount: open.oldCount + count };
    oldStart += removed ? count : 0;
    newStart += added ? count : 0;
  }
  return hunks;
}
