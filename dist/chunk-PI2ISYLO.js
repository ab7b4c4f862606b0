import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  EXIT
} from "./chunk-PI7WXFM3.js";

// src/engine.ts
import { setFlagsFromString } from "node:v8";
var MEASURED = /* @__PURE__ */ new Set(["20", "22", "24"]), FLAGS = [
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
function compileLess(nodeVersion, setFlag = setFlagsFromString) {
  MEASURED.has(nodeVersion.split(".")[0] ?? "") && FLAGS.forEach((flag) => setFlag(flag));
}

// src/interruption.ts
import { setMaxListeners } from "node:events";
var GRACE_MS = 250;
function onInterruption() {
  let interruption = new AbortController();
  setMaxListeners(0, interruption.signal);
  for (let name of ["SIGINT", "SIGTERM"])
    process.on(name, () => {
      interruption.abort(), setTimeout(() => process.exit(EXIT.interrupted), GRACE_MS);
    });
  return interruption.signal;
}

export {
  compileLess,
  onInterruption
};
