/** A priority between two others; throws a `RangeError` where there is no number between them. */
export function between(a: number, b: number): number {
  const middle = a / 2 + b / 2;
  if (Math.min(a, b) < middle && middle < Math.max(a, b)) {
    return middle;
  }
  throw new RangeError(`there is no priority between ${a} and ${b}`);
}

/** A priority above one and below all of those taken that are higher. */
export function justAbove(priority: number, taken: Iterable<number>): number {
  let next = Number.POSITIVE_INFINITY;
  for (const other of taken) {
    next = other > priority ? Math.min(next, other) : next;
  }
  return next === Number.POSITIVE_INFINITY ? between(priority, priority + 2) : between(priority, next);
}

/** A priority below one and above all of those taken that are lower. */
export function justBelow(priority: number, taken: Iterable<number>): number {
  let next = Number.NEGATIVE_INFINITY;
  for (const other of taken) {
    next = other < priority ? Math.max(next, other) : next;
  }
  return next === Number.NEGATIVE_INFINITY ? between(priority - 2, priority) : between(next, priority);
}
