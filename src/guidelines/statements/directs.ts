import type { Heading } from '../../text/markdown/markdown.ts';
import { leadInPolarity, plainWords, readDirective } from './polarity.ts';
import { regex } from '../../text/regex.ts';

/** The parts of a statement that show whether it directs. */
export interface Directing {
  readonly parts: readonly { readonly kind: 'words' | 'code'; readonly value: string }[];
  /** The headings above it, outermost first. */
  readonly headings: readonly Heading[];
  /** The introductions of the lists that contain it, outermost first. */
  readonly leadIns: readonly string[];
}

/**
 * Whether a statement tells people what to do, unlike a description of the product or of a folder. Only such statements get
 * a number in prompts, because only they can be broken.
 *
 * The words are English. In another language every statement counts as directing (see `isEnglish`).
 */
export function isDirecting({ parts, headings, leadIns }: Directing): boolean {
  const words = readWords(parts);
  return (
    readDirective(words) !== undefined ||
    DIRECTING.test(words) ||
    leadIns.some(introducesRules) ||
    (ONLY_CODE.test(words) && leadIns.length === 0 && isUnderBan(headings)) ||
    (!NAMES_CODE.test(words) &&
      (beginsWithImperative(words) ||
        leadIns.some((leadIn) => beginsWithImperative(plainWords(leadIn))) ||
        (isUnderRules(headings) && !words.endsWith(':'))))
  );
}

/** Replaces code, so that no word in it counts. */
const CODE = '\u{FFFC}';
/** Ticks, crosses and the like before the first word. */
const BEFORE_WORDS = new RegExp(String.raw`^[^\p{L}\p{N}"'${CODE}]+`, 'u');

/** The words of a statement in lower case, with U+FFFC for each code span. */
export function readWords(parts: Directing['parts']): string {
  const text = parts.map(({ kind, value }) => (kind === 'code' ? CODE : value)).join('');
  return plainWords(text).replace(BEFORE_WORDS, '');
}

const DIRECTING = regex('u')`
  (?<![\p{L}\p{N}-])(?:
    must|shall|should|never|always|avoid(?:ed)?|prefer(?:red|ably)?|favou?r(?:ed)?|refrain|ensure|make sure|be sure|remember
    |don'ts?|do not|mustn't|shouldn't|cannot|can't|may not|not allowed|may only|disallowed|no longer
    |(?:is|are)[ ]
      (?:required|mandatory|forbidden|prohibited|banned|expected|named|written|placed|prefixed|suffixed|documented)
    |needs? to|has to|have to|instead of|rather than|at (?:least|most)|at all times|whenever|mandatory|forbidden|prohibited
    |not (?:use|rely|add|call|import|commit|throw|catch|log)
    |belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)|^new [a-z -]{2,30} (?:go|goes) to
    |(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies)[ ]
      (?:require|need)s?(?! no )
  )(?![\p{L}\p{N}-])
  |^(?:all|every|each|no|only|any|max|maximum)[ ]
  |(?:^|[ :])(?:
    javadoc|xml (?:doc|documentation) comments?|docstrings?|jsdoc|type hints?|type annotations|doc comments?|return types
  ) (?:on|for) (?:all|every|each|any|public|exported)[ ]
  | required$
  |^(?:
    (?:python|typescript|javascript|java|kotlin|go|rust|c#|c\+\+|php|ruby|swift|css|sql|react|vue|html|shell|bash)(?: code)?
    |tests?|imports?|exports?|types?|code(?: style)?|style|styling|naming|errors?|error handling|logging|comments?
    |components?|formatting
  ): [^.:;]{0,60}?\bno (?!longer\b|need\b|changes?\b|extra\b)[a-z\u{FFFC}]
`;

/** Verbs that hardly ever begin a noun phrase. */
const VERBS = setOf(
  `accept add adhere adopt annotate apply ask assert assign assume avoid batch be begin break bring bump call cancel
  capitalize catch check choose clamp clarify clean close combine commit compare compose configure confirm consider consult convert coordinate copy
  create declare define delete demonstrate deploy deprecate derive describe disable discard dispose distribute do download drop edit eliminate embed
  emphasize employ enforce enable encapsulate encrypt escape examine exclude execute explain expose extend extract fail fetch find fix follow
  generate get give go group guard guide hash help hide hoist identify ignore implement import include incorporate indent inherit
  initialize inject insert install instantiate invoke isolate justify keep launch leave let leverage lint load localize look
  maintain make mark maximize measure memoize mention migrate minimize mirror mock modify move narrow normalize note obtain
  omit open optimize organize override parametrize parameterize parse pass perform pick pin populate practice preserve prevent
  process prefix produce propagate protect provide publish pull push put quote raise re-run read recommend reduce refactor refer
  register reject rely remove rename render reorder repeat replace rerun resolve respect restrict retry return reuse revert review
  rewrite run sanitize save scan see select send separate serialize serve set share show simplify skip sort specify split start
  stay stick stop store strip strive submit suffix surround suppress synchronize tag take tell throw transform treat trim try turn
  understand update upgrade use utilize validate verify wait warn watch work wrap write`,
);

