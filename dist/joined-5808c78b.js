import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  EXIT
} from "./joined-e117912a.js";
import { setMaxListeners } from "node:events";
// src/interruption.ts
var GRACE_MS = 250;
var EXIT_CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated };
function onInterruption(onEnd = () => {
}) {
  let interruption = new AbortController(), exitCode;
  setMaxListeners(0, interruption.signal);
  for (let name of ["SIGINT", "SIGTERM"])
    process.on(name, () => {
      exitCode ??= EXIT_CODES[name];
      let code = exitCode;
      interruption.abort(), setTimeout(() => {
        onEnd(), process.exit(code);
      }, GRACE_MS);
    });
  return { signal: interruption.signal, exitCode: () => exitCode };
}

import { setFlagsFromString } from "node:v8";
// src/engine.ts
var FOR_SHORT_RUNS = [
  /**
   * The first use of a regular expression compiles bytecode, which is then optimized. The second use compiles machine code.
   * A review uses about a thousand expressions, so that optimizing bytecode that runs once takes a tenth of a small review.
   */
  "--no-regexp-peephole-optimization",
  /**
   * V8 optimizes a function of WebAssembly only after it has run for about a tenth of a second. The parsers of a small review
   * end before that, while optimizing them in other threads takes more time than parsing. Reading 600 files takes as long as
   * without the flag.
   */
  "--wasm-tiering-budget=100000000"
];
var OPTIMIZE_LATE = ["--invocation-count-for-maglev=2000", "--invocation-count-for-turbofan=200000"];
function compileLess(nodeVersion, setFlag = setFlagsFromString) {
  setIn(["20", "22", "24"], nodeVersion, FOR_SHORT_RUNS, setFlag), setIn(["22", "24"], nodeVersion, OPTIMIZE_LATE, setFlag);
}
function setIn(majors, nodeVersion, flags, setFlag) {
  majors.includes(nodeVersion.split(".")[0] ?? "") && flags.forEach((flag) => setFlag(flag));
}
function keepHeapSmall() {
  setFlagsFromString("--semi-space-growth-factor=1");
}
function keepHeapTight() {
  keepHeapSmall(), setFlagsFromString("--heap-growing-percent=40");
}
export {
  compileLess,
  keepHeapSmall,
  keepHeapTight,
  onInterruption
};
