import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  retryAfterMs
} from "./chunk-R2C4ICTW.js";
import {
  withoutToolTurns
} from "./chunk-Z4N2UNLU.js";
import {
  estimateUsage,
  listSecrets,
  quoteServer,
  showServer
} from "./chunk-UPHL4ROQ.js";
import {
  CANCELLED
} from "./chunk-IMU57Z46.js";
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

// src/models/wire/connection.ts
var GLOBAL_DISPATCHER = /* @__PURE__ */ Symbol.for("undici.globalDispatcher.1");
function connectionWithTimeout(timeoutMs) {
  let current = new Request("http://localhost") instanceof Request ? Reflect.get(globalThis, GLOBAL_DISPATCHER) : void 0;
  if (typeof current != "object" || current === null || typeof current.constructor != "function")
    return {};
  let Dispatcher = current.constructor;
  return { dispatcher: new Dispatcher({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs }) };
}

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
function waitBeforeRetry({ judge, clock }, outcome, retry) {
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

// src/models/model-over.ts
function modelOver(protocol, { provider, baseUrl, settings }) {
  let link = {
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
  return {
    name: settings.model,
    provider,
    get takesTools() {
      return link.learned.refusalOfTools === void 0;
    },
    ask: (request, signal) => ask(link, request, signal)
  };
}
var TOOL_MODES = ["offered", "withheld", "absent"];
async function ask(link, request, signal) {
  for (; ; ) {
    let toolMode = chooseToolMode(link, request), features = link.learned[toolMode], wire = openWire({ ...link, signal, judge: (answer) => explainErrorStatus(answer, failureTerms(link)) }), reply = await send(link, adaptRequest(link, request, toolMode), features, wire), refusal = reply.kind === "failed" ? findRefusal(reply, wire.outcome()) : void 0, next = refusal === void 0 ? void 0 : dropRefusedFeature(features, refusal);
    if (refusal === void 0 || next === void 0)
      return toolMode === "withheld" && reply.kind === "answer" && reply.toolCalls.length > 0 && (link.learned.withheld = { ...link.learned.withheld, tools: "none" }), toolMode === "offered" ? withToolsNote(link, reply) : reply;
    link.learned[toolMode] = weakerFeatures(link.learned[toolMode], next), next.temperature === "none" && withoutTemperature(link), toolMode !== "withheld" && next.tools === "none" && (link.learned.refusalOfTools ??= quoteServer(refusal.message, link.secrets));
  }
}
function withoutTemperature({ learned }) {
  for (let mode of TOOL_MODES)
    learned[mode] = { ...learned[mode], temperature: "none" };
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
async function send(link, request, features, wire) {
  try {
    return readReply(link, request, await link.protocol.send(request, features, wire.fetch));
  } catch (error) {
    return failureOnWire(link, wire.outcome(), error);
  }
}
function readReply(link, request, answer) {
  let read = link.protocol.read(answer, request);
  switch (read.kind) {
    case "error":
      return explainErrorInAnswer(read.body, failureTerms(link));
    case "failed": {
      let { cause, usage } = read, said = quoteServer(read.said ?? "", link.secrets), reason = said === "" ? read.reason : `${read.reason}: ${said}`;
      return { kind: "failed", cause, reason, fatal: !1, ...usage === void 0 ? {} : { usage } };
    }
    case "answer":
      return read.text.trim() === "" && read.toolCalls.length === 0 ? emptyAnswer(read) : answered(link, request, read);
  }
}
function answered(link, request, read) {
  let { text, toolCalls, cutOff, opaque } = read, output = [text, ...toolCalls.map((call) => call.arguments)].join(""), notes = [
    ...read.notes,
    ...read.usage === void 0 ? [`${link.server} did not say how many tokens were used; they are estimated`] : []
  ];
  return {
    kind: "answer",
    text,
    toolCalls,
    cutOff,
    usage: read.usage ?? estimateUsage(request, output),
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
function findRefusal(reply, outcome) {
  let REFUSING = [400, 404, 422, 500, 501];
  return ["invalid", "not-found", "overloaded"].includes(reply.cause) && outcome.kind === "answered" && REFUSING.includes(outcome.status) ? readErrorBody(outcome.body) : void 0;
}
function withToolsNote(link, reply) {
  let refusal = link.learned.refusalOfTools;
  if (reply.kind !== "answer" || refusal === void 0)
    return reply;
  let note = `${link.answeredBy} was asked without tools because ${link.server} does not support them (${refusal})`;
  return { ...reply, notes: [...reply.notes ?? [], note] };
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

// src/models/json-answer.ts
var NONE = {};
function asFields(value) {
  return isRecord(value) ? value : NONE;
}
function asList(value) {
  return Array.isArray(value) ? value : [];
}
function asText(value) {
  return typeof value == "string" ? value : "";
}
function asTokenCount(value) {
  return typeof value == "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
}
function asUsage(input, output, cached) {
  let inputTokens = asTokenCount(input), outputTokens = asTokenCount(output), cachedInputTokens = asTokenCount(cached);
  return inputTokens === void 0 || outputTokens === void 0 ? void 0 : { inputTokens, outputTokens, ...cachedInputTokens === void 0 ? {} : { cachedInputTokens } };
}
function calledFunction(call) {
  let called = asFields(call.function);
  return { id: call.id, name: called.name, arguments: called.arguments };
}
var MAX_CALLS = 64;
function readCalls(given, turn) {
  let taken = /* @__PURE__ */ new Set(), toolCalls = given.slice(0, MAX_CALLS).map((call, index) => {
    let own = asText(call.id), id = own === "" || taken.has(own) ? freeId(`call_${turn}_${index}`, taken) : own;
    return taken.add(id), { id, name: asText(call.name), arguments: writeArguments(call.arguments) };
  }), notes = given.length - toolCalls.length > 0 ? [`the model called ${given.length} tools in one turn; only the first ${MAX_CALLS} were used`] : [];
  return { toolCalls, notes };
}
function freeId(id, taken) {
  return taken.has(id) ? freeId(`${id}_`, taken) : id;
}
function writeArguments(value) {
  return typeof value == "string" ? value.trim() === "" ? "{}" : value : value == null ? "{}" : JSON.stringify(value);
}
var MAX_NAME_CHARACTERS = 64;
function nameToReturn(name) {
  let plain = name.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, MAX_NAME_CHARACTERS);
  return plain === "" ? "unnamed" : plain;
}
function parseObject(json) {
  return asFields(parseJson(json));
}

export {
  modelOver,
  asFields,
  asList,
  asText,
  asTokenCount,
  asUsage,
  calledFunction,
  readCalls,
  nameToReturn,
  parseObject
};
