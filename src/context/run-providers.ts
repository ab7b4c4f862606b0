import { shorten, takeStart } from '../text/shown/shorten.ts';
import type { ContextNote } from './note.ts';
import type { ContextPiece } from './piece.ts';
import type { ChangedText, ContextProvider, LeftOutSource, ProviderTerms } from './provider.ts';

/** Makes a signal that aborts after some milliseconds. */
export type TimeLimit = (milliseconds: number) => AbortSignal;

/**
 * A provider that does not wait for a server reads what is there, and ends by itself or by its work. This limit is for a disk
 * or a remote repository that does not answer.
 */
const MOST_MILLISECONDS = 600_000;

export interface RunTerms {
  readonly changed: readonly ChangedText[];
  /** Aborts when somebody ends the run. */
  readonly signal?: AbortSignal;
  readonly limit: TimeLimit;
}

export interface ProviderResults {
  readonly pieces: readonly ContextPiece[];
  readonly notes: readonly ContextNote[];
  /** The sources that providers name as not used. */
  readonly leftOut: readonly LeftOutSource[];
  /** The providers that did not finish, with the reason. */
  readonly unfinished: readonly { readonly provider: string; readonly reason: string }[];
}

/** A provider cannot fill the memory: a prompt holds a fraction of this. */
const MAX_PIECES = 5_000;
const MAX_NOTES = 500;
/** Most UTF-16 code units of one note, of its heading, and of all notes of a provider. */
const MAX_NOTE_CHARACTERS = 8_000;
const MAX_LINE_CHARACTERS = 500;
const MAX_NOTED_CHARACTERS = 400_000;
const MAX_LEFT_OUT = 50;

/** Runs providers side by side. One that fails or takes too long costs only what it did not find until then. */
export async function runProviders(
  providers: readonly ContextProvider<string>[],
  terms: RunTerms,
): Promise<ProviderResults> {
  const results = await Promise.all(providers.map((provider) => runProvider(provider, terms)));
  return {
    pieces: results.flatMap(({ pieces }) => pieces),
    notes: results.flatMap(({ notes }) => notes),
    leftOut: results.flatMap(({ leftOut }) => leftOut),
    unfinished: results.flatMap(({ provider, reason }) => (reason === undefined ? [] : [{ provider, reason }])),
  };
}

/** What one provider found until its end, and why that came too early. */
interface ProviderResult extends Omit<ProviderResults, 'unfinished'> {
  readonly provider: string;
  readonly reason?: string;
}

async function runProvider(
  provider: ContextProvider<string>,
  { changed, signal: outer, limit }: RunTerms,
): Promise<ProviderResult> {
  const { name, work, mostMilliseconds = MOST_MILLISECONDS } = provider;
  const { found, take, close } = collect(name);
  const signals = [limit(mostMilliseconds), work?.signal, outer].filter((one) => one !== undefined);
  const signal = AbortSignal.any(signals);
  // Nothing counts that is found after the limit: how much that is depends on the machine.
  signal.addEventListener('abort', close, { once: true });
  const tooMuch = (): string =>
    work?.signal.aborted === true ? searchedTooMuch(work.most) : tooSlow(mostMilliseconds);
  try {
    await untilAborted(provider.provide({ changed, ...take, signal }), signal);
    return { provider: name, ...found, ...(signal.aborted ? { reason: tooMuch() } : {}) };
  } catch (error) {
    // A provider only helps. Whatever breaks it, the review goes on without what it did not find.
    const reason = signal.aborted ? tooMuch() : `it failed: ${describe(error)}`;
    return { provider: name, ...found, reason };
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** Collects what a provider hands over, within limits, until it is closed. */
function collect(provider: string): {
  readonly found: Omit<ProviderResults, 'unfinished'>;
  readonly take: Pick<ProviderTerms, 'add' | 'note' | 'leaveOut'>;
  readonly close: () => void;
} {
  const pieces: ContextPiece[] = [];
  const notes: ContextNote[] = [];
  const leftOut: LeftOutSource[] = [];
  let characters = 0;
  let isOver = false;
  return {
    found: { pieces, notes, leftOut },
    take: {
      add: (piece) => {
        if (!isOver && pieces.length < MAX_PIECES) {
          pieces.push({ ...piece, provider });
        }
      },
      note: (note) => {
        const bounded = boundNote({ ...note, provider }, MAX_NOTED_CHARACTERS - characters);
        if (!isOver && bounded !== undefined && notes.length < MAX_NOTES) {
          characters += bounded.text.length;
          notes.push(bounded);
        }
      },
      leaveOut: (entry) => {
        if (!isOver && leftOut.length < MAX_LEFT_OUT) {
          leftOut.push(entry);
        }
      },
    },
    close: () => {
      isOver = true;
    },
  };
}

/** Bounds the texts of a note; undefined if nothing is left of it. */
function boundNote(note: ContextNote, room: number): ContextNote | undefined {
  const { text, title, source, why } = note;
  const kept = takeStart(text, Math.min(MAX_NOTE_CHARACTERS, Math.max(0, room)));
  return kept.trim() === ''
    ? undefined
    : {
        ...note,
        text: kept === text ? kept : `${kept}\n(the rest is left out)`,
        source: shorten(source, MAX_LINE_CHARACTERS),
        why: shorten(why, MAX_LINE_CHARACTERS),
        ...(title === undefined ? {} : { title: shorten(title, MAX_LINE_CHARACTERS) }),
      };
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

function searchedTooMuch(characters: number): string {
  const millions = characters / 1_000_000;
  return `it was stopped after it searched ${millions} million characters; what it had found until then is used`;
}

function describe(error: unknown): string {
  return shorten(error instanceof Error ? error.message : String(error), MAX_LINE_CHARACTERS);
}
