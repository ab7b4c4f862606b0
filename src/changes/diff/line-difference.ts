import { alignSequences } from './diff-texts.ts';

/** A run of lines that both sides have, or only the base, or only the head. */
export interface LineRun {
  readonly kind: 'same' | 'removed' | 'added';
  /** Index of the first line on each side. If a side has no line, the index of the line that would come next. */
  readonly base: number;
  readonly head: number;
  readonly count: number;
}

/** The work for all comparisons of two bundles together, counted as squares of the number of differing lines. */
const MAX_WORK = 60_000_000;
/** Two units that differ in more lines than this are shown whole. */
const MAX_EDITS = 2_000;

/**
 * Compares lists of lines within a budget, which a hostile bundle may use up. After that, no lines are considered
 * equal.
 */
export interface LineComparer {
  readonly compare: (base: readonly string[], head: readonly string[]) => readonly LineRun[];
}

/** Opens a comparer with its full budget of work. */
export function openLineComparer(work = MAX_WORK): LineComparer {
  let left = work;
  return {
    compare: (base, head) => {
      const prefix = commonPrefix(base, head);
      const suffix = commonSuffix(base, head, prefix);
      const middle = [base.slice(prefix, base.length - suffix), head.slice(prefix, head.length - suffix)] as const;
      const allowed = Math.min(MAX_EDITS, Math.floor(Math.sqrt(Math.max(0, left))));
      const runs = alignSequences(...numbered(...middle), allowed);
      const edits = runs?.reduce((sum, { kind, count }) => sum + (kind === 'same' ? 0 : count), 0) ?? allowed;
      left -= edits ** 2;
      const found = runs ?? [
        { kind: 'removed' as const, count: middle[0].length },
        { kind: 'added' as const, count: middle[1].length },
      ];
      return placeRuns([{ kind: 'same', count: prefix }, ...found, { kind: 'same', count: suffix }]);
    },
  };
}

function commonPrefix(base: readonly string[], head: readonly string[]): number {
  const most = Math.min(base.length, head.length);
  let length = 0;
  while (length < most && base[length] === head[length]) {
    length += 1;
  }
  return length;
}

function commonSuffix(base: readonly string[], head: readonly string[], prefix: number): number {
  const most = Math.min(base.length, head.length) - prefix;
  let length = 0;
  while (length < most && base[base.length - 1 - length] === head[head.length - 1 - length]) {
    length += 1;
  }
  return length;
}

/** Gives equal texts the same number, so that long lines are compared only once. */
function numbered(base: readonly string[], head: readonly string[]): readonly [number[], number[]] {
  const numbers = new Map<string, number>();
  const numberOf = (line: string): number => {
    const number = numbers.get(line) ?? numbers.size;
    numbers.set(line, number);
    return number;
  };
  return [base.map(numberOf), head.map(numberOf)];
}

function placeRuns(runs: readonly Pick<LineRun, 'kind' | 'count'>[]): readonly LineRun[] {
  let base = 0;
  let head = 0;
  return runs
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      const run = { kind, base, head, count };
      base += kind === 'added' ? 0 : count;
      head += kind === 'removed' ? 0 : count;
      return run;
    });
}
