import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  readOwnFile,
  checkoutWorkspace,
  readText,
  sourceText
} from "./joined-1c6c8fb1.js";
import {
  fileErrorReason,
  usageError
} from "./joined-e117912a.js";
// src/commands/open/guidance.ts
async function localGuidance(repository, trusted, options, userFolder) {
  let userSettings = await readUserSettings(options.userSettings, trusted, readOwnSettings);
  return {
    repository,
    remoteAgents: options.remoteAgents,
    ...userSettings === void 0 ? {} : { userSettings },
    ...userFolder === void 0 ? {} : { userFolder: checkoutWorkspace(userFolder, "the user folder") }
  };
}
function workflowUserSettings(options, trusted) {
  return readUserSettings(options.userSettings, trusted, (path) => readTrustedFile(trusted, path));
}
var OPTION = "user-settings";
async function readUserSettings(given, trusted, readNamed) {
  return given === void 0 || given.value.trimStart().startsWith("{") ? given === void 0 ? void 0 : sourceText(OPTION, given.value) : given.isShared ? readTrustedFile(trusted, given.value) : readNamed(given.value);
}
var MAX_SETTINGS_MEBIBYTES = 16;
async function readOwnSettings(path) {
  try {
    let bytes = await readOwnFile(path, MAX_SETTINGS_MEBIBYTES);
    return sourceText(path, bytes.toString("utf8"));
  } catch (error) {
    throw unusable(path, fileErrorReason(error));
  }
}
async function readTrustedFile(trusted, path) {
  let read = await readText(trusted, path);
  if (read.kind === "problem")
    throw unusable(path, read.message);
  return read.source;
}
function unusable(path, reason) {
  return usageError("user-settings", `The settings "${path}" cannot be read: ${reason}`, "Check `user-settings`.");
}

import {
  shortenPath
} from "./joined-a845ed26.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";
// src/text/shown/shown-path.ts
var MAX_PATH_CHARACTERS = 300;
function shownPath(path) {
  return oneLine(shortenPath(path, MAX_PATH_CHARACTERS));
}

