import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GithubError
} from "./chunk-DW65OOV5.js";
import {
  GitError
} from "./chunk-SA4ICMBO.js";
import {
  logLine
} from "./chunk-C4UOYGBW.js";
import {
  EXIT,
  UserError,
  describeUserError,
  messageOf
} from "./chunk-XOO4TEA6.js";

// src/report-fatal.ts
function reportFatal(error, debug, write) {
  return error instanceof UserError ? (write(`housestyle: ${describeUserError(error).split(`
`).map(safeLine).join(`
`)}`), error.exitCode) : error instanceof GitError || error instanceof GithubError ? (write(`housestyle: ${error instanceof GitError ? "git" : "GitHub"} did not do its part: ${logLine(error.message)}`), EXIT.failed) : (write(`housestyle: internal error: ${logLine(messageOf(error))}`), debug ? error instanceof Error && write(error.stack ?? "") : write("  This is a fault in Housestyle. Set HOUSESTYLE_DEBUG=1 to see where it happened, and report it."), EXIT.failed);
}
function safeLine(line) {
  let indent = /^\s*/.exec(line)?.[0] ?? "";
  return indent + logLine(line.slice(indent.length));
}

export {
  reportFatal
};
