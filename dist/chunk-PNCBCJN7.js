import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  ACTING_CHARACTERS
} from "./chunk-2I2IS3JA.js";

// src/text/json/json-text.ts
function jsonText(value) {
  return `${escapeActing(JSON.stringify(value, void 0, 2))}
`;
}
function* jsonPieces(value) {
  yield* piecesOf(value, "", LEVELS_IN_PIECES), yield `
`;
}
var LEVELS_IN_PIECES = 4;
function* piecesOf(value, indent, levels) {
  let isList = Array.isArray(value), rows = levels === 0 ? [] : listRows(value);
  if (rows.length === 0) {
    let json = JSON.stringify(value, void 0, 2);
    yield escapeActing(indent === "" ? json : json.replaceAll(`
`, `
${indent}`));
    return;
  }
  let inner = `${indent}  `, opening = isList ? "[" : "{";
  for (let [key, item] of rows)
    yield `${opening}
${inner}${key === void 0 ? "" : `${escapeActing(JSON.stringify(key))}: `}`, yield* piecesOf(item, inner, levels - 1), opening = ",";
  yield `
${indent}${isList ? "]" : "}"}`;
}
function listRows(value) {
  return Array.isArray(value) ? value.map((item) => [void 0, isWritten(item) ? item : null]) : isRecord(value) && !("toJSON" in value) ? Object.entries(value).filter(([, field]) => isWritten(field)) : [];
}
function isWritten(value) {
  return value !== void 0 && typeof value != "function" && typeof value != "symbol";
}
function escapeActing(json) {
  return json.replaceAll(NOT_FOR_A_LOG, escapeUnits);
}
var NOT_FOR_A_LOG = new RegExp(String.raw`#(?=#\[)|${ACTING_CHARACTERS}`, "gu");
function escapeUnits(character) {
  return [...Array(character.length).keys()].map((at) => String.raw`\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
}

export {
  jsonText,
  jsonPieces,
  escapeActing
};
