import pLimit from 'p-limit';
import { CANCELLED } from './cancelled.ts';
import type { FailedReply, Model, ModelReply } from './model.ts';

/**
 * Limits the number of requests at the same time, over all models that it wraps, in the order in which they were made.
 * A request that is cancelled while it waits ends at once, and one that has a `findRefusal` may be refused when its turn comes.
 *
 * The limit is put around `Model.ask`, not around whole conversations. An agent that waits for another agent therefore
 * takes no place. A limit around conversations would deadlock as soon as all of them wait for one more.
 */
export function limitRequests(most: number): (model: Model) => Model {
  const limit = pLimit(most);
  return (model) => ({
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: (request, signal) =>
      signal.aborted
        ? Promise.resolve(CANCELLED)
        : new Promise<ModelReply>((resolve, reject) => {
            const leave = (): void => resolve(CANCELLED);
            signal.addEventListener('abort', leave, { once: true });
            limit(async () => {
              signal.removeEventListener('abort', leave);
              const refusal = request.findRefusal?.();
              if (!signal.aborted) {
                resolve(refusal === undefined ? await model.ask(request, signal) : refuse(refusal));
              }
            }).catch(reject);
          }),
  });
}

function refuse(reason: string): FailedReply {
  return { kind: 'failed', cause: 'over-limit', reason, fatal: false, isUnsent: true };
}
