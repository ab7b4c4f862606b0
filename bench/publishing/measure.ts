import { writeFileSync } from 'node:fs';
import {
  allCells,
  CELL_FAULTS,
  runCell,
  sampleCells,
  type CellResult,
} from '../../test/github/publishing/fault-cells.ts';
import { openFaultStage, SITUATIONS, type Posted, type Situation } from '../../test/github/publishing/fault-stage.ts';

/**
 * The fault matrix of publishing: each operation of GitHub's API × each fault, in several situations, once or always, with
 * one more run afterwards. Prints how many cells end with doubled or lost comments, or with a wrong report.
 *
 *     node bench/publishing/measure.ts [--sample 300] [--seed 1] [--only TEXT] [--json FILE]
 *
 * Waits pass faster than in reality, but in proportion: a minute is half a second.
 */
const FASTER = 120;
const seconds = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (act: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
    seconds(act, milliseconds / FASTER, ...given),
  seconds,
);

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const only = argument('only') ?? '';
const without = argument('without') ?? ' ';
const cells = allCells(() => undefined).filter(({ name }) => name.includes(only) && !name.startsWith(without));
const sample = sampleCells(cells, Number(argument('sample') ?? cells.length), Number(argument('seed') ?? '1'));

const stage = await openFaultStage();
const expected = new Map<Situation, Posted>();
for (const situation of SITUATIONS) {
  stage.enter(situation);
  const before = stage.github.requests.length;
  const run = await stage.run();
  const requests = stage.github.requests.slice(before).map(({ method, path, status }) => `${method} ${path} ${status}`);
  expected.set(situation, stage.posted());
  console.log(`${situation}: exit ${run.exitCode}, ${requests.length} requests, ${JSON.stringify(stage.posted())}`);
  if (process.argv.includes('--requests')) {
    console.log(requests.join('\n'));
    console.log(run.text);
  }
}
const results: CellResult[] = [];
for (const cell of sample) {
  const reference = expected.get(cell.situation === 'doubled' ? 'second' : cell.situation);
  const result = await runCell(stage, cell, reference ?? { comments: [], summaries: 1 });
  results.push(result);
  if (result.faults.length > 0) {
    console.log(`${result.faults.join(', ')} — ${cell.name} (exit ${result.first.exitCode})`);
  }
}
console.log(
  `${results.length} cells of ${cells.length}, most requests ${Math.max(...results.map((one) => one.requests))}`,
);
for (const fault of CELL_FAULTS) {
  console.log(`${fault}: ${results.filter(({ faults }) => faults.includes(fault)).length}`);
}
const file = argument('json');
if (file !== undefined) {
  writeFileSync(file, JSON.stringify(results, undefined, 1));
}
await stage.close();
process.exit(0);
