import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutWorkspace
} from "./chunk-LVB2GVNQ.js";
import {
  readConfigOf
} from "./chunk-DJA4MU75.js";
import {
  openRepository
} from "./chunk-YLIDSUNL.js";
import {
  readOptions
} from "./chunk-X35Q6ESU.js";
import {
  sourceText
} from "./chunk-76LYEDA7.js";
import {
  messageOf,
  usageError
} from "./chunk-7BEF2JZ2.js";

// src/jobs/open-folder.ts
async function openFolder(repo) {
  let root = repo ?? await repositoryAround(".");
  return { root, workspace: checkoutWorkspace(root) };
}
async function repositoryAround(folder) {
  let opened = await openRepository(folder);
  return opened.kind === "problem" ? folder : (opened.repository.close(), opened.repository.root);
}

// src/commands/command-options.ts
import { readFile } from "node:fs/promises";
async function readOptionsOf(line, trusted) {
  let config = line.config === void 0 ? await readConfigOf(trusted, void 0) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.rules);
}
async function readConfigFile(path) {
  try {
    let { readConfig } = await import("./read-config-text-4HOGUYJU.js");
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
  openFolder,
  readOptionsOf
};
