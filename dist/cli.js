#!/usr/bin/env node
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";

// src/cli.ts
async function main(args) {
  if (args.length === 1 && args[0] === "--version")
    return process.stdout.write(`${VERSION}
`), EXIT.done;
  let { runCommand } = await import("./run-D46OF3H3.js");
  return runCommand(args);
}
process.on("SIGINT", () => process.exit(EXIT.interrupted));
process.stdout.on(
  "error",
  (error) => process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.failed)
);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  let { reportFatal } = await import("./report-fatal-YVUS7WBZ.js");
  process.exitCode = reportFatal(
    error,
    process.env.HOUSESTYLE_DEBUG !== void 0,
    (text) => process.stderr.write(`${text}
`)
  );
}
