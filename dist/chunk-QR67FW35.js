import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/diagnostics/rule-url.ts
var PROJECT_URL = "https://github.com/housestyle/housestyle", DOCS = `${PROJECT_URL}/blob/main/docs`;
function ruleUrl(id) {
  return docsUrl(`rules/${id}.md`);
}
function docsUrl(page) {
  return `${DOCS}/${page}`;
}

export {
  PROJECT_URL,
  ruleUrl,
  docsUrl
};
