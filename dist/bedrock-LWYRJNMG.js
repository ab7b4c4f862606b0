import {
  defaultOutputTokens as defaultOutputTokens,
  isClaude as isClaude,
  plainModelName as plainModelName,
  readsCacheMarks as readsCacheMarks
} from "./joined-c0f10e06.js";
import {
  withoutToolTurns as withoutToolTurns
} from "./joined-2a895a02.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  messageOf as messageOf,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  appendBlocks,
  returnedContent
} from "./chunk-4FS7VUXX.js";
import "./chunk-J4E43AAS.js";
import {
  asFields,
  asText,
  asTokenCount,
  modelOver,
  nameToReturn,
  parseObject,
  readCalls
} from "./chunk-GH7T6SCU.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/models/bedrock/answer.ts
function readConverseAnswer(answer, turn, by) {
  let { output, stopReason, usage: counts } = asFields(answer), usage = readUsage(counts);
  switch (stopReason) {
    case "guardrail_intervened":
      return { kind: "failed", cause: "filtered", reason: "a guardrail of Bedrock stopped it", usage };
    case "content_filtered":
      return { kind: "failed", cause: "filtered", reason: "Bedrock's filter stopped it", usage };
    case "refusal":
      return { kind: "failed", cause: "refused", reason: "the model refused", usage };
    default:
      break;
  }
  let { content } = asFields(asFields(output).message);
  return Array.isArray(content) ? readBlocks(content.filter(isRecord).filter(isUsable), { stopReason, usage, turn, by }) : {
    kind: "failed",
    cause: "unreadable",
    reason: "the server's answer does not follow Bedrock's protocol",
    usage
  };
}
function readBlocks(blocks, { stopReason, usage, turn, by }) {
  let text = blocks.map((block) => asText(block.text)).join(""), given = blocks.flatMap((block) => isRecord(block.toolUse) ? [block.toolUse] : []), calls = readCalls(
    given.map(({ toolUseId: id, name, input }) => ({ id, name, arguments: input })),
    turn
  );
  if (stopReason === "model_context_window_exceeded" && text.trim() === "" && calls.toolCalls.length === 0)
    return { kind: "failed", cause: "too-long", reason: "the prompt leaves the model no room for an answer", usage };
  let hasThought = blocks.some((block) => block.reasoningContent !== void 0);
  return {
    kind: "answer",
    text,
    ...calls,
    cutOff: CUTS.has(stopReason),
    usage,
    hasThought,
    ...hasThought ? { opaque: { by, content: blocks.map(keptBlock) } } : {}
  };
}
var CUTS = /* @__PURE__ */ new Set(["max_tokens", "model_context_window_exceeded"]);
function isUsable({ toolUse }) {
  return toolUse === void 0 || typeof asFields(toolUse).name == "string";
}
function keptBlock(block) {
  return isRecord(block.toolUse) ? { toolUse: { toolUseId: block.toolUse.toolUseId } } : block;
}
function readUsage(counts) {
  let { inputTokens, outputTokens, cacheReadInputTokens, cacheWriteInputTokens } = asFields(counts), cached = asTokenCount(cacheReadInputTokens) ?? 0, written = asTokenCount(cacheWriteInputTokens) ?? 0, input = (asTokenCount(inputTokens) ?? 0) + written + cached;
  return input === 0 ? void 0 : {
    inputTokens: input,
    outputTokens: asTokenCount(outputTokens) ?? 0,
    ...cached === 0 ? {} : { cachedInputTokens: cached },
    ...written === 0 ? {} : { cacheWriteTokens: written }
  };
}

