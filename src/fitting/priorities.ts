/**
 * Returns a priority between two others.
 *
 * @throws RangeError if there is no number between them
 */
export function between(a: number, b: number): number {
  const middle = a / 2 + b / 2;
  if (Math.min(a, b) < middle && middle < Math.max(a, b)) {
    return middle;
  }
  throw new RangeError(`there is no priority between ${a} and ${b}`);
}

/** Returns a priority above `priority` and below all higher ones in `taken`. */
export function justAbove(priority: number, taken: Iterable<number>): number {
  let next = Number.POSITIVE_INFINITY;
  for (const other of taken) {
    next = other > priority ? Math.min(next, other) : next;
  }
  return next === Number.POSITIVE_INFINITY ? between(priority, priority + 2) : between(priority, next);
}

/** Returns a priority below `priority` and above all lower ones in `taken`. */
export function justBelow(priority: number, taken: Iterable<number>): number {
  let next = Number.NEGATIVE_INFINITY;
  for (const other of taken) {
    next = other < priority ? Math.max(next, other) : next;
  }
  return next === Number.NEGATIVE_INFINITY ? between(priority - 2, priority) : between(next, priority);
}
