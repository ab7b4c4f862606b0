/** When a run is to conclude. */
export interface Deadline {
  isPast(): boolean;
}

const MS_PER_MINUTE = 60_000;

/** The deadline `minutes` after this call. `now`: a clock that never goes back, in milliseconds. */
export function deadlineAfter(minutes: number, now: () => number): Deadline {
  const end = now() + minutes * MS_PER_MINUTE;
  return { isPast: () => now() >= end };
}
