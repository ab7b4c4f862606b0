import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  faultCells,
  killCells,
  pairCells,
  PROBLEMS,
  readReferences,
  runCell,
  sampleCells,
  type Cell,
  type CellResult,
} from '../../test/github/publishing/fault-cells.ts';
import { openFaultStage, type Situation } from '../../test/github/publishing/fault-stage.ts';
import { allRaces, race, type RaceResult } from '../../test/github/publishing/runs-at-once.ts';
import { countCells, countProblems, type MeasuredCell, type StoredResults } from './stored-results.ts';

/**
 * The fault matrix of publishing: each request of several situations × each fault × once, twice and always; pairs of faults;
 * kills at every request; two and three runs at once in every order of their writes. One more run follows each of them.
 *
 *     node bench/publishing/measure.ts [--sample 300] [--part 1/2] [--pairs 600] [--races 400] [--seed 1] [--only TEXT]
 *       [--minutes 60] [--json bench/publishing/results.json]
 *
 * Without `--sample`, all cells with one fault and all kills are run. `node bench/publishing/draw-reliability.ts` draws
 * docs/reliability.md from the stored results. The exit code is 1 if a cell has a problem.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const only = argument('only') ?? '';
const seed = Number(argument('seed') ?? '1');
const endsAt = Date.now() + Number(argument('minutes') ?? Number.POSITIVE_INFINITY) * 60_000;
const [part = 1, parts = 1] = (argument('part') ?? '1/1').split('/').map(Number);

const stage = await openFaultStage();
const references = await readReferences(stage);
for (const [situation, { first, second }] of Object.entries(references)) {
  console.log(`${situation}: ${first.requests.length} requests, then ${second.requests.length}`);
}
const faults = faultCells(references);
const kills = killCells(references);
const chosen = [...faults, ...kills, ...pairCells(faults, Number(argument('pairs') ?? '600'), seed)].filter(
  ({ name }) => name.includes(only),
);
const cells = sampleCells(chosen, Number(argument('sample') ?? chosen.length), seed).filter(
  (_, index) => index % parts === part - 1,
);

const startedAt = performance.now();
const results: CellResult[] = [];
for (const cell of cells) {
  if (Date.now() > endsAt) break;
  const result = await runCell(stage, cell, references);
  results.push(result);
  report(result.problems, cell.name, result.differences);
}
const races = await runRaces(Number(argument('races') ?? '400'));
const { violations, invalidRequests, unknownProperties, invalidQueries, unexpected } = stage.github;
const unfaithful = [...violations, ...invalidRequests, ...unknownProperties, ...invalidQueries, ...unexpected];
for (const incident of unfaithful) console.log(`not a request that GitHub takes: ${JSON.stringify(incident)}`);

for (const problem of PROBLEMS) {
  console.log(`${problem}: ${results.filter(({ problems }) => problems.includes(problem)).length}`);
}
const perCell = Math.round((performance.now() - startedAt) / (results.length + races.length));
console.log(
  `${results.length} of ${chosen.length} cells and ${races.length} orders of runs at once, ${perCell} ms each`,
);
const file = argument('json');
if (file !== undefined) store(file);
const isClean = unfaithful.length === 0 && [...results, ...races].every(({ problems }) => problems.length === 0);
process.exit(isClean ? 0 : 1);

function report(problems: readonly string[], name: string, differences: readonly string[]): void {
  if (problems.length > 0) console.log(`${problems.join(', ')}: ${name} ${differences.join('; ')}`);
}

async function runRaces(limit: number): Promise<readonly RaceResult[]> {
  const all: RaceResult[] = [];
  for (const [situation, runs] of [
    ['fresh', 2],
    ['second', 2],
    ['fixed', 2],
    ['fresh', 3],
    ['second', 3],
  ] as const satisfies readonly (readonly [Situation, number])[]) {
    const terms = { situation, runs, expected: references[situation].posted };
    const { results: found, isComplete } = await allRaces((choose) => race(stage, terms, choose), Math.ceil(limit / 5));
    console.log(`${situation}, ${runs} runs at once: ${found.length} orders${isComplete ? ', which are all' : ''}`);
    for (const { problems, name, differences } of found) report(problems, name, differences);
    all.push(...found);
  }
  return all;
}

function store(path: string): void {
  const stored: StoredResults = {
    seed,
    possible: { faults: faults.length, kills: kills.length },
    rows: countCells(results.map(measured)),
    problems: countProblems([...results, ...races]),
    races: [2, 3].map((runs) => {
      const own = races.filter((one) => one.runs === runs);
      return { runs, orders: own.length, bad: own.filter(({ problems }) => problems.length > 0).length };
    }),
  };
  mkdirSync(dirname(path), { recursive: true });
  // One row on a line, so that a difference can be read.
  writeFileSync(path, `${JSON.stringify(stored).replaceAll('},{', '},\n{')}\n`);
}

function measured({ cell, exitCode, requests, elapsed, problems }: CellResult): MeasuredCell {
  const { kind, labels }: Cell = cell;
  return { kind, labels, exitCode, requests, elapsed, problems };
}
