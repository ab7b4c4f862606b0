import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/changes/git-path.ts
var ESCAPES = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92
};
function readQuotedPath(text, start = 0) {
  if (text[start] !== '"')
    return;
  let bytes = "", at = start + 1;
  for (; at < text.length && text[at] !== '"'; ) {
    let next = text[at] === "\\" ? readEscape(text, at) : readPlain(text, at);
    if (next === void 0)
      return;
    bytes += next.bytes, at = next.end;
  }
  return at < text.length ? { path: Buffer.from(bytes, "latin1").toString("utf8"), end: at + 1 } : void 0;
}
function readEscape(text, at) {
  let octal = text.slice(at + 1, at + 4);
  if (/^[0-3][0-7]{2}$/.test(octal))
    return { bytes: String.fromCharCode(Number.parseInt(octal, 8)), end: at + 4 };
  let byte = ESCAPES[text[at + 1] ?? ""];
  return byte === void 0 ? void 0 : { bytes: String.fromCharCode(byte), end: at + 2 };
}
var QUOTED_SPECIAL = /["\\]/g;
function readPlain(text, at) {
  QUOTED_SPECIAL.lastIndex = at;
  let end = QUOTED_SPECIAL.exec(text)?.index ?? text.length;
  return { bytes: Buffer.from(text.slice(at, end)).toString("latin1"), end };
}
function readWholePath(text) {
  let quoted = readQuotedPath(text);
  return quoted?.end === text.length ? quoted.path : text;
}
function readMarkedPath(text) {
  let quoted = readQuotedPath(text);
  if (quoted !== void 0)
    return { path: quoted.path, time: text.slice(quoted.end).trim() };
  let tab = text.indexOf("	");
  return tab < 0 ? { path: text, time: "" } : { path: text.slice(0, tab), time: text.slice(tab + 1) };
}

export {
  readQuotedPath,
  readWholePath,
  readMarkedPath
};
