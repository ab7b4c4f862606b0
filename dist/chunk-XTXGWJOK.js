import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/json/parse-json.ts
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

export {
  parseJson
};
