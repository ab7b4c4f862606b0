import type { Clause } from '../../types.ts';
import { readAboutSubject, readPassive } from './about-subject.ts';
import {
  ADVERBS,
  BEFORE_DETERMINER,
  HAND,
  headOf,
  POLITE,
  readVerbs,
  thing,
  withSubject,
  type HeadReading,
} from './form-head.ts';
import { regex } from '../../../text/regex.ts';

/** What a label, lead-in or heading says about words below it that only name a thing: `Never use:`. */
export interface Frame {
  readonly polarity: Clause['polarity'];
  readonly strength: Clause['strength'];
  readonly verb: string;
  /** What a label names: `file names` in `File names: kebab-case`. */
  readonly subject?: string;
  /** Whether each item says what to do, as below `Agents must not:`, so that it is a bare imperative. */
  readonly asks?: 'action';
}

/** Reads the directive, subject and verb of a part of a sentence. Undefined if its form is not known. */
export function readHead(words: string, frame: Frame | undefined): HeadReading {
  const plain = words.trim().replace(/[\s.,;:!]+$/, '');
  const said = plain.replace(POLITE, '');
  if (said === '' || said.length > 300 || said.endsWith('?')) {
    return undefined;
  }
  if (leavesChoice(said)) {
    return { reason: 'it leaves the choice to the author of the code', hint: 'say what must or must not be done' };
  }
  if (frame !== undefined && THING_LIKE_AN_ORDER.test(said)) {
    return readThing(said, frame);
  }
  return readImperative(said, frame) ?? readAboutSubject(said) ?? readThing(said, frame);
}

/** Things whose first word is a verb as well: "Default exports" below "Avoid" orders nobody to default. */
const THING_LIKE_AN_ORDER = regex()`
  ^(?:
    default (?:exports?|imports?)|inline (?:styles?|css|scripts?|styling|event handlers?)
    |type (?:assertions?|casts?|casting)|force[ -]?(?:unwraps?|unwrapping|casts?|casting)
  )$
`;

const LEAVES_CHOICE = regex()`
  ^(?:
    consider|feel free|you may|may|can|might|could|it is (?:fine|ok|okay|allowed|possible)|it's (?:fine|ok|okay)
    |no need to|do not need|don't need|do not have to|don't have to|do not worry|don't worry|don't be afraid
    |do not hesitate|don't hesitate|not all|not every|not necessarily|don't just|do not just|don't only
    |do not only|don't always|do not always|never mind|no problem|try
  )\b
`;

function leavesChoice(said: string): boolean {
  return LEAVES_CHOICE.test(said);
}

const NEGATIVE = regex()`
  ^(?<modal>
    must not|mustn't|must never|should not|shouldn't|should never|shall not|shall never|may not|may never|cannot
    |can't|can not|do not|don't|dont|never|not|refrain from|is not allowed to|are not allowed to
    |you are not allowed to|it is (?:strictly )?(?:forbidden|prohibited|not allowed|not permitted) to
    |it's (?:forbidden|not allowed) to|are forbidden to|never ever
  ) ${ADVERBS}${HAND}(?<rest>.+)$
`;
const AVOID = regex()`
  ^(?:always |should |must |shall |try to |strictly )*
    (?<word>avoid|discourage|stay away from|steer clear of|minimi[sz]e|limit) (?:at all costs )?${ADVERBS}${HAND}
    (?<rest>.+)$
`;
const PREFER =
  /^(?:always |should |must |shall |try to )*(?:prefer|favou?r|opt for|lean towards?)(?<to> to(?= ))? (?<rest>.+)$/;
const ENSURE = regex()`
  ^(?:always |must |should )*(?:
    ensure|make sure|be sure|make certain|remember|verify|check|see to it|do not forget|don't forget|never forget
  )(?: that)? (?<rest>.+)$
`;
const POSITIVE = regex()`
  ^(?<modal>
    (?:
      must|should|shall|always|do|need to|needs to|have to|has to|are required to|is required to|are expected to
      |ought to
    )(?: always| only)*
    |only
  ) ${ADVERBS}${HAND}(?<rest>.+)$
`;
const NO = /^(?:there (?:must|should) be |use |have |absolutely |strictly )?no (?<rest>.+)$/;
const NOTHING_MORE = /^(?:longer needed|one |matter |problem|worries|such |other )/;

function readImperative(said: string, frame: Frame | undefined): HeadReading {
  const ensured = ENSURE.exec(said)?.groups?.['rest'];
  if (ensured !== undefined) {
    return readEnsured(ensured, /^(?:verify|check)/.test(said));
  }
  const negative = NEGATIVE.exec(said)?.groups;
  if (negative !== undefined) {
    const { modal = '', hand, rest = '' } = negative;
    const strength = modal.startsWith('should') ? 'should' : 'must';
    const form = modal.startsWith('refrain')
      ? 'gerund'
      : /^(?:never|not)/.test(modal) && !BEFORE_DETERMINER.test(rest)
        ? 'base'
        : 'any';
    return readVerbs(rest, form, { strength, polarity: 'forbidden', hand });
  }
  const avoid = AVOID.exec(said)?.groups;
  if (avoid !== undefined) {
    return readAvoided(avoid, frame);
  }
  const { to, rest: preferred } = PREFER.exec(said)?.groups ?? {};
  if (preferred !== undefined) {
    const head = { strength: 'should', polarity: 'required', directive: 'prefer' } as const;
    return readVerbs(preferred, to === undefined ? 'gerund' : 'base', head) ?? [thing(preferred, head)];
  }
  const none = NO.exec(said)?.groups?.['rest'];
  if (none !== undefined && !NOTHING_MORE.test(none)) {
    return readNone(none);
  }
  const positive = POSITIVE.exec(said)?.groups;
  if (positive !== undefined) {
    return readPositive(positive);
  }
  return BEGINS_WITH_NOUN.test(said) ? undefined : readVerbs(said, 'base', { strength: 'must', polarity: 'required' });
}

