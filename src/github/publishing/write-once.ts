import type { RetryClock } from '../../models/wire/retry-clock.ts';
import { GithubError } from '../api/github-error.ts';
import { githubErrorOrThrow, isUnclear, UnclearWriteError } from './write-failure.ts';

/** Waits before each look: GitHub may do a write after it answered with an error, and lists it a moment later. */
const LOOKS_MS = [1_000, 2_000, 4_000, 8_000];

/** A write, and how to find out whether it was done. */
export interface Write<T> {
  /** For messages, such as `the review`. */
  readonly what: string;
  readonly send: () => Promise<T>;
  /** Returns what stands for the answer if the write was done, and undefined if it cannot be seen. */
  readonly look: () => Promise<T | undefined>;
}

export interface WriteTerms {
  readonly clock: RetryClock;
  /** Ends waiting when somebody stops the run. */
  readonly signal: AbortSignal;
}

/**
 * Sends a write once. If GitHub's answer does not tell whether it was done, it is looked for over several seconds. Throws
 * a `GithubError` if GitHub refused it, and an `UnclearWriteError` if it cannot be found.
 */
export async function writeOnce<T>({ what, send, look }: Write<T>, { clock, signal }: WriteTerms): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    const error = githubErrorOrThrow(thrown);
    if (!isUnclear(error)) {
      throw error;
    }
    for (const wait of LOOKS_MS) {
      await clock.wait(wait, signal);
      const found = await lookOrMiss(look);
      if (found === 'not asked') {
        break;
      }
      if (found !== undefined) {
        return found;
      }
    }
    throw new UnclearWriteError(what, error);
  }
}

/** A look that fails has seen nothing; the next one may, unless GitHub does not answer at all any more. */
async function lookOrMiss<T>(look: () => Promise<T | undefined>): Promise<T | 'not asked' | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof GithubError) {
      return error.wasSent ? undefined : 'not asked';
    }
    throw error;
  }
}
