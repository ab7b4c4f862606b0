import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/parse-json.ts
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
