import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

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
  for (let at = text.indexOf(`
`); at >= 0; at = text.indexOf(`
`, at + 1))
    lineStarts.push(at + 1);
  return lineStarts;
}
function positionAt(source, offset) {
  let inside = Math.max(0, Math.min(offset, source.text.length)), line = lastLineStartingAtOrBefore(source.lineStarts, inside);
  return { line: line + 1, column: inside - (source.lineStarts[line] ?? 0) + 1 };
}
function lastLineStartingAtOrBefore(lineStarts, offset) {
  let low = 0, high = lineStarts.length - 1;
  for (; low < high; ) {
    let middle = low + high + 1 >> 1;
    (lineStarts[middle] ?? 0) <= offset ? low = middle : high = middle - 1;
  }
  return low;
}

export {
  lazily,
  sourceText,
  positionAt
};
