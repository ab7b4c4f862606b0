import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_LINE_CHARACTERS
} from "./chunk-S2S4P4FF.js";
import {
  normalizeText
} from "./chunk-PGVBODTB.js";
import {
  commentableRanges
} from "./chunk-7PWEHFY7.js";
import {
  directionsIn
} from "./chunk-JYIWLTMD.js";
import {
  latinOf
} from "./chunk-RY53UR3B.js";
import {
  identify
} from "./chunk-6FVOEECV.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  showHidden
} from "./chunk-M64T6ERC.js";
import {
  codePointAt
} from "./chunk-EXL4ZIE6.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/text/hidden/undisguise.ts
var BEYOND_ASCII = /[^\x00-\x7F]/, TAG = /[\u{E0020}-\u{E007E}]/gu, TAG_OFFSET = 917504, UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mn}\uFFF9-\uFFFB]/gu, MIXED_WORD = /(?<![A-Za-z\u0370-\u052F])(?:[A-Za-z]+[\u0370-\u052F]|[\u0370-\u052F]+[A-Za-z])[A-Za-z\u0370-\u052F]*/g, FOREIGN = /[\u0370-\u052F]/g;
function undisguise(line) {
  if (!BEYOND_ASCII.test(line))
    return line;
  let untagged = line.replaceAll(TAG, (tag) => String.fromCodePoint(codePointAt(tag, 0) - TAG_OFFSET));
  return normalizeText(untagged, "NFKC").replaceAll(UNSEEN, "").replaceAll(MIXED_WORD, (word) => word.replaceAll(FOREIGN, (letter) => latinOf(letter) ?? letter));
}
var HIDDEN_TEXT = /[\u{E0020}-\u{E007E}]{8,}|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{8,}|[\u200B-\u200D\u2060-\u2064\uFEFF]{16,}/u;
function findHiddenText(line) {
  return BEYOND_ASCII.test(line) ? HIDDEN_TEXT.exec(line)?.[0] : void 0;
}

// src/findings/directions/plain-words.ts
var LEADING = /^[\s/*#>;%|!<-]+/, EMPHASIS = /[*`~]+|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g, BLANKS = /\s{2,}|[^\S ]/g;
function plainWords(line) {
  return undisguise(line).replace(LEADING, "").replaceAll(EMPHASIS, "").replaceAll(BLANKS, " ").trim();
}

// src/findings/directions/find-directions.ts
var MAX_PER_TEXT = 10, MAX_DIRECTIONS = 100, MAX_BODY_CHARACTERS = 65536;
function findDirections(description, files) {
  return [
    ...description === void 0 ? [] : inDescription(description),
    ...files.flatMap((file) => [...inPath(file.path), ...inAddedLines(file)])
  ].slice(0, MAX_DIRECTIONS);
}
function inDescription({ title, body }) {
  return [
    ...found([linesOf(title)]).map(({ said }) => ({ place: "title", ...said })),
    ...found([linesOf(body)]).map(({ line, said }) => ({ place: "description", line, ...said }))
  ];
}
function linesOf(text) {
  return text.slice(0, MAX_BODY_CHARACTERS).split(/\r\n|[\n\r\u2028\u2029]/).map((line, index) => ({ line: index + 1, text: line }));
}
function inPath(path) {
  let words = path.replaceAll(/[-_/.]+/g, " ");
  return found([[{ line: 1, text: words }]]).map(({ said }) => ({ place: "path", path, ...said }));
}
function inAddedLines({ path, hunks, view }) {
  let isInstruction = identify(path) !== void 0;
  return found(
    (view?.hunks ?? hunks).flatMap(addedRuns),
    ({ form }) => !isInstruction || !NORMAL_IN_INSTRUCTIONS.has(form)
  ).map(({ line, said }) => ({ place: "line", path, line, ...said }));
}
var NORMAL_IN_INSTRUCTIONS = /* @__PURE__ */ new Set([
  "address-reviewer",
  "claim-override",
  "new-role",
  "steer-review"
]);
function addedRuns({ lines }) {
  let runs = [[]];
  for (let line of lines)
    line.kind !== "added" ? runs.push([]) : runs.at(-1)?.push({ line: line.newLine, text: line.text });
  return runs.filter((run) => run.length > 0);
}
function found(runs, isReported = () => !0) {
  let byLine = /* @__PURE__ */ new Map();
  for (let run of runs)
    for (let one of [...hiddenIn(run), ...saidIn(run)].toSorted((a, b) => a.line - b.line)) {
      if (byLine.size === MAX_PER_TEXT)
        return [...byLine.values()];
      !byLine.has(one.line) && isReported(one.said) && byLine.set(one.line, one);
    }
  return [...byLine.values()];
}
function* hiddenIn(lines) {
  for (let { line, text } of lines) {
    let hidden = findHiddenText(text.slice(0, MAX_LINE_CHARACTERS));
    if (hidden !== void 0) {
      let letters = undisguise(hidden);
      yield { line, said: { form: "hidden-text", quote: showQuote(letters === "" ? hidden : letters) } };
    }
  }
}
function* saidIn(lines) {
  let starts = [], parts = [], length = 0;
  for (let { text } of lines) {
    let part = `${plainWords(text.slice(0, MAX_LINE_CHARACTERS))} `;
    starts.push(length), parts.push(part), length += part.length;
  }
  let words = parts.join(""), index = 0;
  for (let { form, start, end } of directionsIn(words)) {
    for (; (starts[index + 1] ?? Number.POSITIVE_INFINITY) <= start; )
      index += 1;
    yield {
      line: at(lines, index).line,
      said: { form, quote: showQuote(words.slice(start, Math.max(end, start + MAX_QUOTE_CHARACTERS + 1))) }
    };
  }
}
var MAX_QUOTE_CHARACTERS = 120;
function showQuote(text) {
  return shorten(showHidden(text).trimEnd(), MAX_QUOTE_CHARACTERS);
}

// src/syntax/find-enclosing.ts
function findEnclosing(declarations, line) {
  let chain = [], level = declarations;
  for (; ; ) {
    let found2 = findAt(level, line);
    if (found2 === void 0)
      return chain;
    chain.push(found2), level = found2.children;
  }
}
function findAt(siblings, line) {
  let low = 0, high = siblings.length;
  for (; low < high; ) {
    let middle = low + high >>> 1;
    at(siblings, middle).endLine < line ? low = middle + 1 : high = middle;
  }
  let found2 = siblings[low];
  return found2 !== void 0 && found2.startLine <= line ? found2 : void 0;
}

// src/changes/nearest-line.ts
function nearestCommentable(file, side, line) {
  let ranges = commentableRanges(file)[side === "LEFT" ? "left" : "right"], best;
  for (let [first, last] of ranges) {
    let nearest = Math.min(Math.max(line, first), last), distance = Math.abs(nearest - line);
    (best === void 0 || distance < best.distance || distance === best.distance && nearest < best.line) && (best = { line: nearest, distance });
  }
  return best;
}

export {
  nearestCommentable,
  findEnclosing,
  findDirections
};
