import { FORGET_INSTRUCTIONS } from '../../text/directs-model.ts';
import { quoteText } from '../reading/quote-text.ts';
import { inAllClients } from './effects-of.ts';
import { findAround } from './find-around.ts';
import { phraseRule } from './markdown-rule.ts';
import { isQuoted, isWarnedOf, WARNS_OF_PHRASE } from './said-of.ts';

const ANCHORS = ['gnore ', 'isregard ', 'forget ', 'Forget ', 'IGNORE ', 'DISREGARD ', 'FORGET '];

export const securityInjectionPhrase = phraseRule({
  id: 'security-injection-phrase',
  description: 'A text tells the model to forget what it was told before',
  effects: inAllClients(
    'warning',
    'put the text beside their own instructions and those of the team, which it tells the model to drop.',
  ),
  looksFor: { parts: ['gnore ', 'gard ', 'forget', 'Forget', 'GNORE ', 'GARD ', 'FORGET'] },
  *find(text) {
    for (const anchor of ANCHORS) {
      for (const range of FORGET_INSTRUCTIONS.flatMap((phrase) => [...findAround(text.text, anchor, phrase)])) {
        if (!isWarnedOf(text, range, WARNS_OF_PHRASE) && !isQuoted(text, range)) {
          yield range;
        }
      }
    }
  },
  say: (found) => ({
    message: `${quoteText(found)} reads as an attack on the model`,
    hint: 'Say what to do instead; in a text about such attacks, put the sentence in quotes.',
  }),
});
