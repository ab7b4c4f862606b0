import { plainWords } from '../../../guidelines/statements/polarity.ts';
import { baseVerb, verbOfThirdPerson } from '../heads/verbs.ts';
import { mayLimit } from '../link-words.ts';
import { regex } from '../../../text/regex.ts';

const CODE = '[\\uE000-\\uF8FF]';
const WORD = `(?:${CODE}|@?[a-z][a-z0-9.+#/_-]*)`;
/** A thing by its name, in code or in words, with what it is for: `kotlin flow for async work`. */
const THING = `${WORD}(?:(?:, | and | \\+ | & | ){1}${WORD}){0,7}?`;
const OTHER = `${WORD}(?:(?:,? | ?\\/ ?)${WORD}){0,5}`;
const CODES = `${CODE}(?:(?:,? (?:or|and|nor) |, | ?\\/ ?)${CODE})*`;
const NOT = "(?:never use|do not use|don't use|instead of|rather than|avoid|never|not)";

/** `a, not b`, `a over b`, `a (never b)`, `a — not b`. The first thing is preferred. */
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `^(?<own>${THING})(?:, (?:and |but )?(?:never|not)| (?:and |but )(?:never|not)| not| over| instead of| rather than) (?<other>${OTHER})$`,
  ),
  new RegExp(`^(?<own>${THING}) \\((?:and )?${NOT} (?<other>${OTHER})\\)$`),
  new RegExp(`^(?<own>${THING})(?: [-–—] ?|; )${NOT} (?<other>${OTHER})$`),
];
/** `a (no b)`, if `b` is no code: ``f() (no `await`)`` tells how `f` is called. */
const WITHOUT = new RegExp(`^(?<own>${THING}) \\(no (?<other>[a-z][a-z /-]+)\\)$`);
/** `b → use a` */
const ARROW = new RegExp(
  `^(?<other>(?:raw |direct |manual |plain |bare )*${CODES}) (?:→|->|=>|➡️?) (?:use |prefer )(?<own>${CODE})$`,
);

/** Words with which a sentence begins that says more than two things. */
const SAYS_MORE = regex()`
  ^(?:
    the|an?|this|that|these|those|it|its|they|we|you|he|our|your|all|any|each|every|some|if|when|while|for|in|on
    |to|at|by|with|from|as|is|are|was|be|has|have|must|should|shall|can|may|will|do|does|did|not|never|no|always
    |only|please|avoid|prefer|ensure|make|and|or|but|so|then|there|here|why|what|which|how|where|favou?r|instead
  )\b
`;
/** A verb in the middle tells what something does. */
const TELLS = regex()`
  \b(?:
    is|are|was|were|be|been|has|have|had|does|do|did|must|should|shall|can|may|will|would|could|uses?|returns?
    |means?|takes?|gets?|gives?|needs?|requires?|contains?|becomes?|runs?|works?|lives?|goes|stays?|comes?|applies
    |belongs?|matters?|that|which|who|if|when|unless|because|only|just|yet|also|always|necessarily|more|less|one
    |all|every|both|vice
  )\b
`;

/**
 * `a, not b` as a sentence with a verb: whoever writes lists of rules leaves it out. Whether two things are meant that code can
 * have is for the families to tell; they know what `b` is, or leave it.
 */
export function rewordPair(plain: string): string | undefined {
  const arrow = ARROW.exec(plain)?.groups;
  if (arrow !== undefined) {
    return `use ${arrow['own'] ?? ''} instead of ${arrow['other'] ?? ''}`;
  }
  if (SAYS_MORE.test(plain) || mayLimit(plain) || baseVerb(/^[a-z-]+/.exec(plain)?.[0] ?? '') !== undefined) {
    return undefined;
  }
  for (const form of [...PAIRS, WITHOUT]) {
    const { own = '', other = '' } = form.exec(plain)?.groups ?? {};
    if (own !== '' && !TELLS.test(own) && !TELLS.test(other) && !tellsOfSubject(own)) {
      return `use ${withoutPurpose(own, other)} instead of ${other}`;
    }
  }
  return undefined;
}

/** ``feature services inject `a` ``: a verb between a subject and code. What is ruled out after it is ruled out for the subject. */
function tellsOfSubject(own: string): boolean {
  const verb = /^[a-z][a-z -]* (?<verb>[a-z-]+) [\uE000-\uF8FF]/.exec(own)?.groups?.['verb'];
  return verb !== undefined && (baseVerb(verb) ?? verbOfThirdPerson(verb)) !== undefined;
}

/** `kotlin flow for async work` is `kotlin flow`, if a name such as `rxjava` is ruled out: nobody uses that for anything else. */
function withoutPurpose(own: string, other: string): string {
  return /[\uE000-\uF8FF]/u.test(other) ? own : own.replace(/ for .+$/, '');
}

/** The same for a statement as written. */
export function isPairWithoutVerb(statement: string): boolean {
  const plain = plainWords(statement.replaceAll(/`[^`]+`/g, '\uE000')).replace(/^[a-z ]{2,30}: /, '');
  return rewordPair(plain.replace(/[\s.!:]+$/, '')) !== undefined;
}
