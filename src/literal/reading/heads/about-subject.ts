import {
  ADVERBS,
  HAND,
  headOf,
  POLITE,
  readVerbs,
  withSubject,
  type Head,
  type HeadReading,
  type Said,
} from './form-head.ts';
import { baseVerb, verbOfParticiple, verbOfThirdPerson } from './verbs.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const MODAL = regex()`
  ^(?<subject>[^,;:]{1,100}?) (?<modal>
    must never|must not|must always|must only|mustn't|must|should never|should not|should always|should only
    |shouldn't|should|shall never|shall not|shall|may not|may never|may only|can only|cannot|can't|can not|do not
    |does not|don't|doesn't|never|always|need to|needs to|has to|have to|are required to|is required to
    |are not allowed to|is not allowed to|are expected to|(?:is|are) (?:never|not) to|(?:is|are) to
  ) ${ADVERBS}${HAND}(?<rest>.+)$
`;
const STATE = regex()`
  ^(?<subject>.{1,120}?) (?:is|are|(?:must|should|shall) be|being)
    (?: (?:strictly|absolutely|strongly|generally|explicitly|always|highly|completely))* (?<state>
      forbidden|prohibited|banned|disallowed|not allowed|not permitted|never allowed|never acceptable|unacceptable
      |not acceptable|not accepted|discouraged|avoided|to be avoided|not recommended|never ok|not ok|required
      |mandatory|compulsory|obligatory|preferred|recommended|encouraged|expected|a must
    )(?<rest>
      (?: (?:in|for|within|inside|under|over|on|outside|unless|except|when|if|where|everywhere|anywhere|at) ?.*)?
    )$
`;
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
export function readAboutSubject(said: string): HeadReading {
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
export function readPassive(subject: string, rest: string, said: Said): readonly Head[] | undefined {
  const { words } = /^be (?:(?:always|never|only|ever|explicitly|properly) )?(?<words>.+)$/.exec(rest)?.groups ?? {};
  if (words === undefined) {
    return undefined;
  }
  const isOnly = said.isOnly === true || rest.startsWith('be only ');
  const isForbidden = rest.startsWith('be never ');
  const about: Said = { ...said, isOnly, ...(isForbidden ? { polarity: 'forbidden' as const } : {}) };
  return passive(subject, words, about) ?? [headOf(subject, 'be', words, about)];
}

const PASSIVE =
  /^(?:(?<hand>manually|directly|automatically|silently) )?(?<first>[a-z-]+)(?<more>(?:(?:, | or | and |, or )[a-z-]+)*?)(?<rest>(?: (?!or |and ).*)?)$/;

function passive(subject: string, words: string, said: Said): readonly Head[] | undefined {
  const { hand, first = '', more = '', rest = '' } = PASSIVE.exec(words)?.groups ?? {};
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

const PRESENT_VERBS = regexSource`
  use|uses|have|has|start|starts|begin|begins|end|ends|live|lives|go|goes|belong|belongs|follow|follows|stay|stays
  |reside|resides|sit|sits|return|returns|extend|extends|implement|implements|contain|contains|match|matches
  |mirror|mirrors|get|gets|need|needs|require|requires
`;
const PRESENT = new RegExp(`^(?<subject>[^,;:]{1,60}?) (?<verb>${PRESENT_VERBS}) (?<rest>.+)$`);
const PRESENT_PASSIVE = regex()`
  ^(?<subject>[^,;:]{1,60}?) (?:is|are) (?:(?<how>always|never|only|not) )?(?<words>
    (?:
      named|written|placed|prefixed|suffixed|documented|kept|imported|used|sorted|ordered|declared|indented
      |formatted|stored|located|marked|edited|modified|committed|capitalized|spelled|typed|tested|wrapped|exported
      |defined
    ) (?!by ).*
    |(?:used|edited|modified|committed|exported|documented|typed|tested|sorted)
  )$
`;

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
