/** Runs tasks as they come, but no more than `limit` at a time; the others wait in order. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  let first = 0;
  const release = (): void => {
    const next = waiting[first];
    if (next === undefined) {
      running -= 1;
      return;
    }
    first += 1;
    if (first === waiting.length) {
      waiting.length = 0;
      first = 0;
    }
    // The place goes from one to the other.
    next();
  };
  return async (task) => {
    if (running < limit) {
      running += 1;
    } else {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await task();
    } finally {
      release();
    }
  };
}
