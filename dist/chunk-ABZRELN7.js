import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/shorten.ts
function takeStart(text, most) {
  let start = text.slice(0, most);
  return start.length === text.length ? text : start.replace(/[\uD800-\uDBFF]$/, "");
}
function shorten(text, most) {
  return text.length <= most ? text : `${takeStart(text, most - 1)}\u2026`;
}

export {
  takeStart,
  shorten
};
