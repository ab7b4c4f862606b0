import { setFlagsFromString } from 'node:v8';

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
