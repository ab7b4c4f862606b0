import { isRecord } from '../../text/record.ts';
import { fullNameOf } from '../full-name.ts';
import type { AnsweredReply, Model, ModelRequest, ToolCall } from '../model.ts';

/** What is kept of a reply: all but its usage, as it costs nothing another time. */
export interface KeptReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** JSON. */
  readonly opaque?: unknown;
  readonly notes: readonly string[];
}

/** Answers are a few kilobytes; what is larger than this helps nobody. */
export const MAX_KEPT_BYTES = 1_000_000;

/**
 * Whether a reply is as good as the model gives. One that was cut, says nothing, or is not JSON where JSON was asked
 * for may come out better the next time, and kept it would fail each time. A reply of another model, that took over,
 * is not what was asked for either.
 */
export function isWorthKeeping(reply: AnsweredReply, request: ModelRequest, model: Model): boolean {
  const calls = reply.toolCalls.length > 0;
  return (
    !reply.cutOff &&
    reply.answeredBy === fullNameOf(model) &&
    (calls || reply.text.trim() !== '') &&
    (calls || request.shape === undefined || holdsJson(reply.text))
  );
}

/** An object, whatever stands around it: fences, or words. */
function holdsJson(text: string): boolean {
  try {
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of a file that keeps a reply under a key: JSON with a seal, which only who has the secret can make.
 * Undefined for a reply that is too large, or cannot be written down.
 */
export function writeKept(key: string, reply: KeptReply, secret: string): string | undefined {
  try {
    const text = JSON.stringify({ key, seal: sealOf(key, reply, secret), reply: fieldsOf(reply) });
    return Buffer.byteLength(text) > MAX_KEPT_BYTES ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The reply that a file keeps under a key; undefined for any other text. */
export function readKept(key: string, text: string, secret: string): KeptReply | undefined {
  try {
    const file: unknown = JSON.parse(text);
    const reply = isRecord(file) && file['key'] === key ? readReply(file['reply']) : undefined;
    return reply !== undefined && isRecord(file) && file['seal'] === sealOf(key, reply, secret) ? reply : undefined;
  } catch {
    // No JSON, or nested too deep to be sealed.
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

/** Fields in one order, and no others, so that the seal of what is read is that of what was written. */
function fieldsOf({ text, toolCalls, opaque, notes }: KeptReply): KeptReply {
  return {
    text,
    toolCalls: toolCalls.map((call) => ({ id: call.id, name: call.name, arguments: call.arguments })),
    ...(opaque === undefined ? {} : { opaque }),
    notes,
  };
}

function sealOf(key: string, reply: KeptReply, secret: string): string {
  const hmac = process.getBuiltinModule('node:crypto').createHmac('sha256', secret);
  return hmac.update(JSON.stringify([key, fieldsOf(reply)])).digest('hex');
}
