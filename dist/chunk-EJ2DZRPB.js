import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  EXIT
} from "./chunk-PI7WXFM3.js";

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
  onInterruption
};
