import { leadInPolarity, plainWords } from '../../../guidelines/statements/polarity.ts';
import { shortTitle } from '../../../guidelines/claims/limits.ts';
import type { Heading } from '../../../text/markdown/markdown.ts';
import { EVERYWHERE, type NotCompiled, type Scope } from '../../types.ts';
import { languagesListed, languagesOf, narrowScope, readPlace } from './places.ts';
import { translateTitle } from '../wordings/translations.ts';

/** What the headings above a statement say about it. */
export type HeadingScope =
  | {
      readonly kind: 'scope';
      readonly scope: Scope;
      readonly polarity?: 'required' | 'forbidden';
      readonly showsFaults?: boolean;
    }
  | {
      readonly kind: 'unread';
      readonly why: NotCompiled;
      /** What the headings say, if the words that may limit are left out. */
      readonly otherwise?: HeadingScope;
      /** The stems of the words that may limit: a statement that has them all says itself what it is about. */
      readonly limits?: readonly string[];
    };

/** Headings are the same list for all statements of a section. */
const known = new WeakMap<readonly Heading[], HeadingScope>();

/** Reads where the statements below some headings count. The title of a document limits only if it names a language. */
export function readHeadings(headings: readonly Heading[]): HeadingScope {
  const found = known.get(headings) ?? joinHeadings(headings);
  known.set(headings, found);
  return found;
}

/** The same for a statement with some words. A heading "Generated files" does not limit what is said of generated files. */
export function readHeadingsOf(headings: readonly Heading[], plain: string): HeadingScope {
  const read = readHeadings(headings);
  return read.kind === 'unread' &&
    read.otherwise !== undefined &&
    read.limits !== undefined &&
    read.limits.length > 0 &&
    read.limits.every((stem) => plain.includes(stem))
    ? read.otherwise
    : read;
}

function joinHeadings(headings: readonly Heading[]): HeadingScope {
  let scope: Scope = EVERYWHERE;
  let polarity: 'required' | 'forbidden' | undefined;
  let showsFaults = false;
  let limiting: string | undefined;
  const limits: string[] = [];
  const document = stemsOfDocument(headings);
  for (const heading of headings) {
    const { depth, title } = heading;
    const words = titleWords(heading);
    if (FAULTS.test(words)) {
      showsFaults = true;
      continue;
    }
    const own = leadInPolarity(words);
    polarity = own ?? polarity;
    const isDocument = depth === 1 && headings[0]?.title === title;
    const read = own === undefined ? readTitle(words, isDocument) : EVERYWHERE;
    const stems = read === undefined ? limitingStems(words) : [];
    const isRepeated = stems.length > 0 && stems.every((stem) => document.has(stem));
    const joined = isRepeated ? scope : read === undefined ? undefined : narrowScope(scope, read);
    if (joined !== undefined) {
      scope = joined;
      continue;
    }
    limiting ??= title;
    if (read !== undefined || !namesOnlyThings(words)) {
      return limitedBy(limiting);
    }
    limits.push(...stems);
  }
  const found: HeadingScope = {
    kind: 'scope',
    scope,
    ...(polarity === undefined ? {} : { polarity }),
    ...(showsFaults ? { showsFaults } : {}),
  };
  return limiting === undefined ? found : { ...limitedBy(limiting), otherwise: found, limits };
}

function limitedBy(title: string): Extract<HeadingScope, { readonly kind: 'unread' }> {
  return {
    kind: 'unread',
    why: {
      reason: `the heading "${shortTitle(title)}" may limit where it counts`,
      hint: 'name the place in the sentence: "Never use `x` in `src/api/`"',
    },
  };
}

/** The words of a file's own title that would limit: below "Agent guide for web", "Web conventions" limits nothing. */
function stemsOfDocument(headings: readonly Heading[]): ReadonlySet<string> {
  const [first] = headings;
  return new Set(first?.depth === 1 ? limitingStems(titleWords(first)) : []);
}

function limitingStems(words: string): readonly string[] {
  return DESCRIBES_FAULTS.test(words)
    ? []
    : [...words.matchAll(ALL_LIMITING)].map(([word]) => word.replace(/(?:ies|y|ing|e?s)$/, ''));
}

/** Whether no word of a title says how, when or where, so that a statement can be about all that the title names. */
function namesOnlyThings(words: string): boolean {
  return !DESCRIBES_FAULTS.test(words) && ![...words.matchAll(ALL_LIMITING)].some(([word]) => LIMITS_HOW.test(word));
}

