import {
  defaultOutputTokens as defaultOutputTokens
} from "./joined-c0f10e06.js";
import {
  isPlainId as isPlainId
} from "./joined-2a895a02.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  appendBlocks,
  returnedContent
} from "./chunk-4FS7VUXX.js";
import {
  asFields,
  asText,
  asTokenCount,
  modelOver,
  nameToReturn,
  parseObject,
  readCalls
} from "./chunk-GH7T6SCU.js";
import {
  Anthropic
} from "./chunk-U5ORVALU.js";

// src/models/anthropic/stream.ts
var BROKEN_STREAM = { type: "broken-stream" };
async function collectStream(events) {
  let message = {}, blocks = [], hasBegun = !1;
  for await (let event of events)
    if (isRecord(event))
      switch (event.type) {
        case "message_start":
          hasBegun = !0, Object.assign(message, event.message);
          break;
        case "content_block_start":
          blocks[findBlockIndex(event, blocks)] = isRecord(event.content_block) ? { ...event.content_block } : {};
          break;
        case "content_block_delta":
          addDelta(blocks[findBlockIndex(event, blocks)], event.delta);
          break;
        case "message_delta":
          Object.assign(message, event.delta, { usage: joined(message.usage, event.usage) });
          break;
        case "message_stop":
          return { ...message, content: blocks };
        default:
          break;
      }
  return hasBegun ? BROKEN_STREAM : void 0;
}
function findBlockIndex(event, blocks) {
  let index = event.index;
  return typeof index == "number" && index >= 0 && index < blocks.length ? index : blocks.length;
}
var DELTA_FIELDS = {
  text_delta: "text",
  thinking_delta: "thinking",
  signature_delta: "signature",
  input_json_delta: "partial_json"
};
function addDelta(block, delta) {
  let field = isRecord(delta) ? DELTA_FIELDS[String(delta.type)] : void 0;
  if (block === void 0 || field === void 0 || !isRecord(delta) || typeof delta[field] != "string")
    return;
  let before = block[field];
  block[field] = (typeof before == "string" ? before : "") + delta[field];
}
function joined(before, after) {
  let known = Object.entries(isRecord(after) ? after : {}).filter(([, count]) => count !== null);
  return { ...isRecord(before) ? before : {}, ...Object.fromEntries(known) };
}

// src/models/anthropic/answer.ts
function readAnthropicAnswer(answer, turn, by) {
  return answer === BROKEN_STREAM ? {
    kind: "failed",
    cause: "dropped",
    reason: "the stream ended before the answer was complete",
    usage: void 0
  } : !isRecord(answer) || answer.type === "error" ? isRecord(answer) ? { kind: "error", body: answer } : notOfProtocol() : Array.isArray(answer.content) ? readMessage(answer, answer.content.filter(isRecord).filter(isUsable), turn, by) : notOfProtocol();
}
function readMessage(message, blocks, turn, by) {
  let usage = readUsage(message.usage), reason = message.stop_reason;
  if (reason === "refusal") {
    let said = explanationIn(message.stop_details);
    return { kind: "failed", cause: "refused", reason: "the model refused", ...said === "" ? {} : { said }, usage };
  }
  let text = blocks.flatMap((block) => typeof block.text == "string" ? [block.text] : []).join(""), calls = readCalls(blocks.filter(({ type }) => type === "tool_use").map(givenCall), turn);
  if (reason === "model_context_window_exceeded" && text.trim() === "" && calls.toolCalls.length === 0)
    return { kind: "failed", cause: "too-long", reason: "the prompt leaves the model no room for an answer", usage };
  let opaque = keepContent(blocks, by);
  return {
    kind: "answer",
    text,
    ...calls,
    cutOff: CUTS.has(reason),
    usage,
    hasThought: blocks.some((block) => block.type === "thinking" || block.type === "redacted_thinking"),
    ...opaque === void 0 ? {} : { opaque }
  };
}
var CUTS = /* @__PURE__ */ new Set(["max_tokens", "model_context_window_exceeded", "pause_turn"]);
function notOfProtocol() {
  return {
    kind: "failed",
    cause: "unreadable",
    reason: "the server's answer does not follow Anthropic's protocol",
    usage: void 0
  };
}
function explanationIn(details) {
  let said = isRecord(details) ? details.explanation ?? details.category : void 0;
  return typeof said == "string" ? said : "";
}
function isUsable({ type, name }) {
  return type !== "tool_use" || typeof name == "string";
}
function givenCall({ id, name, input, partial_json: streamed }) {
  return { id, name, arguments: typeof streamed == "string" ? streamed : input };
}
function keepContent(blocks, by) {
  return blocks.some((block) => block.type !== "text" && block.type !== "tool_use") ? { by, content: blocks.map(keptBlock) } : void 0;
}
function keptBlock(block) {
  let { input: _input, name: _name, partial_json: _json, ...rest } = block;
  return block.type === "tool_use" ? rest : block;
}
function readUsage(usage) {
  if (!isRecord(usage))
    return;
  let cached = countIn(usage, "cache_read_input_tokens"), written = countIn(usage, "cache_creation_input_tokens"), inputTokens = countIn(usage, "input_tokens") + written + cached;
  if (inputTokens !== 0)
    return {
      inputTokens,
      outputTokens: countIn(usage, "output_tokens"),
      ...cached === 0 ? {} : { cachedInputTokens: cached },
      ...written === 0 ? {} : { cacheWriteTokens: written }
    };
}
function countIn(counts, name) {
  let count = counts[name];
  return typeof count == "number" && count > 0 ? count : 0;
}

