/** A priority between two others; throws a `RangeError` where there is no number between them. */
export function between(a: number, b: number): number {
  const middle = a + (b - a) / 2;
  if (middle === a || middle === b) {
    throw new RangeError(`there is no priority between ${a} and ${b}`);
  }
  return middle;
}

/** A priority above one and below all of those taken that are higher. */
export function justAbove(priority: number, taken: Iterable<number>): number {
  let next = Number.POSITIVE_INFINITY;
  for (const other of taken) {
    next = other > priority ? Math.min(next, other) : next;
  }
  return next === Number.POSITIVE_INFINITY ? priority + 1 : between(priority, next);
}

/** A priority below one and above all of those taken that are lower. */
export function justBelow(priority: number, taken: Iterable<number>): number {
  let next = Number.NEGATIVE_INFINITY;
  for (const other of taken) {
    next = other < priority ? Math.max(next, other) : next;
  }
  return next === Number.NEGATIVE_INFINITY ? priority - 1 : between(next, priority);
}
