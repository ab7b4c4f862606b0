import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/text/quote.ts
var LIMIT = { most: 60 };
function quote(text, { most } = LIMIT) {
  let line = text.slice(0, most * 4).replaceAll(/[ \t\r\n]+/g, " ").replaceAll(/^ | $/g, "").replaceAll("`", "'");
  return `\`${oneLine(shorten(line, most))}\``;
}
function quotePath(path, { most } = LIMIT) {
  let slash = path.length <= most ? -1 : path.indexOf("/", path.length - most + 1);
  return slash < 0 ? quote(path, { most }) : quote(`\u2026${path.slice(slash)}`, { most });
}
function quoteValue(value) {
  return quote(typeof value == "string" ? value : writeJson(value));
}
function quoteJson(value, { most } = LIMIT) {
  let json = writeJson(value);
  return json.length <= most ? json : typeof value == "string" ? `${shorten(json, most - 1)}"` : shorten(json, most);
}
function writeJson(value) {
  if (typeof value == "number")
    return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? "[\u2026]" : "{\u2026}";
  }
}

export {
  quote,
  quotePath,
  quoteValue,
  quoteJson
};
