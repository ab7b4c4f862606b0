import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";

// src/commands/arguments/given-files.ts
import { readFile } from "node:fs/promises";
async function readGivenFiles({ message, attach, history, memory }) {
  return {
    message: message?.trim() === "" ? void 0 : message,
    attach,
    history: history === void 0 ? void 0 : await readNamedFile("--history", history),
    memory: memory === void 0 ? void 0 : await readNamedFile("--memory", memory)
  };
}
async function readNamedFile(flag, path) {
  try {
    return { path, text: await readFile(path, "utf8") };
  } catch (error) {
    throw usageError("given-file", `The file of \`${flag}\`, "${path}", cannot be read: ${messageOf(error)}`);
  }
}

export {
  readGivenFiles,
  readNamedFile
};
