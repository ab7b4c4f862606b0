import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  lineAt
} from "./chunk-3BFGNSIA.js";

// src/text/frontmatter/problems.ts
function problemAt(code, range, quoted = "") {
  let { message, hint } = WORDINGS[code], line = quoted.slice(0, 40);
  return { code, severity: "error", message: message(line), hint, range: { start: range.start, end: range.end } };
}
var WORDINGS = {
  "fence-language": {
    message: (quoted) => `The opening fence is followed by \`${quoted}\`, so no frontmatter is read`,
    hint: "Open the frontmatter with --- alone on the first line; it is always YAML and never run as code."
  },
  "fence-loose": {
    message: (quoted) => `The line \`${quoted}\` begins like a fence but does not end the frontmatter`,
    hint: "Write --- alone on its line to end the frontmatter, or indent the line if it belongs to a value."
  },
  "fence-unclosed": {
    message: () => "The frontmatter is not closed, so the whole file is read as frontmatter",
    hint: "End the frontmatter with a line that has --- and nothing else."
  },
  "not-a-map": {
    message: () => "The frontmatter has no `key: value` lines",
    hint: "Write one key: value on each line between the fences."
  },
  "too-large": {
    message: (limit) => `The frontmatter has more than ${limit} characters`,
    hint: "Move the text below the closing ---."
  }
};

// src/text/frontmatter/fence.ts
var FENCE = "---", BYTE_ORDER_MARK = "\uFEFF", MAX_BLOCK_CHARACTERS = 16384;
function isOpening(text, start) {
  return text.startsWith(FENCE, start) && !text.startsWith("----", start);
}
function findFences(text, opening) {
  let loose;
  for (let at = text.indexOf(`
${FENCE}`, opening.end); at >= 0; at = text.indexOf(`
${FENCE}`, at + 1)) {
    let line = lineAt(text, at + 1);
    if (text.slice(line.start, line.end) === FENCE)
      return { closing: line, ...loose && { loose } };
    loose ??= line;
  }
  return loose ? { loose } : {};
}
function cutBetween(text, opening, closing) {
  let end = closing === void 0 ? text.length : Math.max(opening.next, closing.start - 1), start = Math.min(opening.next, end);
  return { start, end: Math.max(start, withoutCarriageReturn(text, end)) };
}
function withoutCarriageReturn(text, end) {
  return text.charAt(end - 1) === "\r" ? end - 1 : end;
}
function fenceProblems(text, opening, { closing, loose }) {
  return loose !== void 0 ? [problemAt("fence-loose", loose, text.slice(loose.start, loose.end))] : closing === void 0 ? [problemAt("fence-unclosed", opening)] : [];
}
function languageProblem(text, start, opening) {
  let range = { start: start + FENCE.length, end: opening.end };
  return problemAt("fence-language", range, text.slice(range.start, range.end).trim());
}

// src/text/frontmatter/types.ts
function noFrontmatter(text, start, problems) {
  return {
    present: !1,
    data: {},
    body: { start, end: text.length },
    problems,
    rangeOf: nowhere,
    rangeOfKey: nowhere
  };
}
function nowhere() {
}

// src/text/frontmatter/entry-text.ts
function splitEntries(source, block) {
  let { text } = source, entries = [], isWhole = !0;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end), key = KEY.exec(content), previous = entries.at(-1);
    if (key?.[1] !== void 0) {
      let keyRange = { start: line.start, end: line.start + key[1].length };
      entries.push({ key: key[1], keyRange, rest: { start: line.start + key[0].length, end: line.end } });
    } else previous !== void 0 && CONTINUATION.test(content) ? entries.splice(-1, 1, {
      ...previous,
      rest: { start: previous.rest.start, end: Math.max(previous.rest.end, line.end) }
    }) : content !== "" && !content.startsWith("#") && (isWhole = !1);
  }
  return { entries, isWhole };
}
var KEY = /^([\w][\w.-]*)[ \t]*:(?=\s|$)/, CONTINUATION = /^(?:[ \t]|-[ \t]|[\]}#]|$)/;

export {
  problemAt,
  FENCE,
  BYTE_ORDER_MARK,
  MAX_BLOCK_CHARACTERS,
  isOpening,
  findFences,
  cutBetween,
  withoutCarriageReturn,
  fenceProblems,
  languageProblem,
  noFrontmatter,
  nowhere,
  splitEntries
};
