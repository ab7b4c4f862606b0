import { isWriteArrival } from './endpoints.ts';
import { compare } from './fault-cells.ts';
import type { FaultRun, FaultStage, Situation } from './fault-stage.ts';
import { countDoubles, type Posted } from './posted.ts';

/** Several runs of the same commit at once, and in which order their writes happened. */
export interface RaceResult {
  readonly name: string;
  readonly situation: Situation;
  readonly runs: number;
  /** The run that wrote, for each write. */
  readonly order: readonly number[];
  readonly problems: readonly string[];
  readonly differences: readonly string[];
}

/** Chooses who writes next: a position in the list of runs that wait. */
type Choose = (waiting: number, step: number) => number;

/**
 * Starts runs at once. Each goes on until it wants to write; when all of them wait or have ended, one may write. Afterwards
 * one more run is alone.
 */
export async function race(
  stage: FaultStage,
  { situation, runs, expected }: { readonly situation: Situation; readonly runs: number; readonly expected: Posted },
  choose: Choose,
): Promise<RaceResult & { readonly degrees: readonly number[] }> {
  await stage.enter(situation);
  const turns = openTurns(runs, choose);
  const ended = await Promise.all(
    Array.from({ length: runs }, async (_, run) => {
      const result = await stage.run({
        gate: (arrival) => (isWriteArrival(arrival) ? turns.wait(run) : Promise.resolve()),
      });
      turns.end(run);
      return result;
    }),
  );
  const last = await stage.run();
  const posted = stage.posted();
  return {
    name: `${situation}: ${runs} runs at once, writes by ${turns.order.map((run) => run + 1).join(' ')}`,
    situation,
    runs,
    order: turns.order,
    degrees: turns.degrees,
    problems: judge(posted, expected, [...ended, last]),
    differences: compare(posted, expected),
  };
}

function judge(posted: Posted, expected: Posted, runs: readonly FaultRun[]): readonly string[] {
  return [
    ...(countDoubles(posted) > 0 ? ['doubled'] : []),
    ...(compare(posted, expected).length > 0 ? ['other state'] : []),
    ...(runs.every(({ exitCode }) => exitCode === 0 || exitCode === 1 || exitCode === 3) ? [] : ['wrong exit code']),
    ...(runs.some(({ text }) => /Cannot read|undefined|is not a function|\[object|internal error/.test(text))
      ? ['JavaScript words']
      : []),
  ];
}

interface Turns {
  readonly wait: (run: number) => Promise<void>;
  readonly end: (run: number) => void;
  readonly order: readonly number[];
  /** How many runs waited at each choice. */
  readonly degrees: readonly number[];
}

function openTurns(runs: number, choose: Choose): Turns {
  const waiting = new Map<number, (() => void)[]>();
  const live = new Set(Array.from({ length: runs }, (_, run) => run));
  const order: number[] = [];
  const degrees: number[] = [];
  const release = (): void => {
    const ready = [...live].filter((run) => (waiting.get(run)?.length ?? 0) > 0);
    if (ready.length === 0 || ready.length < live.size) return;
    const run = ready[choose(ready.length, order.length) % ready.length] ?? 0;
    degrees.push(ready.length);
    order.push(run);
    waiting.get(run)?.shift()?.();
  };
  return {
    order,
    degrees,
    wait: (run) =>
      new Promise((resolve) => {
        waiting.set(run, [...(waiting.get(run) ?? []), resolve]);
        release();
      }),
    end: (run) => {
      live.delete(run);
      release();
    },
  };
}

/** Goes through all orders of writes, one after the other, until there is none left or the limit is reached. */
export async function allRaces(
  run: (choose: Choose) => Promise<RaceResult & { readonly degrees: readonly number[] }>,
  limit: number,
): Promise<{ readonly results: readonly RaceResult[]; readonly isComplete: boolean }> {
  const results: RaceResult[] = [];
  let prefix: readonly number[] | undefined = [];
  while (prefix !== undefined && results.length < limit) {
    const chosen: number[] = [];
    const current: readonly number[] = prefix;
    const { degrees, ...result } = await run((_waiting, step) => {
      chosen[step] = current[step] ?? 0;
      return chosen[step];
    });
    results.push(result);
    prefix = nextPrefix(chosen, degrees);
  }
  return { results, isComplete: prefix === undefined };
}

/** The next order: the last choice that had another possibility takes it. */
function nextPrefix(chosen: readonly number[], degrees: readonly number[]): readonly number[] | undefined {
  for (let step = degrees.length - 1; step >= 0; step -= 1) {
    const choice = chosen[step] ?? 0;
    if (choice + 1 < (degrees[step] ?? 0)) return [...chosen.slice(0, step), choice + 1];
  }
  return undefined;
}
