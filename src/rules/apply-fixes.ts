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
    if (edits.some((edit, index) => [...taken, ...edits.slice(0, index)].some((other) => touch(edit, other)))) {
      waiting.push(diagnostic);
    } else {
      taken.push(...edits);
      applied.push(diagnostic);
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
