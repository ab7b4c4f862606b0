import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORPUS_FILES, writeCustomizations } from './customization-corpus.ts';
import { CLI, measureNode, median, timeProcess } from './timing.ts';
import { inScratchFolder } from './scratch-folder.ts';

const FLOOR = fileURLToPath(new URL('read-frontmatter.mjs', import.meta.url));

const COPIES = 20;
const SMALL_ROUNDS = 11;
const LARGE_ROUNDS = 5;
const SMALL_LIMIT = 2.2;
const LARGE_LIMIT = 1.1;
const LIMIT_MIB = 120;
/** The limit for the time of twenty times the files, divided by twenty times the time, without the start of Node. */
const LINEARITY_LIMIT = 1.1;

/** Measures a whole validation and, in turn, a process that only reads the same files and parses their frontmatter. */
export async function measureValidation(): Promise<void> {
  await inScratchFolder((folder) => {
    const small = join(folder, 'one');
    const large = join(folder, 'many');
    writeCustomizations(small);
    for (let copy = 1; copy <= COPIES; copy += 1) {
      writeCustomizations(join(large, `p${copy}`));
    }
    const few = compare(small, CORPUS_FILES, SMALL_ROUNDS, SMALL_LIMIT);
    const many = compare(large, CORPUS_FILES * COPIES, LARGE_ROUNDS, LARGE_LIMIT);
    reportLinearity(few, many);
    reportMemory(folder, large);
  });
}

/** Returns the median of our milliseconds. */
function compare(repository: string, files: number, rounds: number, limit: number): number {
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(timeProcess(process.execPath, [FLOOR, repository]));
    ours.push(timeProcess(process.execPath, [CLI, 'validate', '--repo', repository]));
  }
  const ratio = median(ours) / median(floor);
  console.log(
    `validation: ${files} files (${(bytesBelow(repository) / files / 1024).toFixed(1)} kB each) ${median(ours).toFixed(0)} ms, reading them and their frontmatter ${median(floor).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${limit})`,
  );
  return median(ours);
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function reportLinearity(few: number, many: number): void {
  const start = median(Array.from({ length: SMALL_ROUNDS }, () => timeProcess(process.execPath, [CLI, '--version'])));
  const ratio = (many - start) / ((few - start) * COPIES);
  console.log(
    `validation: ${COPIES} times the files take ${ratio.toFixed(2)} of ${COPIES} times the time (limit ${LINEARITY_LIMIT})`,
  );
}

function reportMemory(folder: string, repository: string): void {
  const { peakMiB } = measureNode([CLI, 'validate', '--repo', repository], folder, join(folder, 'peak'));
  console.log(`validation: ${CORPUS_FILES * COPIES} files, peak memory ${peakMiB.toFixed(0)} MiB (limit ${LIMIT_MIB})`);
}
