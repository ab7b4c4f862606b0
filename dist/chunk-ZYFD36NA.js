import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  restoreTurnItems
} from "./chunk-J4E43AAS.js";
import {
  OPENAI_BASE_URL,
  openAiBatchClient,
  openAiBatches,
  openAiClient
} from "./chunk-OTXE62SX.js";
import {
  asFields,
  asList,
  asText,
  asTokenCount,
  asUsage,
  modelOver,
  nameToReturn,
  readCalls
} from "./chunk-GH7T6SCU.js";

// src/models/openai/responses.ts
function openAiResponsesModel(settings) {
  let baseUrl = settings.baseUrl ?? OPENAI_BASE_URL, { apiKey, model, maxOutputTokens } = settings, protocol = responsesProtocol(settings, (fetch) => openAiClient({ baseUrl, apiKey, fetch })), batches = openAiBatches((fetch) => openAiBatchClient({ baseUrl, apiKey, fetch }), "/v1/responses", {
    write: (request, features) => writeBody(model, maxOutputTokens, request, features),
    read: readResponse
  });
  return modelOver(protocol, { provider: "openai", baseUrl, settings, batches });
}
function responsesProtocol({ model, maxOutputTokens }, connect) {
  return {
    features: {
      limit: maxOutputTokens === void 0 ? "none" : "max_output_tokens",
      format: "schema",
      thinking: "encrypted",
      tools: "offered",
      temperature: "zero",
      cacheMarks: "none",
      system: "own"
    },
    canForbidCalls: !0,
    send: (request, features, fetch) => connect(fetch).respond(writeBody(model, maxOutputTokens, request, features)),
    read: (answer, request) => readResponse(answer, request.messages.length)
  };
}
function writeBody(model, maxOutputTokens, { messages, shape, tools = [], withheldTools = [] }, features) {
  let declared = [...tools, ...withheldTools], first = messages.findIndex((message) => message.role !== "system"), leading = messages.slice(0, first === -1 ? messages.length : first);
  return {
    model,
    store: !1,
    ...leading.length === 0 ? {} : { instructions: leading.map((message) => message.content).join(`

`) },
    input: messages.slice(leading.length).flatMap(writeItems),
    ...features.thinking === "none" ? {} : { include: ["reasoning.encrypted_content"] },
    ...features.limit === "none" || maxOutputTokens === void 0 ? {} : { max_output_tokens: maxOutputTokens },
    ...shape === void 0 ? {} : writeFormat(features.format, shape),
    ...declared.length === 0 ? {} : {
      tools: declared.map(({ name, description, parameters }) => ({
        type: "function",
        name,
        description,
        parameters,
        // The default of this API is strict, and most tool schemas are not.
        strict: !1
      }))
    },
    ...withheldTools.length === 0 ? {} : { tool_choice: "none" },
    ...features.temperature === "none" ? {} : { temperature: 0 }
  };
}
function writeFormat(format, { name, schema }) {
  switch (format) {
    case "schema":
      return { text: { format: { type: "json_schema", name, strict: !0, schema } } };
    case "json":
      return { text: { format: { type: "json_object" } } };
    case "none":
      return {};
  }
}
function writeItems(message) {
  return message.role === "tool" ? [{ type: "function_call_output", call_id: message.callId, output: message.content }] : "toolCalls" in message ? turnItems(message) : [{ role: message.role, content: message.content }];
}
function turnItems(turn) {
  let own = isOpaque(turn.opaque) ? restoreTurnItems(turn.opaque.items, turn.toolCalls, CALL_ITEMS) : void 0;
  if (own !== void 0)
    return own;
  let calls = turn.toolCalls.map(callItem);
  return turn.content === "" ? calls : [{ role: "assistant", content: turn.content }, ...calls];
}
function callItem({ id, name, arguments: text }) {
  return { type: "function_call", call_id: id, name: nameToReturn(name), arguments: text };
}
var CALL_ITEMS = {
  readId: (item) => item.type === "function_call" ? item.call_id ?? "" : void 0,
  fill: (item, call) => ({ ...item, ...callItem(call) })
};
function readResponse(response, turn) {
  let body = asFields(response), usage = readUsage(body.usage);
  if (isRecord(body.error) || asText(body.error) !== "")
    return { kind: "error", body: { error: body.error } };
  if (!Array.isArray(body.output))
    return { kind: "failed", cause: "unreadable", reason: "the server's answer has no output", usage: usage.tokens };
  if (body.status === "failed" || body.status === "cancelled")
    return { kind: "failed", cause: "overloaded", reason: `the server stopped working on the answer (${body.status})`, usage: usage.tokens };
  if (asFields(body.incomplete_details).reason === "content_filter")
    return { kind: "failed", cause: "filtered", reason: "the server's content filter stopped the answer", usage: usage.tokens };
  let isOver = body.status === void 0 || body.status === null || body.status === "completed";
  return readOutput(body.output.map(asFields), !isOver, usage, turn);
}
function readUsage(usage) {
  let counts = asFields(usage), cached = asFields(counts.input_tokens_details).cached_tokens;
  return {
    tokens: asUsage(counts.input_tokens, counts.output_tokens, cached),
    thinkingTokens: asTokenCount(asFields(counts.output_tokens_details).reasoning_tokens) ?? 0
  };
}
function readOutput(items, cutOff, usage, turn) {
  let parts = items.filter((item) => item.type === "message").flatMap((item) => asList(item.content).map(asFields)), refusal = parts.map((part) => asText(part.refusal)).join("");
  if (refusal !== "")
    return { kind: "failed", cause: "refused", reason: "the model refused", said: refusal, usage: usage.tokens };
  let given = items.filter((item) => item.type === "function_call").map((item) => ({ id: item.call_id, name: item.name, arguments: item.arguments })), calls = readCalls(given, turn);
  return {
    kind: "answer",
    text: parts.filter(isSaid).map((part) => asText(part.text) + asText(part.transcript)).join(""),
    ...calls,
    cutOff,
    usage: usage.tokens,
    hasThought: usage.thinkingTokens > 0 || items.some((item) => item.type === "reasoning"),
    ...calls.toolCalls.length === 0 || !items.some(isThought) ? {} : { opaque: keepItems(items) }
  };
}
function isSaid({ type }) {
  return !/think|reason|summary/.test(asText(type));
}
function isOpaque(opaque) {
  return isRecord(opaque) && opaque.form === "responses" && Array.isArray(opaque.items) && opaque.items.every(isRecord);
}
function keepItems(items) {
  return { form: "responses", items: items.filter(isReturned).map((item) => {
    let { name: _name, arguments: _arguments, ...rest } = item;
    return item.type === "function_call" ? { ...rest, type: item.type } : item;
  }) };
}
function isReturned(item) {
  return isThought(item) || item.type === "message" || item.type === "function_call";
}
function isThought(item) {
  return item.type === "reasoning" && asText(item.encrypted_content) !== "";
}

export {
  openAiResponsesModel,
  responsesProtocol
};
