import type { Random } from '../accuracy/random.ts';
import { fold } from './fits.ts';
import { lineSide, linesOfSide, type DiffLine, type FileDiff, type Side } from './read-diff.ts';

/** Lines that made-up findings are about: one line, or several in a row on one side of a hunk. */
export interface Target {
  readonly file: FileDiff;
  /** The side on which the lines are meant. A range of the old file may begin or end with context. */
  readonly side: Side;
  readonly lines: readonly [DiffLine, ...DiffLine[]];
}

const LINES_OF_A_DIFF = { added: 4, removed: 2, context: 2 };
const TWINS_OF_A_DIFF = 2;
const RANGES_OF_A_DIFF = 3;
const RANGE_LINES = { least: 2, most: 8 };
const MAX_LINE_CHARACTERS = 300;
const MAX_FILE_LINES = 3_000;

/** Chooses lines of a diff: some of each kind, and some that occur twice in the diff of their file. */
export function chooseLines(diff: readonly FileDiff[], random: Random): readonly Target[] {
  const files = diff.filter((file) => file.lines.length <= MAX_FILE_LINES);
  const targets = files.flatMap((file) => targetsIn(file));
  const clear = targets.filter(({ isTwin }) => !isTwin);
  const chosen = Object.entries(LINES_OF_A_DIFF).flatMap(([kind, count]) =>
    random.sample(
      clear.filter(({ target }) => target.lines[0].kind === kind),
      count,
    ),
  );
  const twins = random.sample(
    targets.filter(({ isTwin }) => isTwin),
    TWINS_OF_A_DIFF,
  );
  return [...chosen, ...twins].map(({ target }) => target);
}

function targetsIn(file: FileDiff): readonly { readonly target: Target; readonly isTwin: boolean }[] {
  const counts = new Map<string, number>();
  for (const line of file.lines) {
    const folded = fold(line.text);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return file.lines.filter(isQuotable).map((line) => ({
    target: { file, side: lineSide(line), lines: [line] },
    isTwin: (counts.get(fold(line.text)) ?? 0) > 1,
  }));
}

/** Nobody quotes an empty line or a bracket alone. */
function isQuotable({ text }: DiffLine): boolean {
  return /\w.*\w.*\w/.test(text) && text.length <= MAX_LINE_CHARACTERS && !text.includes('\uFFFD');
}

/** Chooses ranges of lines. The first and the last line can be quoted, and at least one line was changed. */
export function chooseRanges(diff: readonly FileDiff[], random: Random): readonly Target[] {
  const files = diff.filter((file) => file.lines.length <= MAX_FILE_LINES);
  const changed = files.flatMap((file) =>
    file.lines.filter((line) => line.kind !== 'context').map((line) => ({ file, line })),
  );
  return random
    .sample(changed, RANGES_OF_A_DIFF * 2)
    .map(({ file, line }) => extendRange(file, line, random))
    .filter((target) => target !== undefined)
    .slice(0, RANGES_OF_A_DIFF);
}

function extendRange(file: FileDiff, line: DiffLine, random: Random): Target | undefined {
  const side = lineSide(line);
  const hunk = linesOfSide(file, side).filter(({ hunk }) => hunk === line.hunk);
  const length = RANGE_LINES.least + random.below(RANGE_LINES.most - RANGE_LINES.least + 1);
  const start = Math.max(0, hunk.indexOf(line) - random.below(length));
  const [first, ...rest] = hunk.slice(start, start + length);
  const last = rest.at(-1);
  return first !== undefined && last !== undefined && isQuotable(first) && isQuotable(last)
    ? { file, side, lines: [first, ...rest] }
    : undefined;
}
