import type { Clause, NotCompiled } from '../../types.ts';
import { baseVerb, verbOfGerund } from './verbs.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** A clause whose limits are still in its object. */
export interface Head extends Pick<Clause, 'strength' | 'polarity' | 'subject' | 'verb' | 'object'> {
  readonly directive: 'prefer' | 'avoid' | 'other';
  /** Whether it is allowed only where the rest says. */
  readonly isOnly: boolean;
}

/** What reading a part of a sentence gives: undefined if its form is not known. */
export type HeadReading = readonly Head[] | NotCompiled | undefined;

/** Words of courtesy and address that say nothing about what is to be done. */
export const POLITE = regex()`
  ^(?:
    (?:
      please|also|additionally|furthermore|moreover|then|just|simply|importantly|strictly|instead|and|but|so
      |however|ideally|generally|thus|therefore|in general|by default|note that|remember that|you|we|i|one
      |it is important to|it's important to|important|developers?|contributors?
      |agents?(?! (?:definition )?files?\b)|the agent|copilot|github copilot|claude|ai agents?|ai assistants?
      |assistants?|reviewers?|authors?|everyone|engineers?
    )[,:]?[ ]
  )+(?=\S)
`;

/** Adverbs between a modal verb and its verb that change nothing. */
export const ADVERBS = regexSource`
  (?:
    (?:
      as much as possible|where(?:ver)? possible|when(?:ever)? possible|if possible|ever|also|simply|blindly
      |accidentally|explicitly|strictly|generally|typically|normally|usually|always|consistently
      |under any circumstances|again
    )[ ]
  )*
`;
/** Adverbs that a family has to understand: they go to the end of the object. */
export const HAND =
  '(?:(?<hand>manually|directly|unnecessarily|excessively|needlessly|silently|automatically|deeply|overly|by hand|either) )?';

/** What the words before a verb say of it. */
export interface Said {
  readonly strength: Clause['strength'];
  readonly polarity: Clause['polarity'];
  readonly directive?: Head['directive'];
  readonly hand?: string | undefined;
  readonly isOnly?: boolean;
}

/** The head of words that only name a thing. */
export function thing(words: string, said: Said): Head {
  return headOf('', '', words, said);
}

/**
 * The head of a subject, a verb in its base form and an object. An object that begins with `only in`, `only for` or the like
 * makes it `isOnly`.
 */
export function headOf(subject: string, verb: string, object: string, said: Said): Head {
  const { strength, polarity, directive = 'other', hand, isOnly = false } = said;
  const only = /^only (?<rest>.+)$/.exec(object)?.groups?.['rest'];
  return {
    strength,
    polarity,
    directive,
    isOnly: isOnly || (only !== undefined && /^(?:in|for|within|inside|under) /.test(only)),
    subject: subject.trim(),
    verb,
    object: hand === undefined ? object.trim() : `${object.trim()} ${hand}`.trim(),
  };
}

/** `never acquire the lock`: a word before an article is a verb, unlike in `never tabs`. */
export const BEFORE_DETERMINER = /^[a-z]{3,} (?:the|a|an|any|your|our|this|these|those|its|their|it|them)\b/;
/** After `do not` and `must` stands a verb, whichever it is. */
const ANY_VERB =
  /^(?!(?:the|a|an|any|all|not|only|also|just|be|it|this|that|in|on|for|to|of|as|at|by|with|from|if|when|and|or|[a-z]+ly)$)[a-z]{2,}(?:-[a-z]+)?$/;
const VERB_LIST =
  /^(?<first>[a-z-]+)(?<more>(?:, [a-z-]+){0,4})(?:,? (?:or|and|nor) |\/)(?<last>[a-z-]+)(?<rest> .+)?$/;

/** `use x`, `edit or delete x`: one head for each verb. Undefined if the first word is no verb. */
export function readVerbs(words: string, form: 'base' | 'gerund' | 'any', said: Said): readonly Head[] | undefined {
  const base = form === 'gerund' ? verbOfGerund : baseVerb;
  const list = VERB_LIST.exec(words)?.groups;
  if (list !== undefined) {
    const { first = '', more = '', last = '', rest = '' } = list;
    const verbs = [first, ...more.split(', ').filter((word) => word !== ''), last].map(base);
    if (rest !== '' && verbs.every((verb) => verb !== undefined)) {
      return verbs.map((verb) => headOf('', verb, rest, said));
    }
  }
  const { first = '', rest = '' } = /^(?<first>[a-z][a-z-]*)(?<rest> .*)?$/s.exec(words)?.groups ?? {};
  const verb = base(first) ?? (form === 'any' && ANY_VERB.test(first) ? first : undefined);
  return verb === undefined || (rest === '' && form === 'gerund') ? undefined : [headOf('', verb, rest, said)];
}

/** The same heads about another subject. */
export function withSubject(heads: readonly Head[] | undefined, subject: string): readonly Head[] | undefined {
  return heads?.map((head) => ({ ...head, subject: subject.trim() }));
}
