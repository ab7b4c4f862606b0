import type { ContextPiece } from './piece.ts';
import type { ChangedText, ContextProvider } from './provider.ts';

/** Makes a signal that aborts after some milliseconds. */
export type TimeLimit = (milliseconds: number) => AbortSignal;

export interface RunTerms {
  readonly changed: readonly ChangedText[];
  /** Aborts when somebody ends the run. */
  readonly signal?: AbortSignal;
  readonly limit: TimeLimit;
}

export interface ProviderResults {
  readonly pieces: readonly ContextPiece[];
  /** The providers that did not finish, with the reason. */
  readonly unfinished: readonly { readonly provider: string; readonly reason: string }[];
}

/** A provider cannot fill the memory: a prompt holds a fraction of this. */
const MAX_PIECES = 5_000;

/** Runs providers side by side. One that fails or takes too long costs only the pieces that it did not find until then. */
export async function runProviders(providers: readonly ContextProvider[], terms: RunTerms): Promise<ProviderResults> {
  const results = await Promise.all(providers.map((provider) => runProvider(provider, terms)));
  return {
    pieces: results.flatMap(({ pieces }) => pieces),
    unfinished: results.flatMap(({ provider, reason }) => (reason === undefined ? [] : [{ provider, reason }])),
  };
}

async function runProvider(
  provider: ContextProvider,
  { changed, signal: outer, limit }: RunTerms,
): Promise<{ readonly provider: string; readonly pieces: readonly ContextPiece[]; readonly reason?: string }> {
  const { name, mostMilliseconds } = provider;
  const pieces: ContextPiece[] = [];
  const inTime = limit(mostMilliseconds);
  const signal = outer === undefined ? inTime : AbortSignal.any([outer, inTime]);
  let isOver = false;
  const add = (piece: Omit<ContextPiece, 'provider'>): void => {
    if (!isOver && pieces.length < MAX_PIECES) {
      pieces.push({ ...piece, provider: name });
    }
  };
  try {
    await untilAborted(provider.provide({ changed, add, signal }), signal);
    return { provider: name, pieces, ...(signal.aborted ? { reason: tooSlow(mostMilliseconds) } : {}) };
  } catch (error) {
    // A provider only helps. Whatever breaks it, the review goes on without its pieces.
    const reason = signal.aborted ? tooSlow(mostMilliseconds) : `it failed: ${describe(error)}`;
    return { provider: name, pieces, reason };
  } finally {
    isOver = true;
  }
}

/** Waits for a provider, but not for one that does not listen to its signal. */
async function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  let release = (): void => {};
  const aborted = new Promise<void>((resolve) => {
    const listener = (): void => resolve();
    signal.addEventListener('abort', listener, { once: true });
    release = (): void => signal.removeEventListener('abort', listener);
  });
  try {
    await Promise.race(signal.aborted ? [] : [promise, aborted]);
  } finally {
    release();
    promise.catch(() => {});
  }
}

function tooSlow(milliseconds: number): string {
  return `it was stopped after ${milliseconds} ms; what it had found until then is used`;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
