import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readOptions
} from "./chunk-2IM3GX5Z.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/arguments/all-files.ts
function asksForAllFiles({ options }) {
  let given = options.get("all-files");
  return given !== void 0 && readOptions([/* @__PURE__ */ new Map([["all-files", given]])]).allFiles;
}
function refuseOfAudits({ writeBaseline, options }) {
  let batched = ["batch", "batch-minutes", "cancel-batches"].find((name) => options.has(name));
  if (batched !== void 0)
    throw usageError(
      "mixed-flags",
      `\`--${batched}\` does nothing here`,
      "Batches take up to 24 hours, so only audits use them: add `--all-files`."
    );
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
