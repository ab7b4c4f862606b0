import type { Guideline } from '../guidelines/types.ts';
import type { Priority } from '../fitting/piece.ts';

/**
 * Instructions of the user are cut last. Of the others, general ones are cut before specific ones, and those of the
 * organization are cut first. https://docs.github.com/copilot/concepts/prompting/response-customization
 */
const PRIORITIES = {
  user: 930,
  path: 920,
  repository: 910,
  'agent-file': 905,
  setting: 900,
  organization: 890,
} as const;

/** Sorts guidelines: those that are cut last, and prevail where two contradict each other, come first. */
export function byPrecedence(guidelines: readonly Guideline[]): readonly Guideline[] {
  return guidelines.toSorted((a, b) => PRIORITIES[findRank(b)] - PRIORITIES[findRank(a)]);
}

/** The priority of instructions: the fewer people or files they are for, the later they are cut. */
export function priorityBySpecificity(text: Pick<Guideline, 'level' | 'kind' | 'filePatterns'>): Priority {
  return PRIORITIES[findRank(text)];
}

function findRank({
  level,
  kind,
  filePatterns,
}: Pick<Guideline, 'level' | 'kind' | 'filePatterns'>): keyof typeof PRIORITIES {
  if (level !== 'repository') {
    return level;
  }
  switch (kind) {
    case 'repository-instructions':
    case 'path-instructions':
    case 'claude-rule':
      return filePatterns.includes('*') ? 'repository' : 'path';
    case 'setting-instructions':
      return 'setting';
    case 'agents-md':
    case 'claude-md':
    case 'gemini-md':
    case 'review-md':
    case 'referenced-file':
      return 'agent-file';
  }
}
