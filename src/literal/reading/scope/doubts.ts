import { plainWords } from '../../../guidelines/statements/polarity.ts';
import { shortTitle } from '../../../guidelines/claims/limits.ts';
import type { NotCompiled, Scope } from '../../types.ts';
import { LINK_OR_PURPOSE } from '../link-words.ts';
import { languagesOf } from './named-languages.ts';
import { regex } from '../../../text/regex.ts';

/** What may limit a statement: a heading above it, or the introduction of its list. */
export interface Doubt {
  readonly why: NotCompiled;
  /** Whether it only names a topic, so that a rule on code of one exact name counts everywhere all the same. */
  readonly isTopic: boolean;
  /** Whether it names at most a part of a repository, where code that only this project has would be meant anyway. */
  readonly isArea?: boolean;
  /** Whether it names a topic of all code, and neither a kind of code nor something to do: `readability`, not `controllers`. */
  readonly isOfAllCode?: boolean;
  /** Where the headings that are understood say that it counts. */
  readonly known?: Scope;
  /** Whether it is only the label before the rule, such as `File headers:`, and nothing else is in doubt. */
  readonly isLabel?: boolean;
}

/** The first of several doubts, which is as harmless as the worst of them. */
export function joinDoubts(first: Doubt, all: readonly Doubt[]): Doubt {
  const { why } = first;
  const known = all.find((one) => one.known !== undefined)?.known;
  return {
    why,
    isTopic: all.every(({ isTopic }) => isTopic),
    isArea: all.every(({ isArea, isTopic }) => isArea === true || isTopic),
    isOfAllCode: all.every(({ isOfAllCode, isLabel }) => isOfAllCode === true || isLabel === true),
    isLabel: all.every(({ isLabel }) => isLabel === true),
    ...(known === undefined ? {} : { known }),
  };
}

/**
 * Words that name a part of a repository, a case, or something that is not a rule. Below such words, a sentence counts there
 * alone, or shows what is wrong.
 */
const PLACES_AND_CASES = regex()`
  \b(?:
    tests?|testing|specs?|samples?|examples?|docs?|documentation|readmes?|migrations?|scripts?|ci|e2e|storybook
    |stories|fixtures?|mocks?|demos?|playground|prototypes?|experiments?|notebooks?|front-?end|back-?end|server
    |client|mobile|android|ios|windows|linux|macos|web|desktop|cli|when|if|before|after|during|while|until|unless
    |except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating|upgrading|questions?|faq
    |mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?|anti-?patterns?
    |common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|for|in|on|with|within
    |without|from|vs|versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on
    |not report|false positives?|e\.g
  )\b
`;

/** Words for a case, for what is wrong or shown, or for what is to be left as it is. */
const CASES = regex()`
  \b(?:
    samples?|examples?|migrations?|fixtures?|demos?|playground|prototypes?|experiments?|notebooks?|if|before|after
    |during|while|until|unless|except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating
    |upgrading|questions?|faq|mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?
    |anti-?patterns?|common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|from|vs
    |versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on|not report
    |false positives?|e\.g|direct|fast path|without
  )\b
`;

/** Whether a heading names at most a part of a repository or of the work: `Server adapters`, `When generating code`. */
export function isAreaTitle(title: string): boolean {
  return !CASES.test(plainWords(shortTitle(title)));
}

/** Whether a heading only names a topic: `Adding telemetry`, `Routing`. */
export function isTopicTitle(title: string): boolean {
  const words = plainWords(shortTitle(title));
  return !PLACES_AND_CASES.test(words) && !BEGINS_WITH_PLACE.test(words);
}

const BEGINS_WITH_PLACE = new RegExp(`^(?:${LINK_OR_PURPOSE}|with|by|as|of|via|through|into) `);

/** The same for the introduction of a list, unless it says where or when: `For error handling, use these helpers:`. */
export function isAreaOfList(leadIn: string): boolean {
  return isAreaTitle(leadIn) && !/\b(?:in|when|while|within|inside|where|on|under|during)\b/i.test(leadIn);
}

