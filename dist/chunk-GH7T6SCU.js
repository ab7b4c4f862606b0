import {
  TOOL_MODES as TOOL_MODES,
  adaptRequest as adaptRequest,
  chooseToolMode as chooseToolMode,
  dropRefusedFeature as dropRefusedFeature,
  explainErrorStatus as explainErrorStatus,
  failureOnWire as failureOnWire,
  failureTerms as failureTerms,
  makeReply as makeReply,
  openLink as openLink,
  openModelBatches as openModelBatches,
  openWire as openWire,
  weakerFeatures as weakerFeatures,
  withUnreadParts as withUnreadParts,
  quoteServer as quoteServer
} from "./joined-2a895a02.js";
import {
  readErrorBody as readErrorBody
} from "./joined-570987ab.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  estimateUsage
} from "./chunk-KSMBFWTD.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";

// src/models/model-over.ts
function modelOver(protocol, offer) {
  let link = openLink(protocol, offer);
  return {
    name: link.model,
    provider: offer.provider,
    get takesTools() {
      return link.learned.refusalOfTools === void 0;
    },
    ask: (request, signal) => ask(link, request, signal),
    ...offer.batches === void 0 ? {} : { batches: openModelBatches(link, offer.batches) }
  };
}
async function ask(link, request, signal) {
  for (; ; ) {
    let toolMode = chooseToolMode(link, request), features = link.learned[toolMode], wire = openWire({
      ...link,
      signal,
      isHasty: request.isHasty,
      judge: (answer) => explainErrorStatus(answer, failureTerms(link))
    }), reply = await send(link, adaptRequest(link, request, toolMode), features, wire), refusal = reply.kind === "failed" ? findRefusal(reply, wire.outcome()) : void 0, next = refusal === void 0 ? void 0 : dropRefusedFeature(features, refusal);
    if (refusal === void 0 || next === void 0)
      return toolMode === "withheld" && reply.kind === "answer" && reply.toolCalls.length > 0 && (link.learned.withheld = { ...link.learned.withheld, tools: "none" }), toolMode === "offered" ? withToolsNote(link, reply) : reply;
    link.learned[toolMode] = weakerFeatures(link.learned[toolMode], next), withoutRefused(link, next), toolMode !== "withheld" && next.tools === "none" && (link.learned.refusalOfTools ??= quoteServer(refusal.message, link.secrets));
  }
}
function withoutRefused({ learned }, { temperature, cacheMarks, system }) {
  for (let mode of TOOL_MODES)
    learned[mode] = weakerFeatures(learned[mode], { ...learned[mode], temperature, cacheMarks, system });
}
function withoutSystem({ messages, ...request }) {
  let texts = messages.flatMap((message) => message.role === "system" ? [message.content] : []), [first, ...rest] = messages.filter(({ role }) => role !== "system"), isUser = first?.role === "user", content = [...texts, ...isUser ? [first.content] : []].join(`

`), others = isUser || first === void 0 ? rest : [first, ...rest];
  return { ...request, messages: [{ role: "user", content }, ...others] };
}
async function send(link, request, features, wire) {
  try {
    let sent = features.system === "own" ? request : withoutSystem(request), answer = await link.protocol.send(sent, features, wire.fetch), read = withUnreadParts(link.protocol.read(answer, request), answer);
    return withBrokenAttempts(
      link,
      makeReply(link, read, (output) => estimateUsage(request, output)),
      wire
    );
  } catch (error) {
    return withBrokenAttempts(link, failureOnWire(link, wire.outcome(), error), wire);
  }
}
function withBrokenAttempts({ answeredBy: model }, reply, wire) {
  let count = wire.brokenAttempts();
  return count === 0 ? reply : { ...reply, earlier: Array.from({ length: count }, () => ({ model, cause: "dropped", isRepeated: !0 })) };
}
function findRefusal(reply, outcome) {
  let REFUSING = [400, 403, 404, 422, 500, 501];
  return ["invalid", "not-found", "overloaded"].includes(reply.cause) && outcome.kind === "answered" && REFUSING.includes(outcome.status) ? readErrorBody(outcome.body) : void 0;
}
function withToolsNote(link, reply) {
  let refusal = link.learned.refusalOfTools;
  if (reply.kind !== "answer" || refusal === void 0)
    return reply;
  let note = `${link.answeredBy} was asked without tools because ${link.server} does not support them (${refusal})`;
  return { ...reply, notes: [...reply.notes ?? [], note] };
}

// src/models/answers/json-answer.ts
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
