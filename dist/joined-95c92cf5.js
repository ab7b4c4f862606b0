import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  GitError,
  oneLine
} from "./joined-5ac99ec6.js";
import {
  EXIT,
  UserError,
  describeUserError,
  messageOf as messageOf2
} from "./joined-e117912a.js";

import {
  describeUnusedProxy,
  readBytes,
  SYSTEM_CLOCK,
  retryAfterMs
} from "./joined-570987ab.js";
import {
  messageOf
} from "./joined-e117912a.js";
import {
  regex,
  isRecord
} from "./joined-cc1d52fd.js";
import {
  GithubError,
  NotSentError,
  SilenceError,
  countSilences,
  waitForLimit,
  withinLimit
} from "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import {
  Octokit,
  RequestError,
  legacyRestEndpointMethods,
  paginateRest,
  requestLog
} from "./chunk-3JZRNNWK.js";
// node_modules/@octokit/rest/dist-src/version.js
var VERSION = "22.0.1";
// node_modules/@octokit/rest/dist-src/index.js
var Octokit2 = Octokit.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION}`
  }
);
// src/github/api/network-failure.ts
var CERTIFICATE_CODES = regex()`
  ^(?:
    DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE).*
    |CERT_[A-Z_]+|ERR_TLS_CERT_ALTNAME_INVALID
  )$
