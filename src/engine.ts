import { setFlagsFromString } from 'node:v8';

/** Versions of Node that were measured. Others print an error for a flag that they do not have. */
const MEASURED = new Set(['20', '22', '24']);

/**
 * Each of these flags only says how much work V8 puts into code that it is about to compile: code that was compiled before
 * stays as it is, and runs. That is why they can be set while the program runs. Flags that say which kind of code runs, such
 * as `--no-regexp-tier-up`, cannot: V8 then looks for code that it never compiled, and the process ends with a segmentation
 * fault.
 */
const FLAGS = [
  /**
   * The first use of a regular expression compiles bytecode, which is then optimized. The second use compiles machine code.
   * A review uses about a thousand expressions, so that optimizing bytecode that runs once takes a tenth of a small review.
   */
  '--no-regexp-peephole-optimization',
  /**
   * V8 optimizes a function of WebAssembly only after it has run for about a tenth of a second. The parsers of a small review
   * end before that, while optimizing them in other threads takes more time than parsing. Reading 600 files takes as long as
   * without the flag.
   */
  '--wasm-tiering-budget=100000000',
];

/** Makes V8 compile less, in all threads, as most runs end within a second. Results are the same. */
export function compileLess(nodeVersion: string, setFlag: (flag: string) => void = setFlagsFromString): void {
  if (MEASURED.has(nodeVersion.split('.')[0] ?? '')) {
    FLAGS.forEach((flag) => setFlag(flag));
  }
}
