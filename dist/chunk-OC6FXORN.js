import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeOutput
} from "./chunk-KKHC2EDL.js";

// src/commands/action/files.ts
import { join } from "node:path";
async function writeRunFile(run, name, text) {
  let folder = run.options.outputDir ?? join(run.runner.environment.RUNNER_TEMP ?? ".", "housestyle"), path = join(folder, name);
  return await writeOutput(path, text, "output-dir"), path;
}

export {
  writeRunFile
};
