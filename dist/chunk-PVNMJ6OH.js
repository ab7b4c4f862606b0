import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/workspace/endings.ts
var EVERYTHING = { endText: () => !0, endBytes: () => !0 };
function readEndings(endings) {
  if (endings.includes(""))
    return EVERYTHING;
  let texts = groupByLast(endings, (ending) => readCodes(ending)), bytes = groupByLast(endings, (ending) => [...Buffer.from(ending)]);
  return {
    endText: (path) => texts.get(lowerCase(path.charCodeAt(path.length - 1)))?.some((ending) => endsText(path, ending)) === !0,
    endBytes: (path, start, end) => {
      let last = end > start ? path[end - 1] : void 0;
      return (last === void 0 ? void 0 : bytes.get(lowerCase(last)))?.some((ending) => endsBytes(path, start, end, ending)) === !0;
    }
  };
}
function withoutFolders(endings) {
  return endings.map((ending) => ending.slice(ending.lastIndexOf("/") + 1));
}
function readCodes(text) {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
function groupByLast(endings, readCodes2) {
  let groups = /* @__PURE__ */ new Map();
  for (let codes of endings.map(readCodes2)) {
    let last = codes.at(-1);
    last !== void 0 && groups.set(last, [...groups.get(last) ?? [], codes]);
  }
  return groups;
}
function endsText(path, ending) {
  let from = path.length - ending.length;
  return from >= 0 && ending.every((code, index) => equalsLetter(path.charCodeAt(from + index), code));
}
function endsBytes(bytes, start, end, ending) {
  let from = end - ending.length;
  return from >= start && ending.every((code, index) => equalsLetter(bytes[from + index], code));
}
function equalsLetter(code, lower) {
  return code === lower || lower >= 97 && lower <= 122 && code === lower - 32;
}
function lowerCase(code) {
  return code >= 65 && code <= 90 ? code | 32 : code;
}

export {
  readEndings,
  withoutFolders
};