`;
function describeNetworkFailure(error) {
  let [first, ...deeper] = listCauses(error), said = first instanceof Error ? first.message : String(first), last = deeper.at(-1);
  if (last === void 0)
    return said;
  let reason = last instanceof Error && last.message !== "" ? last.message : codeOf(last) ?? "";
  return isCertificateRefused(error) ? `the certificate of the server is not trusted (${withoutAdvice(reason)}). Set \`NODE_EXTRA_CA_CERTS\` to the file with the certificates of your organization` : reason === "" ? said : `${said}: ${reason}`;
}
function withoutAdvice(reason) {
  return reason.split(";", 1)[0] ?? reason;
}
function isCertificateRefused(error) {
  return listCauses(error).some((cause) => CERTIFICATE_CODES.test(codeOf(cause) ?? ""));
}
var MAX_CAUSES = 5;
function listCauses(error) {
  let causes = [error];
  for (; causes.length < MAX_CAUSES; ) {
    let last = causes.at(-1);
    if (!(last instanceof Error) || last.cause === void 0)
      break;
    causes.push(last.cause);
  }
  return causes;
}
function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : void 0;
}
// src/github/api/failed-request.ts
function readFailure(error) {
  if (!(error instanceof RequestError) || error.response === void 0) {
    let cause = error instanceof RequestError ? error.cause ?? error : error, address = error instanceof RequestError ? error.request.url : void 0;
    return { status: 0, message: describeNetworkFailure(cause), data: void 0, header: () => {
    }, address };
  }
  let headers = error.response.headers, header = (name) => {
    let value = isRecord(headers) ? headers[name] : void 0;
    return typeof value == "string" || typeof value == "number" ? String(value) : void 0;
  }, { status, message, response, request } = error;
  return { status, message, data: response.data, header, address: request.url };
}
function isLimit({ status, message, header }) {
  if (status === 422)
    return /submitted too quickly|"abuse"|been spammed/i.test(message);
  let hasHeader = header("retry-after") !== void 0 || header("x-ratelimit-remaining") === "0";
  return status === 429 || status === 403 && (hasHeader || /\brate limit\b/i.test(message));
}
var UNKNOWN_LIMIT_WAIT_MS = 6e4;
function limitWait({ header }, now) {
  return retryAfterMs({ get: (name) => header(name) ?? null }, now) ?? UNKNOWN_LIMIT_WAIT_MS;
}
// src/github/api/patience.ts
var UnexpectedAnswerError = class _UnexpectedAnswerError extends Error {
  /** The address that was asked, once it is known. */
  address;
  what;
  constructor(what, address) {
    super(`GitHub's answer is ${what}`), this.name = "UnexpectedAnswerError", this.what = what, this.address = address;
  }
  /** The same error, of an answer from this address. */
  from(address) {
    return new _UnexpectedAnswerError(this.what, address);
  }
};
var READ_WAITS_MS = [1e3, 4e3, 9e3];
var MAX_LIMIT_WAIT_MS = 12e4;
var MAX_LIMIT_WAITS = 2;
var WRITE_PAUSE_MS = 1e3;
var FINAL_STATUSES = /* @__PURE__ */ new Set([304, 400, 401, 403, 404, 406, 409, 410, 422, 451]);
function repeatPatiently({ clock, silences }, cancelled) {
  let lastWrite = Number.NEGATIVE_INFINITY, attempt = async (options, send) => {
    if (cancelled.aborted)
      throw new Error("the run was stopped");
    let route = `${options.method} ${options.url}`;
    if (!silences.maySend(route))
      throw new NotSentError();
    isWrite(options) && (await clock.wait(Math.max(0, lastWrite + WRITE_PAUSE_MS - clock.now()), cancelled), lastWrite = clock.now());
    try {
      let answer = await send();
      return silences.answered(), answer;
    } catch (error) {
      throw isSilence(error) ? silences.unanswered(route) : ownSignal(options)?.aborted !== true && silences.answered(), error;
    }
  };
  return async (options, send) => {
    let tries = { failures: 0, limits: 0 }, own = ownSignal(options);
    for (; ; )
      try {
        return await attempt(options, send);
      } catch (error) {
        let wait = error instanceof NotSentError ? void 0 : chooseWait(error, options, tries, clock.now()), isGivenUp = !silences.maySend(`${options.method} ${options.url}`);
        if (wait === void 0 || own?.aborted === true || isGivenUp)
          throw error;
        await clock.wait(wait, own === void 0 ? cancelled : AbortSignal.any([own, cancelled]));
      }
  };
}
function ownSignal({ request }) {
  let given = request?.signal;
  return given instanceof AbortSignal ? given : void 0;
}
function chooseWait(error, options, tries, now) {
  let failure = readFailure(error);
  if (isLimit(failure)) {
    tries.limits += 1;
    let wait2 = limitWait(failure, now);
    return options.request?.waits !== false && tries.limits <= MAX_LIMIT_WAITS && wait2 <= MAX_LIMIT_WAIT_MS ? wait2 : void 0;
  }
  let asked = options.request?.retries, retries = typeof asked == "number" ? asked : isWrite(options) ? 0 : READ_WAITS_MS.length, wait = READ_WAITS_MS[tries.failures];
  tries.failures += 1;
  let isFinal = FINAL_STATUSES.has(failure.status) || isCertificateRefused(error);
  return tries.failures <= retries && !isFinal ? wait : void 0;
}
function isWrite({ method, url, query }) {
  return method === "GET" || method === "HEAD" ? false : !(url.endsWith("/graphql") && typeof query == "string" && !query.trimStart().startsWith("mutation"));
}
function isSilence(error) {
  return error instanceof SilenceError || error instanceof Error && error.cause instanceof SilenceError;
}
// src/github/api/whole-answer.ts
var MEGABYTE = 1e6;
var MAX_ANSWER_BYTES = 100 * MEGABYTE;
function fetchWhole(send, limits) {
  return async (input, init = {}) => {
    let redirect = init.method === void 0 || init.method === "GET" || init.method === "HEAD" ? "follow" : "manual";
    return withinLimit(limits, init.signal ?? void 0, async (signal) => {
      let answer = await send(input, { ...init, redirect, signal }), body = NO_BODY.has(answer.status) ? null : await readBytes(answer, MAX_ANSWER_BYTES);
      if (body === void 0)
        throw new UnexpectedAnswerError(`larger than ${MAX_ANSWER_BYTES / MEGABYTE} MB`);
      let { status, statusText, headers } = answer;
      return new Response(body, { status, statusText, headers: new Headers([...headers]) });
    });
  };
}
var NO_BODY = /* @__PURE__ */ new Set([204, 205, 304]);
var MAX_STREAM_MS = 6e4;
var MAX_PAUSE_MS = 1e4;
function fetchStreamed(send, limits) {
  return async (input, init = {}) => {
    let stopped = new AbortController(), start = limits.clock.now(), given = init.signal ?? void 0, answer = await withinLimit(limits, given, async (limit) => (limit.addEventListener("abort", () => stopped.abort(), { once: true }), send(input, {
      ...init,
      signal: given === void 0 ? stopped.signal : AbortSignal.any([given, stopped.signal])
    }))), { status, statusText, headers, body } = answer, parts = body === null ? null : ReadableStream.from(limitParts(body, limits.clock, start, stopped));
    return new Response(parts, { status, statusText, headers });
  };
}
async function* limitParts(body, clock, start, stopped) {
  let reader = body.getReader();
  try {
    for (; ; ) {
      let left = Math.min(MAX_PAUSE_MS, start + MAX_STREAM_MS - clock.now()), ended = new AbortController(), pause = waitForLimit(clock, Math.max(0, left), ended.signal).then(() => "too long"), part = await Promise.race([reader.read(), pause]).finally(() => ended.abort());
      if (part === "too long")
        throw new SilenceError(left < MAX_PAUSE_MS ? MAX_STREAM_MS : MAX_PAUSE_MS);
      if (part.done)
        return;
      yield part.value;
    }
  } finally {
    stopped.abort();
  }
}
// src/github/api/octokit.ts
function createOctokit(settings) {
  let { fetch: send = fetchOrExplain } = settings, limits = { clock: settings.clock ?? SYSTEM_CLOCK, silences: countSilences() }, octokit = new Octokit2({
    ...settings.token === void 0 ? {} : { auth: settings.token },
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    // Errors are thrown. The library's own warnings would appear between our lines of the log.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchWhole(send, limits) }
  }), streamed = fetchStreamed(send, limits), repeat = repeatPatiently(limits, settings.signal ?? new AbortController().signal);
  return octokit.hook.before("request", ({ request }) => {
    request?.parseSuccessResponseBody === false && Object.assign(request, { fetch: streamed, signal: settings.signal });
  }), octokit.hook.wrap(
    "request",
    (request, options) => repeat(options, async () => {
      let answer = await request(options);
      return checkAnswer(options, answer), answer;
    }).catch((error) => {
      throw error instanceof UnexpectedAnswerError ? error.from(options.baseUrl) : error;
    })
  ), octokit;
}
function silent() {
}
async function fetchOrExplain(...given) {
  try {
    return await fetch(...given);
  } catch (error) {
    let [input, init] = given, address = input instanceof Request ? input.url : String(input), unused = describeUnusedProxy(address, process.env, process.versions.node);
    throw unused === void 0 || init?.signal?.aborted === true ? error : new Error(unused, { cause: error });
  }
}
function checkAnswer(options, { status, data }) {
  let { accepts, parseSuccessResponseBody } = options.request ?? {};
  if (isWrite(options) && status >= 300)
    throw new UnexpectedAnswerError(`a redirect (${status}), which is not followed because the request writes`);
  if (parseSuccessResponseBody !== false) {
    if (typeof accepts == "function")
      accepts(data);
    else if (status !== 204 && !isRecord(data) && !Array.isArray(data))
      throw new UnexpectedAnswerError("not valid JSON");
  }
}
function optional(signal) {
  return { request: { signal, retries: 1, waits: false } };
}
async function guarded(call) {
  try {
    return await call();
  } catch (error) {
    throw asGithubError(error);
  }
}
function asGithubError(error) {
  let failure = readFailure(error), message = isLimit(failure) ? describeLimit(failure) : describeAnswer(failure), address = error instanceof UnexpectedAnswerError ? error.address : failure.address, host = address !== void 0 && URL.canParse(address) ? new URL(address).host : void 0;
  return new GithubError(failure.status, message, failure.header("x-accepted-github-permissions"), error, host);
}
var SECOND_MS = 1e3;
var MINUTE_MS = 6e4;
function describeLimit(failure) {
  let wait = limitWait(failure, Date.now()), [length, unit] = wait < MINUTE_MS ? [wait / SECOND_MS, "second"] : [wait / MINUTE_MS, "minute"], said = readMessage(failure.data);
  return `a rate limit of GitHub's API is reached, which ends in about ${count(Math.max(1, Math.ceil(length)), unit)}${said === void 0 ? "" : ` (${said})`}`;
}
function describeAnswer({ status, message, data }) {
  if (status !== 0 && readMessage(data) === void 0)
    return `an answer with status ${status} that gives no reason`;
  let said = messageOf(message);
  return status === 404 && said.startsWith("Not Found") ? "not found, or not readable with this token" : status === 401 ? `the token is not valid, or it has expired (${said})` : said;
}
var MAX_PLAIN_CHARACTERS = 200;
function readMessage(data) {
  let message = isRecord(data) ? data.message : data, isPlain = message !== data || typeof data == "string" && data.length <= MAX_PLAIN_CHARACTERS && !data.includes("<");
  return typeof message == "string" && message !== "" && isPlain ? message : void 0;
}
function isRateLimited({ status, message, cause }) {
  return isLimit(readFailure(cause)) || status === 429 || /\brate limit\b/i.test(message);
}

