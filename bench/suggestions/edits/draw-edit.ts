import type { Random } from '../../accuracy/random.ts';
import { indentationUnit, replaceLines, withoutBlanks } from '../lines.ts';
import type { CountErrors } from '../syntax.ts';
import type { Edit, FileChange, Shape } from '../types.ts';
import { addGuard, editBlock, joinLines, removeLine, splitCall, wrapLine } from './block-edits.ts';
import { editLine } from './line-edits.ts';

/** The kind of edit that a form of suggestion needs. */
export type EditWish = Shape | 'a line removed' | 'any';

const LEAST_TEXT = 4;
const SHARE_OF_LATER_EDITS = 2;
const MOST_LINES = 5;

/**
 * Draws an edit of lines that the change added, or takes what the next commit made of them. Undefined if this attempt
 * finds none; the result of every edit has no more syntax errors than the file.
 */
export function drawEdit(
  change: FileChange,
  wish: EditWish,
  countErrors: CountErrors,
  random: Random,
): Edit | undefined {
  const shape = wish === 'any' ? random.pick(ANY) : wish;
  const later = change.laterEdits.filter((edit) => shapeOfEdit(edit) === shape);
  const edit =
    later.length > 0 && random.below(SHARE_OF_LATER_EDITS) === 0 ? random.pick(later) : makeEdit(change, shape, random);
  return edit !== undefined && isMeaningful(edit, change.lines) && isValid(edit, change, countErrors)
    ? edit
    : undefined;
}

const ANY = ['one to one', 'one to one', 'several to several', 'one to several', 'several to one'] as const;

/** The number of lines that an edit replaces, and by how many. */
export function shapeOfEdit({ start, end, replacement }: Edit): Shape {
  const after = replacement.length === 1 ? 'one' : 'several';
  return start === end ? `one to ${after}` : `several to ${after}`;
}

function makeEdit(change: FileChange, shape: Exclude<EditWish, 'any'>, random: Random): Edit | undefined {
  const hunk = random.pick(change.hunks);
  const start = hunk.newStart + random.below(Math.max(1, hunk.newCount));
  const last = hunk.newStart + hunk.newCount - 1;
  const end = Math.min(last, start + 1 + random.below(MOST_LINES - 1));
  const file = { lines: change.lines, language: change.language, unit: indentationUnit(change.lines) };
  switch (shape) {
    case 'one to one': {
      const edited = editLine(change.lines[start - 1] ?? '', change.language, random);
      return edited === undefined ? undefined : { kind: edited.kind, start, end: start, replacement: [edited.text] };
    }
    case 'one to several':
      return random.pick([splitCall, splitCall, addGuard, wrapLine])(file, start);
    case 'several to one':
      return end === start ? undefined : joinLines(file, start, end, random);
    case 'several to several':
      return end === start ? undefined : editBlock(file, start, end, random);
    case 'a line removed':
      return start + 2 > last ? undefined : removeLine(file, start);
  }
}

/** The lines at both ends have text, and the edit changes more than white space. */
function isMeaningful({ start, end, replacement }: Edit, lines: readonly string[]): boolean {
  const old = lines.slice(start - 1, end);
  const edges = [old[0], old.at(-1), replacement[0], replacement.at(-1)];
  return (
    old.length === end - start + 1 &&
    edges.every((line) => line !== undefined && line.trim() !== '') &&
    old.join('').trim().length >= LEAST_TEXT &&
    /\w{3}/.test(old.join(' ')) &&
    withoutBlanks(old.join('')) !== withoutBlanks(replacement.join(''))
  );
}

function isValid({ start, end, replacement }: Edit, { head }: FileChange, countErrors: CountErrors): boolean {
  const after = countErrors(replaceLines(head, start, end, replacement.join('\n')));
  return after === undefined || after <= (countErrors(head) ?? 0);
}
