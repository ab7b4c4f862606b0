import type { Instructions, InstructionKind } from '../customizations/types.ts';

/**
 * Sorts instructions as Copilot shows them: first those for particular files, then the files that these include, then
 * those that always apply, then those in settings. Within a group the order stays. A file that is included by one that
 * always applies, or by a setting, stays after it.
 */
export function inPromptOrder(collected: readonly Instructions[]): readonly Instructions[] {
  const sorted: { readonly instructions: Instructions; readonly sort: number }[] = [];
  for (const instructions of collected) {
    sorted.push({ instructions, sort: sortOf(instructions.kind, sorted.at(-1)?.sort) });
  }
  return sorted.sort((a, b) => a.sort - b.sort).map(({ instructions }) => instructions);
}

const FOR_CERTAIN_FILES = 0;
const BROUGHT_BY_THOSE = 1;
const ALWAYS = 2;
const SETTINGS = 3;

/** A file that is included was collected after the file that includes it. */
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
