import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/documentation.ts';
import { findEntryRange } from '../reading/instructions-frontmatter.ts';

export const instructionsExcludeAgentList: TextRule = {
  id: 'instructions-exclude-agent-list',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['excludeAgent'] },
  description: '`excludeAgent` is a list of one name',
  effects: [
    {
      clients: ['github'],
      severity: 'info',
      why: 'github.com documents one name that is no list; only VS Code is known to take lists.',
    },
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    const value = text.frontmatter.data['excludeAgent'];
    if (!Array.isArray(value) || value.length !== 1) {
      return;
    }
    const [name]: readonly unknown[] = value;
    // Two names have no other form, and the old name stands in files that were written for VS Code.
    if (name === 'code-review' || name === 'cloud-agent') {
      report(findEntryRange(text, 'excludeAgent'), {
        message: '`excludeAgent` is a list, though it has one name',
        hint: `Write \`excludeAgent: "${name}"\`.`,
      });
    }
  },
};
