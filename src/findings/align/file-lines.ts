import type { FileChange, Hunk } from '../../changes/types.ts';
import { indexHunks, type LineIndex } from './line-index.ts';

/** Remembers the lines of a file, because a model may report thousands of findings for it. */
const KNOWN = new WeakMap<readonly Hunk[], LineIndex>();

/** The lines of a file's change that a model saw: those of its view if it has one. */
export function linesOfFile({ view, hunks }: Pick<FileChange, 'view' | 'hunks'>): LineIndex {
  const shown = view?.hunks ?? hunks;
  const known = KNOWN.get(shown) ?? indexHunks(shown);
  KNOWN.set(shown, known);
  return known;
}
