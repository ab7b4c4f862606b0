import { plainWords } from '../../guidelines/polarity.ts';
import { shortTitle } from '../../guidelines/limits.ts';
import type { NotCompiled } from '../types.ts';

/** What may limit a statement: a heading above it, or the introduction of its list. */
export interface Doubt {
  readonly why: NotCompiled;
  /** Whether it only names a topic, so that a rule on code of one exact name counts everywhere all the same. */
  readonly isTopic: boolean;
}

/**
 * Words that name a part of a repository, a case, or something that is not a rule. Below such words, a sentence counts there
 * alone, or shows what is wrong.
 */
const PLACES_AND_CASES =
  /\b(?:tests?|testing|specs?|samples?|examples?|docs?|documentation|readmes?|migrations?|scripts?|ci|e2e|storybook|stories|fixtures?|mocks?|demos?|playground|prototypes?|experiments?|notebooks?|front-?end|back-?end|server|client|mobile|android|ios|windows|linux|macos|web|desktop|cli|when|if|before|after|during|while|until|unless|except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating|upgrading|questions?|faq|mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?|anti-?patterns?|common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|for|in|on|with|within|without|from|vs|versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on|not report|false positives?|e\.g)\b/;

/** Whether a heading only names a topic: `Adding telemetry`, `Routing`. */
export function isTopicTitle(title: string): boolean {
  return !PLACES_AND_CASES.test(plainWords(shortTitle(title)));
}

const MOST_WORDS = 8;

/** The same for the introduction of a list: `Restricted actions:`. */
export function isTopicOfList(leadIn: string): boolean {
  const words = plainWords(leadIn);
  return words.split(' ').length <= MOST_WORDS && !PLACES_AND_CASES.test(words);
}
