import type { TextRule } from '../types.ts';
import { textOf } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/quote.ts';

export const skillDescriptionShort: TextRule = {
  id: 'skill-description-short',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['description'] },
  description: 'The description of a skill is a word or two',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code show the model nothing but name and description to choose a skill by.',
    },
  ],
  source: 'https://agentskills.io/specification#description-field',
  check({ frontmatter }, report) {
    const description = textOf(frontmatter, 'description');
    if (description !== undefined && description.value.length < FEW_CHARACTERS && isFewWords(description.value)) {
      report(description.range, {
        message: `The description ${quoteValue(description.value)} does not say when the skill is to be used`,
        hint: 'Say what the skill does, and when it is to be used.',
      });
    }
  },
};

const FEW_CHARACTERS = 20;

/** Not for scripts that write sentences without blanks. */
function isFewWords(text: string): boolean {
  return (
    /^\S+(?:\s+\S+)?$/.test(text) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(text)
  );
}
