/** Returns a function that runs tasks, at most `limit` at a time. The others wait in order. */
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
    // `running` stays the same: the next task takes the place of the finished one.
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
