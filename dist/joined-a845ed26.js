import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  oneLine
} from "./joined-5ac99ec6.js";

// src/text/shown/shorten.ts
function takeStart(text, most) {
  let start = text.slice(0, most);
  return start.length === text.length ? text : start.replace(/[\uD800-\uDBFF]$/, "");
}
function shortenPath(path, most) {
  if (path.length <= most)
    return path;
  let first = path.slice(0, path.indexOf("/") + 1), room = most - `${first}\u2026/`.length, slash = path.indexOf("/", Math.max(first.length, path.length - room - 1));
  return first === "" || slash === -1 ? shortenMiddle(path, most) : `${first}\u2026${path.slice(slash)}`;
}
function shortenMiddle(text, most) {
  let start = takeStart(text, Math.floor((most - 1) / 3)), end = text.slice(text.length - (most - 1 - start.length)).replace(/^[\uDC00-\uDFFF]/, "");
  return `${start}\u2026${end}`;
}
function shorten(text, most) {
  return text.length <= most ? text : `${takeStart(text, most - 1)}\u2026`;
}
function shortenSentence(text, most) {
  let shortened = shorten(text, most);
  if (shortened === text || !isInCode(shortened))
    return shortened;
  let start = takeStart(text, most - 2);
  return isInCode(start) ? `${start}\u2026\`` : `${start}\u2026`;
}
function isInCode(text) {
  return text.split("`").length % 2 === 0;
}

// src/text/shown/quote.ts
var LIMIT = { most: 60 };
function quote(text, { most } = LIMIT) {
  let line = text.slice(0, most * 4).replaceAll(/[ \t\r\n]+/g, " ").replaceAll(/^ | $/g, "").replaceAll("`", "'");
  return `\`${oneLine(shorten(line, most))}\``;
}
function quotePath(path) {
  let { most } = LIMIT, slash = path.length <= most ? -1 : path.indexOf("/", path.length - most + 1);
  return slash < 0 ? quote(path) : quote(`\u2026${path.slice(slash)}`);
}
function quoteValue(value) {
  return quote(typeof value == "string" ? value : writeJson(value));
}
function quoteJson(value) {
  let { most } = LIMIT, json = writeJson(value);
  return json.length <= most ? json : typeof value == "string" ? `${shorten(json, most - 1)}"` : shorten(json, most);
}
function writeJson(value) {
  if (typeof value == "number")
    return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? "[\u2026]" : "{\u2026}";
  }
}

import {
  usageError
} from "./joined-e117912a.js";
// src/commands/open/server-address.ts
var GITHUB = "github.com";
var VARIABLE = "GITHUB_API_URL";
function readServerAddress(environment, host) {
  let named = environment[VARIABLE];
  if (host === GITHUB)
    return "https://api.github.com";
  if (!(named === void 0 || named.trim() === ""))
    return checkServer(environment), named;
}
function checkServer(environment) {
  let named = environment[VARIABLE];
  if (named !== void 0 && named.trim() !== "" && !isAddress(named))
    throw usageError(
      "wrong-server",
      `\`${VARIABLE}\` is ${quote(named)}, not an address`,
      "Set it to the address of the API of your server, such as `https://HOST/api/v3`."
    );
}
function readNamedServer(environment) {
  return readServerAddress(environment, void 0) ?? "https://api.github.com";
}
function isAddress(value) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
export {
  checkServer,
  isAddress,
  quote,
  quoteJson,
  quotePath,
  quoteValue,
  readNamedServer,
  readServerAddress,
  shorten,
  shortenPath,
  shortenSentence,
  takeStart
};
