import type { TextRange } from '../../text/source-text.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { phraseRule } from './markdown-rule.ts';
import { hasWordsAround, isInForbiddenList, isQuoted, type WordsAround } from './phrase-context.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Matches words that mean to keep silent. "Do not tell the user to …" is only about what to say. */
const KEEPS_SILENT = regexSource`
  (?!\s+(?:to|how|where|which)\s)(?=
    \s*(?:[.,;:!)\n]|$|[\u2013\u2014-]\s)
    |\s+(?:about|of)\s+(?:
      this|that|it|these|those|them|what|your|any
      |the\s+(?:change|edit|upload|request|call|command|instruction|rule|step|data|file|transfer|backup|copy)
    )
    |\s+(?:that\s+(?:you|we|this|it|the\s+(?:agent|assistant|file|data|log))|what\s+you|why|anything)\b
  )
`;

const PHRASES: readonly RegExp[] = [
  regex('i')`
    \b(?:do\s+not|don['\u2019]t|never|must\s+not|without)\s+(?:ever\s+)?
      (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|warn(?:ing)?)\s+the\s+user${KEEPS_SILENT}
  `,
  regex('i')`
    \b(?:hide|conceal|keep)\s+(?:all\s+)?(?:
      this|that|it|these|those|them|your\s+\w{2,20}
      |(?:this|that|these|those|the|any)\s+
        (?:step|action|change|edit|instruction|rule|command|call|upload|transfer|request|fact)s?
    )(?:\s+(?:secret|hidden))?\s+from\s+the\s+user\b
  `,
  regex('i')`
    \b(?:do\s+not|don['’]t|never)\s+(?:reveal|disclose|mention|report|show)\s+
      (?:this|that|it|these|those|them|your\s+instructions|these\s+instructions)(?:\s+\w{2,20}){0,2}\s+to\s+the\s+
      user\b
  `,
];

export const securityConcealFromUser = phraseRule({
  id: 'security-conceal-from-user',
  bundled: 'documents',
  description: 'A text tells the model to hide something from the user',
  effects: inAllClients('warning', 'send the sentence to the model, which then hides from its user what it does.'),
  looksFor: { parts: ['the user'] },
  *find(checked) {
    const { text } = checked;
    let tried = 0;
    let last = 0;
    for (let at = text.indexOf(ANCHOR); at >= 0 && tried < MAX_TRIED; at = text.indexOf(ANCHOR, at + 1)) {
      if (mayConceal(text, at)) {
        tried += 1;
        const range = sentenceAround(text, at, last);
        if (
          range !== undefined &&
          !isAboutSecret(text, range) &&
          !isForbidden(text, range) &&
          !(text.startsWith('without', range.start) && isInForbiddenList(checked, range)) &&
          !hasWordsAround(checked, range, WARNS) &&
          !isQuoted(checked, range)
        ) {
          last = range.end;
          yield range;
        }
      }
    }
  },
  effectsOf: (found, { text }, { start, end }) =>
    /^without\b|^(?:hide|conceal|keep)\b/i.test(found) || ACTS.test(readParagraph(text, start, end))
      ? undefined
      : OF_WORDS,
  say: (found) => ({
    message: `${quote(found)} tells the model to hide something from the user`,
    hint: 'Let the model say what it does, or remove the sentence.',
  }),
});

/** Verbs of what a model does to files, machines and services. Who hides one of these hides an act. */
const ACTS = regex('i')`
  \b(?:
    send|upload|post|transmit|forward|exfiltrat\w*|copy|curl|wget|fetch|download|run|execute|install|delete|remove
    |overwrite|push|commit|read|collect|append|encode|write|modify|replace|disable|backup
  )\b
`;

/** The paragraph around a range, without code blocks and other paragraphs. */
function readParagraph(text: string, start: number, end: number): string {
  const from = Math.max(0, start - MAX_PARAGRAPH);
  const before = text.slice(from, start);
  const after = text.slice(end, end + MAX_PARAGRAPH);
  const above = before.split(/\n[ \t]*(?:\r?\n|#{1,6}\s|[-*+]\s)/).at(-1) ?? '';
  const [below = ''] = after.split(/\n[ \t]*(?:\r?\n|#{1,6}\s|[-*+]\s)/);
  return above + below;
}

const MAX_PARAGRAPH = 400;

const OF_WORDS = inAllClients(
  'info',
  'send the sentence to the model. No act is named next to it that would be hidden, but users may miss what the model does not say.',
);

const ANCHOR = 'the user';
const VERB = /\b(?:tell|telling|inform|informing|notify|notifying|alert|alerting|warn|warning|from|to)\s$/i;
const MAX_VERB = 12;
const REFUSAL = /n(?:o|['’])t\s|never|without|hide|conceal|keep/i;
const MAX_TRIED = 200;
const REACH = 120;

/** Whether a verb of telling comes before "the user", and possibly a negation before the verb. */
function mayConceal(text: string, at: number): boolean {
  return VERB.test(text.slice(Math.max(0, at - MAX_VERB), at)) && REFUSAL.test(text.slice(Math.max(0, at - REACH), at));
}

function sentenceAround(text: string, at: number, from: number): TextRange | undefined {
  const start = Math.max(from, at - REACH);
  const around = text.slice(start, at + REACH);
  for (const pattern of PHRASES) {
    const match = pattern.exec(around);
    if (match !== null && start + match.index <= at) {
      return { start: start + match.index, end: start + match.index + match[0].length };
    }
  }
  return undefined;
}

/** Whether the sentence is about a secret, which should not be shown: `If a key is printed, do not show it to the user.` */
function isAboutSecret(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const sentence = before.slice(before.lastIndexOf('\n') + 1).replace(/^.*[.!?]\s/, '');
  return (
    /\b(?:show|reveal|disclose)\s+(?:it|them)\s+to\b/i.test(text.slice(start, end)) &&
    /\b(?:api[- ]?keys?|keys?|tokens?|passwords?|secrets?|credentials?)\b/i.test(sentence)
  );
}

/** A negation that reaches the end of the sentence: nothing joins another order, such as "and continue", to it. */
const FORBIDS = regex('i')`
  \b(?:do\s+not|don['’]t|never|must\s+not|must\s+never|should\s+not|cannot|can['’]t|may\s+not)\s
    (?:(?!\b(?:and|but|then|instead|just|simply)\b|[;:!?–—]|\.\s)[^\n])*$
`;

/** Whether the sentence forbids to keep silent: `Do not skip the review without informing the user.` */
function isForbidden(text: string, { start, end }: TextRange): boolean {
  // "… with more than 5,000 nodes without warning the user" has no comma between two parts.
  const before = text.slice(Math.max(0, start - REACH), start).replaceAll(/(?<=\d),(?=\d)/g, '');
  const found = FORBIDS.exec(before)?.[0];
  return (
    found !== undefined && /^without\b/i.test(text.slice(start, end)) && (!found.includes(',') || /\bor\b/i.test(found))
  );
}

const TELLS_OF =
  /\b(?:detect\w{0,4}|reject|flags?|attack\w{0,4}|inject\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|such as|e\.g\.|red flags?)\b|❌|🚫|⛔/i;
/** A line above that calls what follows wrong: `**Bad — silent merge:**` */
const CALLED_WRONG = /^\W{0,6}(?:bad|wrong|incorrect)\b/i;
const WARNS: WordsAround = { before: TELLS_OF, around: new RegExp(`${TELLS_OF.source}|${CALLED_WRONG.source}`, 'i') };
