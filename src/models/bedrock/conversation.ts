import { appendBlocks, returnedContent, type Turn } from '../alternating-turns.ts';
import { nameToReturn, parseObject } from '../answers/json-answer.ts';
import type { AssistantTurn, ModelMessage, ToolCall, ToolDeclaration, ToolResult } from '../model.ts';
import type { CallItems } from '../restore-turn-items.ts';
import type { ContentBlock, SystemContentBlock, Tool, ToolResultBlock } from './bedrock-client.ts';

/** Messages as the Converse API takes them: the system text is separate. */
export interface Conversation {
  readonly system: SystemContentBlock[];
  readonly messages: Turn<ContentBlock>[];
}

const CACHE_MARK = { cachePoint: { type: 'default' } } as const;

/**
 * Converts messages to the Converse API, which wants alternating turns, and the results of one turn's calls in one
 * message.
 *
 * @param by full name of the model that is asked, `provider:name`
 */
export function toConversation(messages: readonly ModelMessage[], by: string): Conversation {
  const system: SystemContentBlock[] = [];
  const turns: Turn<ContentBlock>[] = [];
  for (const message of messages) {
    if (message.role === 'system') {
      system.push({ text: message.content });
    } else if (message.role === 'assistant') {
      appendBlocks(turns, 'assistant', 'toolCalls' in message ? writeTurn(message, by) : textBlocks(message.content));
    } else {
      appendBlocks(turns, 'user', message.role === 'tool' ? [resultBlock(message)] : textBlocks(message.content));
    }
  }
  return { system, messages: turns };
}

function writeTurn(turn: AssistantTurn, by: string): readonly ContentBlock[] {
  return (
    returnedContent(turn, by, CALL_BLOCKS)?.map(restoreBytes) ?? [
      ...textBlocks(turn.content),
      ...turn.toolCalls.map(callBlock),
    ]
  );
}

const CALL_BLOCKS: CallItems<ContentBlock> = {
  readId: (block) => block.toolUse?.toolUseId,
  fill: (_block, call) => callBlock(call),
};

/** Hidden thinking came as base64, of which the library makes bytes. */
function restoreBytes(block: ContentBlock): ContentBlock {
  const hidden: unknown = block.reasoningContent?.redactedContent;
  return typeof hidden === 'string'
    ? { reasoningContent: { redactedContent: new Uint8Array(Buffer.from(hidden, 'base64')) } }
    : block;
}

/** JSON, as Amazon's client names it. */
type Json = NonNullable<ContentBlock.ToolUseMember['toolUse']['input']>;

function callBlock({ id, name, arguments: text }: ToolCall): ContentBlock.ToolUseMember {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It was read from JSON, which the library's type for JSON describes.
  return { toolUse: { toolUseId: idToReturn(id), name: nameToReturn(name), input: parseObject(text) as Json } };
}

/** Ids of other providers, whose models are fallbacks of this one, may contain other characters and be longer. */
function idToReturn(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_.:-]/g, '_').slice(0, 64);
}

/** The API refuses empty text blocks. */
function textBlocks(text: string): readonly ContentBlock[] {
  return text.trim() === '' ? [] : [{ text }];
}

function resultBlock({ callId, content }: ToolResult): ContentBlock.ToolResultMember {
  const toolResult: ToolResultBlock = {
    toolUseId: idToReturn(callId),
    content: [{ text: content.trim() === '' ? '(empty)' : content }],
  };
  return { toolResult };
}

/** Converts a tool to the Converse API. */
export function toTool({ name, description, parameters }: ToolDeclaration): Tool.ToolSpecMember {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A JSON Schema is JSON.
  const json = { ...parameters, type: 'object' } as Json;
  return { toolSpec: { name, description, inputSchema: { json } } };
}

/**
 * Marks the ends of the parts that later requests repeat: the system text, which all requests of a review share, and,
 * in a conversation with tools, the first and the last user message.
 */
export function markForCache({ system, messages }: Conversation, isConversation: boolean): void {
  if (system.length > 0) {
    system.push(CACHE_MARK);
  }
  if (isConversation) {
    const users = messages.filter(({ role }) => role === 'user');
    new Set([users.at(0), users.at(-1)]).forEach((turn) => turn?.content.push(CACHE_MARK));
  }
}