/** Words that are nouns as often. They count as verbs before an article, a quantifier or code. */
const NOUNS_TOO = setOf(
  `abstract access align alert archive bind block build cache change chain comment cover debug design
  document encode end exit export filter flag force format handle inline limit link list log map match monitor name nest order
  pair place plan prefix profile query rate record report request require schedule scope secure shield state structure style support
  surface target test trace track type value version`,
);
const AFTER_VERB = regex('u')`
  ^(?:
    ${CODE}
    |(?:
      a|an|the|all|any|both|each|every|everything|your|our|their|its|it|new|only|with|in|at|on|before|after|them
      |these|those|this|that|constants?|functions?|methods?|variables?|classes|types|files|tests|errors|modules
      |components|test|source|public|private|imports?|exports?|shared|related|exported|interfaces?|boolean|event
      |custom|hooks|constants
    )\b
  )
`;

/** The places where a clause may begin with a verb: after a label, a comma, or a condition. */
const CLAUSE_START =
  /(?:^|[:;,.–—]| -|\bthen\b|\bplease\b) ?(?:please |then |also |just |either |instead |[a-z]+ly )?/gu;

function beginsWithImperative(words: string): boolean {
  for (const { index, 0: found } of words.matchAll(CLAUSE_START)) {
    const rest = words.slice(index + found.length);
    const verb = /^[a-z-]+/.exec(rest)?.[0] ?? '';
    const next = rest.slice(verb.length).trimStart();
    if ((VERBS.has(verb) && isVerbHere(index, next)) || (NOUNS_TOO.has(verb) && AFTER_VERB.test(next))) {
      return true;
    }
  }
  return false;
}

/** After a comma, a verb may also be one item of a list of nouns: `read, write and copy`. */
function isVerbHere(index: number, next: string): boolean {
  return !/^(?:of|for)\b/.test(next) && (index === 0 || !/^(?:,|and\b|or\b|$)/.test(next));
}

function introducesRules(leadIn: string): boolean {
  const words = plainWords(leadIn);
  return (
    leadInPolarity(leadIn) !== undefined || isRulesTitle(leadIn) || (DIRECTING.test(words) && !describesAll(words))
  );
}

/**
 * Whether an introduction says what all of something do, as in `Every run produces:`. The items below it describe that too.
 * Those below `All public functions:` are rules.
 */
export function describesAll(words: string): boolean {
  return DESCRIBES_ALL.test(words) && !DIRECTING.test(words.replace(/^[a-z]+ /, ''));
}

/** What follows `every` is singular, so a word that ends in s is its verb. */
const DESCRIBES_ALL = regex('u')`
  ^(?:
    (?:every|each|any) (?:time|(?:[a-z-]+ ){1,4}?[a-z-]+[^s'’\W]s)
    |all (?:[\w-]+ ){1,5}?(?:is|are|was|live|lives|use|uses|has|have|share|shares|follow|get|come|contain|can)
  )(?![\w'’-])(?! (?:required|expected|named|written|placed|prefixed|suffixed|documented|to )\b)
`;

/** The headings right above; the title of a document says what it is, not what is below it. */
function isUnderRules(headings: readonly Heading[]): boolean {
  const own = headings.length > 1 ? headings.slice(1) : headings;
  return own.some(({ title }) => isRulesTitle(title) || leadInPolarity(title) !== undefined);
}

/** Whether the nearest heading rules out what is below it: `Avoid`, `Forbidden APIs`. Below "Anti-patterns", code is shown. */
function isUnderBan(headings: readonly Heading[]): boolean {
  const title = headings.at(-1)?.title ?? '';
  return leadInPolarity(title) === 'forbidden' && !/anti-?patterns?|bad practices/i.test(title);
}

function isRulesTitle(title: string): boolean {
  return RULES_TITLE.test(plainWords(title));
}

const RULES_TITLE = regex()`
  \b(?:
    rules?|conventions?|standards?|guidelines?|principles|styles?|best practices?|practices|naming|formatting
    |indentation|requirements?|do'?s|don'?ts|anti-?patterns?|checklist|constraints?|restrictions?|prohibited
    |forbidden|musts?|pitfalls|policy|policies
  )\b
`;

/** A line about files, folders or commands: "`src/`: the sources", "`read()` / `write()` — …", "UPDATE_SNAPS - set to true …". */
const NAMES_CODE = new RegExp(
  String.raw`^${CODE}(?:(?: ?\/ ?|, | and | or |, and )${CODE})*(?: \([^)]*\))?(?::| -| –| —|$)|^[a-z]+(?:_[a-z0-9]+)+(?::| -| –| —) `,
  'u',
);

/** Code alone, or with the reason behind it: "`eval` — slow". */
const ONLY_CODE = new RegExp(String.raw`^${CODE}(?:(?: ?\/ ?|, | and | or |, and |, or )${CODE})*(?: [-–—(].*)?$`, 'u');

/** Words that are frequent in English texts and in no others. */
const ENGLISH = setOf('the and for with is are be this that not from when if or to of it as by on all use do');
const LEAST_ENGLISH = 0.1;
const LEAST_WORDS = 12;
const MOST_OTHER_LETTERS = 0.05;
/** The beginning tells the language. */
const MOST_CHARACTERS = 20_000;

/** Whether a text is in English, as far as its words show. A text of a few words could be in any language. */
export function isEnglish(text: string): boolean {
  const beginning = text.slice(0, MOST_CHARACTERS);
  const words = beginning.toLowerCase().match(/\p{L}+/gu) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const other = (beginning.match(/(?![a-z])\p{L}/giu) ?? []).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return (
    words.length >= LEAST_WORDS && english >= words.length * LEAST_ENGLISH && other <= letters * MOST_OTHER_LETTERS
  );
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
