import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUN = fileURLToPath(new URL('context-index-run.ts', import.meta.url));
const FILES = 20_000;
/** The ratio counts for a change with so many files; in a small one, starting up weighs more. */
const LARGE = 300;
const MAX_RATIO = 3;
const MAX_MIB = 600;

/** What one process measured; see `context-index-run.ts`. */
export interface IndexMeasure {
  /** CPU time of the providers that look names up, in milliseconds. */
  readonly providers: number;
  /** CPU time to read all files, as the word index does, and to parse those that they touched, once. */
  readonly reading: number;
  readonly touched: number;
  readonly pieces: number;
  /** Providers that did not end in time. */
  readonly unfinished: readonly string[];
  /** CPU time of the providers in a second run with the names that the first one kept. */
  readonly again: number;
  readonly peakMiB: number;
}

/**
 * Definitions, types and callers for a change in a made-up repository, against reading its files and parsing those that
 * they touch once, in the same process.
 */
export function measureContextIndex(): void {
  for (const changed of [10, LARGE]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, String(FILES), String(changed)], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`the index ended with ${status ?? 'a signal'}: ${stderr}`);
    }
    const one = JSON.parse(stdout) as IndexMeasure;
    console.log(
      [
        `context: ${changed} changed of ${FILES} files: ${(one.providers / one.reading).toFixed(2)} of reading all files and parsing the ${one.touched} touched ones once${changed < LARGE ? '' : ` (limit ${MAX_RATIO})`}`,
        `${Math.round(one.providers)} ms CPU, ${Math.round(one.again)} ms with kept names`,
        `${one.pieces} pieces`,
        `peak ${Math.round(one.peakMiB)} MiB (limit ${MAX_MIB})`,
        ...(one.unfinished.length === 0 ? [] : [`unfinished: ${one.unfinished.join(', ')}`]),
      ].join('; '),
    );
  }
}
