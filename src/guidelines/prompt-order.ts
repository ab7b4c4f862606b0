import type { Instructions, InstructionKind } from '../customizations/types.ts';

/**
 * The order in which Copilot shows instructions: those for certain files, what they bring in, those that always hold,
 * and what settings say. Of one sort they stay as they are; what a file that always holds or a setting brings in stays
 * behind it.
 */
export function inPromptOrder(collected: readonly Instructions[]): readonly Instructions[] {
  const sorts: number[] = [];
  for (const { kind } of collected) {
    sorts.push(sortOf(kind, sorts.at(-1)));
  }
  return collected
    .map((instructions, index) => ({ instructions, sort: sorts[index] ?? 0 }))
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ instructions }) => instructions);
}

const FOR_CERTAIN_FILES = 0;
const BROUGHT_BY_THOSE = 1;
const ALWAYS = 2;
const SETTINGS = 3;

/** A file that is brought in was collected behind the one that brought it. */
function sortOf(kind: InstructionKind, before = ALWAYS): number {
  switch (kind) {
    case 'path-instructions':
    case 'claude-rule':
      return FOR_CERTAIN_FILES;
    case 'referenced-file':
      return Math.max(before, BROUGHT_BY_THOSE);
    case 'setting-instructions':
      return SETTINGS;
    case 'repository-instructions':
    case 'agents-md':
    case 'claude-md':
    case 'gemini-md':
    case 'review-md':
      return ALWAYS;
  }
}
