import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeOutput
} from "./chunk-6FTFIEZW.js";

// src/commands/action/files.ts
import { join } from "node:path";
async function writeRunFile(run, name, text) {
  let path = join(runFolder(run), name);
  return await writeOutput(path, run.runner.cut(text), "output-dir"), path;
}
function runFolder({ options, runner }) {
  return options.outputDir ?? join(runner.environment.RUNNER_TEMP ?? ".", "housestyle");
}

export {
  writeRunFile,
  runFolder
};
