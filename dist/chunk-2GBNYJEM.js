import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readConfigOf
} from "./chunk-P4BVYPHQ.js";
import {
  readOptions
} from "./chunk-VL3PDXGI.js";
import {
  messageOf,
  usageError
} from "./chunk-XOO4TEA6.js";
import {
  sourceText
} from "./chunk-76LYEDA7.js";

// src/commands/arguments/command-options.ts
import { readFile } from "node:fs/promises";
async function readOptionsOf(line, trusted) {
  let config = line.config === void 0 ? await readConfigOf(trusted, void 0) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.configOnly);
}
async function readConfigFile(path) {
  try {
    let { readConfig } = await import("./read-config-text-4VG344AD.js");
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
  readOptionsOf
};
