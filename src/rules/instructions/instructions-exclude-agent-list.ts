import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findEntryRange } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsExcludeAgentList: TextRule = {
  id: 'instructions-exclude-agent-list',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['excludeAgent'] },
  description: '`excludeAgent` is a list with one name',
  effects: [info(['github'], 'github.com documents a single name. Only VS Code is known to accept a list.')],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    const value = text.frontmatter.data['excludeAgent'];
    if (!Array.isArray(value) || value.length !== 1) {
      return;
    }
    const [name]: readonly unknown[] = value;
    // Two names can only be written as a list. Files with the old name were written for VS Code, which accepts lists.
    if (name === 'code-review' || name === 'cloud-agent') {
      report(findEntryRange(text, 'excludeAgent'), {
        message: '`excludeAgent` is a list with only one name',
        hint: `Write \`excludeAgent: "${name}"\`.`,
      });
    }
  },
};
