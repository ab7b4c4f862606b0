import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  logLine
} from "./chunk-NSG6FR67.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";

// src/commands/action/end-idle.ts
function endIdle({ log }, reason) {
  return log(logLine(`Nothing to do: ${reason}`)), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT.done };
}

export {
  endIdle
};
