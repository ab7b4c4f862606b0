import { inAllClients } from './effect-in-all-clients.ts';
import { findAround } from './find-around.ts';
import { phraseRule } from './markdown-rule.ts';
import { isQuoted, hasWordsAround, type WordsAround } from './phrase-context.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

const PHRASE = regex()`
  \b(?:
    EMERGENCY|SYSTEM|ADMIN(?:ISTRATOR)?|CRITICAL|SAFETY|SECURITY|SPECIAL|MASTER|DEVELOPER|ROOT|ABSOLUTE|GLOBAL
    |PRIORITY
  )\s+OVERRIDE\b
  |\bOVERRIDE\s+(?:(?:ALL|ANY|YOUR|THE)\s+){0,2}
    (?:DEFAULT|PREVIOUS|PRIOR|SYSTEM|SAFETY|OTHER|TRAINING|RULES|INSTRUCTIONS)\b
`;

export const securityOverrideLanguage = phraseRule({
  id: 'security-override-language',
  bundled: 'documents',
  description: 'A text claims in capitals to override all other instructions',
  effects: inAllClients(
    'info',
    'give all texts of a team the same weight; models are trained to distrust a text that claims more, and may follow it less.',
  ),
  looksFor: { parts: ['OVERRI'] },
  *find(text) {
    for (const range of findAround(text.text, 'OVERRIDE', PHRASE)) {
      if (!hasWordsAround(text, range, WARNS) && !isQuoted(text, range)) {
        yield range;
      }
    }
  },
  say: (found) => ({
    message: `${quote(found)} claims to override other instructions`,
    hint: 'Write what the model must do, and when.',
  }),
});

const TELLS_OF = regex('i')`
  \b(?:attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?)\b
  |\b(?:don['’]t|do not|avoid)\s+(?:write|use|say|shout)\b|❌|🚫|⛔
`;
const WARNS: WordsAround = { before: TELLS_OF, around: TELLS_OF };
