import { byPath } from './paths.ts';
import type { WorkspaceEntry } from './workspace.ts';

/** Entries of several answers sorted by path, each path once. */
export function mergeEntries(...answers: readonly (readonly WorkspaceEntry[])[]): readonly WorkspaceEntry[] {
  const sorted = answers.flat().sort(byPath);
  return sorted.filter(({ path }, index) => path !== sorted[index - 1]?.path);
}
