import { signatureOf } from './anthropic-messages.ts';
import { checkConverseRequest } from './bedrock-request.ts';
import { json, type Issue, type Memory, type Protocol, type Sent, type ServerError } from './protocol.ts';
import { argumentsObject, contentOf, type ScriptedUsage, type SpokenReply } from './reply.ts';

/** The Converse API of Amazon Bedrock for a model, which the path names. */
export function bedrock(model: string): Protocol {
  return {
    name: 'bedrock',
    check: (body, memory) => checkConverseRequest(body, model, memory),
    speak: (_request, reply, issue, memory) => answer(blocksOf(reply, issue, memory), stopReason(reply), issue),
    withhold(_request, withheld, issue) {
      if (withheld.kind === 'refusal') return answer([{ text: withheld.text }], 'refusal', issue);
      const reason = withheld.where === 'prompt' ? 'guardrail_intervened' : 'content_filtered';
      return answer([{ text: 'Sorry, the model cannot answer this question.' }], reason, issue);
    },
    fail: bedrockError,
    overflow: (tokens, limit) => ({
      status: 400,
      message: `The model returned the following errors: Input is too long for requested model. (${tokens} > ${limit})`,
    }),
  };
}

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'ValidationException',
  401: 'UnrecognizedClientException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  408: 'ModelTimeoutException',
  424: 'ModelErrorException',
  429: 'ThrottlingException',
  503: 'ServiceUnavailableException',
};

export function bedrockError({ status, message }: ServerError): Sent {
  const type = ERROR_TYPES[status] ?? (status < 500 ? 'ValidationException' : 'InternalServerException');
  return json(status, { message }, { 'x-amzn-errortype': type, 'x-amzn-requestid': 'emulated' });
}

type Block = Readonly<Record<string, unknown>>;

function blocksOf(reply: SpokenReply, issue: Issue, memory: Memory): readonly Block[] {
  const { thinking, toolCalls = [] } = reply;
  const text = contentOf(reply);
  const calls = toolCalls.map((scripted, index) => ({
    toolUseId: scripted.id ?? `tooluse_${issue.call}_${index}`,
    name: scripted.name,
    input: argumentsObject(scripted),
  }));
  if (thinking !== undefined) for (const call of calls) memory.thoughts.set(call.toolUseId, thinking);
  const thought =
    thinking === undefined
      ? []
      : [{ reasoningContent: { reasoningText: { text: thinking, signature: signatureOf(thinking) } } }];
  return [...thought, ...(text === '' ? [] : [{ text }]), ...calls.map((toolUse) => ({ toolUse }))];
}

function stopReason({ finishReason, toolCalls = [] }: SpokenReply): string {
  if (finishReason === 'length') return 'max_tokens';
  if (finishReason === 'content_filter') return 'content_filtered';
  return toolCalls.length > 0 ? 'tool_use' : 'end_turn';
}

function answer(content: readonly Block[], stop: string, { usage }: Issue): Sent {
  const body = {
    output: { message: { role: 'assistant', content } },
    stopReason: stop,
    metrics: { latencyMs: 1 },
    ...(usage === undefined ? {} : { usage: usageFields(usage) }),
  };
  return json(200, body, { 'x-amzn-requestid': 'emulated' });
}

/** Tokens from the cache are counted separately from the others. */
function usageFields({ inputTokens, outputTokens, cachedInputTokens = 0 }: ScriptedUsage): Block {
  return {
    inputTokens: inputTokens - cachedInputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    cacheReadInputTokens: cachedInputTokens,
    cacheWriteInputTokens: 0,
  };
}