/** Subjects whose first word could be a verb: `commit messages must …`. */
const BEGINS_WITH_NOUN = regex()`
  ^(?!(?:note|assume|say|keep|make|mark|declare|have|let)\b)[a-z-]+[ ]
    (?!(?:the|a|an|all|any|it|this|that|your|our|only)\b)[a-z-]+[ ]
    (?:must|should|shall|need to|needs to|have to|has to) |
  ^test files? (?:go|live|sit|stay|belong|reside) |
  ^(?:
    commit (?:messages?|subjects?|titles?|subject lines?)
    |test (?:files?|names?|titles?|functions?|cases?|classes|methods?)|pull requests?|pull request titles?
  ) (?:must|should|shall|need|needs|are|is|have|has|start|end|follow|use|never|always|cannot|may)\b
  |^[a-z-]+ [a-z-]+ (?:is|are) (?:strictly |absolutely |highly |strongly )*
    (?:forbidden|prohibited|banned|disallowed|discouraged|(?:not|never) (?:allowed|permitted|acceptable|accepted))
    \b
`;

function readAvoided(
  { word = '', hand, rest = '' }: Readonly<Record<string, string | undefined>>,
  frame: Frame | undefined,
): HeadReading {
  if (word === 'limit' && /^[^,;]{1,60} to (?:at most |a maximum of |no more than )?\d/.test(rest)) {
    return [headOf('', 'limit', rest, { strength: 'must', polarity: 'required' })];
  }
  if (word.startsWith('minimi') || word === 'limit') {
    return { reason: 'it asks for less of something, which has no clear limit', hint: 'forbid it, or give a number' };
  }
  if (frame?.polarity === 'forbidden' && frame.asks === 'action') {
    return undefined;
  }
  const head = { strength: 'should', polarity: 'forbidden', directive: 'avoid', hand } as const;
  return readVerbs(rest, 'gerund', head) ?? [thing(rest.replace(/^(?:the )?(?:use|usage) of /, ''), head)];
}

function readPositive({ modal = '', hand, rest = '' }: Readonly<Record<string, string | undefined>>): HeadReading {
  const isOnly = modal.endsWith('only');
  const head = {
    strength: modal.startsWith('should') ? 'should' : 'must',
    polarity: 'required',
    hand,
    isOnly,
  } as const;
  return readVerbs(rest, 'base', head) ?? (isOnly ? [thing(`only ${rest}`, { ...head, isOnly: false })] : undefined);
}

/** `no function may exceed 50 lines`, `no default exports`, `no tabs are allowed`. */
function readNone(rest: string): HeadReading {
  if (/ (?:is|are)? ?(?:needed|required|necessary)$/.test(rest)) {
    return { reason: 'it says that something is not needed', hint: 'forbid it: "Never use `x`"' };
  }
  const { subject, verb } =
    /^(?<subject>[^,]{1,80}?) (?:may|should|must|shall|can|ever)(?: ever)? (?<verb>.+)$/.exec(rest)?.groups ?? {};
  if (subject !== undefined && verb !== undefined) {
    const passive = readPassive(subject, verb, { strength: 'must', polarity: 'forbidden' });
    return passive ?? withSubject(readVerbs(verb, 'base', { strength: 'must', polarity: 'forbidden' }), subject);
  }
  const named = rest.replace(/ (?:is|are) (?:allowed|permitted|accepted)$/, '');
  const head = { strength: 'must', polarity: 'forbidden' } as const;
  return readVerbs(named, 'gerund', head) ?? [thing(named, head)];
}

function readEnsured(rest: string, isCheck: boolean): HeadReading {
  const action = /^to (?<verbs>.+)$/.exec(rest)?.groups?.['verbs'];
  if (action !== undefined) {
    return readImperative(action, undefined);
  }
  const about = readAboutSubject(rest);
  if (about !== undefined || isCheck) {
    return about;
  }
  return [thing(rest, { strength: 'must', polarity: 'required' })];
}

/** Words that forbid by themselves name no thing: `do not collect large frames`. */
const NEGATES = /^(?:do not|don't|never|avoid|must not|should not|not) /;

/** Words that only name a thing: below a lead-in, after a label, or below a heading of rules. */
function readThing(said: string, frame: Frame | undefined): HeadReading {
  if (frame === undefined || NEGATES.test(said)) {
    return undefined;
  }
  const { polarity, strength, verb, subject = '' } = frame;
  const named = readVerbs(said, 'gerund', { strength, polarity });
  return (verb === '' ? named : undefined) ?? [headOf(subject, verb, said, { strength, polarity })];
}
