import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/structures/at.ts
function at(list, index) {
  let element = list[index];
  if (element === void 0)
    throw new RangeError(`no element at index ${index} of ${list.length}`);
  return element;
}

// src/text/code-point.ts
function codePointAt(text, offset) {
  let code = text.codePointAt(offset);
  if (code === void 0)
    throw new RangeError(`no character at offset ${offset} of ${text.length}`);
  return code;
}

// src/text/record.ts
function isRecord(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}
function isListOfTexts(value) {
  return Array.isArray(value) && value.every((entry) => typeof entry == "string");
}
export {
  at,
  codePointAt,
  isListOfTexts,
  isRecord
};
