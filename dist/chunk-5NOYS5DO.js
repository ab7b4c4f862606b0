import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeMisplacedConfig,
  readOptions,
  readWorkspaceConfig
} from "./chunk-2IM3GX5Z.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/arguments/command-options.ts
import { readFile } from "node:fs/promises";
async function readCommandOptions(line, trusted) {
  let config = line.config === void 0 ? await readWorkspaceConfig(trusted, void 0) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.configOnly);
}
async function noteMisplacedConfig(line, trusted) {
  return line.config === void 0 ? describeMisplacedConfig(trusted) : void 0;
}
async function readConfigFile(path) {
  try {
    let { readConfig } = await import("./read-config-text-B3HA77QT.js");
    return readConfig(sourceText(path, await readFile(path, "utf8")));
  } catch (error) {
    throw error instanceof Error && "code" in error && "syscall" in error ? usageError(
      "config-unreadable",
      `The configuration "${path}" cannot be read: ${fileErrorReason(error)}`,
      "Check `--config`."
    ) : error;
  }
}

export {
  readCommandOptions,
  noteMisplacedConfig
};
