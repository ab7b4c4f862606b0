import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportFaults } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterUnclosed: TextRule = {
  id: 'frontmatter-unclosed',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'The frontmatter has no closing line of three dashes',
  effects: [
    error(['vscode'], 'VS Code reads the whole file as frontmatter, so no text is left.'),
    error(
      ['github', 'copilot-cli', 'claude'],
      'github.com, the Copilot CLI and Claude Code find no frontmatter, so the file loses its settings or is left out.',
    ),
    error(['gemini'], 'The Gemini CLI finds no frontmatter, and does not load the agent.'),
    error(
      ['cursor', 'windsurf'],
      'Cursor and Windsurf find no frontmatter, so the file loses its settings and may never be used.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check: reportFaults('frontmatter-unclosed'),
};
