import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ACTING_CHARACTERS
} from "./chunk-2I2IS3JA.js";

// src/text/json/json-text.ts
function jsonText(value) {
  return `${escapeActing(JSON.stringify(value, void 0, 2))}
`;
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
  escapeActing
};
