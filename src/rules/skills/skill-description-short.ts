import { CLIENTS } from '../../customizations/known/clients.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { readString } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const skillDescriptionShort: TextRule = {
  id: 'skill-description-short',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['description'] },
  description: 'The description of a skill has only one or two words',
  effects: [info(CLIENTS, 'All clients show the model only the name and the description to choose a skill by.')],
  source: 'https://agentskills.io/specification#description-field',
  check({ frontmatter }, report) {
    const description = readString(frontmatter, 'description');
    if (description !== undefined && description.value.length < FEW_CHARACTERS && isFewWords(description.value)) {
      report(description.range, {
        message: `The description ${quoteValue(description.value)} does not say when to use the skill`,
        hint: 'Say what the skill does and when to use it.',
      });
    }
  },
};

const FEW_CHARACTERS = 20;

/** Always false for scripts that write sentences without spaces. */
function isFewWords(text: string): boolean {
  return (
    /^\S+(?:\s+\S+)?$/.test(text) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(text)
  );
}
