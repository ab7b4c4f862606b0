import * as fc from 'fast-check';

/** How many times as many runs as it asks for each property makes: 0.1 in the gate, more in the nightly workflow. */
const factor = Number(process.env['HOUSESTYLE_TEST_RUNS'] ?? 1);

/** The number of runs of a property: `count` times the factor. Use it wherever `numRuns` is given. */
export function runs(count: number): number {
  return Math.max(1, Math.round(count * factor));
}

/** A seed for one of several rounds of the same property, which would all try the same values with the same seed. */
export function seedOfRound(round: number): number {
  return ((fc.readConfigureGlobal().seed ?? 0) + round) | 0;
}
