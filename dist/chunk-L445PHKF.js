import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/yaml/limits.ts
function findDeepNesting(text) {
  let depth = 0, lineStart = 0;
  for (; lineStart < text.length; ) {
    let newline = text.indexOf(`
`, lineStart), lineEnd = newline < 0 ? text.length : newline, lead = /[ \t]*(?:[-?][ \t]+)*/y;
    if (lead.lastIndex = lineStart, lead.test(text), lead.lastIndex - lineStart > 256)
      return lineStart + 256;
    for (let at = lineStart; at < lineEnd; at += 1) {
      let character = text.charAt(at);
      if (character === "[" || character === "{" ? depth += 1 : (character === "]" || character === "}") && depth > 0 && (depth -= 1), depth > 64)
        return at;
    }
    lineStart = lineEnd + 1;
  }
}
function containsItself(value, holders = /* @__PURE__ */ new Set()) {
  if (typeof value != "object" || value === null)
    return !1;
  if (holders.has(value))
    return !0;
  holders.add(value);
  let found = Object.values(value).some((child) => containsItself(child, holders));
  return holders.delete(value), found;
}

// src/text/yaml/messages.ts
var YAML_MESSAGES = {
  "yaml-alias": {
    message: (quoted) => `Text that begins with * must be quoted: ${quoted}`,
    hint: "Put the value in double quotes; YAML reads it as an alias otherwise."
  },
  "yaml-bad-start": {
    message: (quoted) => `A value that begins like this must be quoted: ${quoted}`,
    hint: "Put the value in double quotes."
  },
  "yaml-colon": {
    message: (quoted) => `Text with ": " in it must be quoted: ${quoted}`,
    hint: "Put the value in double quotes; YAML reads the part before the colon as a key otherwise."
  },
  "yaml-duplicate-key": {
    message: (quoted) => `The key ${quoted} appears twice`,
    hint: "Keep one of them; readers differ in which one they use."
  },
  "yaml-escape": {
    message: (quoted) => `${quoted} is not a valid YAML escape`,
    hint: "Write the text in single quotes, or double the backslash."
  },
  "yaml-indent": {
    message: (quoted) => `The indentation does not match the lines around it: ${quoted}`,
    hint: "Give entries of the same level the same number of spaces."
  },
  "yaml-many-documents": {
    message: () => "A second document begins here",
    hint: "Remove the line with --- or ...."
  },
  "yaml-missing": {
    message: (quoted) => `A quote, bracket, comma or colon is missing at ${quoted}`,
    hint: "Close what was opened, or put the value in double quotes."
  },
  "yaml-syntax": {
    message: (quoted) => `This is not valid YAML: ${quoted}`,
    hint: "Write key: value lines, and put values with special characters in double quotes."
  },
  "yaml-tab": {
    message: () => "YAML does not allow tabs for indentation",
    hint: "Indent with spaces."
  },
  "yaml-tag": {
    message: (quoted) => `The tag ${quoted} is unknown`,
    hint: "Put text that begins with ! in double quotes."
  },
  "yaml-too-deep": {
    message: () => "The values are nested too deeply",
    hint: `Nest at most ${64} lists and maps.`
  },
  "yaml-too-many-aliases": {
    message: () => "There are too many aliases, or a value contains itself",
    hint: "Write the values out where they are used."
  }
};

export {
  findDeepNesting,
  containsItself,
  YAML_MESSAGES
};
