import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutAround
} from "./chunk-JMBZP7XS.js";
import {
  writeFiles
} from "./chunk-S2A2SQY5.js";
import {
  UserError,
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/output/write-output.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
async function writeOutput(path, text, option) {
  let target = resolve(path), top = checkoutAround(target);
  try {
    top === void 0 ? (await mkdir(dirname(target), { recursive: !0 }), await writeFile(target, text)) : await writeFiles(top, /* @__PURE__ */ new Map([[relative(top, target), text]]));
  } catch (error) {
    let reason = error instanceof UserError ? error.message : `"${path}" cannot be written: ${fileErrorReason(error)}`;
    throw usageError("output-file", reason, `Check \`${option}\`.`);
  }
}

export {
  writeOutput
};
