import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/syntax/lines.ts
function splitLines(text) {
  let lines = text.split(`
`);
  return lines.at(-1) === "" && lines.pop(), lines.map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
}
function isClosingLine(trimmed) {
  return /^(?:[)\]}]|<\/|(?:end\w*|done|fi|esac)\b)/i.test(trimmed);
}

export {
  splitLines,
  isClosingLine
};
