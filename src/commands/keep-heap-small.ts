import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage more often. Reading thousands of files creates much garbage and keeps little. By default, V8
 * lets the process grow to twice the size before it collects; collecting more often costs a few percent of the time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
