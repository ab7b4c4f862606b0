import { isRecord } from '../../text/record.ts';
import { fullNameOf } from '../full-name.ts';
import type { AnsweredReply, Model, ToolCall } from '../model.ts';

/** A cached reply. It has no token usage, because using it again costs nothing. */
export interface KeptReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** JSON. */
  readonly opaque?: unknown;
  readonly notes: readonly string[];
}

/** Usual answers have a few kilobytes; larger ones are not cached. */
export const MAX_KEPT_BYTES = 1_000_000;

/**
 * Whether a reply is good enough to cache. A reply that was cut off, is empty, or is not JSON although JSON was
 * requested may be better on the next try; cached, it would fail every time. A reply of a fallback model is not cached
 * either, because another model was asked.
 */
export function isWorthKeeping(
  reply: AnsweredReply,
  { isShaped }: { readonly isShaped: boolean },
  model: Pick<Model, 'name' | 'provider'>,
): boolean {
  const calls = reply.toolCalls.length > 0;
  return (
    !reply.cutOff &&
    reply.answeredBy === fullNameOf(model) &&
    (calls || reply.text.trim() !== '') &&
    (calls || !isShaped || holdsJson(reply.text))
  );
}

/** Whether the text contains a JSON object, possibly inside a fence or between words. */
function holdsJson(text: string): boolean {
  try {
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the file for a cached reply: JSON with a seal (an HMAC), which cannot be created without the secret. Returns
 * undefined if the reply is too large or cannot be serialized.
 */
export function writeKept(key: string, reply: KeptReply, secret: string): string | undefined {
  try {
    const text = JSON.stringify({ key, seal: computeSeal(key, reply, secret), reply: pickFields(reply) });
    return Buffer.byteLength(text) > MAX_KEPT_BYTES ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads a file of the cache. Returns undefined if it has another key or a wrong seal. */
export function readKept(key: string, text: string, secret: string): KeptReply | undefined {
  try {
    const file: unknown = JSON.parse(text);
    const reply = isRecord(file) && file['key'] === key ? readReply(file['reply']) : undefined;
    return reply !== undefined && isRecord(file) && file['seal'] === computeSeal(key, reply, secret)
      ? reply
      : undefined;
  } catch {
    // Not JSON, or nested too deeply to be sealed.
    return undefined;
  }
}

function readReply(value: unknown): KeptReply | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { text, toolCalls, opaque, notes } = value;
  return typeof text === 'string' && isListOf(toolCalls, isToolCall) && isListOf(notes, isText)
    ? { text, toolCalls, ...(opaque === undefined ? {} : { opaque }), notes }
    : undefined;
}

function isListOf<T>(value: unknown, isOne: (entry: unknown) => entry is T): value is readonly T[] {
  return Array.isArray(value) && value.every((entry) => isOne(entry));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isToolCall(value: unknown): value is ToolCall {
  return isRecord(value) && isText(value['id']) && isText(value['name']) && isText(value['arguments']);
}

/** The fields in a fixed order and no others, so that the seal is the same after reading. */
function pickFields({ text, toolCalls, opaque, notes }: KeptReply): KeptReply {
  return {
    text,
    toolCalls: toolCalls.map((call) => ({ id: call.id, name: call.name, arguments: call.arguments })),
    ...(opaque === undefined ? {} : { opaque }),
    notes,
  };
}

function computeSeal(key: string, reply: KeptReply, secret: string): string {
  const hmac = process.getBuiltinModule('node:crypto').createHmac('sha256', secret);
  return hmac.update(JSON.stringify([key, pickFields(reply)])).digest('hex');
}
