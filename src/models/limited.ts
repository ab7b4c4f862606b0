import pLimit from 'p-limit';
import { CANCELLED } from './cancelled.ts';
import type { Model, ModelReply } from './model.ts';

/**
 * A limit on the requests that are under way at once, over all models that it is put around. Who came first is asked
 * first; who is cancelled while waiting leaves at once.
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
              if (!signal.aborted) {
                resolve(await model.ask(request, signal));
              }
            }).catch(reject);
          }),
  });
}
