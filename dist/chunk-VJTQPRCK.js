import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  EXIT
} from "./chunk-PI7WXFM3.js";

// src/commands/action/end-idle.ts
function endIdle({ log }, reason) {
  return log(`Nothing to do: ${reason}`), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT.done };
}

export {
  endIdle
};
