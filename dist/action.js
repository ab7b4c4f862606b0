import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-37LMAKMY.js";
import "./chunk-WXSCV52D.js";
import {
  codeBlock
} from "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import {
  SYSTEM_CLOCK
} from "./chunk-O62SFG25.js";
import {
  onInterruption
} from "./chunk-ZARHO5ZZ.js";
import {
  error,
  getInput,
  info,
  isDebug,
  setOutput,
  setSecret,
  summary
} from "./chunk-ZNUQ336R.js";
import "./chunk-2CWENVAD.js";
import {
  createKeyCutter,
  listEnvironmentKeys
} from "./chunk-T7H2NH7F.js";
import {
  printed
} from "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/action.ts
async function main() {
  let { runAction } = await import("./action-FK7UFLG6.js"), outcome = await runAction({
    input: (name) => getInput(name),
    mask: (secret) => setSecret(secret),
    log: (message) => info(message),
    print: (commands) => process.stdout.write(commands),
    environment: process.env,
    checkout: process.env.GITHUB_WORKSPACE || void 0,
    signal: onInterruption(),
    clock: SYSTEM_CLOCK
  });
  for (let [name, value] of Object.entries(outcome.outputs))
    setOutput(name, value);
  await writeJobSummary(outcome.jobSummary), process.exitCode = outcome.exitCode;
}
async function writeJobSummary(markdown) {
  process.env.GITHUB_STEP_SUMMARY === void 0 || markdown === "" || await summary.addRaw(markdown, !0).write();
}
try {
  await main();
} catch (error2) {
  let lines = [];
  process.exitCode = reportFatal(error2, isDebug(), (text) => lines.push(text));
  let { cut } = createKeyCutter(listEnvironmentKeys(process.env)), message = printed(cut(lines.join(`
`)));
  error(message, { title: "Housestyle" }), setOutput("conclusion", "failed"), await writeJobSummary(`## Housestyle failed

${codeBlock("text", message)}
`);
}