/** Below such a heading, only words that forbid are rules: others describe what went wrong. */
const FAULTS =
  /^(?:(?:common|frequent|known|important|typical|critical|key) )*(?:pitfalls?|mistakes?|gotchas?|anti-?patterns?|errors|issues|traps)(?: (?:and|&) (?:pitfalls?|mistakes?|gotchas?|anti-?patterns?))?(?: to avoid)?$/;

/** A heading stands above the statements of all sections in it. */
const wordsOfHeadings = new WeakMap<Heading, string>();

/** Without numbers and signs: `3.2 🧪 Testing` is `testing`. */
function titleWords(heading: Heading): string {
  const words = wordsOfHeadings.get(heading) ?? readTitleWords(heading.title);
  wordsOfHeadings.set(heading, words);
  return words;
}

function readTitleWords(title: string): string {
  return translateTitle(plainWords(shortTitle(title)))
    .replace(/^(?:\(?[\d.]+[.)]?|[a-z][.)]|[ivx]+\.)\s+/, '')
    .replaceAll(/^[^\p{L}\p{N}`.*@/]+|[^\p{L}\p{N}#+/*)]+$/gu, '')
    .replace(/^(?:step|rule|section|part) \d+\s*[:.–—-]*\s*/, '')
    .replace(/(?<=\w) \((?<aside>[^()]*)\)$/, (_, aside: string) =>
      languagesListed(aside) === undefined ? '' : ` ${aside}`,
    )
    .replace(/(?<=\b(?:style|conventions?|standards?|guidelines?|naming|formatting)) (?:and |with |& )?examples?$/, '')
    .replace(/^cross-(?:module|cutting|package|crate|project|repo|component|service) (?=\S)/, '')
    .replace(FOR_READERS, '');
}

/** Names for those who are to follow the rules, which is whoever writes the code. */
const FOR_READERS =
  / for (?:(?:github )?copilot|claude(?: code)?|cursor|ai(?: coding)?(?: agents?| assistants?)?|(?:coding |all )?agents?|llms?|contributors|developers|code generation|(?:all )?changes|new code|(?:this|the) (?:project|repo|repository|codebase)|all (?:code|files|languages))$/;
/** A title that is an order is a rule, and what stands below it explains the rule or adds to it. */
const ORDER =
  /^(?:(?:critical|important|mandatory)(?: rules?)?\s*[:–—-]+\s*)?(?:always |please )?(?:use|prefer|avoid|never|do not|don't|no|keep|follow|respect|choose|extract|hoist|minimi[sz]e|optimi[sz]e|favou?r|be|stay|write|name)\b(?!.* (?:in|within|when|if|on|with|while|during|outside|under|from|unless|except|only)\b)/;

const TOPIC =
  /(?:^| )(?:rules?|conventions?|guidelines?|standards?|styles?|best practices?|practices|principles?|requirements?|guide|patterns?|naming|formatting|coding|code|development|specifics?|notes?|quality|instructions?)$/;
const TESTING =
  /^(?:(?:unit|writing|automated|our|reliable|writing reliable|writing good)? ?(?:tests?|testing|specs?))(?: (?:code|files?|strateg(?:y|ies)|approach|style|frameworks?|writing|authoring|quality|structure|patterns|organi[sz]ation|expectations|assertions?|reliability|types|naming|design|best practices|practices|guidelines|rules|conventions|standards|requirements))?(?: (?:and|&) (?:validation|quality|patterns|coverage|assertions|mocking|strategy|conventions|style))?$/;
/** `widget interaction testing` */
const KIND_OF_TESTING =
  /^(?!(?:unit|e2e|end-to-end|integration|manual|adding|running|without|before|after|when|writing|skipping|new|how)\b)(?:[a-z-]+ ){1,3}(?:testing|tests)$/;
const DESCRIBES_FAULTS =
  /\b(?:mistakes?|pitfalls?|problems?|symptoms?|smells?|faults?|traps?|myths?|before|after|wrong|incorrect|troubleshooting|examples?|scenarios?|questions?|faq|optional|exceptions?(?! handling| class(?:es)?| types?| hierarchy)|legacy|deprecated|migrat(?:ion|ing) (?:guide|from)|upgrading|allowed|acceptable|when|if|unless)\b/;
const LIMITING =
  /\b(?!review (?:categories|priorities|checklist|focus|areas|rules|expectations|comments|criteria)\b)(?:tests?|testing|specs?|samples?|front-?end|back-?end|server|client|ui|apis?|components?|controllers?|services?|routes?|routers?|routing|migrations?|scripts?|ci|docs?|documentation|database|sql|for|in|with|on|working|writing|adding|creating|reviewing|review|workers?|workflows?|pages?|hooks?|views?|models?|entities|endpoints?|handlers?|stores?|mobile|android|ios|windows|linux|web|desktop|cli|plugins?|extensions?|packages?|modules?|apps?|library|libraries|sdk|e2e|storybook|stories|fixtures?|mocks?|examples?|templates?|pull requests?|commits?|git|schemas?|requests?|responses?|queries|dtos?|events?|commands|jobs|tasks|forms?|tables?|widgets?|screens?|dialogs?|activities|fragments?|resolvers?|middlewares?|repositories|utilities|helpers|reducers?|selectors?|actions?|providers?|contexts?|adapters?|parsers?|workloads?|pipelines?|dockerfiles?|containers?|images?|charts?|infrastructure|notebooks?|prototypes?|experiments?|demos?|tools?|prompts?|agents?|skills?|releases?|deployments?|deploying|builds?|building|generated|public|internal|private)\b/;

const ALL_LIMITING = new RegExp(LIMITING.source, 'g');
/** Words that name no thing that a statement could be about. */
const LIMITS_HOW =
  /^(?:for|in|with|on|working|writing|adding|creating|reviewing|review|building|deploying|public|internal|private|linux|windows|android|ios|mobile|server|client|ui|web|desktop|e2e|front-?end|back-?end|ci)$/;

/** What code does with data of a language: the rules below it are not about files in that language. */
const ABOUT_DATA =
  /^(?:safe |secure )?(?:json|yaml|xml|csv|sql|html|markdown)(?: data)? (?:parsing|serialization|serialisation|deserialization|handling|encoding|decoding|processing|sanitization|escaping|rendering|injection)$/;

/** How code is documented, which is not where documents are. */
const ABOUT_DOCUMENTATION =
  /^(?:(?:code|api|inline|source) )?documentation(?: (?:and comments|standards?|style|guidelines?|rules?|conventions?|requirements?|practices|best practices))?$|^comments (?:and|&) documentation$/;
/** How people write, which is about no part of a repository. */
const ABOUT_WORDS =
  /^(?:(?:terminology|vocabulary|wording|word choice|glossary|spelling|writing style|tone(?: of voice)?|language)(?:,? (?:and|&) |, )?){1,3}(?: (?:rules|guidelines|conventions|style))?$/;
/** The code that tests cover is not in tests, although the heading is below that of tests. */
const COVERAGE = /\bcoverage\b/;

/** Topics about working on the whole of a repository. */
const WORKFLOW =
  /^(?:(?:(?:development|dev|git|coding|agent|team|standard) )?(?:workflows?|commands?)|setup|getting started|tooling|tools|package manag(?:er|ement)s?|dependency management|(?:library|module|package|code) (?:design|structure|exports|imports|organi[sz]ation|boundaries|layout|resolution|naming|style|formats?|syntax)|module systems?|commands? (?:and|&) tools?)(?: (?:rules|guidelines|conventions))?$/;

/** Undefined if a title may limit what is below it in a way that is not understood. */
export function readTitle(words: string, isDocument: boolean): Scope | undefined {
  const topic = words.replace(
    /^(?:general|common|our|the|key|core|basic|important|global|project|additional|other|all) /,
    '',
  );
  if (ABOUT_DATA.test(topic) || ABOUT_DOCUMENTATION.test(topic) || ABOUT_WORDS.test(topic)) {
    return EVERYWHERE;
  }
  if (!isDocument && COVERAGE.test(topic)) {
    return undefined;
  }
  const languages = languagesIn(topic);
  if (languages !== undefined) {
    const rest = withoutLanguages(topic);
    // Components of React stand in any folder.
    return isDocument ||
      isGeneralRest(rest) ||
      OF_LANGUAGE.test(rest) ||
      /^(?:components?|\d+(?:\.\d+)*\+?(?: apis?)?|apis?|projects?|apps?|applications?|(?:packages?|librar(?:y|ies)|crates?|modules?|sdk|sources?|backend|frontend)(?: development)?|development)$/.test(
        rest,
      )
      ? { languages, inside: [], outside: [] }
      : joined({ languages, inside: [], outside: [] }, readTitle(rest, false));
  }
  if (isDocument) {
    return EVERYWHERE;
  }
  if (
    /^(?:changes|commits?|git|pull requests?|prs?|branch(?:es|ing)?)(?: (?:and|&|\/) (?:commits?|git|pull requests?|prs?|branch(?:es|ing)?))?(?: (?:messages?|guidelines|workflow|conventions?|style|rules|hygiene|titles?|format|naming))*$/.test(
      topic,
    )
  ) {
    return EVERYWHERE;
  }
  if (WORKFLOW.test(topic)) {
    return EVERYWHERE;
  }
  if (ORDER.test(words)) {
    return EVERYWHERE;
  }
  if (DESCRIBES_FAULTS.test(topic)) {
    return undefined;
  }
  const place = placeOfTitle(topic) ?? placeAfterPreposition(topic);
  if (place !== undefined) {
    return place;
  }
  return isGeneralRest(topic) || !LIMITING.test(topic) ? EVERYWHERE : undefined;
}

/** `transport selection in tests`: a topic that limits nothing, and a place that is known. */
function placeAfterPreposition(topic: string): Scope | undefined {
  const { what, where = '' } =
    /^(?<what>.+?) (?:in|for|of) (?:the |our |all |any )?(?<where>.+)$/.exec(topic)?.groups ?? {};
  return what === undefined || LIMITING.test(what) ? undefined : placeOfTitle(where);
}

function joined(one: Scope, other: Scope | undefined): Scope | undefined {
  return other === undefined ? undefined : narrowScope(one, other);
}

/** Titles of topics that name no part of a repository. */
function isGeneralRest(rest: string): boolean {
  return (
    rest === '' ||
    /^(?:code )?(?:style|naming|formatting|imports?|types?|typing|testing style|error handling|async|general|language|review|quality|security|performance|commits?|commit messages|pull requests?|git|documentation|comments?|dependencies|modules|working in this repo(?:sitory)?|in general|code review|review (?:guidelines|rules|checklist|focus|criteria|instructions))(?: (?:and|&) \w+)?(?: (?:rules?|conventions?|guidelines?|standards?))?$/.test(
      rest,
    )
  );
}

function placeOfTitle(topic: string): Scope | undefined {
  // Where the parts of a repository lie, not components that lay out a page.
  if (/^(?:[a-z]+ )?layout$|^(?:[a-z]+ )?migration$/.test(topic)) {
    return undefined;
  }
  const rest = topic
    .replace(
      /^(?:in|for|working (?:in|with|on)|writing|when writing|rules for|conventions for|guidelines for) (?:the )?/,
      '',
    )
    .replace(/:$/, '');
  if (TESTING.test(rest) || KIND_OF_TESTING.test(rest)) {
    return { inside: [{ kind: 'tests' }], outside: [] };
  }
  const named = readPlace(rest, []);
  if (named !== undefined) {
    return named;
  }
  const general = rest.replace(TOPIC, '').replace(TOPIC, '').trim();
  if (general === rest || general === '') {
    return /^[\w.*@/-]+ \(.*\)$/.test(rest) ? readPlace(rest.replace(/ \(.*\)$/, ''), []) : undefined;
  }
  return TESTING.test(general) ? { inside: [{ kind: 'tests' }], outside: [] } : readPlace(general, []);
}

/** What is left of a title that names a language, and limits nothing more: `rules for TypeScript`, `writing CSS`, `C# exceptions`. */
const OF_LANGUAGE =
  /^(?:(?:(?:coding |code |general |key |specific |important )*(?:rules?|guidelines?|conventions?|standards?|notes|tips|best practices|practices|instructions|requirements?|style)|writing|using|working) ?(?:for|in|with|on|of)?|exceptions?|ui|front-?end|web)$/;

const NO_LANGUAGE_BEFORE = /^(?:go|swift|c|dart|shell|scala|rails|flask|json|markdown|html|sql)$/;

const OF_QUERIES = /\bsql (?:migrations?|queries|schemas?|style|standards|conventions|naming|scripts?|code|rules)\b/;

/** `R package development`: a single letter is a language only beside such a word. */
const OF_R =
  /^r (?=(?:packages?|code|coding|style|scripts?|functions?|development|conventions?|guidelines?|programming)\b)/;

function languagesIn(topic: string): readonly string[] | undefined {
  if (OF_R.test(topic)) {
    return ['r'];
  }
  const names = topic.split(/[\s,/&()]+/);
  const languages = names.flatMap((name, index) => {
    const found = languagesOf(name.replace(/:$/, '')) ?? [];
    return NO_LANGUAGE_BEFORE.test(name) && index > 0 && names.length > 3 && !OF_QUERIES.test(topic) ? [] : found;
  });
  return languages.length === 0 ? undefined : [...new Set(languages)];
}

function withoutLanguages(topic: string): string {
  return topic
    .replace(OF_R, '')
    .split(/[\s,/&()]+/)
    .filter(
      (word) =>
        languagesOf(word.replace(/:$/, '')) === undefined && !/^(?:and|or|code|files?|specific|-specific)$/.test(word),
    )
    .join(' ')
    .replace(TOPIC, '')
    .replace(TOPIC, '')
    .trim();
}
