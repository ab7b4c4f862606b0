import { createHash } from 'node:crypto';
import { isFields, type Fields } from './fields.ts';
import { pairingFault } from './pairing.ts';
import { plainMessage, refuse, type AskedCall, type AskedMessage, type CheckedRequest } from './request.ts';

const ID = /^[a-zA-Z0-9_-]+$/;
const NAME = /^[a-zA-Z0-9_-]{1,200}$/;

/** Reads the messages in the order of their blocks, or returns why Anthropic refuses them. */
export function readMessages(messages: unknown): readonly AskedMessage[] | CheckedRequest {
  if (!Array.isArray(messages)) return refuse('messages: Field required');
  if (messages.length === 0) return refuse('messages: at least one message is required');
  const read: AskedMessage[] = [];
  const places: number[] = [];
  for (const [index, message] of (messages as readonly unknown[]).entries()) {
    const checked = isFields(message) ? readMessage(message, `messages.${index}`) : undefined;
    if (checked === undefined) return refuse(`messages.${index}: Input should be a valid dictionary`);
    if ('kind' in checked) return checked;
    places.push(...checked.map(() => index));
    read.push(...checked);
  }
  if (read[0]?.role === 'assistant') return refuse('messages: first message must use the "user" role');
  if (read.at(-1)?.role === 'assistant') {
    return refuse(
      'This model does not support assistant message prefill. The conversation must end with a user message.',
    );
  }
  return pairingProblem(read, places) ?? read;
}

function readMessage(message: Fields, place: string): readonly AskedMessage[] | CheckedRequest {
  const { role, content } = message;
  if (role !== 'user' && role !== 'assistant') {
    // Newer models accept system messages later in a conversation, most refuse them; a client for all models must not
    // send any.
    return refuse(
      `messages: Unexpected role "${String(role)}". The Messages API accepts a top-level \`system\` parameter, not "system" as an input message role.`,
    );
  }
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  if (!Array.isArray(blocks)) return refuse(`${place}.content: Input should be a valid list`);
  if (blocks.length === 0) return refuse(`${place}: all messages must have non-empty content`);
  return role === 'user' ? readUserBlocks(blocks, place) : readAssistantBlocks(blocks, place);
}

function readUserBlocks(blocks: readonly unknown[], place: string): readonly AskedMessage[] | CheckedRequest {
  const results: AskedMessage[] = [];
  const texts: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const { type, text, tool_use_id: callId, content = '' } = isFields(block) ? block : {};
    if (type === 'tool_result' && texts.length > 0) {
      return refuse(
        `${place}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${String(callId)}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
      );
    }
    if (type === 'tool_result') {
      if (typeof callId !== 'string')
        return refuse(`${place}.content.${index}.tool_result.tool_use_id: Field required`);
      const said = typeof content === 'string' ? content : readTexts(content);
      if (said === undefined)
        return refuse(`${place}.content.${index}.tool_result.content: Input should be a valid list`);
      results.push({ ...plainMessage('tool', said), callId });
    } else if (type === 'text' && typeof text === 'string') {
      if (text === '') return refuse('messages: text content blocks must be non-empty');
      texts.push(text);
    } else {
      return refuse(
        `${place}.content.${index}.type: Input tag '${String(type)}' found does not match any of the expected tags`,
      );
    }
  }
  return texts.length === 0 ? results : [...results, plainMessage('user', texts.join(''))];
}

function readAssistantBlocks(blocks: readonly unknown[], place: string): readonly AskedMessage[] | CheckedRequest {
  const toolCalls: AskedCall[] = [];
  let said = '';
  for (const [index, block] of blocks.entries()) {
    const where = `${place}.content.${index}`;
    const { type, text, id, name, input, thinking, signature } = isFields(block) ? block : {};
    if (type === 'tool_use') {
      if (typeof id !== 'string' || !ID.test(id))
        return refuse(`${where}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`);
      if (typeof name !== 'string' || !NAME.test(name)) {
        return refuse(`${where}.tool_use.name: String should match pattern '^[a-zA-Z0-9_-]{1,200}$'`);
      }
      if (!isFields(input)) return refuse(`${where}.tool_use.input: Input should be a valid dictionary`);
      toolCalls.push({ id, name, arguments: JSON.stringify(input) });
    } else if (type === 'thinking') {
      if (signature !== signatureOf(String(thinking)))
        return refuse(`${where}: Invalid \`signature\` in \`thinking\` block`);
    } else if (type === 'text' && typeof text === 'string') {
      if (text === '') return refuse('messages: text content blocks must be non-empty');
      said += text;
    } else {
      return refuse(`${where}.type: Input tag '${String(type)}' found does not match any of the expected tags`);
    }
  }
  return [{ role: 'assistant', text: said, toolCalls }];
}

function pairingProblem(messages: readonly AskedMessage[], places: readonly number[]): CheckedRequest | undefined {
  const fault = pairingFault(messages, 'conversation');
  if (fault === undefined) return undefined;
  const place = `messages.${String(places[fault.index])}`;
  switch (fault.kind) {
    case 'unanswered':
      return refuse(
        `${place}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${fault.ids.join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
      );
    case 'answers no call':
      return refuse(
        `${place}.content.0: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${fault.id}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`,
      );
    case 'answered twice':
      return refuse(
        `${place}.content.1: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${fault.id}`,
      );
    case 'doubled id':
      return refuse(`${place}.content.1: \`tool_use\` ids must be unique`);
    default:
      return fault satisfies never;
  }
}

/** A text, or the joined text blocks; undefined for other values. */
export function readTexts(texts: unknown): string | undefined {
  if (typeof texts === 'string') return texts;
  if (!Array.isArray(texts)) return undefined;
  const parts = texts.map((block: unknown) =>
    isFields(block) && block['type'] === 'text' ? block['text'] : undefined,
  );
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

/** A stand-in for the provider's signature of thinking. */
export function signatureOf(thinking: string): string {
  return createHash('sha256').update(thinking).digest('base64');
}
