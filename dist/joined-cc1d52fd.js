import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/structures/at.ts
function at(list, index) {
  let element = list[index];
  if (element === void 0)
    throw new RangeError(`no element at index ${index} of ${list.length}`);
  return element;
}

// src/text/regex.ts
var LINE_END = /(?<before>\[ \])?\n *(?<after>\[ \])?/g;
function regexSource({ raw }, ...parts) {
  let joined = raw.map(
    (text) => text.replaceAll(
      LINE_END,
      (_, before, after) => " ".repeat((before === void 0 ? 0 : 1) + (after === void 0 ? 0 : 1))
    ).replaceAll("\\`", "`")
  );
  return String.raw({ raw: joined }, ...parts);
}
function regex(flags) {
  return (source, ...parts) => new RegExp(regexSource(source, ...parts), flags);
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
  isRecord,
  regex,
  regexSource
};
