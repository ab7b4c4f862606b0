import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/syntax/lines.ts
function splitLines(text) {
  let lines = text.split(`
`);
  return lines.at(-1) === "" && lines.pop(), lines.map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
}
function isClosingLine(trimmed) {
  return /^(?:[)\]}]|<\/|(?:end\w*|done|fi|esac)\b)/i.test(trimmed);
}

// src/text/read-names.ts
var ESCAPE = /\\u(?:([\dA-Fa-f]{4})|\{([\dA-Fa-f]{1,6})\})|\\x([\dA-Fa-f]{2})/g;
var IS_PLAIN = /^[\0-[\]-\x7F]*$/;
function readName(written) {
  return IS_PLAIN.test(written) ? written : written.replaceAll(ESCAPE, (escape, ...digits) => {
    let code = Number.parseInt(digits.slice(0, 3).find((one) => one !== void 0) ?? "", 16);
    return code > MAX_CODE_POINT ? escape : String.fromCodePoint(code);
  }).normalize("NFKC");
}
var MAX_CODE_POINT = 1114111;
var JOINT = /(["'`])[)\s]{0,8}\+[(\s]{0,8}(["'`])/g;
function readNames(line) {
  return readName(line.includes("+") ? line.replaceAll(JOINT, "") : line);
}
export {
  isClosingLine,
  readName,
  readNames,
  splitLines
};