// src/models/bedrock/conversation.ts
var CACHE_MARK = { cachePoint: { type: "default" } };
function toConversation(messages, by) {
  let system = [], turns = [];
  for (let message of messages)
    message.role === "system" ? system.push({ text: message.content }) : message.role === "assistant" ? appendBlocks(turns, "assistant", "toolCalls" in message ? writeTurn(message, by) : textBlocks(message.content)) : appendBlocks(turns, "user", message.role === "tool" ? [resultBlock(message)] : textBlocks(message.content));
  return { system, messages: turns };
}
function writeTurn(turn, by) {
  return returnedContent(turn, by, CALL_BLOCKS)?.map(restoreBytes) ?? [
    ...textBlocks(turn.content),
    ...turn.toolCalls.map(callBlock)
  ];
}
var CALL_BLOCKS = {
  readId: (block) => block.toolUse?.toolUseId,
  fill: (_block, call) => callBlock(call)
};
function restoreBytes(block) {
  let hidden = block.reasoningContent?.redactedContent;
  return typeof hidden == "string" ? { reasoningContent: { redactedContent: new Uint8Array(Buffer.from(hidden, "base64")) } } : block;
}
function callBlock({ id, name, arguments: text }) {
  return { toolUse: { toolUseId: idToReturn(id), name: nameToReturn(name), input: parseObject(text) } };
}
function idToReturn(id) {
  return id.replaceAll(/[^A-Za-z0-9_.:-]/g, "_").slice(0, 64);
}
function textBlocks(text) {
  return text.trim() === "" ? [] : [{ text }];
}
function resultBlock({ callId, content }) {
  return { toolResult: {
    toolUseId: idToReturn(callId),
    content: [{ text: content.trim() === "" ? "(empty)" : content }]
  } };
}
function toTool({ name, description, parameters }) {
  let json = { ...parameters, type: "object" };
  return { toolSpec: { name, description, inputSchema: { json } } };
}
function markForCache({ system, messages }, isConversation) {
  if (system.length > 0 && system.push(CACHE_MARK), isConversation) {
    let users = messages.filter(({ role }) => role === "user");
    (/* @__PURE__ */ new Set([users.at(0), users.at(-1)])).forEach((turn) => turn?.content.push(CACHE_MARK));
  }
}

// src/models/bedrock/bedrock.ts
async function bedrockModel(settings) {
  let { client, address } = await openBedrock(settings);
  return modelOver(createProtocol(settings, client), {
    provider: "bedrock",
    baseUrl: address,
    settings,
    hints: {
      access: "Check the credentials, and whether their account may use this model in this region.",
      address: "Check the region and `base-url`.",
      model: "Check `model`, the region, and whether the account may use the model there."
    }
  });
}
async function openBedrock(access) {
  let { openBedrockClient } = await import("./bedrock-client-FOIS3XPO.js"), client = openBedrockClient(access), address = await client.address().catch((error) => {
    throw usageError(
      "no-server",
      `The provider \`bedrock\` has no region (${messageOf(error)})`,
      "Give AWS_REGION, such as `us-east-1`, or a profile with a region in AWS_PROFILE."
    );
  });
  return await client.checkCredentials().catch((error) => {
    throw usageError(
      "no-key",
      `The provider \`bedrock\` has no credentials (${messageOf(error)})`,
      "Give `api-key` (or AWS_BEARER_TOKEN_BEDROCK), or AWS credentials, such as those of `aws-actions/configure-aws-credentials`."
    );
  }), { client, address };
}
function createProtocol(settings, client) {
  let by = `bedrock:${settings.model}`;
  return {
    features: {
      limit: "max_tokens",
      format: "schema",
      thinking: "none",
      tools: "offered",
      // Newer models of Claude do not take a temperature.
      temperature: isClaude(settings.model) ? "none" : "zero",
      cacheMarks: readsCacheMarks(settings.model) ? "set" : "none",
      system: "own"
    },
    // Calls cannot be forbidden, but the conversation asks for none, and its beginning is read from the prompt cache.
    canForbidCalls: !0,
    send: (request, features, fetch) => client.converse(writeInput(settings, by, request, features), fetch),
    read: (answer, request) => readConverseAnswer(answer, request.messages.length, by)
  };
}
function writeInput(settings, by, given, features) {
  let { model } = settings, tools = (given.tools ?? []).length > 0 ? given.tools : given.withheldTools, hasTools = tools !== void 0 && tools.length > 0, request = hasTools ? given : withoutToolTurns(given), conversation = toConversation(request.messages, by);
  features.cacheMarks === "set" && markForCache(conversation, hasTools);
  let { system, messages } = conversation;
  return {
    modelId: model,
    ...system.length === 0 ? {} : { system },
    messages,
    inferenceConfig: writeLimits(settings, features),
    ...hasTools ? { toolConfig: { tools: tools.map(toTool) } } : {},
    ...request.shape === void 0 || features.format !== "schema" ? {} : { outputConfig: { textFormat: shapeOf(request.shape) } }
  };
}
function writeLimits({ model, maxOutputTokens }, { limit, temperature }) {
  let maxTokens = maxOutputTokens ?? (isClaude(model) ? defaultOutputTokens(plainModelName(model)) : void 0);
  return {
    ...maxTokens === void 0 || limit === "none" ? {} : { maxTokens },
    ...temperature === "zero" ? { temperature: 0 } : {}
  };
}
function shapeOf({ name, schema }) {
  return { type: "json_schema", structure: { jsonSchema: { name, schema: JSON.stringify(schema) } } };
}
export {
  bedrockModel,
  openBedrock
};
