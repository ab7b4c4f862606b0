import type { FailedReply, Model } from './model.ts';

/** A model that is not asked again in a run once it failed in a way that every further request would. */
export function giveUpAfterFatal(model: Model): Model {
  let end: FailedReply | undefined;
  return {
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: async (request, signal) => {
      if (end !== undefined) {
        return end;
      }
      const reply = await model.ask(request, signal);
      if (reply.kind === 'failed' && reply.fatal && reply.cause !== 'cancelled') {
        const { usage: _used, ...failure } = reply;
        end = failure;
      }
      return reply;
    },
  };
}
