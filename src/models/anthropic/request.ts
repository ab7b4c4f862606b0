import { markForCache, toConversation, toTool, type Conversation } from './messages.ts';
import { nameToReturn } from '../answers/json-answer.ts';
import type { ModelRequest, ToolDeclaration } from '../model.ts';

/** Settings of a request in addition to its messages and tools. */
export interface RequestTerms {
  readonly model: string;
  /** Full name of the model that is asked, `provider:name`. */
  readonly by: string;
  readonly outputTokens: number;
  readonly withShape: boolean;
  readonly withCacheMarks: boolean;
}

/** The body of a request to Anthropic's Messages API. */
export interface AnthropicBody extends Partial<Conversation> {
  readonly model: string;
  readonly max_tokens: number;
  readonly tools?: readonly ReturnType<typeof toTool>[];
  readonly tool_choice?: { readonly type: 'none' };
  readonly output_config?: { readonly format: { readonly type: 'json_schema'; readonly schema: unknown } };
}

export function anthropicBody(request: ModelRequest, terms: RequestTerms): AnthropicBody {
  const conversation = toConversation(request.messages, terms.by);
  if (terms.withCacheMarks) {
    markForCache(conversation, (request.tools ?? []).length > 0);
  }
  const { system, messages } = conversation;
  return {
    model: terms.model,
    max_tokens: terms.outputTokens,
    ...(system.length === 0 ? {} : { system }),
    messages,
    ...writeTools(request),
    ...(request.shape === undefined || !terms.withShape
      ? {}
      : { output_config: { format: { type: 'json_schema', schema: request.shape.schema } } }),
  };
}

/**
 * If earlier turns contain calls, the API requires tools to be declared, even in a turn that may not call any, such as
 * the last turn and the one that asks for a broken answer again. With the same declarations as before, tools and
 * system text are read from the provider's prompt cache; forbidding calls only affects the cache for what follows
 * them.
 */
function writeTools(request: ModelRequest): Pick<AnthropicBody, 'tools' | 'tool_choice'> {
  const { tools = [], withheldTools = namedTools(request) } = request;
  if (tools.length > 0) {
    return { tools: tools.map(toTool) };
  }
  return withheldTools.length === 0 ? {} : { tools: withheldTools.map(toTool), tool_choice: { type: 'none' } };
}

function namedTools({ messages }: ModelRequest): readonly ToolDeclaration[] {
  const calls = messages.flatMap((message) => ('toolCalls' in message ? message.toolCalls : []));
  const names = [...new Set(calls.map((call) => nameToReturn(call.name)))];
  return names.map((name) => ({ name, description: 'Not on offer any more.', parameters: {} }));
}
