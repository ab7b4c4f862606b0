/**
 * Gives all fast-check properties one seed, so that the gate tries the same values in each run. vitest.config.ts sets
 * both variables:
 *
 * - `HOUSESTYLE_TEST_SEED`: the seed, a whole number of 32 bits; `random` draws one and prints it.
 * - `HOUSESTYLE_TEST_RUNS`: how many times as many runs as usual, for example `20`.
 *
 * A property that fails prints its seed. To see the failure again, run its file with that seed and the same number of
 * runs: `HOUSESTYLE_TEST_SEED=-1928765996 npx vitest run test/fitting/choose.test.ts`.
 */
import * as fc from 'fast-check';
import { runs } from './property-runs.ts';

/** The number of runs of a property that asks for none. It is fast-check's own. */
const DEFAULT_RUNS = 100;

fc.configureGlobal({ seed: Number(process.env['HOUSESTYLE_TEST_SEED']), numRuns: runs(DEFAULT_RUNS) });
