import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  SECRET_TITLES,
  findSecrets
} from "./chunk-D23DFTBF.js";

// src/text/assigned-secrets.ts
function findAssignedSecrets(line, isBare) {
  return [...findPasswordsInAddresses(line), ...findConnectionParts(line), ...findAssignments(line, isBare)];
}
function mayAssignSecret(text) {
  return MAY_ASSIGN.test(text);
}
var MAY_ASSIGN = /passw|passphrase|pwd|secret|token|key|credential|:\/\//i, ASSIGNED_TITLES = [
  "key",
  "password",
  "password in an address",
  "secret",
  "secret in a connection string",
  "token"
], NAME = /(?:passw(?:or)?d|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|account[-_]?key|auth[-_]?key|encryption[-_]?key|signing[-_]?key|credential)[\w-]{0,40}/gi, BETWEEN = /^["'\]]{0,2}\s{0,8}(?::\s{0,4}[\w.<>[\]|?& ]{1,60}=|:=|=>|=|:)\s{0,8}(?:[bru@]{0,2})(?<quote>["'`])(?<value>[^"'`\s]{8,400})\k<quote>/i, BARE_BETWEEN = /^\s{0,8}[:=]\s{0,8}(?<value>[^"'`\s#,;(){}]{8,400})\s{0,40}(?:#.*)?$/, OTHER_NAME = /(?:url|uri|file|path|dir|folder|name|type|kind|limit|max|min|count|endpoint|host|expiry|expires?|ttl|header|prefix|suffix|issuer|hash|salt|digest|checksum|label|title|message|text|hint|help|error|placeholder|pattern|regexp?|field|selector|ref|id|ids|arn|version|scope|length|size|public|color|class|policy|usage|status|state|mode|format|provider|manager|store|service|index|alias|key-?name|description)s?$|^tokeni[sz]/i, OTHER_BEFORE = /(?:public|csrf|xsrf|design|next|page|max|min|num|count|cancel\w{0,6}|color|css|test|fake|mock|dummy|example|sample|hashed?|encrypted)[-_]?$/i;
function findAssignments(line, isBare) {
  let found = [];
  for (let { 0: name, index } of line.matchAll(NAME)) {
    let from = index + name.length, rest = line.slice(from, from + MAX_CHARACTERS), match = BETWEEN.exec(rest) ?? (isBare ? BARE_BETWEEN.exec(rest) : null), value = match?.groups?.value;
    if (!(match === null || value === void 0 || OTHER_NAME.test(name) || OTHER_BEFORE.test(before(line, index))) && looksRandom(value)) {
      let start = from + match[0].indexOf(value, value.length > 0 ? match[0].search(/[:=]/) : 0);
      found.push({ title: secretTitle(name), start, end: start + value.length });
    }
  }
  return found;
}
var MAX_CHARACTERS = 600;
function before(line, index) {
  return line.slice(Math.max(0, index - 20), index);
}
function secretTitle(name) {
  return /^pass|^pwd/i.test(name) ? "password" : /^token/i.test(name) ? "token" : /key/i.test(name) ? "key" : "secret";
}
var ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/(?<user>[^\s:/@"'`<>${}]{0,80}):(?<value>[^\s:/@"'`<>]{3,200})@(?<host>[^\s/:@"'`]{1,200})/gi;
function findPasswordsInAddresses(line) {
  return line.includes("://") ? [...line.matchAll(ADDRESS)].flatMap(({ 0: all, index, groups = {} }) => {
    let { user = "", value = "", host = "" } = groups, isMade = LOCAL.test(host) || value.toLowerCase() === user.toLowerCase() || PLACEHOLDER.test(value) || PLAIN.test(value), start = index + all.indexOf(`:${value}@`, all.indexOf("://") + 3) + 1;
    return isMade ? [] : [{ title: "password in an address", start, end: start + value.length }];
  }) : [];
}
var LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|host\.docker\.internal|db$|database$|postgres$|mysql$|mariadb$|redis$|mongo$|mongodb$|rabbitmq$|[\w.-]*example\.|host\b|hostname|your|<|\$|\{|[^.]*$)/i, PLAIN = /^(?:pass(?:word)?|passwd|pwd|secret|root|admin|postgres|mysql|user|guest|token|\d{1,8})$/i, PART = /\b(?<name>Password|Pwd|AccountKey|SharedAccessKey)=(?<value>[^;"'`\s]{8,200})(?=[;"'`]|$)/g;
function findConnectionParts(line) {
  return line.includes(";") ? [...line.matchAll(PART)].flatMap(({ 0: all, index, groups = {} }) => {
    let { value = "" } = groups, start = index + all.length - value.length;
    return looksRandom(value) ? [{ title: "secret in a connection string", start, end: start + value.length }] : [];
  }) : [];
}
var PLACEHOLDER = /your|example|sample|dummy|fake|mock|placeholder|change[-_]?(?:me|it|this)|todo|redact|insert|replace|some[-_]|my[-_]|foo|bar(?:[-_]|$)|test|demo|local|default|invalid|expired|xxx|\*{3}|\.{3}|…|<|>|\$\{|\$\(|\{\{|%\(|%s|1234|abcd|qwerty|0000|deadbeef|(.)\1{4}/i, OTHER_VALUE = /^(?:[a-z][a-z\d+.-]*:\/\/|[./~@$%#&]|\d+(?:[.:-]\d+)*$|\d{4}-\d\d-\d\d|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|arn:|projects\/|sha\d{3}[-:]|data:|op:\/\/|vault:|ENC\[|AQ[A-Z]{2}[\w+/]{100})/i, MIN_KINDS_OF_LETTERS = 8, MIN_LENGTH = 10;
function looksRandom(value) {
  return value.length >= MIN_LENGTH && /^[\w+/=.~!@#$%^&*:?-]+$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !PLACEHOLDER.test(value) && !OTHER_VALUE.test(value) && !isNameLike(value) && new Set(value).size >= MIN_KINDS_OF_LETTERS;
}
function isNameLike(value) {
  let words = value.split(/[-_.:/]|(?<=[a-z\d])(?=[A-Z])/);
  return words.every((word) => WORD.test(word)) && value.length >= words.length * MIN_LETTERS_OF_WORD;
}
var WORD = /^[$@#]?(?:[A-Za-z]?[a-z]*|[A-Z]*)\d{0,4}$/, MIN_LETTERS_OF_WORD = 3;

// src/text/blank-secrets.ts
var MAX_ROUNDS = 20;
function blankSecrets(text, path) {
  return blankAssigned(blankKeys(text), path !== void 0 && hasBareValues(languageOf(path)));
}
var BARE = /* @__PURE__ */ new Set([
  "dotenv",
  "dockerfile",
  "dockercompose",
  "ini",
  "properties",
  "shellscript",
  "toml",
  "yaml"
]);
function hasBareValues(languageId) {
  return languageId !== void 0 && BARE.has(languageId);
}
function blankAssigned(text, isBare) {
  return mayAssignSecret(text) ? text.split(`
`).map((line) => mayAssignSecret(line) ? replaceRanges(line, findAssignedSecrets(line, isBare)) : line).join(`
`) : text;
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
  `\\[(?:list of keys|hidden (?:value|${ASSIGNED_TITLES.join("|")})|${SECRET_TITLES.join("|")})\\]`
);
function hasBlank(text) {
  return BLANK.test(text);
}
var KEY_EDGE = /-----(BEGIN|END) (?:[A-Z0-9]{1,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g, MAX_KEY_CHARACTERS = 4e4, KEY_ROW = /[A-Za-z0-9+/=]{24,}/g;
function blankKeyBodies(text) {
  let parts = [], at = 0, begin, closeAt = (end, cut) => {
    parts.push(cut(text.slice(at, end))), at = end;
  };
  for (let { 0: edge, 1: side, index } of text.matchAll(KEY_EDGE))
    begin !== void 0 ? closeAt(index, side === "END" && index - begin <= MAX_KEY_CHARACTERS ? withoutRows : withoutFirstRows) : side === "END" && closeAt(index, withoutLastRows), closeAt(index + edge.length, asItIs), begin = side === "BEGIN" ? at : void 0;
  return begin !== void 0 && closeAt(text.length, withoutFirstRows), parts.join("") + text.slice(at);
}
function asItIs(text) {
  return text;
}
var ROW_ALONE = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/=]{24,}(?:\\n)?[\s"'`,+;\\)]*$/, LAST_ROW = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/]{1,64}={0,2}[\s"'`,+;\\n)]*$/, MAX_ROW_CHARACTERS = 400;
function isRowAlone(line) {
  return line.length <= MAX_ROW_CHARACTERS && (ROW_ALONE.test(line) || LAST_ROW.test(line));
}
var MAX_HEADERS = 4, HEADER = /^(?:[\s*#"'`+|>\\n,;-]|\/\/)*(?:[A-Z][A-Za-z]{2,12}(?:-[A-Z][A-Za-z]{2,12})?: [\w,. -]{1,100})?[\s"'`,+;\\n]*$/;
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
function withoutRows(body) {
  let isNamed = !1;
  return body.replaceAll(KEY_ROW, () => {
    let shown = isNamed ? "" : "[private key]";
    return isNamed = !0, shown;
  });
}

export {
  findAssignedSecrets,
  mayAssignSecret,
  blankSecrets,
  hasBareValues,
  hasBlank
};
