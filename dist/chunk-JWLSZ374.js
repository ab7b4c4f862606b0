import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/text/lazily.ts
function lazily(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}

// src/text/source-text.ts
function sourceText(path, text) {
  let lineStarts = lazily(() => findLineStarts(text));
  return {
    path,
    text,
    get lineStarts() {
      return lineStarts();
    }
  };
}
function findLineStarts(text) {
  let lineStarts = [0];
  for (let at2 = text.indexOf(`
`); at2 >= 0; at2 = text.indexOf(`
`, at2 + 1))
    lineStarts.push(at2 + 1);
  return lineStarts;
}
function positionAt(source, offset) {
  let inside = Math.max(0, Math.min(offset, source.text.length)), line = lastLineStartingAtOrBefore(source.lineStarts, inside);
  return { line: line + 1, column: inside - at(source.lineStarts, line) + 1 };
}
function lastLineStartingAtOrBefore(lineStarts, offset) {
  let low = 0, high = lineStarts.length - 1;
  for (; low < high; ) {
    let middle = low + high + 1 >> 1;
    at(lineStarts, middle) <= offset ? low = middle : high = middle - 1;
  }
  return low;
}

export {
  lazily,
  sourceText,
  positionAt
};
