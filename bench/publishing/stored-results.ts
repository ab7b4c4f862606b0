/** A cell of the fault matrix, after it was run. */
export interface MeasuredCell {
  readonly kind: 'one fault' | 'two faults' | 'kill';
  readonly labels: readonly { readonly endpoint: string; readonly fault: string }[];
  readonly exitCode: number;
  readonly requests: number;
  /** Virtual milliseconds. */
  readonly elapsed: number;
  readonly problems: readonly string[];
}

/** What became of the cells with the same request and the same fault. */
export interface StoredRow {
  readonly kind: MeasuredCell['kind'];
  readonly endpoint: string;
  readonly fault: string;
  readonly cells: number;
  /** Cells whose first run ended with exit code 3. */
  readonly stopped: number;
  readonly bad: number;
  /** Of the run with the most. */
  readonly requests: number;
  readonly seconds: number;
}

/** What `measure.ts` stores. */
export interface StoredResults {
  readonly seed: number;
  /** How many cells there are. */
  readonly possible: { readonly faults: number; readonly kills: number };
  readonly rows: readonly StoredRow[];
  /** How many cells have each problem, with runs at once. */
  readonly problems: Readonly<Record<string, number>>;
  /** By how many runs were going on at once. */
  readonly races: readonly { readonly runs: number; readonly orders: number; readonly bad: number }[];
}

/** Counts cells with the same request and the same fault together. Pairs of faults have one row. */
export function countCells(cells: readonly MeasuredCell[]): readonly StoredRow[] {
  const groups = Map.groupBy(cells, ({ kind, labels: [label] }) =>
    kind === 'two faults' ? JSON.stringify([kind, '', '']) : JSON.stringify([kind, label?.endpoint, label?.fault]),
  );
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [kind, endpoint, fault]: readonly [MeasuredCell['kind'], string, string] = JSON.parse(key);
      return {
        kind,
        endpoint,
        fault,
        cells: own.length,
        stopped: own.filter(({ exitCode }) => exitCode === 3).length,
        bad: own.filter(({ problems }) => problems.length > 0).length,
        requests: Math.max(...own.map(({ requests }) => requests)),
        seconds: Math.ceil(Math.max(...own.map(({ elapsed }) => elapsed)) / 1_000),
      };
    });
}

/** Counts how often each problem occurred. */
export function countProblems(
  all: readonly { readonly problems: readonly string[] }[],
): Readonly<Record<string, number>> {
  const groups = Map.groupBy(
    all.flatMap(({ problems }) => problems),
    (problem) => problem,
  );
  return Object.fromEntries([...groups].map(([problem, own]) => [problem, own.length]));
}
