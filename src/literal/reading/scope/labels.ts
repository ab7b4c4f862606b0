import { quickly } from '../../../text/expressions/quick-expressions.ts';
import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { Scope } from '../../types.ts';
import { readTitle } from './read-title.ts';
import { languagesOf } from './named-languages.ts';
import { mayLimit } from '../link-words.ts';
import { readPlace } from './places.ts';
import type { Frame } from '../heads/read-head.ts';
import { baseVerb } from '../heads/verbs.ts';
import { regex } from '../../../text/regex.ts';

/** Words without the mark or label before them, and what it says. */
export interface Labelled {
  readonly words: string;
  readonly frame?: Frame;
  readonly scope?: Scope;
}

const MARKS = /^(?:[^\p{L}\p{N}\s"'`([{.@#$<>\-*/\\_\uE000-\uF8FF][\uFE0F\u20E3]?\s*)+/u;
const CROSS = /^(?:❌|✗|✘|🚫|⛔|✖|🛑|👎|🙅)/u;
const TICK = /^(?:✅|✔|✓|☑|👍|🟢)/u;
const FORBIDDING = regex()`
  ^(?:
    avoid|never|never use|never do(?: this)?|do not|don't|donts?|don'ts|do not use|don't use|do not do|forbidden
    |prohibited|banned|not allowed|bad|wrong|incorrect|anti-?patterns?|no|disallowed|must not|not
  )$
`;
const REQUIRING =
  /^(?:do|always|prefer|preferred|use|good|right|correct|must|required|mandatory|yes|dos|always use|recommended|always do(?: this)?)$/;
const WEAK = /^(?:avoid|prefer|preferred|recommended|bad|good)$/;
const GENERAL = regex()`
  ^(?:
    notes?|important(?: note)?|critical|rule(?: #?\d+)?|rules|remember|warning|caution|always remember|tip|general
    |general rule|convention|guideline|key (?:point|rule)|security|style|naming|performance|consistency|imports?
    |error handling|types?|type safety|formatting|code style|documentation|comments?|async(?:\/await)?|logging
    |quality|code quality|exports?|dependencies|readability|simplicity|best practice|safety|immutability|modules?
    |strings?|quotes|indentation|semicolons|variables?|null safety|nullability|no [a-z ]{1,30}|hard rule
    |golden rule|selectors|mandatory rule|reminder|(?:the )?short version|in short|in brief|tl;dr
  )$
`;
/** What a tool is for, in lists of what a project is built with: `package manager: uv (never pip)`. */
const OF_TOOL = regex()`
  ^(?:the |our )?(?:(?:javascript|typescript|js|ts|node|python|php|ruby|unit|e2e|code) )?(?:
    (?:package|dependency|project|environment|version) manag(?:ers?|ement)|runtimes?|(?:test|task|script) runners?
    |test(?:ing)? (?:framework|library)|build (?:tools?|system)|bundlers?|linters?|formatters?|installers?
  )$
`;
const LABEL = /^(?<label>[^:;.()]{1,40}?)\s*(?::|：)\s*(?<rest>.+)$/s;
const DASHED = /^(?<label>[^:;.(),\uE000-\uF8FF]{1,30}?) [-–—] (?<rest>.+)$/s;

/**
 * Takes a mark or label off the beginning: `❌ tabs`, `avoid: tabs`, `tests: use x`. Undefined if a label may limit the words in a
 * way that is not understood.
 */
export function readLabel(words: string, codes: readonly string[]): Labelled | undefined {
  const own = words.replace(MARKS, '').trim();
  const marked = CROSS.test(words)
    ? frameOf('forbidden', 'must')
    : TICK.test(words)
      ? frameOf('required', 'must')
      : undefined;
  const labelled = readOwnLabel(own, codes);
  if (labelled === undefined) {
    return undefined;
  }
  if (marked === undefined || (labelled.frame !== undefined && labelled.frame.polarity === marked.polarity)) {
    return labelled;
  }
  return labelled.frame === undefined ? { ...labelled, frame: marked } : undefined;
}

function frameOf(polarity: Frame['polarity'], strength: Frame['strength'], verb = ''): Frame {
  return { polarity, strength, verb };
}

function readOwnLabel(own: string, codes: readonly string[]): Labelled | undefined {
  const again = SAID_AGAIN.exec(own)?.groups;
  if (again !== undefined && !/\b(?:when|if|unless|except|only)\b/.test(own)) {
    return { words: again['rest'] ?? '' };
  }
  const rule = RULE_OF_LINTER.exec(own)?.groups;
  const [ruleName = ''] = listMaskedCodes(rule?.['mark'] ?? '', codes);
  if (rule !== undefined && LINTER_RULE.test(ruleName)) {
    return { words: rule['rest'] ?? '' };
  }
  const { label = '', rest = '' } = (LABEL.exec(own) ?? DASHED.exec(own))?.groups ?? {};
  const name = label.replace(MARKS, '').trim();
  if (name === '' || rest === '') {
    return { words: own };
  }
  if (SHOWS.test(name)) {
    return undefined;
  }
  const frame = labelFrame(name);
  if (frame !== undefined) {
    return { words: rest, frame };
  }
  if (LAYOUT.test(name)) {
    return { words: `${name} ${rest}` };
  }
  if (NAMED_TOO.test(name) && isSubject(name, rest) && !rest.startsWith('use ')) {
    return subjectLabel(name, rest);
  }
  if (GENERAL.test(name) || OF_TOOL.test(name)) {
    return { words: rest };
  }
  const placed = name.replace(/^(?:in|for|within) /, '');
  const place = readPlace(placed, codes) ?? placeOfLanguages(placed) ?? placeOfFormat(placed);
  if (place !== undefined) {
    return place.languages === undefined && isSubject(name, rest)
      ? subjectLabel(name, rest)
      : { words: rest, scope: place };
  }
  const isTopic = /^(?:[a-z]+ [a-z]+ ?[a-z]*|[a-z]+)$/.test(name) && BEGINS_RULE.test(rest);
  const namesFiles = / files?$/.test(name) && isSubject(name, rest);
  if (beginsClause(name) && !namesFiles && !(isTopic && NOUN_TOO.test(name))) {
    return { words: own };
  }
  if (isSubject(name, rest)) {
    return subjectLabel(name, rest);
  }
  if (isRepeated(name, rest)) {
    return { words: rest };
  }
  const title = isTopic && !mayLimit(name) && !/. files?$/.test(name) ? readTitle(name, false) : undefined;
  return title === undefined ? undefined : { words: rest, scope: title };
}

/** `specific errors: throw specific errors`: a label of several words whose rule has them all limits nothing. */
function isRepeated(name: string, rest: string): boolean {
  const words = name.split(/[ /-]+/).filter((word) => word !== 'and' && word !== '&');
  return (
    words.length > 1 &&
    BEGINS_ORDER.test(rest) &&
    words.every((word) => word.length > 3 && rest.includes(word.replace(/(?:ies|y|ing|e?s)$/, '')))
  );
}

const BEGINS_ORDER =
  /^(?:always |please )?(?:never|do not|don't|avoid|prefer|use|no|throw|raise|catch|return|write|add)\b/;

/** `json: no trailing commas`. As a label it is about files, and not about data in code. */
function placeOfFormat(name: string): Scope | undefined {
  const languages = /^(?:json|yaml|toml|xml|markdown)(?: files?)?$/.test(name)
    ? languagesOf(name.replace(/ files?$/, ''))
    : undefined;
  return languages === undefined ? undefined : { languages, inside: [], outside: [] };
}

/** `typescript/json: 2 spaces`: beside another language, `json` is one too. */
function placeOfLanguages(name: string): Scope | undefined {
  const names = name.split(/\s*(?:\/|,|&|\band\b)\s*/);
  return names.length > 1 && names.every((one) => languagesOf(one) !== undefined)
    ? { inside: [], outside: [], languages: names.flatMap((one) => languagesOf(one) ?? []) }
    : undefined;
}

/** What follows shows a rule, and is none. */
const SHOWS = /^(?:for )?(?:examples?|instance)$/;
const BEGINS_RULE = regex()`
  ^(?:
    always|never|do not|don't|avoid|prefer|must|should|use|no|ensure|make sure|only|all|every|each|keep|follow
    |write|add|import|declare|define|place|put|name
  )\b
`;
/** `use PascalCase: parameter names must use PascalCase`: an order in short, and the rule in full. */
const SAID_AGAIN = quickly(
  /^(?:use|prefer|avoid|follow|keep|write|add|include|document|name|always use) [^:]{2,60}: (?<rest>.+ (?:must|should) .+)$/s,
);
/** `` `curly`: always use braces ``: the rule of a linter, which says the same in short. */
const RULE_OF_LINTER = regex('s')`
  ^(?<mark>[\uE000-\uF8FF](?: ?\/ ?[\uE000-\uF8FF])*)(?::| [-–—]+)[ ]
    (?<rest>(?:always|never|use|prefer|avoid|no|do not|don't|all|every|functions?|code|files?|imports?|names?) .+)
    $
`;
const LINTER_RULE =
  /^[A-Z]{1,5}\d{3,4}$|^(?:@?[a-z-]+\/)?[a-z]+(?:-[a-z]+)+$|^(?:curly|eqeqeq|camelcase|semi|quotes|indent|radix|yoda)$/;
/** Verbs that are nouns in labels: `Query design: use …`. */
const NOUN_TOO = regex()`
  ^(?:
    query|test|design|state|type|name|error|import|export|comment|log|cache|build|format|style|version|document
    |handle|load|file|access|output|input|print|return|call|loop|list|link|share|display|render|request|release
    |review|commit|change|update|merge|lint|process|resource|trigger|import|monitor|measure|support|surface|pin
    |push|scope|guard|hash|time|track|wrap|split|index|order|sort
  )\b
`;

/** Labels that go on with a value: `line length: 100`, `quotes: single`. */
const LAYOUT = regex()`
  ^(?:
    (?:max(?:imum)? )?(?:
      (?:line|print) ?(?:length|width|limit)|(?:function|method|file|class|component) (?:length|size)
      |nesting(?: depth| levels?)?|line endings?|(?:cyclomatic )?complexity
    )
    |quotes|strings|semicolons|trailing commas?|indent(?:ation)?
  )$
`;
/** Topics that are also what a style is for: `types: PascalCase`. */
const NAMED_TOO = /^(?:types?|variables?|modules?|exports?)$/;

/** What a label such as `Avoid` or `Don't` says. */
export function labelFrame(label: string): Frame | undefined {
  const strength = WEAK.test(label) ? 'should' : 'must';
  const verb = / use$|^use$/.test(label) ? 'use' : '';
  if (FORBIDDING.test(label)) {
    return frameOf('forbidden', strength, verb);
  }
  return REQUIRING.test(label) ? frameOf('required', strength, verb) : undefined;
}

/** `use path aliases: …` begins a clause and is no label. */
function beginsClause(name: string): boolean {
  const first = /^[a-z'-]+/.exec(name)?.[0] ?? '';
  return (
    /^(?:never|do not|don't|always|avoid|prefer|must|should|no|only|ensure|make sure|please|not|all|every|each|if|when|for|in)\b/.test(
      name,
    ) ||
    (baseVerb(first) !== undefined && / /.test(name)) ||
    / (?:must|should|are|is|use|uses|have|has) /.test(`${name} `)
  );
}

const CASES = regex()`
  ^(?:use |always |must be |should be |in )?(?:\uE000 )?(?:
    pascal|_?camel|kebab|snake|upper|lower|title|screaming|all[- ]?caps|singular|plural|dash|hyphen
    |[\uE000-\uF8FF]|prefix|suffix|uppercase|lowercase
  )
`;

/** `environment: use a instead of b` is about `b`, not about the environment. */
const REPLACES = /^use [\uE000-\uF8FF](?:\(\))? (?:instead of|rather than|over) /;

/** `` `a` and `b` must not import each other``: code that is the subject of its own sentence. */
const HAS_OWN_VERB = /^[\uE000-\uF8FF][^:;]{0,80}? (?:must|should|may|can)(?:not| not| never)\b/;

/** `file names: kebab-case`: the label is what the rest is about. */
function isSubject(name: string, rest: string): boolean {
  return (
    /^\p{Ll}[\p{Ll}/ -]+$/u.test(name) &&
    name.split(' ').length <= 4 &&
    CASES.test(rest) &&
    !REPLACES.test(rest) &&
    !HAS_OWN_VERB.test(rest)
  );
}

function subjectLabel(name: string, rest: string): Labelled {
  const affix = /^(?<verb>prefix|suffix) (?<with>with .+)$/s.exec(rest)?.groups;
  if (affix !== undefined) {
    return { words: `${affix['verb'] ?? ''} ${name} ${affix['with'] ?? ''}` };
  }
  const verb = /^(?:use|must be|should be) /.exec(rest)?.[0] ?? '';
  return {
    words: rest.slice(verb.length).replace(/^(?:always|in) /, ''),
    frame: { polarity: 'required', strength: 'must', verb: verb.startsWith('use') ? 'use' : 'be', subject: name },
  };
}
