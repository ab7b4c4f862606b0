import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/markdown/room.ts
function takeWithin(texts, room, between = 1) {
  let left = room;
  return texts.filter((text) => {
    let size = text.length + between, fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function firstWithin(texts, room) {
  let left = room, end = texts.findIndex((text) => (left -= text.length + 1, left < 0));
  return end < 0 ? texts : texts.slice(0, end);
}

// src/reports/markdown/limit-rows.ts
var MAX_ROWS = 100;
function limitRows(all, limit) {
  let { rows = MAX_ROWS, characters = Number.POSITIVE_INFINITY } = limit, shown = takeWithin(all.slice(0, rows), characters);
  return shown.length === all.length ? all : [...shown, `\u2026 and ${all.length - shown.length} more`];
}

// src/reports/markdown/markdown-table.ts
function markdownTable(head, rows, room = Number.POSITIVE_INFINITY) {
  if (rows.length === 0)
    return [];
  let row = (cells) => `| ${cells.join(" | ")} |`, shown = takeWithin(rows.slice(0, MAX_ROWS).map(row), room), more = rows.length - shown.length, note = more === 0 ? [] : [`
\u2026 and ${more} more; the run's JSON has them.`];
  return [[row(head), row(head.map(() => "---")), ...shown, ...note].join(`
`)];
}
function cell(markdown) {
  return markdown.replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`);
}

export {
  takeWithin,
  firstWithin,
  MAX_ROWS,
  limitRows,
  markdownTable,
  cell
};
