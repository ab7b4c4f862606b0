import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/line.ts
function lineAt(text, start) {
  let newline = text.indexOf(`
`, start), next = newline < 0 ? text.length : newline + 1;
  return { start, end: start + text.slice(start, next).trimEnd().length, next };
}

export {
  lineAt
};
