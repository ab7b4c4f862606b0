import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readMemoryUses
} from "./chunk-VV3ZAENO.js";
import {
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/arguments/given-files.ts
import { readFile, stat } from "node:fs/promises";
async function readGivenFiles({ history, memory, cacheDir }, { message, attach = [] }) {
  return {
    message: message?.trim() === "" ? void 0 : message,
    attach,
    history: history === void 0 ? void 0 : await readNamedFile("history", history),
    memory: memory === void 0 ? void 0 : await readNamedFile("memory", memory),
    ...memory === void 0 ? {} : { memoryUses: { now: Date.now(), last: cacheDir === void 0 ? /* @__PURE__ */ new Map() : await readMemoryUses(cacheDir) } }
  };
}
var HINTS = {
  history: 'Write `[{"role": "user", "content": "\u2026"}]` into the file, or remove the option `history`.',
  memory: 'Write `[{"subject": "\u2026", "fact": "\u2026"}]` into the file (`[]` for no facts yet), or remove the option `memory`.'
}, MAX_BYTES = 16 * 1024 * 1024;
async function readNamedFile(flag, path) {
  try {
    let found = await stat(path);
    if (!found.isFile() || found.size > MAX_BYTES)
      throw new Error(found.isFile() ? "it is larger than 16 MiB" : "it is not a file");
    return { path, text: await readFile(path, "utf8") };
  } catch (error) {
    let message = `The file of \`${flag}\`, "${path}", cannot be read: ${fileErrorReason(error)}`;
    throw usageError("given-file", message, Object.hasOwn(HINTS, flag) ? HINTS[flag] : void 0);
  }
}

export {
  readGivenFiles,
  readNamedFile
};
