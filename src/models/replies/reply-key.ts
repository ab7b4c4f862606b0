import { digest } from '../../text/bytes/digest.ts';
import type { Model, ModelMessage, ModelRequest, ToolDeclaration } from '../model.ts';

/** What decides on a reply beside the request and the model's name. */
export interface ReplySource {
  /** Of the server; undefined for the provider's own. */
  readonly address: string | undefined;
  /** Which of the provider's APIs, and its version. */
  readonly api: string | undefined;
  readonly maxOutputTokens: number | undefined;
}

/** A new number makes all kept replies unknown: for when the same reply would mean something else. */
const FORMAT = 1;

/**
 * The digest of all that a reply depends on; equal keys mean equal requests. Undefined for a request that cannot be
 * written down: what a server gave to be handed back may be nested too deep for that.
 */
export function replyKey(
  model: Pick<Model, 'name' | 'provider'>,
  { address, api, maxOutputTokens }: ReplySource,
  { messages, tools, withheldTools, shape }: ModelRequest,
): string | undefined {
  const parts = [
    FORMAT,
    model.provider,
    model.name,
    address,
    api,
    maxOutputTokens,
    messages.map(partsOf),
    // The order of a schema's keys is what the model sees too.
    tools?.map(partsOfTool),
    withheldTools?.map(partsOfTool),
    shape && [shape.name, shape.schema],
  ];
  try {
    return digest('sha256', JSON.stringify(parts), 'hex');
  } catch {
    return undefined;
  }
}

function partsOfTool({ name, description, parameters }: ToolDeclaration): readonly unknown[] {
  return [name, description, parameters];
}

function partsOf(message: ModelMessage): readonly unknown[] {
  if (message.role === 'tool') {
    return [message.role, message.callId, message.name, message.content];
  }
  if (message.role === 'assistant' && 'toolCalls' in message) {
    const calls = message.toolCalls.map((call) => [call.id, call.name, call.arguments]);
    return [message.role, message.content, calls, message.opaque];
  }
  return [message.role, message.content];
}
