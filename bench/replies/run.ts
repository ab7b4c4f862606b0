/**
 * Measures what the built command makes of replies as models write them, and prints the figures of both halves. For work on the
 * product; `bench/accuracy/measure.ts` stores the figures.
 * - `--seed TEXT`: other changes, answers and halves
 * - `--sample N`: about so many replies; by default, all of them
 * - `--group NAME`, `--half tuning`: only these kinds
 * - `--failures DIR`: folder for the failures of the tuning half; `DIR.md` lists them
 * - `--hostile MIB`: hostile replies of that size instead
 * - `--write FILE`: write the replies of the tuning half to a JSON file, and run nothing
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawText } from '../accuracy/tables.ts';
import { drawKinds } from './draw.ts';
import { writeFailures } from './failures.ts';
import { GROUPS } from './groups.ts';
import { CHANGES_PER_REPOSITORY, measureHostile, measureKinds, SEED, withChanges, writeReplies } from './measure.ts';
import { drawGroups } from './tables.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: SEED },
    sample: { type: 'string' },
    group: { type: 'string' },
    half: { type: 'string' },
    failures: { type: 'string' },
    hostile: { type: 'string' },
    write: { type: 'string' },
    repositories: { type: 'string' },
  },
});

const { seed, group, half, sample, write } = values;
const drawn = drawKinds(GROUPS, seed, sample === undefined ? undefined : Number(sample));
const kinds = drawn.filter((one) => (group ?? one.group) === one.group && (half ?? one.half) === one.half);
if (values.hostile !== undefined) {
  console.log(drawText(await measureHostile(Number(values.hostile))));
} else if (write === undefined) {
  await measure();
} else {
  const tuning = kinds.filter((one) => one.half === 'tuning');
  await withChanges(seed, CHANGES_PER_REPOSITORY, (changes) => {
    const replies = writeReplies(tuning, changes, seed).map(({ drawn: { group, kind }, change, reply }) => ({
      group,
      kind: kind.name,
      files: [...new Set(change.lines.map(({ path }) => path))],
      ...reply,
    }));
    writeFileSync(write, `${JSON.stringify(replies, undefined, 1)}\n`);
  });
}

async function measure(): Promise<void> {
  const startedAt = performance.now();
  const measured = await measureKinds(kinds, seed, CHANGES_PER_REPOSITORY);
  for (const each of ['tuning', 'reported'] as const) {
    console.log(`${drawText(drawGroups(measured, each))}\n`);
  }
  console.log(`${kinds.length} replies in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  if (values.failures !== undefined) {
    writeFailures(measured, values.failures);
  }
}
