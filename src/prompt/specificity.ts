import type { Guideline } from '../guidelines/types.ts';
import type { Priority } from '../fitting/piece.ts';

/**
 * What is cut last when there is no room: a user's own, then the more specific before the more general, and the
 * organization's first of all. https://docs.github.com/copilot/concepts/prompting/response-customization
 */
const PRIORITIES = {
  user: 930,
  path: 920,
  repository: 910,
  'agent-file': 905,
  setting: 900,
  organization: 890,
} as const;

/** How long a text that guides stays: the longer, the fewer people or files it is for. */
export function priorityBySpecificity(text: Pick<Guideline, 'level' | 'kind' | 'filePatterns'>): Priority {
  return PRIORITIES[rankOf(text)];
}

function rankOf({
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
