import type { Clause, NotCompiled } from '../../types.ts';
import { baseVerb, verbOfGerund, verbOfParticiple, verbOfThirdPerson } from './verbs.ts';

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

/** A clause whose limits are still in its object. */
export interface Head extends Pick<Clause, 'strength' | 'polarity' | 'subject' | 'verb' | 'object'> {
  readonly directive: 'prefer' | 'avoid' | 'other';
  /** Whether it is allowed only where the rest says. */
  readonly isOnly: boolean;
}

type HeadReading = readonly Head[] | NotCompiled | undefined;

const POLITE =
  /^(?:(?:please|also|additionally|furthermore|moreover|then|just|simply|importantly|strictly|instead|and|but|so|however|ideally|generally|thus|therefore|in general|by default|note that|remember that|you|we|i|one|it is important to|it's important to|important|developers?|contributors?|agents?(?! (?:definition )?files?\b)|the agent|copilot|github copilot|claude|ai agents?|ai assistants?|assistants?|reviewers?|authors?|everyone|engineers?)[,:]? )+(?=\S)/;

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
  return readImperative(said, frame) ?? readAboutSubject(said) ?? readThing(said, frame);
}

function leavesChoice(said: string): boolean {
  return /^(?:consider|feel free|you may|may|can|might|could|it is (?:fine|ok|okay|allowed|possible)|it's (?:fine|ok|okay)|no need to|do not need|don't need|do not have to|don't have to|do not worry|don't worry|don't be afraid|do not hesitate|don't hesitate|not all|not every|not necessarily|don't just|do not just|don't only|do not only|don't always|do not always|never mind|no problem|try)\b/.test(
    said,
  );
}

const ADVERBS =
  '(?:(?:as much as possible|where(?:ver)? possible|when(?:ever)? possible|if possible|ever|also|simply|blindly|accidentally|explicitly|strictly|generally|typically|normally|usually|always|consistently|under any circumstances|again) )*';
/** Adverbs that a family has to understand: they go to the end of the object. */
const HAND =
  '(?:(?<hand>manually|directly|unnecessarily|excessively|needlessly|silently|automatically|deeply|overly|by hand|either) )?';
const NEGATIVE = new RegExp(
  `^(?<modal>must not|mustn't|must never|should not|shouldn't|should never|shall not|shall never|may not|may never|cannot|can't|can not|do not|don't|dont|never|not|refrain from|is not allowed to|are not allowed to|you are not allowed to|it is (?:strictly )?(?:forbidden|prohibited|not allowed|not permitted) to|it's (?:forbidden|not allowed) to|are forbidden to|never ever) ${ADVERBS}${HAND}(?<rest>.+)$`,
);
const AVOID = new RegExp(
  `^(?:always |should |must |shall |try to |strictly )*(?<word>avoid|discourage|stay away from|steer clear of|minimi[sz]e|limit) (?:at all costs )?${ADVERBS}${HAND}(?<rest>.+)$`,
);
const PREFER =
  /^(?:always |should |must |shall |try to )*(?:prefer|favou?r|opt for|lean towards?)(?<to> to(?= ))? (?<rest>.+)$/;
const ENSURE =
  /^(?:always |must |should )*(?:ensure|make sure|be sure|make certain|remember|verify|check|see to it|do not forget|don't forget|never forget)(?: that)? (?<rest>.+)$/;
const POSITIVE = new RegExp(
  `^(?<modal>(?:must|should|shall|always|do|need to|needs to|have to|has to|are required to|is required to|are expected to|ought to)(?: always| only)*|only) ${ADVERBS}${HAND}(?<rest>.+)$`,
);
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
const BEGINS_WITH_NOUN =
  /^(?!(?:note|assume|say|keep|make|mark|declare|have|let)\b)[a-z-]+ (?!(?:the|a|an|all|any|it|this|that|your|our|only)\b)[a-z-]+ (?:must|should|shall|need to|needs to|have to|has to) |^test files? (?:go|live|sit|stay|belong|reside) |^(?:commit (?:messages?|subjects?|titles?|subject lines?)|test (?:files?|names?|titles?|functions?|cases?|classes|methods?)|pull requests?|pull request titles?) (?:must|should|shall|need|needs|are|is|have|has|start|end|follow|use|never|always|cannot|may)\b|^[a-z-]+ [a-z-]+ (?:is|are) (?:strictly |absolutely |highly |strongly )*(?:forbidden|prohibited|banned|disallowed|discouraged|(?:not|never) (?:allowed|permitted|acceptable|accepted))\b/;

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

interface Said {
  readonly strength: Clause['strength'];
  readonly polarity: Clause['polarity'];
  readonly directive?: Head['directive'];
  readonly hand?: string | undefined;
  readonly isOnly?: boolean;
}

function thing(words: string, said: Said): Head {
  return headOf('', '', words, said);
}

function headOf(subject: string, verb: string, object: string, said: Said): Head {
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
const BEFORE_DETERMINER = /^[a-z]{3,} (?:the|a|an|any|your|our|this|these|those|its|their|it|them)\b/;
/** After `do not` and `must` stands a verb, whichever it is. */
const ANY_VERB =
  /^(?!(?:the|a|an|any|all|not|only|also|just|be|it|this|that|in|on|for|to|of|as|at|by|with|from|if|when|and|or|[a-z]+ly)$)[a-z]{2,}(?:-[a-z]+)?$/;
const VERB_LIST =
  /^(?<first>[a-z-]+)(?<more>(?:, [a-z-]+){0,4})(?:,? (?:or|and|nor) |\/)(?<last>[a-z-]+)(?<rest> .+)?$/;

/** `use x`, `edit or delete x`: one head for each verb. Undefined if the first word is no verb. */
function readVerbs(words: string, form: 'base' | 'gerund' | 'any', said: Said): readonly Head[] | undefined {
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

function withSubject(heads: readonly Head[] | undefined, subject: string): readonly Head[] | undefined {
  return heads?.map((head) => ({ ...head, subject: subject.trim() }));
}

const MODAL = new RegExp(
  `^(?<subject>[^,;:]{1,100}?) (?<modal>must never|must not|must always|must only|mustn't|must|should never|should not|should always|should only|shouldn't|should|shall never|shall not|shall|may not|may never|may only|can only|cannot|can't|can not|do not|does not|don't|doesn't|never|always|need to|needs to|has to|have to|are required to|is required to|are not allowed to|is not allowed to|are expected to|(?:is|are) (?:never|not) to|(?:is|are) to) ${ADVERBS}${HAND}(?<rest>.+)$`,
);
const STATE =
  /^(?<subject>.{1,120}?) (?:is|are|(?:must|should|shall) be|being)(?: (?:strictly|absolutely|strongly|generally|explicitly|always|highly|completely))* (?<state>forbidden|prohibited|banned|disallowed|not allowed|not permitted|never allowed|never acceptable|unacceptable|not acceptable|not accepted|discouraged|avoided|to be avoided|not recommended|never ok|not ok|required|mandatory|compulsory|obligatory|preferred|recommended|encouraged|expected|a must)(?<rest>(?: (?:in|for|within|inside|under|over|on|outside|unless|except|when|if|where|everywhere|anywhere|at) ?.*)?)$/;
const FORBIDDEN_STATE =
  /^(?:forbidden|prohibited|banned|disallowed|not |never |unacceptable|discouraged|avoided|to be avoided)/;
const WEAK_STATE = /^(?:discouraged|avoided|to be avoided|not recommended|preferred|recommended|encouraged|expected)/;

/** `x is generated and must not be edited` is about `x`. */
const GENERATED =
  / (?:is|are) (?:automatically |auto-?)?(?:generated|created|managed|maintained)(?: (?:by|from|with) [^,]{1,60}?)?,? (?:and|so)$/;
/** With a subject, these words tell facts as often as rules: `async code does not track dependencies`. */
const STATES_FACT = /^(?:do not|does not|don't|doesn't|cannot|can't|can not)$/;
/** What follows such a word tells which things are meant, and is not what they must do. */
const RELATIVE = /(?:^| )(?:that|which|who|whose|where|when|if|what|how|why|because|and|or|but|to)$/;

/** A sentence with a subject: `functions must not exceed 50 lines`, `x is forbidden`, `x must never be edited`. */
function readAboutSubject(said: string): HeadReading {
  const state = STATE.exec(said)?.groups;
  if (state !== undefined) {
    return readState(state);
  }
  const modal = MODAL.exec(said)?.groups;
  if (modal !== undefined && !RELATIVE.test((modal['subject'] ?? '').replace(GENERATED, ''))) {
    const { subject: written = '', modal: word = '', hand, rest = '' } = modal;
    const subject = written.replace(GENERATED, '');
    const isForbidden = /\b(?:not|never|cannot)\b|n't/.test(word);
    const about: Said = {
      strength: word.startsWith('should') || word.includes('expected') ? 'should' : 'must',
      polarity: isForbidden ? 'forbidden' : 'required',
      hand,
      isOnly: word.endsWith('only'),
    };
    if (STATES_FACT.test(word) && !/^(?:import|depend|exceed|contain|reference|include|rely)\b/.test(rest)) {
      return undefined;
    }
    return (
      readPassive(subject, rest, about) ??
      withSubject(readVerbs(rest, /^(?:must|should|shall)/.test(word) ? 'any' : 'base', about), subject) ??
      withSubject(readThirdPerson(rest, about), subject)
    );
  }
  return readPresent(said);
}

function readState({ subject = '', state = '', rest = '' }: Readonly<Record<string, string | undefined>>): HeadReading {
  const about: Said = {
    strength: WEAK_STATE.test(state) ? 'should' : 'must',
    polarity: FORBIDDEN_STATE.test(state) ? 'forbidden' : 'required',
    directive: state === 'preferred' ? 'prefer' : 'other',
  };
  const named = subject.replace(POLITE, '').replace(/^(?:the )?(?:use|usage) of /, '');
  if (/^(?:it|this|that|they|these|those|which)$/.test(named)) {
    return undefined;
  }
  const isUse = named !== subject;
  return readVerbs(`${named}${rest}`, 'gerund', about) ?? [headOf('', isUse ? 'use' : '', `${named}${rest}`, about)];
}

/** `be used`, `be named x`: the subject becomes the object. `be small` keeps it. */
function readPassive(subject: string, rest: string, said: Said): readonly Head[] | undefined {
  const { words } = /^be (?:(?:always|never|only|ever|explicitly|properly) )?(?<words>.+)$/.exec(rest)?.groups ?? {};
  if (words === undefined) {
    return undefined;
  }
  const isOnly = said.isOnly === true || rest.startsWith('be only ');
  const isForbidden = rest.startsWith('be never ');
  const about: Said = { ...said, isOnly, ...(isForbidden ? { polarity: 'forbidden' as const } : {}) };
  return passive(subject, words, about) ?? [headOf(subject, 'be', words, about)];
}

function passive(subject: string, words: string, said: Said): readonly Head[] | undefined {
  const {
    hand,
    first = '',
    more = '',
    rest = '',
  } = /^(?:(?<hand>manually|directly|automatically|silently) )?(?<first>[a-z-]+)(?<more>(?:(?:, | or | and |, or )[a-z-]+)*?)(?<rest>(?: (?!or |and ).*)?)$/.exec(
    words,
  )?.groups ?? {};
  const verbs = [first, ...more.split(/, or |, | or | and /).filter((word) => word !== '')].map(verbOfParticiple);
  if (!verbs.every((verb) => verb !== undefined)) {
    return undefined;
  }
  return verbs.map((verb) =>
    headOf('', verb, `${subject.trim()}${rest}`, hand === undefined ? said : { ...said, hand }),
  );
}

function readThirdPerson(rest: string, said: Said): readonly Head[] | undefined {
  const { first = '', words = '' } = /^(?<first>[a-z-]+)(?<words>(?: .*)?)$/.exec(rest)?.groups ?? {};
  const verb = verbOfThirdPerson(first);
  return verb === undefined || verb === 'be' ? undefined : [headOf('', verb, words, said)];
}

const PRESENT_VERBS =
  'use|uses|have|has|start|starts|begin|begins|end|ends|live|lives|go|goes|belong|belongs|follow|follows|stay|stays|reside|resides|sit|sits|return|returns|extend|extends|implement|implements|contain|contains|match|matches|mirror|mirrors|get|gets|need|needs|require|requires';
const PRESENT = new RegExp(`^(?<subject>[^,;:]{1,60}?) (?<verb>${PRESENT_VERBS}) (?<rest>.+)$`);
const PRESENT_PASSIVE =
  /^(?<subject>[^,;:]{1,60}?) (?:is|are) (?:(?<how>always|never|only|not) )?(?<words>(?:named|written|placed|prefixed|suffixed|documented|kept|imported|used|sorted|ordered|declared|indented|formatted|stored|located|marked|edited|modified|committed|capitalized|spelled|typed|tested|wrapped|exported|defined) (?!by ).*|(?:used|edited|modified|committed|exported|documented|typed|tested|sorted))$/;

/** A subject with such a word is more than one. */
const NO_SUBJECT =
  / (?:is|are|was|be|been|before|after|can|will|would|could|might|to|and|or|not|by|when|if|its|their) | (?:of|in|for|on|with|the|a|an) $/;

/** `public and protected members`: two words for one noun. */
const VISIBLE = /^(?:all )?(?:public|exported)(?:,? (?:and|or) (?:protected|internal|exported))+(?= )/;

/** `functions use camelCase`, `files are named in kebab-case`. */
function readPresent(said: string): HeadReading {
  const passively = PRESENT_PASSIVE.exec(said)?.groups;
  if (passively !== undefined) {
    const { subject = '', how, words = '' } = passively;
    return passive(subject, words, {
      strength: 'must',
      polarity: how === 'never' || how === 'not' ? 'forbidden' : 'required',
      isOnly: how === 'only',
    });
  }
  const { subject, verb = '', rest = '' } = PRESENT.exec(said)?.groups ?? {};
  const base = /^(?:need|require)s?$/.test(verb) ? 'have' : (baseVerb(verb) ?? verbOfThirdPerson(verb));
  if (
    subject === undefined ||
    base === undefined ||
    RELATIVE.test(subject) ||
    NO_SUBJECT.test(` ${subject.replace(VISIBLE, '')} `) ||
    (verb.startsWith('need') && /^(?:to|no|not) /.test(rest)) ||
    /^(?:it|this|that|they|these|those|which|to|the project|the codebase|the repository)$/.test(subject)
  ) {
    return undefined;
  }
  return [
    headOf(subject.replace(/^(?:all|every|each|any) /, ''), base, rest, { strength: 'must', polarity: 'required' }),
  ];
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
