import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  isRecord
} from "./joined-cc1d52fd.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
// src/models/wire/error-body.ts
var MAX_DETAILS = 20;
function readErrorBody(body) {
  let read = typeof body == "string" ? parseJson(body) ?? body : body, first = Array.isArray(read) ? read[0] : read;
  if (!isRecord(first))
    return { message: typeof first == "string" ? plainText(first) : "", codes: [] };
  let error = isRecord(first.error) ? first.error : first, parameter = readText(error.param);
  return {
    message: readMessage(first, error),
    codes: [...readCodes(error), ...readCodes(error.innererror), ...readCodes(error.inner_error)],
    ...parameter === void 0 ? {} : { parameter }
  };
}
function readMessage(body, error) {
  let own = readText(error.message) ?? readText(body.error) ?? readText(body.message) ?? readText(body.Message) ?? "", metadata = error.metadata, upstream = isRecord(metadata) ? readText(metadata.raw) : void 0;
  return [own === "" ? describeDetail(body.detail ?? body.errors) : own, upstream ?? ""].filter((part) => part !== "").join(": ");
}
function describeDetail(detail) {
  return Array.isArray(detail) ? detail.slice(0, MAX_DETAILS).map((one) => {
    if (!isRecord(one))
      return readText(one) ?? "";
    let place = Array.isArray(one.loc) ? one.loc.slice(0, MAX_DETAILS).map(String).join(".") : "", message = readText(one.msg) ?? readText(one.message) ?? "";
    return place === "" ? message : `${place}: ${message}`;
  }).filter((part) => part !== "").join("; ") : readText(detail) ?? "";
}
function readCodes(error) {
  return isRecord(error) ? [error.code, error.type, error.status].flatMap((code) => {
    let text = typeof code == "number" ? String(code) : readText(code);
    return text === void 0 ? [] : [text];
  }) : [];
}
function plainText(text) {
  if (!text.trimStart().startsWith("<"))
    return text;
  let start = text.search(/<title>/i), end = start < 0 ? -1 : text.indexOf("<", start + 7), title = end < 0 ? "" : text.slice(start + 7, end).trim();
  return title === "" ? "an HTML page" : `an HTML page: ${title}`;
}
function readText(value) {
  return typeof value == "string" && value.trim() !== "" ? value : void 0;
}
// src/models/wire/retry-after.ts
var LONGEST_WAIT_MS = 6e4;
var SECOND_MS = 1e3;
var FIRST_EPOCH_SECONDS = 1e9;
var FIRST_EPOCH_MS = 1e12;
var UNITS_MS = {
  ms: 1,
  s: SECOND_MS,
  m: 60 * SECOND_MS,
  h: 3600 * SECOND_MS,
  d: 86400 * SECOND_MS
};
var LIMITS = [
  ["x-ratelimit-reset", "x-ratelimit-remaining"],
  ["x-ratelimit-reset-requests", "x-ratelimit-remaining-requests"],
  ["x-ratelimit-reset-tokens", "x-ratelimit-remaining-tokens"],
  ["anthropic-ratelimit-requests-reset", "anthropic-ratelimit-requests-remaining"],
  ["anthropic-ratelimit-tokens-reset", "anthropic-ratelimit-tokens-remaining"],
  ["anthropic-ratelimit-input-tokens-reset", "anthropic-ratelimit-input-tokens-remaining"],
  ["anthropic-ratelimit-output-tokens-reset", "anthropic-ratelimit-output-tokens-remaining"]
];
function retryAfterMs(headers, now) {
  let milliseconds = readNumber(headers.get("retry-after-ms"));
  if (milliseconds !== void 0)
    return Math.max(0, milliseconds);
  let asked = readWait(headers.get("retry-after"), now);
  if (asked !== void 0)
    return asked;
  let resets = LIMITS.filter(([, remaining]) => readNumber(headers.get(remaining)) === 0).map(([reset]) => readWait(headers.get(reset), now)).filter((wait) => wait !== void 0);
  return resets.length === 0 ? void 0 : Math.max(...resets);
}
function askedWaitMs({ headers, body }, now) {
  return retryAfterMs(headers, now) ?? readRetryInfo(body) ?? readWaitInMessage(body);
}
function readWaitInMessage(body) {
  let [, duration, seconds] = WAIT_IN_MESSAGE.exec(readErrorBody(body).message) ?? [];
  return readDuration(duration ?? `${seconds ?? ""}s`);
}
var WAIT_IN_MESSAGE = /\b(?:try again|retry) (?:in|after) (?:((?:\d{1,6}(?:\.\d{1,12})?(?:ms|[smhd]))+)(?!\w)|(\d{1,6}) seconds?)/i;
var RETRY_INFO = "type.googleapis.com/google.rpc.RetryInfo";
function readRetryInfo(body) {
  let read = typeof body == "string" ? parseJson(body) : body, first = Array.isArray(read) ? read[0] : read, error = isRecord(first) ? first.error : void 0, details = isRecord(error) ? error.details : void 0, info = Array.isArray(details) ? details.find((one) => isRecord(one) && one["@type"] === RETRY_INFO) : void 0, delay = isRecord(info) ? info.retryDelay : void 0;
  return typeof delay == "string" ? readDuration(delay) : void 0;
}
function readWait(value, now) {
  let number = readNumber(value);
  if (number !== void 0)
    return Math.max(0, computeWait(number, now));
  if (value === null)
    return;
  let duration = readDuration(value.trim());
  if (duration !== void 0)
    return duration;
  let date = Date.parse(value);
  return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}
