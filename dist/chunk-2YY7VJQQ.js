import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/changes/wildmatch.ts
function asBytes(text, { ignoreCase } = { ignoreCase: !1 }) {
  let folded = ignoreCase ? text.replaceAll(/[^\0-\u007F]+/gu, (letters) => letters.toLowerCase()) : text;
  return Buffer.from(folded, "utf8").toString("latin1");
}
var SPECIAL = /[*?[\\]/;
function readPathPattern(written, options) {
  let isNegative = written.startsWith("!"), unsigned = isNegative ? written.slice(1) : written, isForFolders = unsigned.endsWith("/"), pattern = isForFolders ? unsigned.slice(0, -1) : unsigned, isForNames = !pattern.includes("/"), matchesText = isForNames ? nameMatcher(pattern, options) : pathMatcher(pattern, options);
  return {
    isNegative,
    matches: ({ bytes, isFolder }) => (isFolder || !isForFolders) && matchesText(isForNames ? bytes.slice(bytes.lastIndexOf("/") + 1) : bytes)
  };
}
function nameMatcher(pattern, options) {
  if (!SPECIAL.test(pattern))
    return literalMatcher(pattern, options);
  if (pattern.startsWith("*") && !SPECIAL.test(pattern.slice(1))) {
    let end = caseOf(pattern.slice(1), options);
    return (name) => caseOf(name, options).endsWith(end);
  }
  return compileWildmatch(pattern, options);
}
function pathMatcher(pattern, options) {
  let anchored = pattern.startsWith("/") ? pattern.slice(1) : pattern, special = anchored.search(SPECIAL);
  if (special < 0)
    return literalMatcher(anchored, options);
  let start = caseOf(anchored.slice(0, special), options), matchesRest = compileWildmatch(anchored.slice(special), options);
  return (path) => caseOf(path.slice(0, special), options) === start && matchesRest(path.slice(special));
}
function literalMatcher(pattern, options) {
  let literal = caseOf(pattern, options);
  return (text) => text.length === literal.length && caseOf(text, options) === literal;
}
function caseOf(bytes, { ignoreCase }) {
  return ignoreCase ? bytes.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : bytes;
}
var SLASH = 47, isAny = () => !0, isNone = () => !1, isNoSlash = (byte) => byte !== SLASH;
function compileWildmatch(pattern, options) {
  let steps = readSteps(pattern, options);
  return steps === void 0 ? () => !1 : (text) => run(steps, text);
}
function readSteps(pattern, options) {
  let steps = [], at = 0;
  for (; at < pattern.length; ) {
    let sign = pattern.charAt(at);
    if (sign === "*") {
      let stars = readStars(pattern, at);
      steps.push(...stars.steps), at = stars.end;
    } else if (sign === "[") {
      let set = readSet(pattern, at, options);
      if (set === void 0)
        return;
      steps.push({ kind: "byte", accepts: set.accepts }), at = set.end;
    } else if (sign === "?")
      steps.push({ kind: "byte", accepts: isNoSlash }), at += 1;
    else {
      let isEscaped = sign === "\\", end = isEscaped ? at + 1 : at;
      if (end === pattern.length)
        return;
      let byte = pattern.charCodeAt(end);
      steps.push({ kind: "byte", accepts: isEscaped && neverMatches(byte, options) ? isNone : oneByte(byte, options) }), at = end + 1;
    }
  }
  return steps;
}
function readStars(pattern, start) {
  let end = start;
  for (; pattern[end] === "*"; )
    end += 1;
  let isBounded = (start === 0 || pattern[start - 1] === "/") && /^(?:$|\\?\/)/.test(pattern.slice(end, end + 2));
  if (end - start === 1 || !isBounded)
    return { steps: [{ kind: "run", accepts: isNoSlash }], end };
  let stars = { kind: "run", accepts: isAny };
  return { steps: pattern[end] === "/" ? [{ kind: "option", steps: 2 }, stars] : [stars], end };
}
function oneByte(wanted, { ignoreCase }) {
  let other = ignoreCase ? otherCase(wanted) : wanted;
  return (byte) => byte === wanted || byte === other;
}
function neverMatches(byte, { ignoreCase }) {
  return ignoreCase && byte >= 65 && byte <= 90;
}
function otherCase(byte) {
  return byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 ? byte ^ 32 : byte;
}
var CLASSES = {
  alnum: /[0-9A-Za-z]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /[\0-\u001F\u007F]/,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[ \t\n\r]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/
};
function readSet(pattern, start, options) {
  let isNegated = /[!^]/.test(pattern.charAt(start + 1)), first = start + (isNegated ? 2 : 1), members = /* @__PURE__ */ new Set(), previous, at = first;
  for (; at === first || pattern[at] !== "]"; ) {
    let member = readMember(pattern, at, previous);
    if (member === void 0)
      return;
    let isSingle = member.previous !== void 0;
    for (let byte of member.bytes)
      isSingle && neverMatches(byte, options) || members.add(byte);
    previous = member.previous, at = member.end;
  }
  let holds = (byte) => members.has(byte) || options.ignoreCase && members.has(otherCase(byte));
  return { accepts: (byte) => byte !== SLASH && holds(byte) !== isNegated, end: at + 1 };
}
function readMember(pattern, at, previous) {
  let next = pattern[at + 1];
  if (pattern[at] === "-" && previous !== void 0 && next !== void 0 && next !== "]") {
    let last = readSingle(pattern, at + 1);
    return last && { bytes: bytesBetween(previous, last.byte), previous: void 0, end: last.end };
  }
  if (pattern[at] === "[" && next === ":") {
    let close = pattern.indexOf("]", at + 2);
    if (close < 0)
      return;
    if (close > at + 2 && pattern[close - 1] === ":") {
      let named = CLASSES[pattern.slice(at + 2, close - 1)];
      return named && { bytes: bytesOf(named), previous: void 0, end: close + 1 };
    }
  }
  let single = readSingle(pattern, at);
  return single && { bytes: [single.byte], previous: single.byte, end: single.end };
}
function readSingle(pattern, at) {
  let place = pattern[at] === "\\" ? at + 1 : at;
  return place < pattern.length ? { byte: pattern.charCodeAt(place), end: place + 1 } : void 0;
}
function bytesBetween(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
function bytesOf(named) {
  return bytesBetween(0, 127).filter((byte) => named.test(String.fromCharCode(byte)));
}
function run(steps, text) {
  let states = new Uint8Array(steps.length + 1), next = new Uint8Array(steps.length + 1);
  enter(steps, states, 0);
  for (let at = 0; at < text.length; at += 1) {
    let byte = text.charCodeAt(at), isAlive = !1;
    for (let index = states.indexOf(1); index >= 0; index = states.indexOf(1, index + 1)) {
      let step = steps[index];
      step !== void 0 && step.kind !== "option" && step.accepts(byte) && (enter(steps, next, step.kind === "run" ? index : index + 1), isAlive = !0);
    }
    if (!isAlive)
      return !1;
    [states, next] = [next, states.fill(0)];
  }
  return states[steps.length] === 1;
}
function enter(steps, states, from) {
  let waiting = [from];
  for (let index = waiting.pop(); index !== void 0; index = waiting.pop()) {
    if (states[index] === 1)
      continue;
    states[index] = 1;
    let step = steps[index];
    step?.kind === "run" ? waiting.push(index + 1) : step?.kind === "option" && waiting.push(index + 1, index + 1 + step.steps);
  }
}

// src/changes/exclusion/ignore.ts
var OF_COPILOT = { ignoreCase: !0 }, MAX_FOLDERS = 100;
function readIgnoreFiles(files, options = OF_COPILOT) {
  let linesOf = new Map(files.map((file) => [folderOf(file.path), readLines(file, options).toReversed()]));
  return (path) => linesOf.size === 0 ? void 0 : findExclusion(linesOf, path.split("/"), options);
}
function findExclusion(linesOf, names, options) {
  if (names.length > MAX_FOLDERS)
    return {
      reason: `excluded because its path has ${MAX_FOLDERS} folders or more, and rules are only checked to that depth`
    };
  for (let depth of names.keys()) {
    let line = lastMatch(linesOf, names.slice(0, depth + 1), depth + 1 < names.length, options);
    if (line?.pattern.isNegative === !1)
      return { reason: `excluded by \`${line.written}\``, source: line.source };
  }
}
function lastMatch(linesOf, names, isFolder, options) {
  for (let depth of [...names.keys()].toReversed()) {
    let lines = linesOf.get(names.slice(0, depth).join("/")), path = lines && { bytes: asBytes(names.slice(depth).join("/"), options), isFolder }, line = path && lines?.find(({ pattern }) => pattern.matches(path));
    if (line !== void 0)
      return line;
  }
}
function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function readLines({ path, text }, options) {
  return text.replace(/^\uFEFF/, "").split(`
`).flatMap((line, index) => {
    let written = withoutBlanks(line.replace(/\r$/, ""));
    if (written === "" || written.startsWith("#"))
      return [];
    let pattern = readPathPattern(asBytes(written, options), options);
    return [{ written, pattern, source: `${path}:${index + 1}` }];
  });
}
function withoutBlanks(line) {
  let end = line.length - (/ +$/.exec(line)?.[0].length ?? 0), backslashes = end - line.slice(0, end).replace(/\\+$/, "").length;
  return line.slice(0, backslashes % 2 === 1 && end < line.length ? end + 1 : end);
}

export {
  asBytes,
  readPathPattern,
  readIgnoreFiles
};