import {
  findLineSecrets,
  mayHaveSecret,
  textFormOf,
  ASSIGNED_TITLES,
  SECRET_TITLES,
  eachMatch,
  findSecrets
} from "./joined-b7fd8cd1.js";
import {
  regex
} from "./joined-cc1d52fd.js";
// src/text/secrets/blank-secrets.ts
var MAX_ROUNDS = 20;
function blankSecrets(text, path) {
  return blankAssigned(blankKeys(text), () => textFormOf(path));
}
function blankSecretsInProse(text) {
  return blankAssigned(blankKeys(text), () => ({ isBare: false, isProse: true }));
}
function blankAssigned(text, readForm) {
  if (!mayHaveSecret(text))
    return text;
  let lines = text.split(`
`), found = findLineSecrets(lines, readForm());
  return found.size === 0 ? text : lines.map((line, index) => replaceRanges(line, found.get(index) ?? [])).join(`
`);
}
function replaceRanges(line, found) {
  let drawn = "", at = 0;
  for (let { start, end, title } of found.toSorted((a, b) => a.start - b.start))
    start >= at && (drawn += `${line.slice(at, start)}[hidden ${title}]`, at = end);
  return drawn + line.slice(at);
}
function blankKeys(text) {
  let blanked = blankKeyBodies(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let found = findSecrets(blanked);
    if (found.length === 0)
      return blanked;
    blanked = withoutSecrets(blanked, found);
  }
  return `[list of keys]${blanked.replaceAll(/[^\n]+/g, "")}`;
}
function withoutSecrets(text, found) {
  let parts = [], at = 0;
  for (let { start, end, title } of found) {
    let last = title === "private key" ? endOfKey(text, end) : end;
    start >= at && (parts.push(text.slice(at, start), `[${title}]`, text.slice(start, last).replaceAll(/[^\n]+/g, "")), at = last);
  }
  return parts.join("") + text.slice(at);
}
var KEY_LINES = /(?:[A-Za-z0-9+/=]{1,200}(?:\r?\n|\\n|$)[\t ]{0,40}){0,400}(?:-----END [A-Z ]{1,40}-----)?/y;
function endOfKey(text, end) {
  return KEY_LINES.lastIndex = /[\r\n]/.test(text.charAt(end)) ? end + (/^\r?\n[\t ]*/.exec(text.slice(end, end + 60))?.[0].length ?? 0) : end, KEY_LINES.test(text), KEY_LINES.lastIndex;
}
var BLANK = new RegExp(
  `\\[(?:list of keys|hidden (?:value|${ASSIGNED_TITLES.join("|")}|${SECRET_TITLES.join("|")})|${SECRET_TITLES.join("|")})\\]`
);
function hasBlank(text) {
  return BLANK.test(text);
}
var KEY_EDGE = regex("g")`
  -{4,5} ?(BEGIN|END)(?: |%20)
    (?:(?:[A-Z0-9]{1,10}(?: |%20)){0,3}PRIVATE(?: |%20)KEY(?: BLOCK)?|OpenVPN Static key V1) ?-{4,5}
  |\bPrivate-(Lines): \d{1,4}(?=\r?\n|\\n)|\bPrivate-(MAC):
`;
var KEY_EDGE_PARTS = [" PRIVATE KEY", "PRIVATE%20KEY", "Static key", "Private-"];
var MAX_KEY_CHARACTERS = 4e4;
var KEY_ROW = /(?:[A-Za-z0-9+/=]|%2[BF]|%3D){24,}/g;
function blankKeyBodies(text) {
  if (!KEY_EDGE_PARTS.some((part) => text.includes(part)))
    return text;
  let parts = [], at = 0, begin, closeAt = (end, cut) => {
    parts.push(cut(text.slice(at, end))), at = end;
  };
  for (let { 0: edge, 1: armour, 2: first, index } of eachMatch(text, KEY_EDGE)) {
    let side = armour ?? (first === void 0 ? "END" : "BEGIN");
    begin !== void 0 ? closeAt(index, side === "END" && index - begin <= MAX_KEY_CHARACTERS ? withoutAllRows : withoutFirstRows) : side === "END" && closeAt(index, withoutLastRows), closeAt(index + edge.length, asItIs), begin = side === "BEGIN" ? at : void 0;
  }
  return begin !== void 0 && closeAt(text.length, withoutFirstRows), parts.join("") + text.slice(at);
}
function asItIs(text) {
  return text;
}
var ROW_ALONE = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/=]{24,}(?:\\n)?[\s"'`,+;\\)]*$/;
var LAST_ROW = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/]{1,64}={0,2}[\s"'`,+;\\n)]*$/;
var MAX_ROW_CHARACTERS = 400;
function isRowAlone(line) {
  return line.length <= MAX_ROW_CHARACTERS && (ROW_ALONE.test(line) || LAST_ROW.test(line));
}
var MAX_HEADERS = 4;
var HEADER = /^(?:[\s*#"'`+|>\\n,;-]|\/\/)*(?:[A-Z][A-Za-z]{2,12}(?:-[A-Z][A-Za-z]{2,12})?: [\w,. -]{1,100})?[\s"'`,+;\\n]*$/;
function withoutFirstRows(body) {
  let lines = body.split(`
`), from = lines.slice(0, MAX_HEADERS).findIndex((line) => line.length > MAX_ROW_CHARACTERS || !HEADER.test(line));
  if (from < 0)
    return body;
  let end = lines.findIndex((line, index) => index >= from && !isRowAlone(line)), to = end < 0 ? lines.length : end;
  return to === from ? body : [...lines.slice(0, from), withoutRows(lines.slice(from, to).join(`
`)), ...lines.slice(to)].join(`
`);
}
function withoutLastRows(body) {
  let lines = body.split(`
`), start = lines.findLastIndex((line, index) => index < lines.length - 1 && !isRowAlone(line));
  return [...lines.slice(0, start + 1), withoutRows(lines.slice(start + 1).join(`
`))].join(`
`);
}
var SEPARATOR = String.raw`(?:\\[nr]|[\s"'\x60,*#|>;]|\+(?=\s)|//)`;
var LAST_OF_ROWS = new RegExp(
  String.raw`^(?<before>[=]{0,2}${SEPARATOR}{1,60})(?<row>[A-Za-z0-9+/]{1,63}={0,2})(?=${SEPARATOR}{0,60}(?:=[A-Za-z0-9+/]{4}${SEPARATOR}{0,60})?$)`
);
function withoutAllRows(body) {
  let last = [...body.matchAll(KEY_ROW)].at(-1);
  if (last === void 0)
    return body;
  let end = last.index + last[0].length, rest = body.slice(end);
  return withoutRows(body.slice(0, end)) + (rest.length > MAX_ROW_CHARACTERS ? rest : rest.replace(LAST_OF_ROWS, "$<before>"));
}
function withoutRows(body) {
  let isNamed = false;
  return body.replaceAll(KEY_ROW, () => {
    let shown = isNamed ? "" : "[private key]";
    return isNamed = true, shown;
  });
}

import {
  displayWidth
} from "./joined-1c6c8fb1.js";
import {
  showHidden
} from "./joined-5ac99ec6.js";
// src/reports/marked-line.ts
var MAX_LINE_CHARACTERS = 200;
var SHARE_BEFORE = 0.4;
function drawMarked(line, column, endColumn, paintCarets, width = MAX_LINE_CHARACTERS) {
  let from = line.length <= width ? 0 : Math.max(0, column - 1 - Math.floor(width * SHARE_BEFORE)), to = Math.min(line.length, from + width), shown = (start, end2) => showHidden(
    line.slice(start, end2).toWellFormed().replaceAll(/[#:]/g, (sign, at) => isCommandAt(line, start + at) ? `${sign} ` : sign)
  ), before = `${from === 0 ? "" : "\u2026"}${shown(from, column - 1)}`, end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1)), marked = shown(column - 1, end).replaceAll("	", TAB_UNDER_CARETS), after = `${shown(end, to)}${to === line.length ? "" : "\u2026"}`;
  return [
    `${before}${marked}${after}`,
    `${drawBlanks(before)}${paintCarets("^".repeat(Math.max(1, displayWidth(marked))))}`
  ];
}
function isCommandAt(line, at) {
  return line.startsWith("##[", at) || line.startsWith("::", at) && line.slice(0, at).trim() === "";
}
var TAB_UNDER_CARETS = "    ";
function drawBlanks(text) {
  return text.split("	").map((part) => " ".repeat(displayWidth(part))).join("	");
}

// src/text/bytes/digest.ts
var crypto;
function digest(algorithm, content, encoding) {
  return crypto ??= process.getBuiltinModule("node:crypto"), crypto.hash(algorithm, content, encoding);
}

import {
  textFormOf as textFormOf2,
  findAssignedSecrets,
  findSecrets as findSecrets2,
  mayAssignSecret
} from "./joined-b7fd8cd1.js";
// src/text/secrets/mask-secrets.ts
var MAX_ROUNDS2 = 20;
function maskSecrets(line, path) {
  let masked = line;
  for (let round = 0; round < MAX_ROUNDS2; round += 1) {
    let found = findSecrets2(masked);
    if (found.length === 0)
      break;
    masked = maskRanges(masked, found);
  }
  return mayAssignSecret(masked) ? maskRanges(masked, findAssignedSecrets(masked, textFormOf2(path))) : masked;
}
function maskRanges(line, found) {
  return found.reduce(
    (drawn, { start, end }) => `${drawn.slice(0, start)}${"*".repeat(end - start)}${drawn.slice(end)}`,
    line
  );
}
export {
  blankSecrets,
  blankSecretsInProse,
  digest,
  drawMarked,
  hasBlank,
  localGuidance,
  maskSecrets,
  shownPath,
  workflowUserSettings
};
