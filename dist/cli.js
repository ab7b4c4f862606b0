#!/usr/bin/env node
import {
  onInterruption as onInterruption,
  compileLess as compileLess
} from "./joined-5808c78b.js";
import {
  useProxies as useProxies,
  EXIT as EXIT
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-RGP6QW34.js";

// src/cli.ts
async function main(args, interruption2) {
  if (args.length === 1 && args[0] === "--version")
    return process.stdout.write(`${VERSION}
`), EXIT.done;
  compileLess(process.versions.node), await useProxies(process.env);
  let { runCommand } = await import("./run-ZHSREWGC.js");
  return runCommand(args, interruption2);
}
process.stdout.on(
  "error",
  (error) => process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.failed)
);
async function reportEnd(error, interruption2) {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  let stopped = interruption2.exitCode();
  if (stopped !== void 0)
    return sayInterrupted(), stopped;
  let { reportFatal } = await import("./report-fatal-SDU2SEQH.js"), { wrapMessage } = await import("./wrap-X7O4ASHG.js"), { createKeyCutter, listEnvironmentKeys } = await import("./cut-keys-D3F7NSNO.js"), { printed } = await import("./printed-WN4XZPHV.js"), { cut } = createKeyCutter(listEnvironmentKeys(process.env));
  return reportFatal(
    error,
    process.env.HOUSESTYLE_DEBUG !== void 0,
    (text) => process.stderr.write(printed(wrapMessage(`${cut(text)}
`, process.stderr.columns)))
  );
}
var INTERRUPTED = `Interrupted: there is no result.
`, INTERRUPTED_REVIEW = "Interrupted: there is no result. With `cache-dir`, the same command goes on from what was finished.\n";
function sayInterrupted() {
  let [command, ...flags] = process.argv.slice(2);
  !flags.includes("--quiet") && process.exitCode === void 0 && process.stderr.write(command === "review" ? INTERRUPTED_REVIEW : INTERRUPTED);
}
var interruption = onInterruption(sayInterrupted);
try {
  process.exitCode = await main(process.argv.slice(2), interruption.signal);
} catch (error) {
  process.exitCode = await reportEnd(error, interruption);
}
