import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/bytes/utf16.ts
function readUtf16(bytes) {
  let encoding = encodingOf(bytes);
  if (encoding !== void 0)
    try {
      return { encoding, text: new TextDecoder(encoding, { fatal: !0 }).decode(bytes) };
    } catch {
      return { encoding };
    }
}
function encodingOf(bytes) {
  let [first, second, third, fourth] = bytes;
  if (first === 255 && second === 254)
    return third === 0 && fourth === 0 ? void 0 : "utf-16le";
  if (first === 254 && second === 255)
    return "utf-16be";
  if (first !== 0 && second !== 0)
    return;
  let sample = [...bytes.subarray(0, 64)];
  if (sample.length < 8)
    return;
  let isLittle = sample.every((byte, index) => byte === 0 == (index % 2 === 1)), isBig = sample.every((byte, index) => byte === 0 == (index % 2 === 0));
  return isLittle ? "utf-16le" : isBig ? "utf-16be" : void 0;
}

export {
  readUtf16
};
