import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './tables.ts';

/** The names of the benches, in the order of `docs/accuracy.md`. */
export const BENCHES = ['placement', 'replies', 'suggestions'] as const;
export type BenchName = (typeof BENCHES)[number];

/** A measurement, and the state of the product that was measured. */
export interface Result extends Measurement {
  /** Abbreviated hash of the commit whose build was measured. */
  readonly commit: string;
  /** The date of that commit: `2026-11-22`. */
  readonly date: string;
}

/** What is kept of the first measurement of a bench, to compare the newest one with. */
export type EarlierResult = Pick<Result, 'commit' | 'date' | 'goals'>;

/** The content of `results.json`: for each bench, the newest result and the first one that was measured. */
export type Results = Partial<Record<BenchName, { readonly now: Result; readonly before?: EarlierResult }>>;

const RESULTS_FILE = fileURLToPath(new URL('results.json', import.meta.url));

/** Reads `results.json`. */
export function readResults(): Results {
  return JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as Results;
}

/** Writes `results.json`, with the benches in their order. */
export function writeResults(results: Results): void {
  const ordered = Object.fromEntries(BENCHES.flatMap((name) => (name in results ? [[name, results[name]]] : [])));
  writeFileSync(RESULTS_FILE, `${JSON.stringify(ordered, undefined, 1)}\n`);
}
