/** Something that takes long to build. `isCancelled`: the caller stopped it, so it is not complete. */
interface Built {
  readonly isCancelled: boolean;
}

/**
 * Builds something at the first request and gives it to all. Several callers may ask for it at the same time, and the one
 * that started the work may be cancelled: what is not complete, and what failed, is built again for the next caller.
 */
export function buildOnce<T extends Built>(
  build: (signal: AbortSignal) => Promise<T>,
): (signal: AbortSignal) => Promise<T> {
  let built: Promise<T> | undefined;
  const get = async (signal: AbortSignal): Promise<T> => {
    const current = built ?? build(signal);
    built = current;
    const forget = (): void => {
      built = built === current ? undefined : built;
    };
    const found = await current.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (found.isCancelled) {
      forget();
    }
    return found.isCancelled && !signal.aborted ? get(signal) : found;
  };
  return get;
}
