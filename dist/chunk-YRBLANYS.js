import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";

// src/commands/action/files.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
async function writeRunFile(run, name, text) {
  let folder = run.options.outputDir ?? join(run.runner.environment.RUNNER_TEMP ?? ".", "housestyle"), path = join(folder, name);
  return await writeOutput(path, text, "output-dir"), path;
}
async function writeOutput(path, text, option) {
  try {
    await mkdir(dirname(path), { recursive: !0 }), await writeFile(path, text);
  } catch (error) {
    throw usageError("output-file", `"${path}" cannot be written: ${messageOf(error)}`, `Check \`${option}\`.`);
  }
}

export {
  writeRunFile,
  writeOutput
};
