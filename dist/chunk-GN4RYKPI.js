import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readText
} from "./chunk-SIB5UVDO.js";
import {
  checkoutWorkspace
} from "./chunk-VBDTFWXT.js";
import {
  codeSpan,
  linkLabel,
  modelLine
} from "./chunk-GYK5ZMDN.js";
import {
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  shortenPath
} from "./chunk-TJ3WHKDV.js";
import {
  showHidden
} from "./chunk-BOOOQYH6.js";

// src/commands/guidance.ts
import { readFile } from "node:fs/promises";
async function localGuidance(repository, trusted, options, userFolder) {
  let userSettings = await readUserSettings(options.userSettings, trusted, readOwnFile);
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
async function readOwnFile(path) {
  try {
    return sourceText(path, await readFile(path, "utf8"));
  } catch (error) {
    throw unusable(path, messageOf(error));
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

// src/reports/markdown/links.ts
function headLink(path, line, target, most = Number.POSITIVE_INFINITY) {
  if (line === void 0)
    return codeSpan(shortenPath(showHidden(path), most));
  let revision = target?.headRevision;
  return fileLink(path, line, target && revision !== void 0 ? { ...target, revision } : void 0, most);
}
function fileLink(path, line, target, most = Number.POSITIVE_INFINITY) {
  let label = codeSpan(`${shortenPath(showHidden(path), most)}:${line}`);
  if (target === void 0)
    return label;
  let encoded = path.toWellFormed().split("/").map((part) => encodeURIComponent(part).replaceAll("(", "%28").replaceAll(")", "%29")).join("/");
  return `[${label}](${target.serverUrl}/${target.repository}/blob/${target.revision}/${encoded}?plain=1#L${line})`;
}
var ADDRESS = /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/;
function wordsLink(words, url) {
  return url !== void 0 && ADDRESS.test(url) ? `[${linkLabel(words)}](${url})` : modelLine(words);
}

// src/reports/markdown/room.ts
function takeWithin(texts, room, between = 1) {
  let left = room;
  return texts.filter((text) => {
    let size = text.length + between, fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function firstWithin(texts, room) {
  let left = room, end = texts.findIndex((text) => (left -= text.length + 1, left < 0));
  return end < 0 ? texts : texts.slice(0, end);
}

// src/reports/markdown/limit-rows.ts
var MAX_ROWS = 100;
function limitRows(all, limit) {
  let { rows = MAX_ROWS, characters = Number.POSITIVE_INFINITY } = limit, shown = takeWithin(all.slice(0, rows), characters);
  return shown.length === all.length ? all : [...shown, `\u2026 and ${all.length - shown.length} more`];
}

// src/reports/markdown/markdown-table.ts
function markdownTable(head, rows, room = Number.POSITIVE_INFINITY) {
  if (rows.length === 0)
    return [];
  let row = (cells) => `| ${cells.join(" | ")} |`, shown = takeWithin(rows.slice(0, MAX_ROWS).map(row), room), more = rows.length - shown.length, note = more === 0 ? [] : [`
\u2026 and ${more} more; the run's JSON has them.`];
  return [[row(head), row(head.map(() => "---")), ...shown, ...note].join(`
`)];
}

export {
  headLink,
  fileLink,
  wordsLink,
  takeWithin,
  firstWithin,
  MAX_ROWS,
  limitRows,
  markdownTable,
  localGuidance,
  workflowUserSettings
};
