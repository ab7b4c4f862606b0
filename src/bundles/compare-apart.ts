import { Worker } from 'node:worker_threads';
import type { BundleComparison } from './types.ts';

/** The resources that a comparison may use. */
export interface ComparisonLimits {
  /** Size of its thread's heap. */
  readonly megabytes: number;
  readonly milliseconds: number;
}

/** A bundle of five megabytes takes a third of the memory and a tenth of the time. */
const LIMITS: ComparisonLimits = { megabytes: 3_072, milliseconds: 180_000 };

/** Parsers use recursion. The 4 MB that Node gives a thread are enough for only about two hundred nested functions. */
const STACK_MEGABYTES = 64;

/**
 * Compares two versions of a bundle as `compareBundles` does, but in a separate thread: the review continues, whatever
 * the bundle contains. If the comparison takes too much memory or time, the result is `not-compared`.
 */
export function compareApart(
  before: string | undefined,
  after: string,
  limits: ComparisonLimits = LIMITS,
): Promise<BundleComparison> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile(), {
      workerData: { before, after },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, stackSizeMb: STACK_MEGABYTES },
      execArgv: [],
    });
    const end = (comparison: BundleComparison): void => {
      clearTimeout(timer);
      resolve(comparison);
      void worker.terminate();
    };
    const timer = setTimeout(
      () => end(notCompared(`comparing it takes longer than ${limits.milliseconds / 1_000} seconds`)),
      limits.milliseconds,
    );
    worker.once('message', end);
    // Out of memory, or a bug of ours. Neither may end the review.
    worker.once('error', (error) => end(notCompared(describe(error, limits))));
    worker.once('exit', () => end(notCompared('the comparison ended without an answer')));
  });
}

/** The worker is next to this file in the source, and next to the chunk with this code in the build. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './compare-worker.ts' : './compare-worker.js', import.meta.url);
}

function notCompared(reason: string): BundleComparison {
  return { kind: 'not-compared', reason };
}

function describe(error: unknown, { megabytes }: ComparisonLimits): string {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory
    ? `comparing it takes more than ${megabytes} MB of memory`
    : `the comparison failed: ${error instanceof Error ? error.message : String(error)}`;
}
