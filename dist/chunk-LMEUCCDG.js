import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  retryAfterMs
} from "./chunk-R2C4ICTW.js";
import {
  CANCELLED,
  listSecrets,
  quoteServer,
  showServer
} from "./chunk-NH65WWPR.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  SYSTEM_CLOCK
} from "./chunk-O62SFG25.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  messageOf
} from "./chunk-PI7WXFM3.js";

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
  let own = readText(error.message) ?? readText(body.error) ?? readText(body.message) ?? "", metadata = error.metadata, upstream = isRecord(metadata) ? readText(metadata.raw) : void 0;
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

// src/models/failures.ts
var TOO_LONG_CODES = /* @__PURE__ */ new Set([
  "context_length_exceeded",
  "exceed_context_size_error",
  "request_too_large",
  "string_above_max_length",
  "tokens_limit_reached"
]), TOO_LONG_TEXTS = [
  /context (?:length|window|size)/i,
  /context (?:the )?overflow/i,
  /maximum (?:prompt|context|input) length/i,
  /(?:prompt|input|request)(?: body)? (?:is )?too (?:long|large)/i,
  /input token count .{0,60}exceeds/i,
  /too many (?:input )?tokens/i,
  /`inputs` tokens \+ `max_new_tokens` must be/i,
  /request exceeds the maximum (?:size|allowed)/i
], FILTER_CODES = /* @__PURE__ */ new Set([
  "content_filter",
  "content_policy_violation",
  "invalid_prompt",
  "ResponsibleAIPolicyViolation"
]), QUOTA_CODES = /* @__PURE__ */ new Set([
  "access_terminated",
  "billing_error",
  "billing_hard_limit_reached",
  "billing_not_active",
  "insufficient_quota"
]), LOWER_THE_INPUT = "Lower `max-input-tokens`.";
function explainErrorStatus(answer, terms) {
  let details = readErrorBody(answer.body), said = quoteServer(details.message, terms.secrets), reason = `${terms.server} answered ${answer.status}${said === "" ? "" : ` ${said}`}`;
  if (isRetiredGithubModels(answer.status, details, terms.server))
    return failed(`${reason}; GitHub Models was retired on 30 July 2026`, { ...NOT_FOUND, hint: ANOTHER_PROVIDER });
  let diagnosis = diagnose(answer.status, details), wait = isLimit(diagnosis) ? retryAfterMs(answer.headers, terms.now) : void 0;
  return wait !== void 0 && wait > 6e4 ? failed(`${reason}; the limit lasts ${until(terms.now + wait)}`, { ...diagnosis, fatal: !0 }) : failed(reason, diagnosis);
}
function explainErrorInAnswer(body, terms) {
  let details = readErrorBody(body), said = quoteServer(details.message === "" ? details.codes.join(", ") : details.message, terms.secrets), status = details.codes.map(findStatus).find((one) => one !== void 0), diagnosis = diagnose(status ?? SERVERS_OWN_TROUBLE, details);
  return failed(`${terms.server} answered with an error${said === "" ? "" : `: ${said}`}`, diagnosis);
}
function findStatus(code) {
  return /^[45]\d\d$/.test(code) ? Number(code) : code === "rate_limit_exceeded" ? 429 : void 0;
}
var SERVERS_OWN_TROUBLE = 500, NOT_FOUND = { cause: "not-found", fatal: !0 }, ANOTHER_PROVIDER = "Give another `provider`: `copilot` needs only the permission `copilot-requests: write` in a workflow.";
function diagnose(status, details) {
  return isTooLong(status, details) ? { cause: "too-long", fatal: !1, hint: LOWER_THE_INPUT } : details.codes.some((code) => FILTER_CODES.has(code)) || /content (?:management|filtering) policy/i.test(details.message) ? { cause: "filtered", fatal: !1 } : isOverQuota(status, details) ? { cause: "rate-limited", fatal: !0, hint: "Check the account's quota and billing." } : diagnoseStatus(status);
}
function isOverQuota(status, { codes, message }) {
  return status === 402 || codes.some((code) => QUOTA_CODES.has(code)) || /credit balance is too low/i.test(message);
}
function diagnoseStatus(status) {
  switch (status) {
    case 401:
    case 403:
      return { cause: "denied", fatal: !0, hint: "Check `api-key`." };
    case 404:
    case 405:
      return { ...NOT_FOUND, hint: "Check `model` and `base-url`." };
    case 408:
      return { cause: "timed-out", fatal: !1 };
    case 409:
      return { cause: "overloaded", fatal: !1 };
    case 410:
      return { ...NOT_FOUND, hint: "It was retired: give another `model` or `base-url`." };
    case 429:
      return { cause: "rate-limited", fatal: !1, hint: "Lower `concurrency`." };
    default:
      break;
  }
  return status >= 300 && status < 400 ? {
    ...NOT_FOUND,
    hint: "The server redirects, and a key is never sent to another address: set `base-url` to the final address."
  } : status >= 500 ? { cause: "overloaded", fatal: !1 } : { cause: "invalid", fatal: !1 };
}
function isTooLong(status, { codes, message }) {
  return status === 413 || codes.some((code) => TOO_LONG_CODES.has(code)) ? !0 : status === 429 ? /request too large/i.test(message) : ![401, 403, 404].includes(status) && TOO_LONG_TEXTS.some((text) => text.test(message));
}
function isRetiredGithubModels(status, { message }, server) {
  return (status === 404 || status === 410) && (/^https:\/\/models\.(?:github\.ai|inference\.ai\.azure\.com)\b/.test(server) || message.includes("GitHub Models"));
}
function isLimit({ cause, fatal }) {
  return !fatal && (cause === "rate-limited" || cause === "overloaded");
}
function until(time) {
  let date = new Date(time);
  return Number.isNaN(date.getTime()) ? "for longer than a run" : `until ${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function failed(reason, { cause, fatal, hint }) {
  return { kind: "failed", cause, reason, ...hint === void 0 ? {} : { hint }, fatal };
}

// src/models/request-features.ts
var LIMITS = ["max_completion_tokens", "max_output_tokens", "max_tokens", "none"], FORMATS = ["schema", "json", "none"], THINKING = ["encrypted", "none"], TOOLS = ["offered", "none"], TEMPERATURES = ["zero", "none"], ABOUT_FORMAT = /response[_ ]format|output[_ ](?:config|format)|json[_ ]schema|json[_ ]object|json mode|structured output|response mime type|text\.format|'format'/i, ABOUT_THINKING = /encrypted[_ ]content/i, ABOUT_TEMPERATURE = /\btemperature\b/i, ABOUT_TOOLS = /\btools?\b|tool[_ -](?:choice|use|call)|function[_ ]call/i;
function dropRefusedFeature(features, refusal) {
  let { parameter = "" } = refusal, about = `${parameter} ${refusal.message}`;
  if (features.limit !== "none" && about.includes(features.limit))
    return { ...features, limit: features.limit === "max_completion_tokens" ? "max_tokens" : "none" };
  if (features.thinking !== "none" && (parameter === "include" || ABOUT_THINKING.test(about)))
    return { ...features, thinking: "none" };
  if (features.temperature !== "none" && (parameter === "temperature" || ABOUT_TEMPERATURE.test(about)))
    return { ...features, temperature: "none" };
  if (features.format !== "none" && ABOUT_FORMAT.test(about))
    return { ...features, format: features.format === "schema" ? "json" : "none" };
  if (features.tools !== "none" && ABOUT_TOOLS.test(about))
    return { ...features, tools: "none" };
}
function weakerFeatures(one, other) {
  return {
    limit: later(LIMITS, one.limit, other.limit),
    format: later(FORMATS, one.format, other.format),
    thinking: later(THINKING, one.thinking, other.thinking),
    tools: later(TOOLS, one.tools, other.tools),
    temperature: later(TEMPERATURES, one.temperature, other.temperature)
  };
}
function later(forms, one, other) {
  return forms.indexOf(one) >= forms.indexOf(other) ? one : other;
}

// src/models/flatten-tool-turns.ts
function withoutToolTurns({ messages, shape }) {
  return { messages: messages.map(flatten), ...shape === void 0 ? {} : { shape } };
}
function flatten(message) {
  if (message.role === "tool")
    return { role: "user", content: `Result of ${message.name}:

${message.content}` };
  if (!("toolCalls" in message))
    return message;
  let calls = message.toolCalls.map((call2) => `I looked up: ${call2.name} ${call2.arguments}`);
  return { role: "assistant", content: [message.content, ...calls].filter((part) => part !== "").join(`
`) };
}

// src/models/wire/connection.ts
var GLOBAL_DISPATCHER = /* @__PURE__ */ Symbol.for("undici.globalDispatcher.1");
function connectionWithTimeout(timeoutMs) {
  let current = new Request("http://localhost") instanceof Request ? Reflect.get(globalThis, GLOBAL_DISPATCHER) : void 0;
  if (typeof current != "object" || current === null || typeof current.constructor != "function")
    return {};
  let Dispatcher = current.constructor;
  return { dispatcher: new Dispatcher({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs }) };
}

// src/models/model-link.ts
var TOOL_MODES = ["offered", "withheld", "absent"];
function openLink(protocol, { provider, baseUrl, settings }) {
  return {
    protocol,
    answeredBy: `${provider}:${settings.model}`,
    server: showServer(baseUrl),
    model: settings.model,
    secrets: listSecrets({ baseUrl, apiKey: settings.apiKey }),
    timeoutMs: settings.timeoutMs,
    clock: settings.clock ?? SYSTEM_CLOCK,
    connection: connectionWithTimeout(settings.timeoutMs),
    learned: {
      offered: protocol.features,
      withheld: protocol.features,
      absent: protocol.features,
      refusalOfTools: void 0
    }
  };
}
function chooseToolMode(link, { tools = [], withheldTools = [] }) {
  return tools.length > 0 ? "offered" : withheldTools.length > 0 && mayDeclareWithheld(link) ? "withheld" : "absent";
}
function mayDeclareWithheld({ protocol, learned: { offered, withheld, absent } }) {
  let { format } = weakerFeatures(offered, withheld);
  return protocol.canForbidCalls && withheld.tools === "offered" && format === absent.format;
}
function adaptRequest(link, request, toolMode) {
  if (link.learned.refusalOfTools !== void 0)
    return withoutToolTurns(request);
  let { withheldTools: _, ...rest } = request;
  return toolMode === "withheld" ? request : rest;
}
function makeReply(link, read, estimate) {
  switch (read.kind) {
    case "error":
      return explainErrorInAnswer(read.body, failureTerms(link));
    case "failed": {
      let { cause, usage } = read, said = quoteServer(read.said ?? "", link.secrets), reason = said === "" ? read.reason : `${read.reason}: ${said}`;
      return { kind: "failed", cause, reason, fatal: !1, ...usage === void 0 ? {} : { usage } };
    }
    case "answer":
      return read.text.trim() === "" && read.toolCalls.length === 0 ? emptyAnswer(read) : answered(link, read, estimate);
  }
}
function answered(link, read, estimate) {
  let { text, toolCalls, cutOff, opaque } = read, output = [text, ...toolCalls.map((call2) => call2.arguments)].join(""), notes = [
    ...read.notes,
    ...read.usage === void 0 ? [`${link.server} did not say how many tokens were used; they are estimated`] : []
  ];
  return {
    kind: "answer",
    text,
    toolCalls,
    cutOff,
    usage: read.usage ?? estimate(output),
    answeredBy: link.answeredBy,
    ...opaque === void 0 ? {} : { opaque },
    ...notes.length === 0 ? {} : { notes }
  };
}
function emptyAnswer({ cutOff, hasThought, usage }) {
  return {
    kind: "failed",
    cause: "empty",
    reason: `the model gave an empty answer${cutOff ? ` because ${hasThought ? "its thinking used up" : "it reached"} the output limit` : hasThought ? " after thinking" : ""}`,
    ...cutOff ? { hint: "Raise `max-output-tokens`." } : {},
    fatal: !1,
    ...usage === void 0 ? {} : { usage }
  };
}
function failureOnWire(link, outcome, error) {
  let { server, secrets } = link;
  switch (outcome.kind) {
    case "answered":
      return outcome.status >= 200 && outcome.status < 300 ? unreadable(
        `${server} sent an answer that does not follow its protocol`,
        quoteServer(sayBody(outcome.body), secrets)
      ) : explainErrorStatus(outcome, failureTerms(link));
    case "too-large":
      return unreadable(`${server} sent an answer that is too large`, "");
    case "timed-out":
      return failure("timed-out", `${server} did not answer within ${describeTime(link.timeoutMs)}`);
    case "cancelled":
      return CANCELLED;
    case "dropped":
      return failure(
        "dropped",
        `${server} closed the connection before the answer was complete (${quoteServer(outcome.reason, secrets)})`
      );
    case "unreachable": {
      let reason = `${server} could not be reached (${quoteServer(outcome.reason, secrets)})`;
      return { ...failure("unreachable", reason), hint: "Check `base-url`.", fatal: !0 };
    }
    case "not-sent": {
      let reason = `a request to ${server} could not be made (${quoteServer(messageOf(error), secrets)})`;
      return { ...failure("invalid", reason), hint: "Check `base-url` and `api-key`.", fatal: !0 };
    }
  }
}
function sayBody(body) {
  let { message } = readErrorBody(body);
  return message === "" ? body : message;
}
function unreadable(reason, said) {
  return failure("unreadable", said === "" ? reason : `${reason}: ${said}`);
}
function failure(cause, reason) {
  return { kind: "failed", cause, reason, fatal: !1 };
}
function failureTerms({ server, model, secrets, clock }) {
  return { server, model, secrets, now: clock.now() };
}
function describeTime(milliseconds) {
  let minutes = milliseconds / 6e4;
  return minutes >= 1 ? `${Math.round(minutes)} minutes` : `${Math.round(milliseconds / 1e3)} seconds`;
}

// src/models/wire/wire.ts
import { setMaxListeners } from "node:events";

// src/models/wire/read-body.ts
async function readBody(response) {
  if (response.body === null)
    return "";
  let chunks = [], bytes = 0;
  for await (let chunk of response.body) {
    if (bytes += chunk.byteLength, bytes > 33554432)
      return;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

// src/models/wire/wire.ts
var MOST_RETRIES = 2, MOST_RETRIES_OF_DROPPED = 1, PASSING_ERRORS = /* @__PURE__ */ new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT"
]), BROKEN_CONNECTION = /* @__PURE__ */ new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"]);
function openWire(terms) {
  let outcome = { kind: "not-sent" };
  return {
    outcome: () => outcome,
    fetch: async (input, init) => {
      let limit = limitTime(terms);
      try {
        outcome = await sendUntilAnswered(terms, limit, input, init);
      } finally {
        limit.clear();
      }
      if (outcome.kind !== "answered" || outcome.status < 200 || outcome.status > 299)
        throw new Error(`the request ended: ${outcome.kind}`);
      return asJson(outcome.body);
    }
  };
}
function asJson(body) {
  return new Response(body, { headers: { "content-type": "application/json" } });
}
function limitTime({ timeoutMs, signal, clock }) {
  let controller = new AbortController(), stop = () => controller.abort(), timer = setTimeout(stop, timeoutMs);
  return setMaxListeners(0, signal), signal.addEventListener("abort", stop), signal.aborted && stop(), {
    signal: controller.signal,
    end: clock.now() + timeoutMs,
    clear: () => {
      clearTimeout(timer), signal.removeEventListener("abort", stop);
    }
  };
}
async function sendUntilAnswered(terms, limit, input, init) {
  for (let retry = 0; ; retry += 1) {
    let outcome = await sendOnce(terms, limit, input, init), wait = waitBeforeRetry(terms, outcome, retry);
    if (wait === void 0 || terms.clock.now() + wait >= limit.end)
      return outcome;
    if (await terms.clock.wait(wait, limit.signal), limit.signal.aborted)
      return { kind: terms.signal.aborted ? "cancelled" : "timed-out" };
  }
}
async function sendOnce(terms, limit, input, init) {
  let isConnected = !1;
  try {
    let response = await fetch(input, {
      ...init,
      ...terms.connection,
      signal: limit.signal,
      // A redirect would send the key to another address and turn the POST into a GET.
      redirect: "manual"
    });
    isConnected = !0;
    let body = await readBody(response);
    return body === void 0 ? { kind: "too-large" } : response.ok && isCutShort(body) ? { kind: "dropped", reason: "the answer is incomplete" } : { kind: "answered", status: response.status, headers: response.headers, body };
  } catch (error) {
    return limit.signal.aborted ? { kind: terms.signal.aborted ? "cancelled" : "timed-out" } : brokenBy(error, isConnected);
  }
}
function brokenBy(error, isConnected) {
  let cause = innermostCause(error), code = cause instanceof Error && "code" in cause && typeof cause.code == "string" ? cause.code : "", reason = messageOf(cause) === "" ? code : messageOf(cause);
  return isConnected || BROKEN_CONNECTION.has(code) ? { kind: "dropped", reason } : { kind: "unreachable", reason, mayPass: PASSING_ERRORS.has(code) };
}
function innermostCause(error) {
  return error instanceof Error ? error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error.cause === void 0 ? error : innermostCause(error.cause) : error;
}
function waitBeforeRetry({ judge, clock, isRepeatable = !0 }, outcome, retry) {
  if (!(!isRepeatable && mayHaveActed(outcome)))
    switch (outcome.kind) {
      case "answered":
        return retry < MOST_RETRIES && isWorthRepeating(outcome, judge) ? askedWait(outcome, clock, retry) : void 0;
      case "dropped":
        return retry < MOST_RETRIES_OF_DROPPED ? clock.backoff(retry) : void 0;
      case "unreachable":
        return outcome.mayPass && retry < MOST_RETRIES ? clock.backoff(retry) : void 0;
      case "not-sent":
      case "too-large":
      // The server worked on the request for the whole time, and would do so again.
      case "timed-out":
      case "cancelled":
        return;
    }
}
function mayHaveActed(outcome) {
  switch (outcome.kind) {
    case "dropped":
    case "timed-out":
    case "cancelled":
    case "too-large":
      return !0;
    case "answered":
      return outcome.status < 300 || outcome.status >= 500 || outcome.status === 408 || outcome.status === 409;
    case "not-sent":
    case "unreachable":
      return !1;
  }
}
function isWorthRepeating(answer, judge) {
  let advice = answer.headers.get("x-should-retry");
  if (answer.status < 300 || advice === "false")
    return !1;
  let failure2 = judge(answer);
  return !failure2.fatal && (advice === "true" || ["rate-limited", "overloaded", "timed-out"].includes(failure2.cause));
}
function askedWait(answer, clock, retry) {
  let asked = retryAfterMs(answer.headers, clock.now());
  return asked !== void 0 && asked > 6e4 ? void 0 : asked ?? clock.backoff(retry);
}
function isCutShort(body) {
  let text = body.trim();
  return text.startsWith("{") && !text.endsWith("}");
}

// src/models/batches/read-lines.ts
async function* readTextLines(body, { line: maxLine, text: maxText } = { line: 4e6, text: 1e9 }) {
  let parts = [], length = 0, all = 0, add = (part) => {
    length += part.length, parts = length > maxLine ? [] : [...parts, part];
  }, take = () => {
    let text = length > maxLine ? void 0 : Buffer.concat(parts).toString("utf8").trim();
    return parts = [], length = 0, text;
  };
  for await (let chunk of body) {
    if (all += chunk.length, all > maxText)
      throw new Error(`the results have more than ${maxText} bytes`);
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end)), start = end + 1;
      let line = take();
      line !== "" && (yield line);
    }
    add(chunk.subarray(start));
  }
  let last = take();
  last !== "" && (yield last);
}
var NEWLINE = 10;

// src/models/batches/model-batches.ts
function openModelBatches(link, protocol) {
  return {
    maxRequests: protocol.maxRequests,
    maxBytes: protocol.maxBytes,
    formOf: (request) => chooseToolMode(link, request),
    write: (request) => {
      let toolMode = chooseToolMode(link, request);
      return protocol.write(adaptRequest(link, request, toolMode), link.learned[toolMode]);
    },
    send: (batch, signal) => sendBatch(link, protocol, batch, signal),
    look: (id, signal) => askForBatch(link, protocol, signal, (fetch2) => protocol.look(id, fetch2)),
    find: (isWanted, since, signal) => findBatch(link, protocol, { isWanted, since }, signal),
    cancel: (id, signal) => askForBatch(link, protocol, signal, (fetch2) => protocol.cancel(id, fetch2)),
    readResults: (batch, reader, signal) => readResults(link, protocol, batch, reader, signal)
  };
}
async function call(link, signal, isRepeatable, send) {
  let wire = openWire({ ...link, signal, judge: (answer) => explainErrorStatus(answer, failureTerms(link)), isRepeatable });
  try {
    return { kind: "done", value: await send(wire.fetch) };
  } catch (error) {
    return { kind: "failed", failure: failureOnWire(link, wire.outcome(), error), outcome: wire.outcome() };
  }
}
async function askForBatch(link, protocol, signal, send) {
  let called = await call(link, signal, !0, send);
  return called.kind === "failed" ? called.failure : protocol.readBatch(called.value) ?? notABatch(link);
}
function notABatch({ server }) {
  return { kind: "failed", cause: "unreadable", reason: `${server} did not answer with a batch`, fatal: !1 };
}
async function sendBatch(link, protocol, batch, signal) {
  let called = await call(link, signal, !1, (fetch2) => protocol.send(batch, fetch2));
  if (called.kind === "done") {
    let state = protocol.readBatch(called.value);
    return state === void 0 ? { kind: "unsure", failure: notABatch(link) } : { kind: "sent", batch: state };
  }
  let { failure: failure2, outcome } = called, told = failure2.cause === "not-found" ? { ...failure2, hint: "This server may have no batch API: leave out `batch`." } : failure2;
  return { kind: mayHaveActed(outcome) ? "unsure" : "not-sent", failure: told };
}
var MAX_PAGES = 10;
async function findBatch(link, protocol, { isWanted, since }, signal) {
  let after;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    let last = after, called = await call(link, signal, !0, (fetch2) => protocol.list(last, fetch2));
    if (called.kind === "failed")
      return called.failure;
    let list = readPage(called.value);
    if (list === void 0)
      return { ...notABatch(link), reason: `${link.server} did not answer with a list of batches` };
    let batches = list.entries.flatMap((entry) => protocol.readBatch(entry) ?? []), found = batches.find((batch) => batch.createdAt >= since && isWanted(batch)), oldest = batches.at(-1);
    if (found !== void 0 || !list.hasMore || oldest === void 0 || oldest.createdAt < since)
      return found;
    after = oldest.id;
  }
}
function readPage(value) {
  if (!(typeof value != "object" || value === null || !("data" in value) || !Array.isArray(value.data)))
    return { entries: value.data, hasMore: "has_more" in value && value.has_more === !0 };
}
async function readResults(link, protocol, batch, { turnOf, take }, signal) {
  let seen = /* @__PURE__ */ new Set(), counts = { unknown: 0, repeated: 0, damaged: 0 }, status = 0, open = async (input, init) => {
    let response = await fetch(input, { ...init, ...link.connection, signal, redirect: "manual" });
    if ({ status } = response, !response.ok)
      throw await response.body?.cancel(), new Error(`status ${status}`);
    return response;
  };
  try {
    for (let openText of protocol.openResults(batch, open)) {
      let { body } = await openText();
      for await (let text of body === null ? [] : readTextLines(body)) {
        let line = readLine(protocol, text), turn = line === void 0 ? void 0 : turnOf(line.id);
        line === void 0 ? counts.damaged += 1 : turn === void 0 ? counts.unknown += 1 : seen.has(line.id) ? counts.repeated += 1 : (seen.add(line.id), await take(line.id, replyOf(link, protocol, line, turn)));
      }
    }
    return { kind: "results", ...counts };
  } catch (error) {
    let why = status === 0 || status === 200 ? messageOf(error) : `it answered ${status}`;
    return {
      kind: "failed",
      cause: signal.aborted ? "cancelled" : "dropped",
      reason: `the results of the batch could not be read from ${link.server} (${quoteServer(why, link.secrets)})`,
      fatal: !1
    };
  }
}
function readLine(protocol, text) {
  return text === void 0 ? void 0 : protocol.readLine(parseJson(text));
}
function replyOf(link, protocol, line, turn) {
  switch (line.kind) {
    case "ended":
      return endedWithout(
        line.how === "expired" ? "its batch expired before it was answered" : "its batch was cancelled"
      );
    case "error":
      return line.status === void 0 ? explainErrorInAnswer(line.body, failureTerms(link)) : explainErrorStatus({ status: line.status, headers: new Headers(), body: line.body }, failureTerms(link));
    case "answer":
      return makeReply(link, protocol.read(line.answer, turn), () => UNCOUNTED);
  }
}
var UNCOUNTED = { inputTokens: 0, outputTokens: 0 };
function endedWithout(reason) {
  return { kind: "failed", cause: "unbatched", reason, fatal: !1 };
}

export {
  withoutToolTurns,
  readErrorBody,
  explainErrorStatus,
  dropRefusedFeature,
  weakerFeatures,
  TOOL_MODES,
  openLink,
  chooseToolMode,
  adaptRequest,
  makeReply,
  failureOnWire,
  failureTerms,
  openWire,
  openModelBatches,
  endedWithout
};
