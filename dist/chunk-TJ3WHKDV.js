import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/shorten.ts
function takeStart(text, most) {
  let start = text.slice(0, most);
  return start.length === text.length ? text : start.replace(/[\uD800-\uDBFF]$/, "");
}
function shortenPath(path, most) {
  if (path.length <= most)
    return path;
  let [first = "", ...others] = path.split("/");
  return others.map((_, index) => `${first}/\u2026/${others.slice(index + 1).join("/")}`).slice(0, -1).find((short) => short.length <= most) ?? shortenMiddle(path, most);
}
function shortenMiddle(text, most) {
  let start = takeStart(text, Math.floor((most - 1) / 3)), end = text.slice(text.length - (most - 1 - start.length)).replace(/^[\uDC00-\uDFFF]/, "");
  return `${start}\u2026${end}`;
}
function shorten(text, most) {
  return text.length <= most ? text : `${takeStart(text, most - 1)}\u2026`;
}

export {
  takeStart,
  shortenPath,
  shorten
};
