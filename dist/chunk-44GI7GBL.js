import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/frontmatter/comma-list.ts
function splitCommaList(value) {
  let items = [];
  for (let { groups, index, 0: whole } of value.matchAll(
    /(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^,]*))(?=\s*(?:,|$))/g
  )) {
    let content = whole.trim();
    if (content === "")
      continue;
    let start = index + whole.length - whole.trimStart().length, quote = groups?.double !== void 0 ? "double" : groups?.single !== void 0 ? "single" : "none";
    items.push({
      value: groups?.double ?? groups?.single ?? content,
      quote,
      range: { start, end: start + content.length }
    });
  }
  return items;
}

export {
  splitCommaList
};
