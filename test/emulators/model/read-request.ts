import type { AskedMessage, AskedRequest, ProtocolName, ScriptRequest } from './request.ts';
import type { Fields } from './fields.ts';

/** Finds whose instructions the prompt contains. */
const AGENT = /<agent-instructions name="([^"]*)"/;

export interface ReadingOptions {
  readonly agentPattern?: RegExp;
  readonly shapeOf?: (request: ScriptRequest) => string | undefined;
}

/** Reads what a script needs to know of a request: who asks, for which form, and at which turn of the conversation. */
export function readForScript(
  asked: AskedRequest,
  place: { readonly protocol: ProtocolName; readonly body: Fields; readonly call: number },
  options: ReadingOptions,
): ScriptRequest {
  const system = textOf(asked.messages, 'system');
  const agent = (options.agentPattern ?? AGENT).exec(system)?.[1];
  const request: ScriptRequest = {
    ...asked,
    ...place,
    system,
    user: textOf(asked.messages, 'user'),
    toolResults: resultsIn(asked.messages),
    turn: asked.messages.filter((message) => message.role === 'assistant').length,
    ...(agent === undefined ? {} : { agent }),
  };
  const shape = options.shapeOf === undefined ? shapeOf(asked, system) : options.shapeOf(request);
  return shape === undefined ? request : { ...request, shape };
}

function textOf(messages: readonly AskedMessage[], role: AskedMessage['role']): string {
  return messages
    .filter((message) => message.role === role)
    .map((message) => message.text)
    .join('\n');
}

function resultsIn(messages: readonly AskedMessage[]): ScriptRequest['toolResults'] {
  const names = new Map(messages.flatMap(({ toolCalls }) => toolCalls.map((call) => [call.id, call.name] as const)));
  return messages
    .filter((message) => message.role === 'tool')
    .map(({ callId = '', text }) => ({ callId, name: names.get(callId) ?? '', text }));
}

/**
 * Not every protocol names its schemas, and a request may have none; then the keys of the schema or the prompt
 * identify it.
 */
function shapeOf({ schema }: AskedRequest, system: string): string | undefined {
  if (schema?.name !== undefined) return schema.name;
  const keys = schema === undefined ? system : JSON.stringify(schema.schema);
  if (keys.includes('"verdicts"')) return 'verification';
  return keys.includes('"comments"') ? 'review' : undefined;
}
