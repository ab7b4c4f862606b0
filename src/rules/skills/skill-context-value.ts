import { quoted } from '../agents/quoted.ts';
import type { TextRule } from '../types.ts';
import { textOf } from './skill-head.ts';

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
    const context = textOf(frontmatter, 'context');
    if (context !== undefined && context.value !== 'fork') {
      report(context.range, {
        message: `${quoted(context.value)} is no value of \`context\``,
        hint: 'Write `context: fork`, or take the key out.',
      });
    }
  },
};
