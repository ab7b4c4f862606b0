import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/line.ts
function lineAt(text, start) {
  let newline = text.indexOf(`
`, start), next = newline < 0 ? text.length : newline + 1;
  return { start, end: start + text.slice(start, next).trimEnd().length, next };
}

// src/text/yaml-limits.ts
function findDeepNesting(text) {
  let depth = 0, lineStart = 0;
  for (; lineStart < text.length; ) {
    let newline = text.indexOf(`
`, lineStart), lineEnd = newline < 0 ? text.length : newline, lead = /[ \t]*(?:[-?][ \t]+)*/y;
    if (lead.lastIndex = lineStart, (lead.exec(text)?.[0].length ?? 0) > 256)
      return lineStart + 256;
    for (let at = lineStart; at < lineEnd; at += 1) {
      let character = text.charAt(at);
      if (character === "[" || character === "{" ? depth += 1 : (character === "]" || character === "}") && depth > 0 && (depth -= 1), depth > 64)
        return at;
    }
    lineStart = lineEnd + 1;
  }
}
function holdsItself(value, holders = /* @__PURE__ */ new Set()) {
  if (typeof value != "object" || value === null)
    return !1;
  if (holders.has(value))
    return !0;
  holders.add(value);
  let found = Object.values(value).some((child) => holdsItself(child, holders));
  return holders.delete(value), found;
}

export {
  lineAt,
  findDeepNesting,
  holdsItself
};
