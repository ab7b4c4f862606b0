import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutWorkspace
} from "./chunk-JZU7PUPR.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/open/guidance.ts
import { readFile } from "node:fs/promises";
async function localGuidance(repository, trusted, options, userFolder) {
  let userSettings = await readUserSettings(options.userSettings, trusted, readOwnFile);
  return {
    repository,
    remoteAgents: options.remoteAgents,
    ...userSettings === void 0 ? {} : { userSettings },
    ...userFolder === void 0 ? {} : { userFolder: checkoutWorkspace(userFolder, "the user folder") }
  };
}
function workflowUserSettings(options, trusted) {
  return readUserSettings(options.userSettings, trusted, (path) => readTrustedFile(trusted, path));
}
var OPTION = "user-settings";
async function readUserSettings(given, trusted, readNamed) {
  return given === void 0 || given.value.trimStart().startsWith("{") ? given === void 0 ? void 0 : sourceText(OPTION, given.value) : given.isShared ? readTrustedFile(trusted, given.value) : readNamed(given.value);
}
async function readOwnFile(path) {
  try {
    return sourceText(path, await readFile(path, "utf8"));
  } catch (error) {
    throw unusable(path, fileErrorReason(error));
  }
}
async function readTrustedFile(trusted, path) {
  let read = await readText(trusted, path);
  if (read.kind === "problem")
    throw unusable(path, read.message);
  return read.source;
}
function unusable(path, reason) {
  return usageError("user-settings", `The settings "${path}" cannot be read: ${reason}`, "Check `user-settings`.");
}

export {
  localGuidance,
  workflowUserSettings
};