// src/models/anthropic/batches.ts
function anthropicBatches(connect, { write, read }) {
  return {
    maxRequests: 1e5,
    maxBytes: 256e6,
    write,
    read,
    send: ({ entries }, fetch) => connect(fetch).post(PATH, {
      body: { requests: entries.map(({ id, body }) => ({ custom_id: id, params: body })) }
    }),
    look: (id, fetch) => connect(fetch).get(`${PATH}/${id}`),
    list: (after, fetch) => connect(fetch).get(PATH, { query: { limit: 100, ...after === void 0 ? {} : { after_id: after } } }),
    cancel: (id, fetch) => connect(fetch).post(`${PATH}/${id}/cancel`),
    // `results_url` is not used: the key must not go to an address that an answer names.
    openResults: ({ id }, fetch) => [
      async () => asResponse(await connect(fetch).get(`${PATH}/${id}/results`, { __binaryResponse: !0 }))
    ],
    readBatch,
    readLine
  };
}
function asResponse(answer) {
  if (!(answer instanceof Response))
    throw new TypeError("the client did not pass the response on");
  return answer;
}
var PATH = "/v1/messages/batches";
function readBatch(value) {
  let { id, processing_status: status, created_at: createdAt, request_counts: counts } = asFields(value), time = Date.parse(asText(createdAt));
  if (!isPlainId(id) || typeof status != "string" || Number.isNaN(time))
    return;
  let requests = isRecord(counts) ? ["processing", "succeeded", "errored", "canceled", "expired"].reduce(
    (sum, name) => sum + (asTokenCount(counts[name]) ?? 0),
    0
  ) : void 0;
  return {
    kind: "batch",
    id,
    status: status === "ended" ? "ended" : "working",
    createdAt: time,
    requests,
    label: void 0,
    files: [],
    said: void 0
  };
}
function readLine(value) {
  let { custom_id: id, result } = asFields(value), { type, message, error } = asFields(result);
  if (typeof id == "string")
    switch (type) {
      case "succeeded":
        return { kind: "answer", id, answer: message };
      case "errored":
        return { kind: "error", id, status: void 0, body: error };
      case "canceled":
        return { kind: "ended", id, how: "cancelled" };
      case "expired":
        return { kind: "ended", id, how: "expired" };
      default:
        return;
    }
}

// src/models/anthropic/messages.ts
function toConversation(messages, by) {
  let system = [], turns = [];
  for (let message of messages)
    message.role === "system" ? system.push({ type: "text", text: message.content }) : message.role === "assistant" ? appendBlocks(turns, "assistant", "toolCalls" in message ? writeTurn(message, by) : textBlocks(message.content)) : appendBlocks(turns, "user", message.role === "tool" ? [resultBlock(message)] : textBlocks(message.content));
  return { system, messages: turns };
}
function writeTurn(turn, by) {
  let own = returnedContent(turn, by, CALL_BLOCKS);
  return own !== void 0 ? own : [...textBlocks(turn.content), ...turn.toolCalls.map(callBlock)];
}
var CALL_BLOCKS = {
  readId: (block) => block.type === "tool_use" ? block.id : void 0,
  fill: (block, call) => ({ ...block, ...callBlock(call) })
};
function callBlock({ id, name, arguments: text }) {
  return { type: "tool_use", id: idToReturn(id), name: nameToReturn(name), input: parseObject(text) };
}
function idToReturn(id) {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, "_");
}
function textBlocks(text) {
  return text.trim() === "" ? [] : [{ type: "text", text }];
}
function resultBlock(result) {
  return { type: "tool_result", tool_use_id: idToReturn(result.callId), content: result.content };
}
function toTool(tool) {
  return { name: tool.name, description: tool.description, input_schema: { ...tool.parameters, type: "object" } };
}
function markForCache(conversation, isConversation) {
  let users = conversation.messages.filter((turn) => turn.role === "user"), ends = [
    conversation.system.at(-1),
    ...isConversation ? [users.at(0)?.content.at(-1), users.at(-1)?.content.at(-1)] : []
  ];
  for (let block of ends)
    block !== void 0 && (block.cache_control = { type: "ephemeral" });
}

