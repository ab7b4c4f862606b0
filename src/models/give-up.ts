import type { FailedReply, Model } from './model.ts';

/**
 * Wraps a model so that it is not asked again in this run after a failure that every further request would meet too.
 */
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
        const { usage: _used, earlier: _earlier, ...failure } = reply;
        end = { ...failure, isUnsent: true };
      }
      return reply;
    },
  };
}
