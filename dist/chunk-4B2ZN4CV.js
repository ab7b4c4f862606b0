import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutAround
} from "./chunk-JMBZP7XS.js";
import {
  writeFiles
} from "./chunk-7PNQZZBM.js";
import {
  UserError,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";

// src/commands/output/write-output.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
async function writeOutput(path, text, option) {
  let target = resolve(path), top = checkoutAround(target);
  try {
    top === void 0 ? (await mkdir(dirname(target), { recursive: !0 }), await writeFile(target, text)) : await writeFiles(top, /* @__PURE__ */ new Map([[relative(top, target), text]]));
  } catch (error) {
    let reason = error instanceof UserError ? error.message : `"${path}" cannot be written: ${messageOf(error)}`;
    throw usageError("output-file", reason, `Check \`${option}\`.`);
  }
}

export {
  writeOutput
};
