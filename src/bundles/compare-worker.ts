/** Entry of the thread in which two versions of a bundle are compared: see `compare-apart.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRecord } from '../text/record.ts';
import { compareBundles } from './compare/compare.ts';

const versions: unknown = workerData;
if (isRecord(versions) && typeof versions['after'] === 'string') {
  const { before, after } = versions;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a port, not to a window.
  parentPort?.postMessage(compareBundles(typeof before === 'string' ? before : undefined, after));
}
