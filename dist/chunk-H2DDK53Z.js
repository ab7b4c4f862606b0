import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/json/json-text.ts
function jsonText(value) {
  return `${JSON.stringify(value, void 0, 2).replaceAll(NOT_FOR_A_LOG, escapeFirst)}
`;
}
var NOT_FOR_A_LOG = /#(?=#\[)|[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;
function escapeFirst(character) {
  return String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

export {
  jsonText
};
