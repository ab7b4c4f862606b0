/** Finds the first run of exactly so many backticks at or after an offset. Callers must ask with growing offsets. */
export type NextBackticks = (length: number, from: number) => number | undefined;

/** Visits each run of backticks at most twice, even if many runs find no other of their length. */
export function indexBackticks(content: string): NextBackticks {
  const starts = new Map<number, number[]>();
  for (const { 0: run, index } of content.matchAll(/`+/g)) {
    const known = starts.get(run.length);
    if (known === undefined) {
      starts.set(run.length, [index]);
    } else {
      known.push(index);
    }
  }
  const passed = new Map<number, number>();
  return (length, from) => {
    const known = starts.get(length) ?? [];
    let next = passed.get(length) ?? 0;
    while ((known[next] ?? from) < from) {
      next += 1;
    }
    passed.set(length, next);
    return known[next];
  };
}
