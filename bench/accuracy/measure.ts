/**
 * Measures how accurate reviews are, and writes `results.json`: `npm run accuracy`, or `npm run accuracy -- placement` for one
 * bench. Build first. `docs/accuracy.md` is drawn from the results by `npm run generate`.
 * - `--repositories DIR`: folder with clones of the repositories (see `repositories.ts`)
 * - `--full`: every combination instead of a sample
 * - `--before COMMIT`: store the figures as those of an earlier commit; `HOUSESTYLE_CLI` names its `dist/cli.js`
 * - `--dry-run`: print the figures, and store nothing
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { measurePlacement } from '../placement/measure.ts';
import { measureSuggestions } from '../suggestions/measure.ts';
import { measureReplies } from '../replies/measure.ts';
import { BENCHES, readResults, writeResults, type BenchName, type Result } from './results.ts';
import { drawText, type Goal, type Measurement } from './tables.ts';

/** The benches. A bench that is missing here is not measured yet. */
const MEASURES: Partial<Record<BenchName, (options: MeasureOptions) => Promise<Measurement>>> = {
  placement: measurePlacement,
  replies: measureReplies,
  suggestions: measureSuggestions,
};

/** The options that a bench may read. */
export interface MeasureOptions {
  readonly isFull: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repositories: { type: 'string' },
    full: { type: 'boolean', default: false },
    before: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const wanted = BENCHES.filter((name) => positionals.length === 0 || positionals.includes(name));
for (const name of wanted) {
  const measured = await MEASURES[name]?.({ isFull: values.full });
  if (measured !== undefined) {
    print(measured);
    if (!values['dry-run']) {
      store(name, measured, values.before);
    }
  }
}

function print({ tables, goals }: Measurement): void {
  for (const table of tables) {
    console.log(`\n${drawText(table)}`);
  }
  console.log('');
  for (const goal of goals) {
    console.log(`${goal.name}: ${goal.value}${describeGoal(goal)}`);
  }
}

function describeGoal({ atLeast, atMost }: Goal): string {
  const least = atLeast === undefined ? '' : ` (goal: at least ${atLeast})`;
  return atMost === undefined ? least : ` (goal: at most ${atMost})`;
}

function store(name: BenchName, measured: Measurement, before: string | undefined): void {
  const results = readResults();
  const result: Result = { ...describeCommit(before ?? 'HEAD'), ...measured };
  const stored = results[name];
  writeResults({
    ...results,
    [name]:
      before === undefined
        ? { ...stored, now: result }
        : {
            now: stored?.now ?? result,
            before: { commit: result.commit, date: result.date, goals: result.goals },
          },
  });
}

function describeCommit(revision: string): Pick<Result, 'commit' | 'date'> {
  const show = (format: string): string =>
    execFileSync('git', ['show', '--no-patch', `--format=${format}`, '--date=short', revision], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim();
  return { commit: show('%h'), date: show('%cd') };
}
