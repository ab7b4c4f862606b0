import { setFlagsFromString } from 'node:v8';

/** Sets a flag of V8. */
type SetFlag = (flag: string) => void;

/**
 * Each of the flags in this file only says how much work V8 puts into code that it is about to compile: code that was compiled before
 * stays as it is, and runs. That is why they can be set while the program runs. Flags that say which kind of code runs, such
 * as `--no-regexp-tier-up`, cannot: V8 then looks for code that it never compiled, and the process ends with a segmentation
 * fault.
 */
const FOR_SHORT_RUNS = [
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

/**
 * How often a function is called before V8 optimizes it; by default, 400 and 3,000 times. A validation of a few hundred files
 * and most reviews end within a second, in which optimizing, in other threads, takes a tenth of the processor time. The second
 * compiler, Turbofan, takes most of it. Its code is not worth its time for thousands of files either: without it, a
 * validation of 8,800 files and an audit of 1,000 take a tenth less, and a review of 3,000 with 500 checks takes no longer.
 * Node 20 has a flag of the same name with another meaning.
 */
const OPTIMIZE_LATE = ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=200000'];

/** Makes V8 compile less, in all threads, as most runs end within a second. Results are the same. */
export function compileLess(nodeVersion: string, setFlag: SetFlag = setFlagsFromString): void {
  setIn(['20', '22', '24'], nodeVersion, FOR_SHORT_RUNS, setFlag);
  setIn(['22', '24'], nodeVersion, OPTIMIZE_LATE, setFlag);
}

/** Sets flags in the versions of Node in which they were measured. Others print an error for a flag that they do not have. */
function setIn(majors: readonly string[], nodeVersion: string, flags: readonly string[], setFlag: SetFlag): void {
  if (majors.includes(nodeVersion.split('.')[0] ?? '')) {
    flags.forEach((flag) => setFlag(flag));
  }
}

/**
 * Makes V8 collect garbage more often. Reading thousands of files creates much garbage and keeps little. By default, V8
 * lets the process grow to twice the size before it collects; collecting more often costs a few percent of the time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * Makes V8 also collect the old part of the heap when it has grown by two fifths, and not when it has doubled or more. An
 * audit of 100,000 files keeps little of what it reads, so it needs about half of the memory for some percent of the time.
 */
export function keepHeapTight(): void {
  keepHeapSmall();
  setFlagsFromString('--heap-growing-percent=40');
}
