import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readOptions
} from "./chunk-FGDZFYRU.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/arguments/all-files.ts
function asksForAllFiles({ options }) {
  let given = options.get("all-files");
  return given !== void 0 && readOptions([/* @__PURE__ */ new Map([["all-files", given]])]).allFiles;
}
function refuseOfAudits({ writeBaseline }) {
  if (writeBaseline)
    throw usageError(
      "mixed-flags",
      "`--write-baseline` does nothing here",
      "A baseline is written by `validate`, and with `--all-files`."
    );
}

export {
  asksForAllFiles,
  refuseOfAudits
};
