import { appendBlocks, returnedContent, type Turn } from '../alternating-turns.ts';
import { nameToReturn, parseObject } from '../answers/json-answer.ts';
import type { CallItems } from '../restore-turn-items.ts';
import type { AssistantTurn, ModelMessage, ToolCall, ToolDeclaration, ToolResult } from '../model.ts';

/** A content block of Anthropic's Messages API. */
export type Block = TextBlock | ToolUseBlock | ToolResultBlock;

interface CacheMark {
  /** The provider caches the prompt up to the end of this block, for later requests that begin with the same bytes. */
  cache_control?: { readonly type: 'ephemeral' };
}

interface TextBlock extends CacheMark {
  readonly type: 'text';
  readonly text: string;
}

interface ToolUseBlock extends CacheMark {
  readonly type: 'tool_use';
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface ToolResultBlock extends CacheMark {
  readonly type: 'tool_result';
  readonly tool_use_id: string;
  readonly content: string;
}

export interface Conversation {
  readonly system: TextBlock[];
  readonly messages: Turn<Block>[];
}

/**
 * Converts messages to the Messages API: the system text is separate, and the results of one turn's calls are one
 * message.
 *
 * @param by full name of the model that is asked, `provider:name`
 */
export function toConversation(messages: readonly ModelMessage[], by: string): Conversation {
  const system: TextBlock[] = [];
  const turns: Turn<Block>[] = [];
  for (const message of messages) {
    if (message.role === 'system') {
      system.push({ type: 'text', text: message.content });
    } else if (message.role === 'assistant') {
      appendBlocks(turns, 'assistant', 'toolCalls' in message ? writeTurn(message, by) : textBlocks(message.content));
    } else {
      appendBlocks(turns, 'user', message.role === 'tool' ? [resultBlock(message)] : textBlocks(message.content));
    }
  }
  return { system, messages: turns };
}

function writeTurn(turn: AssistantTurn, by: string): readonly Block[] {
  const own = returnedContent(turn, by, CALL_BLOCKS);
  if (own !== undefined) {
    return own;
  }
  return [...textBlocks(turn.content), ...turn.toolCalls.map(callBlock)];
}

const CALL_BLOCKS: CallItems<Block> = {
  readId: (block) => (block.type === 'tool_use' ? block.id : undefined),
  fill: (block, call) => ({ ...block, ...callBlock(call) }),
};

function callBlock({ id, name, arguments: text }: ToolCall): ToolUseBlock {
  return { type: 'tool_use', id: idToReturn(id), name: nameToReturn(name), input: parseObject(text) };
}

/** Ids of other providers, whose models are fallbacks of this one, may contain dots and colons. */
function idToReturn(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

/** The API refuses empty text blocks. */
function textBlocks(text: string): readonly Block[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function resultBlock(result: ToolResult): Block {
  return { type: 'tool_result', tool_use_id: idToReturn(result.callId), content: result.content };
}

/** Converts a tool to the Messages API. */
export function toTool(tool: ToolDeclaration): {
  readonly name: string;
  readonly description: string;
  readonly input_schema: { readonly type: 'object' };
} {
  return { name: tool.name, description: tool.description, input_schema: { ...tool.parameters, type: 'object' } };
}

/**
 * Marks the ends of the parts that later requests repeat: the system text, which all requests of a review share, and,
 * in a conversation with tools, the first and the last user message.
 */
export function markForCache(conversation: Conversation, isConversation: boolean): void {
  const users = conversation.messages.filter((turn) => turn.role === 'user');
  const ends = [
    conversation.system.at(-1),
    ...(isConversation ? [users.at(0)?.content.at(-1), users.at(-1)?.content.at(-1)] : []),
  ];
  for (const block of ends) {
    if (block !== undefined) {
      block.cache_control = { type: 'ephemeral' };
    }
  }
}
