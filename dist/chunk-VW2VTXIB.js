import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/keep-heap-small.ts
import { setFlagsFromString } from "node:v8";
function keepHeapSmall() {
  setFlagsFromString("--semi-space-growth-factor=1");
}
function keepHeapTight() {
  keepHeapSmall(), setFlagsFromString("--heap-growing-percent=40");
}

export {
  keepHeapSmall,
  keepHeapTight
};