function computeWait(number, now) {
  return number >= FIRST_EPOCH_MS ? number - now : number >= FIRST_EPOCH_SECONDS ? number * SECOND_MS - now : number * SECOND_MS;
}
function readDuration(value) {
  return /^(?:\d{1,12}(?:\.\d{1,12})?(?:ms|[smhd]))+$/.test(value) ? [...value.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS_MS[unit ?? ""] ?? 0), 0) : void 0;
}
function readNumber(value) {
  let text = value?.trim() ?? "";
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
}
// src/models/wire/retry-clock.ts
var SYSTEM_CLOCK = {
  now: () => Date.now(),
  backoff: (retry) => Math.min(500 * 2 ** retry, 8e3) * (1 - Math.random() * 0.25),
  wait: (milliseconds, signal) => new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    let finish = () => {
      clearTimeout(timer), signal.removeEventListener("abort", finish), resolve();
    }, timer = setTimeout(finish, milliseconds);
    signal.addEventListener("abort", finish);
  })
};

import {
  proxyIn,
  readProxies
} from "./joined-e117912a.js";
// src/models/wire/proxy-advice.ts
function adviseOnProxy(address, environment, node) {
  let variable = findVariable(address, environment);
  if (variable === void 0)
    return;
  let unused = describeUnusedProxy(address, environment, node);
  return unused === void 0 ? `Requests go through the proxy in \`${variable}\`: check it, and \`NO_PROXY\`.` : `${unused}.`;
}
function describeUnusedProxy(address, environment, node) {
  let variable = findVariable(address, environment);
  if (variable === void 0 || isAtLeast(node, TOLD_AT_RUN_TIME))
    return;
  let canBeTold = isAtLeast(node, TOLD_AT_START);
  return canBeTold && environment.NODE_USE_ENV_PROXY === "1" ? void 0 : `\`${variable}\` is set, but Node ${node} does not use it: ${canBeTold ? "set `NODE_USE_ENV_PROXY=1`, or " : ""}use Node 24.14 or later`;
}
var TOLD_AT_RUN_TIME = [
  [24, 14],
  [25, 4]
];
var TOLD_AT_START = [
  [22, 21],
  [24, 0],
  [25, 0]
];
function isAtLeast(version, releases) {
  let [major = 0, minor = 0] = version.split(".").map(Number);
  return releases.some(([of, first]) => major === of && minor >= first) || major > (releases.at(-1)?.[0] ?? 0);
}
function findVariable(address, environment) {
  let proxies = readProxies(environment), url = URL.canParse(address) ? new URL(address) : void 0;
  return proxies === void 0 || url === void 0 || isDirect(url, proxies.noProxy) ? void 0 : (url.protocol === "https:" ? ["https_proxy", "HTTPS_PROXY", ...FOR_HTTP] : FOR_HTTP).find((name) => proxyIn(environment[name]) !== void 0);
}
var FOR_HTTP = ["http_proxy", "HTTP_PROXY"];
function isDirect({ hostname, port }, noProxy) {
  return noProxy.toLowerCase().split(/[\s,]+/).some((entry) => {
    let [, host = "", ofPort] = /^(?:\*?\.)?([^:]+)(?::(\d{1,5}))?$/.exec(entry) ?? [], isHost = host !== "" && (hostname === host || hostname.endsWith(`.${host}`));
    return entry === "*" || hostname === `[${entry}]` || isHost && (ofPort === void 0 || ofPort === port);
  });
}
// src/models/wire/read-body.ts
async function readBody(response) {
  return (await readBytes(response, 33554432))?.toString("utf8");
}
async function readBytes(response, maxBytes) {
  if (response.body === null)
    return Buffer.alloc(0);
  let chunks = [], bytes = 0;
  for await (let chunk of response.body) {
    if (bytes += chunk.byteLength, bytes > maxBytes)
      return;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
export {
  LONGEST_WAIT_MS,
  SYSTEM_CLOCK,
  adviseOnProxy,
  askedWaitMs,
  describeUnusedProxy,
  readBody,
  readBytes,
  readErrorBody,
  retryAfterMs
};
