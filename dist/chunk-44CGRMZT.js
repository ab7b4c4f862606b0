import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

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

// src/models/wire/retry-after.ts
var UNITS_MS = {
  ms: 1,
  s: 1e3,
  m: 6e4,
  h: 36e5,
  d: 864e5
}, LIMITS = [
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
  return number >= 1e12 ? number - now : number >= 1e9 ? number * 1e3 - now : number * 1e3;
}
function readDuration(value) {
  return /^(?:\d{1,12}(?:\.\d{1,12})?(?:ms|[smhd]))+$/.test(value) ? [...value.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS_MS[unit ?? ""] ?? 0), 0) : void 0;
}
function readNumber(value) {
  let text = value?.trim() ?? "";
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
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
  retryAfterMs,
  SYSTEM_CLOCK,
  readBody,
  readBytes
};