/** Labels of what describes, or of what went wrong; the width of a tab is how editors show it. */
export const NO_TOPIC = regex()`
  \b(?:
    problem|solution|cause|symptom|analysis|purpose|alternative|impact|detection|note|workaround|fix|why|reason
    |step|phase|option|migration|upgrade|example|goal|task|question|answer|result|output|input|usage|user|role
    |risk|issue|error|warning|benefit|description|location|trigger|status|current|today|before|after|action|check
    |verify|learning|priority|severity
  )s?\b
  |\btab (?:width|size|stop)s?$|^(?:if|when|unless|until|while|for|in|on|at|to|with)\b
`;

/** Kinds of code that have files of their own, and what people do with them: a rule below such a title may be about them alone. */
const KINDS_OF_CODE = regex()`
  \b(?:
    components?|controllers?|services?|routes?|routers?|routing|apis?|ui|database|modules?|packages?
    |librar(?:y|ies)|pages?|hooks?|views?|models?|entities|endpoints?|handlers?|stores?|workers?|plugins?
    |extensions?|apps?|applications?|sdk|templates?|schemas?|requests?|responses?|quer(?:y|ies)|dtos?|events?
    |commands?|jobs?|tools?|forms?|tables?|widgets?|screens?|dialogs?|activities|fragments?|resolvers?
    |middlewares?|repositories|utilit(?:y|ies)|helpers?|reducers?|selectors?|providers?|contexts?|adapters?
    |parsers?|pipelines?|workflows?|dockerfiles?|docker|containers?|images?|charts?|infrastructure|prompts?
    |agents?|skills?|generated|files?|markdown|readmes?|effects?|types?|interfaces?|classes|functions|methods
    |fields|properties|variables|constants
  )\b
`;
const PROCEDURE = regex()`
  ^(?:how|what|why|who|where|which|to|this|that|these|it|they|you|we|there|each|every)\b
  |\b(?:
    adding|creating|updating|editing|changing|modifying|renaming|removing|deleting|migrating|releasing|writing
    |managing|moving|converting|publishing|working|building|using|running|step|phase|option|new
  )\b
`;

function isOfAllCode(words: string): boolean {
  const short = words.split(' ').length <= MOST_WORDS && /^[\p{L}\p{N}' &/,().-]+$/u.test(words);
  return short && !PLACES_AND_CASES.test(words) && ![KINDS_OF_CODE, PROCEDURE, NO_TOPIC].some((one) => one.test(words));
}

/** Whether a heading or introduction is a topic of all code: `Readability is non-negotiable`, `Tooling:`. */
export function isTitleOfAllCode(title: string): boolean {
  return isOfAllCode(plainWords(shortTitle(title)).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ''));
}

const MOST_WORDS = 8;

/** The same for the introduction of a list: `Restricted actions:`. */
export function isTopicOfList(leadIn: string): boolean {
  const words = plainWords(leadIn).replace(/ (?:for|in) this (?:project|repo|repository|codebase)\b/, '');
  return (
    (words.split(' ').length <= MOST_WORDS && isTopicTitle(words) && !namesLanguages(words)) || IS_ORDER.test(words)
  );
}

/** `Solid/Svelte/Vue:` names frameworks of which a project has one. */
function namesLanguages(words: string): boolean {
  const names = words.split('/');
  return names.length > 1 && names.some((name) => languagesOf(name.trim()) !== undefined);
}

/** A rule of its own, of which the items below are the cases: `Use the tokens of the design system instead of raw colors:`. */
const IS_ORDER = regex()`
  ^(?:[a-z ]{2,40}: )?(?:always |please )?(?:
    use|prefer|default to|replace|avoid|never use|do not use|don't use|minimi[sz]e|reduce|keep|maintain|support
    |protect|ensure|preserve|respect|optimi[sz]e|improve
  ) (?!
    .*\b(?:
      when|if|unless|except|only|where|while|during|until|before|after|tests?|examples?|docs|documentation|legacy
      |migrations?|scripts?|for
    )\b
  )
`;
