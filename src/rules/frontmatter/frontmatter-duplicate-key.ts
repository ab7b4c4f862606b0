import { isServerOfAgent } from '../reading/agents/agent-servers.ts';
import { error, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportFaults } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterDuplicateKey: TextRule = {
  id: 'frontmatter-duplicate-key',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'The frontmatter has the same key twice',
  effects: [
    error(
      ['github', 'copilot-cli'],
      'Readers of real YAML, such as those of github.com and the Copilot CLI, reject the frontmatter or silently use one of the two values.',
    ),
    error(['vscode', 'claude'], 'VS Code and Claude Code use one of the two values and silently ignore the other.'),
    error(['gemini'], 'The Gemini CLI rejects the frontmatter, and does not load the agent.'),
    warning(['cursor', 'windsurf'], 'Cursor and Windsurf use one of the two values and ignore the other.'),
  ],
  source: 'https://yaml.org/spec/1.2.2/#3213-node-comparison',
  check: reportFaults('frontmatter-duplicate-key', () => ({}), isServerOfAgent),
};
