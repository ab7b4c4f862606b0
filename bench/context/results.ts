import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Table } from '../accuracy/tables.ts';

/** A measurement of the reported half. */
export interface Result {
  /** Abbreviated hash of the commit whose build was measured. */
  readonly commit: string;
  /** How many commits and targets there are. */
  readonly sample: string;
  readonly tables: readonly Table[];
}

/** What is stored in `results.json`. */
export interface Results {
  readonly now?: Result;
  /** The figures before an index of the repository existed. */
  readonly before?: Result;
  /** Each provider of context without the others, and the others without it. */
  readonly alone?: Result;
}

const RESULTS_FILE = fileURLToPath(new URL('results.json', import.meta.url));

/** Reads `results.json`. */
export function readResults(): Results {
  return JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as Results;
}

/** Replaces one of the stored results. */
export function storeResult(name: keyof Results, result: Result): void {
  writeFileSync(RESULTS_FILE, `${JSON.stringify({ ...readResults(), [name]: result }, undefined, 1)}\n`);
}
