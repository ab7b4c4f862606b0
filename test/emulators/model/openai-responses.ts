import { openAiError } from './openai-chat.ts';
import { checkResponsesRequest, sealOf } from './openai-responses-request.ts';
import { json, type Issue, type Memory, type Protocol } from './protocol.ts';
import { argumentsOf, contentOf, type ScriptedUsage, type SpokenReply } from './reply.ts';
import type { AskedRequest } from './request.ts';

/** OpenAI's Responses API. */
export const OPENAI_RESPONSES: Protocol = {
  name: 'openai-responses',
  check: checkResponsesRequest,
  speak: (request, reply, issue, memory) =>
    json(200, response(request, outputOf(reply, issue, memory), issue, incompleteReason(reply))),
  withhold(request, withheld, issue) {
    if (withheld.kind === 'refusal') {
      const content = [{ type: 'refusal', refusal: withheld.text }];
      return json(200, response(request, [messageItem(content, issue)], issue));
    }
    if (withheld.where === 'answer') return json(200, response(request, [], issue, 'content_filter'));
    const message = 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.';
    return openAiError({ status: 400, message, code: 'invalid_prompt' });
  },
  fail: openAiError,
  overflow: () => ({
    status: 400,
    message: 'Your input exceeds the context window of this model. Please adjust your input and try again.',
    code: 'context_length_exceeded',
    parameter: 'input',
  }),
};

function outputOf(reply: SpokenReply, issue: Issue, memory: Memory): readonly object[] {
  const { thinking, toolCalls = [] } = reply;
  const thoughtId = `rs_${issue.call}`;
  const thought = {
    id: thoughtId,
    type: 'reasoning',
    summary: [{ type: 'summary_text', text: thinking }],
    encrypted_content: sealOf(thoughtId),
  };
  const content = contentOf(reply);
  const calls = toolCalls.map((scripted, index) => ({
    id: `fc_${issue.call}_${index}`,
    type: 'function_call',
    status: 'completed',
    call_id: scripted.id ?? `call_${issue.call}_${index}`,
    name: scripted.name,
    arguments: argumentsOf(scripted),
  }));
  if (thinking !== undefined) for (const call of calls) memory.thoughts.set(call.call_id, thoughtId);
  return [
    ...(thinking === undefined ? [] : [thought]),
    ...(content === ''
      ? []
      : [messageItem([{ type: 'output_text', text: content, annotations: [], logprobs: [] }], issue)]),
    ...calls,
  ];
}

function messageItem(content: readonly object[], { call }: Issue): object {
  return { id: `msg_${call}`, type: 'message', role: 'assistant', status: 'completed', content };
}

function incompleteReason({ finishReason }: SpokenReply): string | undefined {
  if (finishReason === 'length') return 'max_output_tokens';
  return finishReason === 'content_filter' ? 'content_filter' : undefined;
}

function response(
  request: AskedRequest,
  output: readonly object[],
  { call, usage }: Issue,
  incomplete?: string,
): Readonly<Record<string, unknown>> {
  return {
    id: `resp_${call}`,
    object: 'response',
    created_at: 1_767_603_600,
    status: incomplete === undefined ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: incomplete === undefined ? null : { reason: incomplete },
    instructions: null,
    metadata: {},
    model: request.model,
    output,
    parallel_tool_calls: true,
    store: false,
    temperature: 1,
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    ...(usage === undefined ? {} : { usage: usageFields(usage) }),
  };
}

function usageFields({ inputTokens, outputTokens, cachedInputTokens = 0 }: ScriptedUsage): object {
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: cachedInputTokens },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  };
}
