import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';
import { at } from '../structures/at.ts';

/** A text after its fixes, the diagnostics whose fixes were applied, and those that wait because another fix changes the same place. */
export interface Fixed {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
  readonly waiting: readonly Diagnostic[];
}

/**
 * Applies the edits of the diagnostics of one text, in the order of their places. If two fixes touch each other, the first
 * one is applied. The other one waits until the text is checked again.
 */
export function applyEdits(text: string, diagnostics: readonly Diagnostic[]): Fixed {
  const taken: Edit[] = [];
  const applied: Diagnostic[] = [];
  const waiting: Diagnostic[] = [];
  for (const { diagnostic, edits } of sortByPlace(diagnostics)) {
    const refused = edits.findIndex((edit) => !insertApart(taken, edit));
    if (refused < 0) {
      applied.push(diagnostic);
    } else {
      edits.slice(0, refused).forEach(({ start }) => taken.splice(findFirstFrom(taken, start), 1));
      waiting.push(diagnostic);
    }
  }
  return { text: replaceRanges(text, taken), applied, waiting };
}

/** The diagnostics whose fixes are edits, in the order of their first edits. */
function sortByPlace(
  diagnostics: readonly Diagnostic[],
): readonly { readonly diagnostic: Diagnostic; readonly edits: readonly Edit[] }[] {
  return diagnostics
    .flatMap((diagnostic) => {
      const edits = diagnostic.fix?.kind === 'edits' ? diagnostic.fix.edits : [];
      const [first] = edits;
      return first === undefined ? [] : [{ diagnostic, edits, start: first.start }];
    })
    .toSorted((a, b) => a.start - b.start);
}

/** Inserts an edit into a sorted list, unless it touches another edit. Only the two neighbours can touch it. */
function insertApart(taken: Edit[], edit: Edit): boolean {
  const index = findFirstFrom(taken, edit.start);
  const isApart = taken.slice(Math.max(0, index - 1), index + 1).every((other) => !touch(edit, other));
  if (isApart) {
    taken.splice(index, 0, edit);
  }
  return isApart;
}

/** The index of the first edit that starts at or after an offset. */
function findFirstFrom(edits: readonly Edit[], offset: number): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(edits, middle).start < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Whether two edits overlap. Two insertions at the same place count too, because their order would be random. */
function touch(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end ? true : a.start === b.start || (a.start === a.end && a.start === b.end);
}

/** Makes edits that do not overlap, in any order. */
export function replaceRanges(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return [...parts, text.slice(end)].join('');
}
