/** What a progress display needs of the outside. */
export interface ProgressOutput {
  write(line: string): void;
  /** In milliseconds, of any start. */
  now(): number;
  /** Calls `work` once after so many milliseconds, unless the program ends before. */
  later(work: () => void, ms: number): void;
}

export interface Progress {
  say(message: string): void;
  /** Drops a message that is not shown yet: below the result, it would look as if the work went on. */
  end(): void;
}

/** Work that takes less shows nothing, and no two lines come faster than this. */
const PAUSE_MS = 1_000;

/**
 * Shows what a long run is doing, in plain lines that a log keeps readable. The last message is shown once a second has
 * passed since the start and since the line before; a message that another one replaces earlier is not shown.
 */
export function openProgress(output: ProgressOutput): Progress {
  let shownAt = output.now();
  let pending: string | undefined;
  const show = (): void => {
    if (pending !== undefined) {
      output.write(pending);
      pending = undefined;
      shownAt = output.now();
    }
  };
  return {
    say: (message) => {
      const isPlanned = pending !== undefined;
      pending = message;
      const left = shownAt + PAUSE_MS - output.now();
      if (left <= 0) {
        show();
      } else if (!isPlanned) {
        output.later(show, left);
      }
    },
    end: () => {
      pending = undefined;
    },
  };
}
