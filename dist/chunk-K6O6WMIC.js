import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readOptions,
  readWorkspaceConfig
} from "./chunk-46UQMCWT.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";

// src/commands/arguments/command-options.ts
import { readFile } from "node:fs/promises";
async function readCommandOptions(line, trusted) {
  let config = line.config === void 0 ? await readWorkspaceConfig(trusted, void 0) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.configOnly);
}
async function readConfigFile(path) {
  try {
    let { readConfig } = await import("./read-config-text-TV34S2GZ.js");
    return readConfig(sourceText(path, await readFile(path, "utf8")));
  } catch (error) {
    throw error instanceof Error && "code" in error && "syscall" in error ? usageError(
      "config-unreadable",
      `The configuration "${path}" cannot be read: ${messageOf(error)}`,
      "Check `--config`."
    ) : error;
  }
}

export {
  readCommandOptions
};
