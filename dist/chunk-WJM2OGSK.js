import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/bytes/decode.ts
import { isAscii, isUtf8 } from "node:buffer";
function decodeUtf8(bytes) {
  let buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isAscii(buffer) ? { kind: "text", text: buffer.toString("latin1"), isAscii: !0 } : isUtf8(buffer) ? { kind: "text", text: buffer.toString("utf8"), isAscii: !1 } : { kind: "not-utf-8" };
}

export {
  decodeUtf8
};
