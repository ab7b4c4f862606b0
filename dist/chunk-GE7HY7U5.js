import {
  GitError as GitError,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GithubError,
  grantHint
} from "./chunk-IUIVMS6C.js";
import {
  EXIT,
  UserError,
  describeUserError,
  messageOf
} from "./chunk-PI7WXFM3.js";

// src/report-fatal.ts
function reportFatal(error, debug, write) {
  if (error instanceof UserError)
    return write(`housestyle: ${describeUserError(error).split(`
`).map(oneLine).join(`
`)}`), error.exitCode;
  if (error instanceof GitError || error instanceof GithubError) {
    write(`housestyle: ${error instanceof GitError ? "git" : "GitHub"} failed: ${oneLine(error.message)}`);
    let hint = error instanceof GithubError ? grantHint(error) : void 0;
    return hint !== void 0 && write(`  ${hint}`), EXIT.failed;
  }
  return write(`housestyle: internal error: ${oneLine(messageOf(error))}`), debug ? error instanceof Error && write(error.stack ?? "") : write("  This is a bug in Housestyle. Please report it. To see where it happened, set HOUSESTYLE_DEBUG=1."), EXIT.failed;
}

export {
  reportFatal
};
