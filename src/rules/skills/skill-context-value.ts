import { CLIENTS } from '../../customizations/known/clients.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { readString } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const skillContextValue: TextRule = {
  id: 'skill-context-value',
  scope: 'text',
  kinds: ['skill', 'command'],
  looksFor: { keys: ['context'] },
  description: 'The `context` of a skill or command is not `fork`',
  effects: [
    warning(
      ['vscode', 'claude'],
      'VS Code and Claude Code know only the value `fork`, and run the skill in the conversation itself.',
    ),
    info(['github', 'copilot-cli'], 'github.com and the Copilot CLI ignore the key.'),
  ],
  source: 'https://code.claude.com/docs/en/skills',
  check({ frontmatter }, report) {
    const context: unknown = frontmatter.data['context'];
    const value = typeof context === 'string' || context === null ? readString(frontmatter, 'context')?.value : context;
    const range = frontmatter.rangeOf(['context']);
    if (value !== undefined && range !== undefined && value !== 'fork') {
      report(
        range,
        {
          message: `${quoteValue(value)} is not a valid \`context\``,
          hint: 'Write `context: fork`, or remove the key.',
        },
        typeof value === 'string' && !MEANS_FORK.test(value) ? { effects: AS_WITHOUT_KEY } : {},
      );
    }
  },
};

/** Values that ask for a conversation of the skill's own, in other words. */
const MEANS_FORK = /fork|sub|isolat|separate|new|own/i;

/** Other values, such as `inline` and `current`, mostly say what a client does without the key. */
const AS_WITHOUT_KEY: Effects = [
  info(CLIENTS, 'All clients run the skill in the conversation itself, as they do without the key.'),
];
