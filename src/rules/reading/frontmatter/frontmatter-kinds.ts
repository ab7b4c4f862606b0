import type { CheckedKind } from '../../types.ts';

/** The kinds of files whose frontmatter clients read. In all other files it is text, and `---` is a horizontal rule. */
export const KINDS_WITH_FRONTMATTER: readonly CheckedKind[] = [
  'path-instructions',
  'claude-rule',
  'agent',
  'prompt',
  'command',
  'skill',
  'output-style',
  'cursor-rule',
  'windsurf-rule',
  'client-agent',
];
