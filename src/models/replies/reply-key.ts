import { digest } from '../../text/bytes/digest.ts';
import { steadyText } from '../../prompt/steady-text.ts';
import type { Model, ModelMessage, ModelRequest, ToolDeclaration } from '../model.ts';

/** What a reply depends on in addition to the request and the model's name. */
export interface ReplySource {
  /** Address of the server; undefined: the provider's own. */
  readonly address: string | undefined;
  /** The API of the provider, with its version. */
  readonly api: string | undefined;
  readonly maxOutputTokens: number | undefined;
}

/** A new number invalidates all cached replies. Change it when the same reply would get another meaning. */
const FORMAT = 1;

/**
 * The digest of everything that a reply depends on. Requests with equal keys are equal, except for the map of the change and
 * the subjects of its commits, which `steadyText` removes. A field that is added to requests
 * and changes the question has to be added here too, or a cached reply is used for another one. Returns undefined if the request cannot be
 * serialized, for example because a server returned `opaque` data that is nested too deeply.
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
    messages.map(listParts),
    // The order of the keys in a schema matters: the model sees it.
    tools?.map(listToolParts),
    withheldTools?.map(listToolParts),
    shape && [shape.name, shape.schema],
  ];
  try {
    return digest('sha256', JSON.stringify(parts), 'hex');
  } catch {
    return undefined;
  }
}

function listToolParts({ name, description, parameters }: ToolDeclaration): readonly unknown[] {
  return [name, description, parameters];
}

function listParts(message: ModelMessage): readonly unknown[] {
  if (message.role === 'tool') {
    return [message.role, message.callId, message.name, message.content];
  }
  if (message.role === 'assistant' && 'toolCalls' in message) {
    const calls = message.toolCalls.map((call) => [call.id, call.name, call.arguments]);
    return [message.role, message.content, calls, message.opaque];
  }
  return [message.role, message.role === 'user' ? steadyText(message.content) : message.content];
}
