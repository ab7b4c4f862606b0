import { setFlagsFromString } from 'node:v8';

/**
 * Of thousands of files little is kept and much is thrown away. V8 would rather let a process grow to three times the
 * size than look for what it could give back; with these the same work takes a tenth more time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=10');
}
