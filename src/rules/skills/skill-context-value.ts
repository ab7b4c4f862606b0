import type { TextRule } from '../types.ts';
import { textOf } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/quote.ts';

export const skillContextValue: TextRule = {
  id: 'skill-context-value',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['context'] },
  description: 'The `context` of a skill is another word than `fork`',
  effects: [
    {
      clients: ['vscode', 'claude'],
      severity: 'warning',
      why: 'VS Code and Claude Code know the value `fork` only, and run the skill in the conversation itself.',
    },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'info',
      why: 'github.com and the Copilot CLI ignore the key.',
    },
  ],
  source: 'https://code.claude.com/docs/en/skills',
  check({ frontmatter }, report) {
    const context: unknown = frontmatter.data['context'];
    const value = typeof context === 'string' || context === null ? textOf(frontmatter, 'context')?.value : context;
    const range = frontmatter.rangeOf(['context']);
    if (value !== undefined && range !== undefined && value !== 'fork') {
      report(range, {
        message: `${quoteValue(value)} is no value of \`context\``,
        hint: 'Write `context: fork`, or take the key out.',
      });
    }
  },
};
