import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';

/** A text after its fixes, and those that had to wait because an earlier one changes the same place. */
export interface Fixed {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
  readonly waiting: readonly Diagnostic[];
}

/**
 * Applies the edits of the diagnostics of one text: in the order of their places, and of two that touch each other the
 * first. What had to wait is found again, or not, when the text is checked once more.
 */
export function applyEdits(text: string, diagnostics: readonly Diagnostic[]): Fixed {
  const taken: Edit[] = [];
  const applied: Diagnostic[] = [];
  const waiting: Diagnostic[] = [];
  for (const diagnostic of inOrder(diagnostics)) {
    const edits = editsOf(diagnostic);
    const refused = edits.findIndex((edit) => !insertApart(taken, edit));
    if (refused < 0) {
      applied.push(diagnostic);
    } else {
      edits.slice(0, refused).forEach(({ start }) => taken.splice(firstFrom(taken, start), 1));
      waiting.push(diagnostic);
    }
  }
  return { text: withEdits(text, taken), applied, waiting };
}
function editsOf({ fix }: Diagnostic): readonly Edit[] {
  return fix?.kind === 'edits' ? fix.edits : [];
}

function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics
    .filter(({ fix }) => fix?.kind === 'edits')
    .toSorted((a, b) => (editsOf(a)[0]?.start ?? 0) - (editsOf(b)[0]?.start ?? 0));
}

/** Puts an edit among others, which stand in order, unless it touches one of them: that can only be a neighbour. */
function insertApart(taken: Edit[], edit: Edit): boolean {
  const at = firstFrom(taken, edit.start);
  const isApart = taken.slice(Math.max(0, at - 1), at + 1).every((other) => !touch(edit, other));
  if (isApart) {
    taken.splice(at, 0, edit);
  }
  return isApart;
}

/** The index of the first edit that starts at an offset or behind it. */
function firstFrom(edits: readonly Edit[], offset: number): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.start ?? 0) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Two insertions at one place touch: which of them comes first would be chance. */
function touch(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end ? true : a.start === b.start || (a.start === a.end && a.start === b.end);
}

function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return [...parts, text.slice(at)].join('');
}
