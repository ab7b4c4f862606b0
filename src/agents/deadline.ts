/** The time from which a run sends no more requests with tools. */
export interface Deadline {
  isPast(): boolean;
}

const MS_PER_MINUTE = 60_000;

/** The deadline `minutes` after this call. `now` is a clock in milliseconds that never goes back. */
export function deadlineAfter(minutes: number, now: () => number): Deadline {
  const end = now() + minutes * MS_PER_MINUTE;
  return { isPast: () => now() >= end };
}
