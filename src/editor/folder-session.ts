import {
  checkFolder,
  configure,
  listFolder,
  NO_RESULTS,
  watchReads,
  withLinked,
  type Configured,
  type EditorFolder,
  type FolderResults,
  type ListedFolder,
} from './folder-contents.ts';
import { openTexts, type OpenTexts } from './open-texts.ts';
import type { Scheduler } from './scheduler.ts';

/** Checks one folder again whenever something in it changes. */
export interface FolderSession {
  readonly texts: OpenTexts;
  /** Notes that the contents of files changed. */
  noteEdits(paths: readonly string[]): void;
  /** Notes that files were added or removed. */
  noteNewPaths(): void;
  /**
   * Returns the results after the changes noted so far. Whether an edit also changes which files are checked may be worked
   * out later. The listener is called if it does.
   */
  results(): Promise<FolderResults>;
  /** Returns the results when nothing is left to do. */
  settle(): Promise<FolderResults>;
  dispose(): void;
}

/** What has to be done again. Each step includes the ones before it. */
const STEPS = ['none', 'check', 'walk', 'list', 'configure'] as const;
type Step = (typeof STEPS)[number];

function isAtLeast(step: Step, least: Step): boolean {
  return STEPS.indexOf(step) >= STEPS.indexOf(least);
}

/** How long edits may rest before the server looks whether they changed which files are checked. */
const WALK_DELAY_MS = 300;

interface State {
  needed: Step;
  isDisposed: boolean;
  changed: Set<string>;
  results: FolderResults;
  configured: Configured | undefined;
  listed: ListedFolder | undefined;
  running: Promise<void> | undefined;
  /** Cancels a walk that was put off. */
  cancelWalk: (() => void) | undefined;
}

/**
 * Opens a session, which checks nothing until results are asked for.
 *
 * @param onChange called if work that was put off has changed the results
 */
export function openSession(folder: EditorFolder, scheduler: Scheduler, onChange: () => void): FolderSession {
  const texts = openTexts();
  const state: State = {
    needed: 'configure',
    isDisposed: false,
    changed: new Set(),
    results: NO_RESULTS,
    configured: undefined,
    listed: undefined,
    running: undefined,
    cancelWalk: undefined,
  };
  const watch = watchReads(scheduler, () => state.isDisposed);
  const need = (step: Step): void => {
    state.needed = isAtLeast(state.needed, step) ? state.needed : step;
  };

  /** Reads again what a step needs, and checks what changed. */
  const doStep = async (step: Step, edits: ReadonlySet<string>): Promise<void> => {
    const isRelisted = isAtLeast(step, 'list');
    const last = step === 'configure' ? undefined : state.configured;
    const disk = last === undefined || isRelisted ? folder.openDisk() : last.disk;
    const hasNewPath = await texts.compareWith(disk);
    state.configured = last === undefined ? await configure(folder, disk, texts, watch) : { ...last, disk };
    if (isAtLeast(step, 'walk') || hasNewPath || state.listed === undefined) {
      const known = isRelisted || hasNewPath || last === undefined ? undefined : state.listed;
      state.listed = await listFolder(state.configured, texts, watch, known);
    } else if ([...edits].some((path) => state.listed?.reads.has(path))) {
      postponeWalk();
    }
    state.results = await checkFolder(state.configured, state.listed, withLinked(edits, state.listed), state.results);
  };
  const run = async (): Promise<void> => {
    while (state.needed !== 'none' && !state.isDisposed) {
      const { needed: step, changed: edits } = state;
      state.needed = 'none';
      state.changed = new Set();
      try {
        await doStep(step, edits);
      } catch (error) {
        need(step);
        edits.forEach((path) => state.changed.add(path));
        throw error;
      }
    }
  };
  const results = async (): Promise<FolderResults> => {
    while ((state.needed !== 'none' || state.running !== undefined) && !state.isDisposed) {
      state.running ??= run().finally(() => {
        state.running = undefined;
      });
      await state.running;
    }
    return state.results;
  };
  const walkNow = async (): Promise<void> => {
    const before = state.results;
    need('walk');
    if ((await results()) !== before) {
      onChange();
    }
  };
  const postponeWalk = (): void => {
    state.cancelWalk ??= scheduler.later(WALK_DELAY_MS, () => {
      state.cancelWalk = undefined;
      // A failure is reported to whoever asks for results next, because the step is still needed.
      walkNow().catch(() => undefined);
    });
  };
  return {
    texts,
    noteEdits: (paths) => {
      paths.forEach((path) => state.changed.add(path));
      need(paths.some((path) => state.configured?.readFrom.has(path)) ? 'configure' : 'check');
    },
    noteNewPaths: () => need('list'),
    results,
    settle: async () => {
      await results();
      while (state.cancelWalk !== undefined && !state.isDisposed) {
        state.cancelWalk();
        state.cancelWalk = undefined;
        await walkNow();
      }
      return state.results;
    },
    dispose: () => {
      state.isDisposed = true;
      state.cancelWalk?.();
    },
  };
}
