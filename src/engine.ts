import { setFlagsFromString } from 'node:v8';

/** Versions of Node that were measured. Others print an error for a flag that they do not have. */
const MEASURED = new Set(['20', '22', '24']);

/**
 * Lets V8 compile each regular expression once, for the processor. Without this, it compiles bytecode for the first use and
 * again for the second. A review uses about a thousand expressions, nearly all of them a few times only, and their bytecode
 * takes a fifth of the CPU time of a small review. It must be called before the first expression is used.
 */
export function compileExpressionsOnce(
  nodeVersion: string,
  setFlag: (flag: string) => void = setFlagsFromString,
): void {
  if (MEASURED.has(nodeVersion.split('.')[0] ?? '')) {
    setFlag('--no-regexp-tier-up');
  }
}
