import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/frontmatter/comma-list.ts
function splitCommaList(value) {
  return splitBy(/(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|[^,]*)(?=\s*(?:,|$))/g, value);
}
function splitToolList(value) {
  return value.includes("(") ? splitBy(/(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?:[^,()]|\([^()]*\)|[()])*)(?=\s*(?:,|$))/g, value) : splitCommaList(value);
}
function splitBy(pattern, value) {
  let items = [];
  for (let { groups, index, 0: whole } of value.matchAll(pattern)) {
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

// src/text/count-characters.ts
function countCharacters(text) {
  return text.length - (text.match(PAIR)?.length ?? 0);
}
var PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
export {
  countCharacters,
  splitCommaList,
  splitToolList
};
