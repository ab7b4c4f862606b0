import type { Model, ModelReply } from './model.ts';

/** A model whose replies have no key of the run, whoever wrote it there: a server or a proxy on the way may send it back. */
export function withoutKeys(model: Model, cut: (text: string) => string): Model {
  return {
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: async (request, signal) => cutReply(await model.ask(request, signal), cut),
  };
}

/** The same reply without keys of the run. */
export function cutReply(reply: ModelReply, cut: (text: string) => string): ModelReply {
  if (reply.kind === 'failed') {
    return { ...reply, reason: cut(reply.reason), ...(reply.hint === undefined ? {} : { hint: cut(reply.hint) }) };
  }
  const { opaque, notes } = reply;
  return {
    ...reply,
    text: cut(reply.text),
    toolCalls: reply.toolCalls.map((call) => ({ ...call, name: cut(call.name), arguments: cut(call.arguments) })),
    ...(opaque === undefined ? {} : { opaque: cutValue(opaque, cut) }),
    ...(notes === undefined ? {} : { notes: notes.map(cut) }),
  };
}

function cutValue(value: unknown, cut: (text: string) => string): unknown {
  const text = JSON.stringify(value);
  const shown = cut(text);
  // A value without a key stays the same object, and byte by byte what the provider wants back.
  return shown === text ? value : JSON.parse(shown);
}
