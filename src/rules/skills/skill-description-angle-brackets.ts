import { info } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { readString } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/shown/quote.ts';

const INTO_CLAUDE_AI: Effects = [
  info(['claude'], 'Claude Code loads the skill, but claude.ai rejects a skill with a tag in its description.'),
];

export const skillDescriptionAngleBrackets: TextRule = {
  id: 'skill-description-angle-brackets',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['description'] },
  description: 'The description of a skill contains a tag',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code removes text that looks like a tag from the description, and claude.ai rejects the skill.',
    ),
    ...INTO_CLAUDE_AI,
  ],
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview',
  check({ text, frontmatter }, report) {
    const description = readString(frontmatter, 'description');
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
          message: `The description contains ${quoteValue(found[0])}, which is read as a tag`,
          hint: 'Write it without angle brackets.',
        },
        // Only claude.ai reads the brackets of `List<T>` as a tag; the other clients see code.
        isTypeArgument(text, range.start) ? { effects: INTO_CLAUDE_AI } : {},
      );
    }
  },
};

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;

function isTypeArgument(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1));
}
