import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  openAiClient
} from "./chunk-OMT3CQAN.js";
import {
  throughKeptCalls
} from "./chunk-6TBGNSVA.js";
import {
  countOf,
  fieldsOf,
  listOf,
  modelOver,
  nameToReturn,
  readCalls,
  textOf,
  usageOf
} from "./chunk-MSYQ3CDX.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/models/openai/responses.ts
function openAiResponsesModel(settings) {
  let baseUrl = settings.baseUrl ?? OPENAI_BASE_URL, protocol = responsesProtocol(settings, (fetch) => openAiClient({ baseUrl, apiKey: settings.apiKey, fetch }));
  return modelOver(protocol, { provider: "openai", baseUrl, settings });
}
function responsesProtocol({ model, maxOutputTokens }, connect) {
  return {
    wishes: {
      limit: maxOutputTokens === void 0 ? "none" : "max_output_tokens",
      format: "schema",
      thinking: "encrypted",
      tools: "offered"
    },
    canForbidCalls: !0,
    send: (request, wishes, fetch) => connect(fetch).respond(bodyOf(model, maxOutputTokens, request, wishes)),
    read: readResponse
  };
}
function bodyOf(model, maxOutputTokens, { messages, shape, tools = [], withheldTools = [] }, wishes) {
  let declared = [...tools, ...withheldTools], first = messages.findIndex((message) => message.role !== "system"), leading = messages.slice(0, first === -1 ? messages.length : first);
  return {
    model,
    store: !1,
    ...leading.length === 0 ? {} : { instructions: leading.map((message) => message.content).join(`

`) },
    input: messages.slice(leading.length).flatMap(itemsOf),
    ...wishes.thinking === "none" ? {} : { include: ["reasoning.encrypted_content"] },
    ...wishes.limit === "none" || maxOutputTokens === void 0 ? {} : { max_output_tokens: maxOutputTokens },
    ...shape === void 0 ? {} : formatOf(wishes.format, shape),
    ...declared.length === 0 ? {} : {
      tools: declared.map(({ name, description, parameters }) => ({
        type: "function",
        name,
        description,
        parameters,
        // The default here is strict, which most schemas of tools are not.
        strict: !1
      }))
    },
    ...withheldTools.length === 0 ? {} : { tool_choice: "none" }
  };
}
function formatOf(format, { name, schema }) {
  switch (format) {
    case "schema":
      return { text: { format: { type: "json_schema", name, strict: !0, schema } } };
    case "json":
      return { text: { format: { type: "json_object" } } };
    case "none":
      return {};
  }
}
function itemsOf(message) {
  return message.role === "tool" ? [{ type: "function_call_output", call_id: message.callId, output: message.content }] : "toolCalls" in message ? turnItems(message) : [{ role: message.role, content: message.content }];
}
function turnItems(turn) {
  let own = isOpaque(turn.opaque) ? throughKeptCalls(turn.opaque.items, turn.toolCalls, CALL_ITEMS) : void 0;
  if (own !== void 0)
    return own;
  let calls = turn.toolCalls.map(callItem);
  return turn.content === "" ? calls : [{ role: "assistant", content: turn.content }, ...calls];
}
function callItem({ id, name, arguments: text }) {
  return { type: "function_call", call_id: id, name: nameToReturn(name), arguments: text };
}
var CALL_ITEMS = {
  idOf: (item) => item.type === "function_call" ? item.call_id ?? "" : void 0,
  fill: (item, call) => ({ ...item, ...callItem(call) })
};
function readResponse(response, request) {
  let body = fieldsOf(response), usage = readUsage(body.usage);
  return isRecord(body.error) || textOf(body.error) !== "" ? { kind: "error", body: { error: body.error } } : Array.isArray(body.output) ? body.status === "failed" || body.status === "cancelled" ? { kind: "failed", cause: "overloaded", reason: `the server gave the answer up (${body.status})`, usage: usage.tokens } : fieldsOf(body.incomplete_details).reason === "content_filter" ? { kind: "failed", cause: "filtered", reason: "the server's content filter stopped the answer", usage: usage.tokens } : readOutput(body.output.map(fieldsOf), body.status === "incomplete", usage, request) : { kind: "failed", cause: "unreadable", reason: "the server answered without an output", usage: usage.tokens };
}
function readUsage(usage) {
  let counts = fieldsOf(usage), cached = fieldsOf(counts.input_tokens_details).cached_tokens;
  return {
    tokens: usageOf(counts.input_tokens, counts.output_tokens, cached),
    thinkingTokens: countOf(fieldsOf(counts.output_tokens_details).reasoning_tokens) ?? 0
  };
}
function readOutput(items, cutOff, usage, request) {
  let parts = items.filter((item) => item.type === "message").flatMap((item) => listOf(item.content).map(fieldsOf)), refusal = parts.map((part) => textOf(part.refusal)).join("");
  if (refusal !== "")
    return { kind: "failed", cause: "refused", reason: "the model refused", said: refusal, usage: usage.tokens };
  let given = items.filter((item) => item.type === "function_call").map((item) => ({ id: item.call_id, name: item.name, arguments: item.arguments })), calls = readCalls(given, request.messages.length);
  return {
    kind: "answer",
    text: parts.map((part) => part.type === "output_text" ? textOf(part.text) : "").join(""),
    ...calls,
    cutOff,
    usage: usage.tokens,
    hasThought: usage.thinkingTokens > 0 || items.some((item) => item.type === "reasoning"),
    ...calls.toolCalls.length === 0 || !items.some(isThought) ? {} : { opaque: opaqueOf(items) }
  };
}
function isOpaque(opaque) {
  return isRecord(opaque) && opaque.form === "responses" && Array.isArray(opaque.items) && opaque.items.every(isRecord);
}
function opaqueOf(items) {
  return { form: "responses", items: items.filter(isReturned).map((item) => {
    let { name: _name, arguments: _arguments, ...rest } = item;
    return item.type === "function_call" ? { ...rest, type: item.type } : item;
  }) };
}
function isReturned(item) {
  return isThought(item) || item.type === "message" || item.type === "function_call";
}
function isThought(item) {
  return item.type === "reasoning" && textOf(item.encrypted_content) !== "";
}

export {
  openAiResponsesModel,
  responsesProtocol
};
