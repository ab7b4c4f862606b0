import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/workspace/read-content.ts
async function readContent(workspace, path, maxBytes) {
  let bytes = await readContentBytes(workspace, path, maxBytes);
  return bytes === void 0 ? void 0 : new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes);
}
async function readContentBytes(workspace, path, maxBytes) {
  let file = await workspace.read(path);
  return file.kind === "file" && file.bytes.length <= maxBytes ? file.bytes : void 0;
}
var MAX_HEAD_BYTES = 1e6, MAX_BINARY_BYTES = 2e6, MAX_VERSION_BYTES = 2e7;

export {
  readContent,
  readContentBytes,
  MAX_HEAD_BYTES,
  MAX_BINARY_BYTES,
  MAX_VERSION_BYTES
};
