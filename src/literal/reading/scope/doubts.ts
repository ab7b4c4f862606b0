import { plainWords } from '../../../guidelines/statements/polarity.ts';
import { shortTitle } from '../../../guidelines/claims/limits.ts';
import type { NotCompiled } from '../../types.ts';

/** What may limit a statement: a heading above it, or the introduction of its list. */
export interface Doubt {
  readonly why: NotCompiled;
  /** Whether it only names a topic, so that a rule on code of one exact name counts everywhere all the same. */
  readonly isTopic: boolean;
  /** Whether it names at most a part of a repository, where code that only this project has would be meant anyway. */
  readonly isArea?: boolean;
  /** Whether it is only the label before the rule, such as `File headers:`, and nothing else is in doubt. */
  readonly isLabel?: boolean;
}

/** The first of several doubts, which is as harmless as the worst of them. */
export function joinDoubts(first: Doubt, all: readonly Doubt[]): Doubt {
  const { why } = first;
  return {
    why,
    isTopic: all.every(({ isTopic }) => isTopic),
    isArea: all.every(({ isArea, isTopic }) => isArea === true || isTopic),
    isLabel: all.every(({ isLabel }) => isLabel === true),
  };
}

/**
 * Words that name a part of a repository, a case, or something that is not a rule. Below such words, a sentence counts there
 * alone, or shows what is wrong.
 */
const PLACES_AND_CASES =
  /\b(?:tests?|testing|specs?|samples?|examples?|docs?|documentation|readmes?|migrations?|scripts?|ci|e2e|storybook|stories|fixtures?|mocks?|demos?|playground|prototypes?|experiments?|notebooks?|front-?end|back-?end|server|client|mobile|android|ios|windows|linux|macos|web|desktop|cli|when|if|before|after|during|while|until|unless|except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating|upgrading|questions?|faq|mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?|anti-?patterns?|common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|for|in|on|with|within|without|from|vs|versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on|not report|false positives?|e\.g)\b/;

/** Words for a case, for what is wrong or shown, or for what is to be left as it is. */
const CASES =
  /\b(?:samples?|examples?|migrations?|fixtures?|demos?|playground|prototypes?|experiments?|notebooks?|if|before|after|during|while|until|unless|except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating|upgrading|questions?|faq|mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?|anti-?patterns?|common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|from|vs|versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on|not report|false positives?|e\.g|direct|fast path|without)\b/;

/** Whether a heading names at most a part of a repository or of the work: `Server adapters`, `When generating code`. */
export function isAreaTitle(title: string): boolean {
  return !CASES.test(plainWords(shortTitle(title)));
}

/** Whether a heading only names a topic: `Adding telemetry`, `Routing`. */
export function isTopicTitle(title: string): boolean {
  return !PLACES_AND_CASES.test(plainWords(shortTitle(title)));
}

/** The same for the introduction of a list, unless it says where or when: `For error handling, use these helpers:`. */
export function isAreaOfList(leadIn: string): boolean {
  return isAreaTitle(leadIn) && !/\b(?:in|when|while|within|inside|where|on|under|during)\b/i.test(leadIn);
}

const MOST_WORDS = 8;

/** The same for the introduction of a list: `Restricted actions:`. */
export function isTopicOfList(leadIn: string): boolean {
  const words = plainWords(leadIn).replace(/ (?:for|in) this (?:project|repo|repository|codebase)\b/, '');
  return (words.split(' ').length <= MOST_WORDS && !PLACES_AND_CASES.test(words)) || IS_ORDER.test(words);
}

/** A rule of its own, of which the items below are the cases: `Use the tokens of the design system instead of raw colors:`. */
const IS_ORDER =
  /^(?:[a-z ]{2,40}: )?(?:always |please )?(?:use|prefer|replace|avoid|never use|do not use|don't use|minimi[sz]e|reduce|keep|maintain|support|protect|ensure|preserve|respect|optimi[sz]e|improve) (?!.*\b(?:when|if|unless|except|only|where|while|during|until|before|after|tests?|examples?|docs|documentation|legacy|migrations?|scripts?|for)\b)/;
