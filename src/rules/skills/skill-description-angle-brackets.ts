import type { Effects, TextRule } from '../types.ts';
import { textOf } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/quote.ts';

const INTO_CLAUDE_AI: Effects = [
  {
    clients: ['claude'],
    severity: 'info',
    why: 'Claude Code loads the skill, but claude.ai refuses one with a tag in its description.',
  },
];

export const skillDescriptionAngleBrackets: TextRule = {
  id: 'skill-description-angle-brackets',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['description'] },
  description: 'The description of a skill has a tag in it',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'info',
      why: 'VS Code takes what looks like a tag out of the description, and claude.ai refuses the skill.',
    },
    ...INTO_CLAUDE_AI,
  ],
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview',
  check({ text, frontmatter }, report) {
    const description = textOf(frontmatter, 'description');
    if (description === undefined || !description.value.includes('<')) {
      return;
    }
    const { start, end } = description.range;
    const found = TAG.exec(text.slice(start, end));
    if (found !== null) {
      const range = { start: start + found.index, end: start + found.index + found[0].length };
      report(
        range,
        {
          message: `The description has ${quoteValue(found[0])} in it, which is read as a tag`,
          hint: 'Write it without angle brackets.',
        },
        // `List<T>` is code to everybody but an upload to claude.ai.
        isTypeArgument(text, range.start) ? { effects: INTO_CLAUDE_AI } : {},
      );
    }
  },
};

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;

function isTypeArgument(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1));
}
