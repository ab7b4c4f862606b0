import { setFlagsFromString } from 'node:v8';

/** Versions of Node whose V8 counts calls in this way. Node 20 has a flag of the same name with another meaning. */
const COUNTING = new Set(['22', '24']);

/** By default, 400 and 3,000 calls. */
const FLAGS = ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=20000'];

/**
 * Makes V8 wait longer before it optimizes a function. A validation of a few hundred files ends within half a second, in
 * which optimizing, in other threads, takes six percent of the processor time. With thousands of files it makes no
 * difference. The flags only move a limit, so they can be set while the program runs.
 */
export function optimizeLate(nodeVersion: string, setFlag: (flag: string) => void = setFlagsFromString): void {
  if (COUNTING.has(nodeVersion.split('.')[0] ?? '')) {
    FLAGS.forEach((flag) => setFlag(flag));
  }
}
