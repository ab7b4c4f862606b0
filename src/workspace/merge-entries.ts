import { byPath } from './paths.ts';
import type { WorkspaceEntry } from './workspace.ts';

/** Merges the entries of several answers, sorted by path, with each path once. */
export function mergeEntries(...answers: readonly (readonly WorkspaceEntry[])[]): readonly WorkspaceEntry[] {
  const sorted = answers.flat().sort(byPath);
  return sorted.filter(({ path }, index) => path !== sorted[index - 1]?.path);
}
