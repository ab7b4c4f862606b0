/**
 * Plays many cases for each door, guided by coverage: an input that reaches code that no earlier one reached becomes a seed.
 * The coverage is V8's own, so that nothing has to be built for this machine. Prints the input of each fault in Base64.
 *
 *     node bench/fuzz/run.ts [--door NAME] [--cases 100000] [--seed 1] [--input BASE64]
 */
import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { parseArgs } from 'node:util';
import { DOORS, type Door } from '../../test/fuzz/doors.ts';
import { drawFrom, mutate } from '../../test/fuzz/mutate.ts';
import { playDoor } from '../../test/fuzz/play-door.ts';

const { values } = parseArgs({
  options: {
    door: { type: 'string' },
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    input: { type: 'string' },
    /** The case that is played, for a run that does not end. */
    trace: { type: 'string' },
  },
});

/** Reading the coverage takes longer than a case. */
const BATCH = 50;
const MAX_SEEDS = 400;
const MAX_FAULTS = 10;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The blocks of a door's code that were seen, and those of them that ran. */
interface Blocks {
  readonly seen: Set<string>;
  readonly reached: Set<string>;
}

/**
 * Adds the blocks of our code, and of packages, that ran since the last call. V8 joins a block with the one around it if both ran
 * equally often, so a block that always runs with its function is not counted by itself.
 *
 * @returns whether a block ran for the first time
 */
async function addBlocks({ seen, reached }: Blocks, packages: readonly string[] = []): Promise<boolean> {
  const before = reached.size;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of result) {
    if (url.includes('/src/') || packages.some((name) => url.includes(`/node_modules/${name}/`))) {
      for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
        const block = `${url}:${startOffset}:${endOffset}`;
        seen.add(block);
        if (count > 0) {
          reached.add(block);
        }
      }
    }
  }
  return reached.size > before;
}

async function fuzz(door: Door, cases: number, seed: number): Promise<number> {
  const seeds: Buffer[] = door.seeds.map((one) => Buffer.from(one));
  const blocks: Blocks = { seen: new Set(), reached: new Set() };
  await addBlocks(blocks, door.packages);
  const draw = drawFrom(seed);
  let faults = 0;
  for (let at = 0; at < cases && faults < MAX_FAULTS; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, cases - at) }, () => mutate(seeds, door, draw));
    for (const input of batch) {
      if (values.trace !== undefined) {
        writeFileSync(values.trace, `${door.name}\n${input.toString('base64')}\n`);
      }
      const fault = await playDoor(door, input);
      if (fault !== undefined) {
        faults += 1;
        console.log(`${door.name}: ${fault}\n  --input ${input.toString('base64')}`);
      }
    }
    if (await addBlocks(blocks, door.packages)) {
      // Which input of the batch it was is not worth another run of all: later batches mix them.
      seeds.push(...batch.filter((_, index) => index % 10 === 0));
      seeds.splice(door.seeds.length, Math.max(0, seeds.length - MAX_SEEDS));
    }
  }
  console.log(
    `${door.name}: ${cases} cases, ${seeds.length} seeds, ${blocks.reached.size} of ${blocks.seen.size} blocks, ${faults} faults`,
  );
  return faults;
}

const chosen = DOORS.filter(({ name }) => values.door === undefined || name === values.door);
let faults = 0;
for (const door of chosen) {
  faults +=
    values.input === undefined
      ? await fuzz(door, Number(values.cases), Number(values.seed))
      : await playInput(door, Buffer.from(values.input, 'base64'));
}
process.exitCode = faults === 0 && chosen.length > 0 ? 0 : 1;

async function playInput(door: Door, input: Buffer): Promise<number> {
  const fault = await playDoor(door, input);
  console.log(`${door.name}: ${fault ?? 'no fault'}`);
  return fault === undefined ? 0 : 1;
}
