import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  blankSecrets
} from "./chunk-666BTPVF.js";

// src/workspace/concealed.ts
import { Buffer } from "node:buffer";
function concealedWorkspace(workspace) {
  return {
    ...workspace,
    read: async (path) => concealBytes(await workspace.read(path), path),
    ...workspace.readUpTo === void 0 ? {} : { readUpTo: async (path, most) => concealBytes(await readAtMost(workspace, path, most), path) }
  };
}
function readAtMost(workspace, path, most) {
  return workspace.readUpTo === void 0 ? workspace.read(path) : workspace.readUpTo(path, most);
}
function concealBytes(file, path) {
  if (file.kind !== "file")
    return file;
  let text = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength).toString("latin1"), blanked = blankSecrets(text, path);
  return blanked === text ? file : { ...file, bytes: new Uint8Array(Buffer.from(blanked, "latin1")) };
}

export {
  concealedWorkspace
};
