/** Time, as the server uses it. Tests give one that they move on themselves. */
export interface Scheduler {
  /** Calls back after some milliseconds, unless the returned function was called before. */
  readonly later: (milliseconds: number, callback: () => void) => () => void;
  /** Lets other events be handled during long work: new edits, cancelled requests. */
  readonly breathe: () => Promise<void>;
}