// src/models/anthropic/request.ts
function anthropicBody(request, terms) {
  let conversation = toConversation(request.messages, terms.by);
  terms.withCacheMarks && markForCache(conversation, (request.tools ?? []).length > 0);
  let { system, messages } = conversation;
  return {
    model: terms.model,
    max_tokens: terms.outputTokens,
    ...system.length === 0 ? {} : { system },
    messages,
    ...writeTools(request),
    ...request.shape === void 0 || !terms.withShape ? {} : { output_config: { format: { type: "json_schema", schema: request.shape.schema } } }
  };
}
function writeTools(request) {
  let { tools = [], withheldTools = namedTools(request) } = request;
  return tools.length > 0 ? { tools: tools.map(toTool) } : withheldTools.length === 0 ? {} : { tools: withheldTools.map(toTool), tool_choice: { type: "none" } };
}
function namedTools({ messages }) {
  let calls = messages.flatMap((message) => "toolCalls" in message ? message.toolCalls : []);
  return [...new Set(calls.map((call) => nameToReturn(call.name)))].map((name) => ({ name, description: "Not on offer any more.", parameters: {} }));
}

// src/models/anthropic/anthropic.ts
var OWN_SERVER = "https://api.anthropic.com";
function anthropicModel(settings) {
  let baseUrl = (settings.baseUrl ?? OWN_SERVER).replace(/\/(?:v1\/?)?$/, ""), by = `anthropic:${settings.model}`, batches = anthropicBatches((fetch) => createClient(settings, baseUrl, fetch), {
    write: (request, features) => writeBody(settings, by, request, features),
    read: (answer, turn) => readAnthropicAnswer(answer, turn, by)
  });
  return modelOver(anthropicProtocol(settings, { by, baseUrl }), { provider: "anthropic", baseUrl, settings, batches });
}
var LEAST_OUTPUT_TOKENS = 4096;
function anthropicProtocol(settings, place) {
  let { by, baseUrl } = place;
  return {
    // The temperature is not sent: newer models of Claude do not take it.
    features: {
      limit: "max_tokens",
      format: "schema",
      thinking: "none",
      tools: "offered",
      temperature: "none",
      cacheMarks: "set",
      system: "own"
    },
    canForbidCalls: !0,
    send: (request, features, fetch) => send(createClient(settings, baseUrl, fetch), writeBody(settings, by, request, features), place),
    read: (answer, request) => readAnthropicAnswer(answer, request.messages.length, by)
  };
}
function writeBody({ model, maxOutputTokens }, by, request, features) {
  let usualTokens = maxOutputTokens ?? defaultOutputTokens(model);
  return anthropicBody(request, {
    model,
    by,
    outputTokens: features.limit === "none" ? Math.min(LEAST_OUTPUT_TOKENS, usualTokens) : usualTokens,
    withShape: features.format === "schema",
    withCacheMarks: features.cacheMarks === "set"
  });
}
function createClient(settings, baseUrl, request) {
  let apiKey = settings.apiKey ?? "none";
  return new Anthropic({
    apiKey,
    baseURL: baseUrl,
    webhookKey: null,
    // Most compatible servers expect the key in the older header.
    defaultHeaders: settings.baseUrl === void 0 ? {} : { "x-api-key": apiKey },
    fetch: request,
    timeout: settings.timeoutMs,
    maxRetries: 0,
    logLevel: "off",
    openTelemetry: !1
  });
}
var MOST_TOKENS_AT_ONCE = 21333;
async function send(client, body, { pathOf = () => "/v1/messages", bodyOf = (own) => own }) {
  if (body.max_tokens <= MOST_TOKENS_AT_ONCE)
    return await client.post(pathOf(!1), { body: bodyOf(body) });
  let answer = await stream(client, pathOf(!0), bodyOf(body));
  return answer === BROKEN_STREAM ? await stream(client, pathOf(!0), bodyOf(body)) : answer;
}
async function stream(client, path, body) {
  let events = await client.post(path, {
    body: { ...body, stream: !0 },
    stream: !0
  });
  try {
    return await collectStream(events);
  } catch (error) {
    if (error instanceof Anthropic.APIError && error.error !== void 0)
      return error.error;
    throw error;
  }
}

export {
  anthropicModel,
  anthropicProtocol
};
