import type { CheckedKind } from '../types.ts';

/** The files of which clients read the frontmatter. In all others it is text, and dashes are a line across the page. */
export const KINDS_WITH_FRONTMATTER: readonly CheckedKind[] = [
  'path-instructions',
  'claude-rule',
  'agent',
  'prompt',
  'skill',
];