import {
  GithubError as GithubError2,
  grantHint,
  outageHint
} from "./chunk-4JMAY6C4.js";
// src/report-fatal.ts
function reportFatal(error, debug, write) {
  if (error instanceof UserError)
    return write(`housestyle: ${describeUserError(error).split(`
`).map(oneLine).join(`
`)}`), error.exitCode;
  if (error instanceof GitError || error instanceof GithubError2) {
    write(`housestyle: ${error instanceof GitError ? "git" : "GitHub"} failed: ${oneLine(error.message)}`);
    let hint = error instanceof GithubError2 ? hintFor(error) : error.hint;
    return hint !== void 0 && write(`  ${hint}`), EXIT.failed;
  }
  return write(`housestyle: internal error: ${oneLine(messageOf2(error))}`), debug ? error instanceof Error && write(error.stack ?? "") : write("  This is a bug in Housestyle. Please report it. To see where it happened, set HOUSESTYLE_DEBUG=1."), EXIT.failed;
}
function hintFor(error) {
  return isRateLimited(error) ? "Run it again after that. A job with `actions/checkout` and `fetch-depth: 0` reads files from the disk, without requests." : error.status === 401 ? "Check `github-token`, then run it again." : error.status >= 500 ? `Run it again. ${outageHint(error)}` : grantHint(error);
}
export {
  UnexpectedAnswerError,
  createOctokit,
  guarded,
  isRateLimited,
  optional,
  reportFatal
};
