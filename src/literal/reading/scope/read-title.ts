import { plainWords } from '../../../guidelines/statements/polarity.ts';
import { shortTitle } from '../../../guidelines/claims/limits.ts';
import { rememberEach } from '../../../structures/remember-each.ts';
import type { Heading } from '../../../text/markdown/markdown.ts';
import { EVERYWHERE, type Scope } from '../../types.ts';
import { languagesListed, languagesOf } from './named-languages.ts';
import { narrowScope } from './narrow-scope.ts';
import { readPlace } from './places.ts';
import { globsOf, readWrittenPath } from './written-paths.ts';
import { languageAndLibraries, placeInAside, titleParts } from './title-parts.ts';
import { translateTitle } from '../translations/translations.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** A heading stands above the statements of all sections in it. */
const readWordsOnce = rememberEach<Heading, string>(({ title }) => readTitleWords(title));

/** Without numbers and signs: `3.2 🧪 Testing` is `testing`. */
export function titleWords(heading: Heading): string {
  return readWordsOnce(heading);
}

function readTitleWords(title: string): string {
  return translateTitle(plainWords(shortTitle(title)))
    .replace(/^(?:\(?[\d.]+[.)]?|[a-z][.)]|[ivx]+\.)\s+/, '')
    .replaceAll(/^[^\p{L}\p{N}`.*@/]+|[^\p{L}\p{N}#+/*)]+$/gu, '')
    .replace(/^(?:step|rule|section|part) \d+\s*[:.–—-]*\s*/, '')
    .replace(ASIDE, (_, aside: string) => {
      const named = languagesListed(aside) === undefined ? languageAndLibraries(aside) : aside;
      return named === undefined ? '' : ` ${named}`;
    })
    .replace(/(?<=\b(?:style|conventions?|standards?|guidelines?|naming|formatting)) (?:and |with |& )?examples?$/, '')
    .replace(/^cross-(?:module|cutting|package|crate|project|repo|component|service) (?=\S)/, '')
    .replace(AREA_OF_LANGUAGE, (part, languages: string) =>
      languagesListed(languages) === undefined ? part : languages,
    )
    .replace(FOR_READERS, '');
}

/** `python backend rules`, `vue.js/typescript frontend standards`: the language says which code is meant. */
const AREA_OF_LANGUAGE = regex()`
  ^(?<languages>[a-z#+.]+(?:(?: ?\/ ?| (?:and|&|\+) )[a-z#+.]+)?) (?:front-?end|back-?end|client|server|web)(?=
    (?: (?:code|coding|development))?[ ]
      (?:standards?|conventions?|guidelines?|rules|style|style guide|best practices|practices|principles)$
  )
`;
const ASIDE = /(?<=\w) \((?<aside>[^()]*)\)$/;

/**
 * Where what stands below a title counts. Undefined if it may be limited in a way that is not understood.
 *
 * @param isDocument whether it is the title of the whole document, which limits only if it names a language
 */
export function readWholeTitle(heading: Heading, isDocument: boolean): Scope | undefined {
  return isDocument ? readDocumentOnce(heading) : readSectionOnce(heading);
}

const readDocumentOnce = rememberEach((heading: Heading) => readScope(heading, true));
const readSectionOnce = rememberEach((heading: Heading) => readScope(heading, false));

function readScope(heading: Heading, isDocument: boolean): Scope | undefined {
  const words = titleWords(heading);
  const said = ASIDE.exec(plainWords(shortTitle(heading.title)))?.groups?.['aside'];
  // A document can name its package behind its title: `Client (@acme/client)`. Only a folder is a place.
  const aside = isDocument && !FOLDER.test(said ?? '') ? undefined : said;
  const named =
    (aside === undefined ? undefined : placeInAside(aside)) ?? (isDocument ? undefined : pathInTitle(words));
  const read = readTitle(words, isDocument) ?? readParts(words);
  if (named === undefined || named.languages !== undefined) {
    return read;
  }
  return (read === undefined ? undefined : narrowScope(read, named)) ?? named;
}

const FOLDER = /^`?(?!@)[\w./-]+\/(?:\*\*?)?`?$/;

/** The path of `src/*\/ui/ — presentational components`. The words beside it say what lies there. */
function pathInTitle(words: string): Scope | undefined {
  const [path, ...others] = (titleParts(words) ?? []).flatMap((part) =>
    /\w\/[\w*]/.test(part) ? (readWrittenPath(part) ?? []) : [],
  );
  return others.length > 0 ? undefined : path;
}

/** `medium priority: query patterns`, `language: c / c++ — always-on context`: each part by itself. */
function readParts(words: string): Scope | undefined {
  let scope: Scope | undefined = EVERYWHERE;
  const parts = titleParts(words);
  for (const part of parts ?? []) {
    // In `powershell only — no bash commands`, Bash is what the rules forbid, and not the language that they are for.
    const read: Scope | undefined = ORDER.test(part) ? EVERYWHERE : readTitle(part, false);
    scope = scope === undefined || read === undefined ? undefined : narrowScope(scope, read);
  }
  return parts === undefined ? undefined : scope;
}

/** Names for those who are to follow the rules, which is whoever writes the code. */
const FOR_READERS = regex()`
  [ ]for (?:
    (?:github )?copilot|claude(?: code)?|cursor|ai(?: coding)?(?: agents?| assistants?)?|(?:coding |all )?agents?
    |llms?|contributors|developers|code generation|(?:all )?changes|new code
    |(?:this|the) (?:project|repo|repository|codebase)
    |this (?:package|crate|module|library|folder|directory|workspace)|all (?:code|files|languages)
    |ai(?:[- ](?:generated|assisted|authored))? (?:edits|changes|code)
    |agents working (?:here|in this (?:repo|repository|project|codebase))
  )$
`;
/** A title that is an order is a rule, and what stands below it explains the rule or adds to it. */
const ORDER = regex()`
  ^(?:(?:critical|important|mandatory)(?: rules?)?\s*[:–—-]+\s*)?(?:always |please )?(?:
    use|prefer|avoid|never|do not|don't|no|keep|follow|respect|choose|extract|hoist|minimi[sz]e|optimi[sz]e
    |favou?r|be|stay|write|name
  )\b(?!.* (?:in|within|when|if|on|with|while|during|outside|under|from|unless|except|only)\b)
`;

const TOPIC = regex()`
  (?:^| )(?:
    rules?|conventions?|guidelines?|standards?|styles?|best practices?|practices|principles?|requirements?|guide
    |patterns?|naming|formatting|coding|code|development|specifics?|notes?|quality|performance|accessibility
    |instructions?
  )$
`;
const TESTING = regex()`
  ^(?:(?:unit|writing|automated|our|reliable|writing reliable|writing good)? ?(?:tests?|testing|specs?))(?:
    [ ](?:
      code|files?|strateg(?:y|ies)|approach|style|frameworks?|writing|authoring|quality|structure|patterns
      |organi[sz]ation|expectations|assertions?|reliability|types|naming|design|best practices|practices
      |guidelines|rules|conventions|standards|requirements
    )
  )?(?: (?:and|&) (?:validation|quality|patterns|coverage|assertions|mocking|strategy|conventions|style))?$
`;
/** `widget interaction testing` */
const KIND_OF_TESTING = regex()`
  ^(?!
    (?:
      unit|e2e|end-to-end|integration|manual|adding|running|without|before|after|when|writing|skipping|new|how
      |conditions?|conditionals?
    )\b
  )(?:[a-z-]+ ){1,3}(?:testing|tests)$
`;
const DESCRIBES_FAULTS = regex()`
  \b(?:
    mistakes?|pitfalls?|problems?|symptoms?|smells?|faults?|traps?|myths?|before|after|wrong|incorrect
    |troubleshooting|examples?|scenarios?|questions?|faq|optional
    |exceptions?(?! handling| class(?:es)?| types?| hierarchy)|legacy|deprecated|migrat(?:ion|ing) (?:guide|from)
    |upgrading|allowed|acceptable|when|if|unless
  )\b
`;
const LIMITING = regex()`
  \b(?!review (?:categories|priorities|checklist|focus|areas|rules|expectations|comments|criteria)\b)(?:
    tests?|testing|specs?|samples?|front-?end|back-?end|server|client|ui|apis?|components?|controllers?|services?
    |routes?|routers?|routing|migrations?|scripts?|ci|docs?|documentation|database|sql|for|in|with|on|working
    |writing|adding|creating|reviewing|review|workers?|workflows?|pages?|hooks?|views?|models?|entities|endpoints?
    |handlers?|stores?|mobile|android|ios|windows|linux|web|desktop|cli|plugins?|extensions?|packages?|modules?
    |apps?|library|libraries|sdk|e2e|storybook|stories|fixtures?|mocks?|examples?|templates?|pull requests?
    |commits?|git|schemas?|requests?|responses?|queries|dtos?|events?|commands|jobs|tasks|forms?|tables?|widgets?
    |screens?|dialogs?|activities|fragments?|resolvers?|middlewares?|repositories|utilities|helpers|reducers?
    |selectors?|actions?|providers?|contexts?|adapters?|parsers?|workloads?|pipelines?|dockerfiles?|containers?
    |images?|charts?|infrastructure|notebooks?|prototypes?|experiments?|demos?|tools?|prompts?|agents?|skills?
    |releases?|deployments?|deploying|builds?|building|generated|public|internal|private
  )\b
`;

const ALL_LIMITING = new RegExp(LIMITING.source, 'g');
/** Words that name no thing that a statement could be about. */
const LIMITS_HOW = regex()`
  ^(?:
    for|in|with|on|working|writing|adding|creating|reviewing|review|building|deploying|public|internal|private
    |linux|windows|android|ios|mobile|server|client|ui|web|desktop|e2e|front-?end|back-?end|ci
  )$
`;

/** Rules, and not the directives of a framework. */
const DIRECTIVES =
  /^(?:(?:core|key|agent|main|prime|primary|general|global|ai|critical|coding|development|important|project|system|fundamental|mandatory) )+directives$/;

/** What code does with data of a language: the rules below it are not about files in that language. */
const ABOUT_DATA = regex()`
  ^(?:safe |secure )?(?:json|yaml|xml|csv|sql|html|markdown)(?: data)? (?:
    parsing|serialization|serialisation|deserialization|handling|encoding|decoding|processing|sanitization
    |escaping|rendering|injection
  )$
`;

/** How code is documented, which is not where documents are. */
const ABOUT_DOCUMENTATION = regex()`
  ^(?:(?:code|api|inline|source) )?documentation
    (?: (?:and comments|standards?|style|guidelines?|rules?|conventions?|requirements?|practices|best practices))?
    $
  |^comments (?:and|&) documentation$
`;
/** How people write, which is about no part of a repository. */
const ABOUT_WORDS = regex()`
  ^(?:
    (?:terminology|vocabulary|wording|word choice|glossary|spelling|writing style|tone(?: of voice)?|language)
      (?:,? (?:and|&) |, )?
  ){1,3}(?: (?:rules|guidelines|conventions|style))?$
`;
/** The code that tests cover is not in tests, although the heading is below that of tests. */
const COVERAGE = /\bcoverage\b/;

/** Topics about working on the whole of a repository. */
const WORKFLOW = regex()`
  ^(?:
    (?:(?:development|dev|git|coding|agent|team|standard) )?(?:workflows?|commands?)|setup|getting started|tooling
    |tools|(?:ui|css|component|icon|styling) (?:frameworks?|librar(?:y|ies)|kits?|toolkits?)
    |package manag(?:er|ement)s?|dependency management
    |(?:library|module|package|code) (?:
      design|structure|exports|imports|organi[sz]ation|boundaries|layout|resolution|naming|style|formats?|syntax
    )
    |module systems?|commands? (?:and|&) tools?
  )(?: (?:rules|guidelines|conventions))?$
`;

const WORKERS = regexSource`
  (?:
    agents?|assistants?|ai|ai agents?|copilot|claude|contributors?|developers?|team|house|pre-commit|pre-merge
    |pre-push|pre-pr|pr|pull request|output|code|self|self-review|peer|review|task|working|development|dev|coding
    |always-on|always-active|default team|ai (?:tool )?usage|agent usage|project|repository|repo|quality|final
    |delivery|completion|submission
  )
`;
/** How those work who write the code, which is about all of it: `agent task workflow`, `output review checklist`. */
const OF_WORK = regex()`
  ^(?:${WORKERS}(?:[ -]specific)?(?: |, | and | & |/|-))+(?:
    rules?|workflows?|agreements?|checklists?|guidelines?|conventions?|instructions?|standards?|practices
    |principles|expectations|requirements?|guardrails|constraints|directives|protocols?|discipline|policy|policies
    |etiquette|conduct|behaviou?rs?|gates?|criteria|style
  )$
`;
/** `when making changes`, `before submitting a pull request`: that is when all rules count. */
const MOMENT_OF_ALL = regex()`
  ^(?:when )?working (?:here|effectively in this repo(?:sitory)?|in this (?:repo|repository|codebase|project))$
  |^(?:when(?:ever)?|while|before|after) (?:you )?(?:
    mak(?:e|ing)|propos(?:e|ing)|writ(?:e|ing)|generat(?:e|ing)|contribut(?:e|ing)|implement(?:ing)?
    |commit(?:ting)?|submit(?:ting)?|push(?:ing)?|merging|opening|finishing|coding
  )(?: (?:any|new|a|an|your|the|all|code|work|or|and))*
    (?: ?(?:changes?|code|edits|features?|pull requests?|prs?|commits?|contributions?|work))?$
`;
const MOMENT_OF_CODE =
  /^when (?:you )?(?:(?:adding|modifying|changing|editing|updating|writing)(?: or | and |\/| )?)+(?: ?any| ?the| ?new)* ?(?:source )?code$/;
const ORDER_IN_LANGUAGE = regex()`
  ^(?:always |please )?(?:use|prefer|avoid|never|do not|don't|no|minimi[sz]e|favou?r)[ ]
    (?!.* (?:within|when|if|on|with|while|during|outside|under|from|unless|except|only)\b).+ in[ ]
    (?<languages>[^ ]+(?: code)?)$
`;
/** `when editing styles.css` */
const EDITED =
  /^(?:when|while) (?:you )?(?:edit(?:ing)?|chang(?:e|ing)|modify(?:ing)?|touch(?:ing)?|updat(?:e|ing)) (?:the |a |an |any )?(?<file>[^ ]+\.[a-z]+)$/;

const GIT_TITLE = regex()`
  ^(?:changes|commits?|git|pull requests?|prs?|branch(?:es|ing)?)
    (?: (?:and|&|\/) (?:commits?|git|pull requests?|prs?|branch(?:es|ing)?))?(?:
      [ ](?:
        messages?|guidelines|workflow|conventions?|style|rules|hygiene|titles?|format|naming|operations|usage
        |safety|policy|practices|discipline|etiquette
      )
    )*$
`;

const COMPONENTS_TITLE = regex()`
  ^(?:
    components?|\d+(?:\.\d+)*\+?(?: apis?)?|apis?|projects?|apps?|applications?
    |(?:packages?|librar(?:y|ies)|crates?|modules?|sdk|sources?|backend|frontend)(?: development)?|development
  )$
`;

/** Undefined if a title may limit what is below it in a way that is not understood. */
export function readTitle(words: string, isDocument: boolean): Scope | undefined {
  const topic = words.replace(
    /^(?:general|common|our|the|key|core|basic|important|global|project|additional|other|all) /,
    '',
  );
  if (/^(?:required|mandatory|recommended) (?:actions?|practices?|behaviou?rs?|patterns?)$/.test(words)) {
    return EVERYWHERE;
  }
  if (DIRECTIVES.test(words) || ABOUT_DATA.test(topic) || ABOUT_DOCUMENTATION.test(topic) || ABOUT_WORDS.test(topic)) {
    return EVERYWHERE;
  }
  if (!isDocument && COVERAGE.test(topic)) {
    return undefined;
  }
  const edited = EDITED.exec(words)?.groups?.['file'];
  const globs = edited === undefined ? undefined : globsOf(edited);
  if (globs !== undefined) {
    return { inside: [{ kind: 'paths', globs }], outside: [] };
  }
  const ordered = languagesListed(ORDER_IN_LANGUAGE.exec(words)?.groups?.['languages'] ?? '');
  if (ordered !== undefined) {
    return { ...EVERYWHERE, languages: ordered };
  }
  const languages = languagesIn(topic);
  if (languages !== undefined) {
    const rest = withoutLanguages(topic);
    if (OF_SCRIPTS.test(topic)) {
      return { languages, inside: [], outside: [] };
    }
    // Components of React stand in any folder.
    return isDocument || isGeneralRest(rest) || OF_LANGUAGE.test(rest) || COMPONENTS_TITLE.test(rest)
      ? { languages, inside: [], outside: [] }
      : joined({ languages, inside: [], outside: [] }, readTitle(rest, false));
  }
  if (isDocument) {
    return EVERYWHERE;
  }
  if (GIT_TITLE.test(topic)) {
    return EVERYWHERE;
  }
  if (
    WORKFLOW.test(topic) ||
    OF_WORK.test(topic) ||
    ORDER.test(words) ||
    MOMENT_OF_ALL.test(words) ||
    MOMENT_OF_CODE.test(words)
  ) {
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

const GENERAL_REST = regex()`
  ^(?:code )?(?:
    style|naming|formatting|imports?|types?|typing|testing style|error handling|async|general|language|review
    |quality|security|performance|commits?|commit messages|pull requests?|git|documentation|comments?|dependencies
    |modules|working in this repo(?:sitory)?|in general|code review
    |review (?:guidelines|rules|checklist|focus|criteria|instructions)
  )(?: (?:and|&) \w+)?(?: (?:rules?|conventions?|guidelines?|standards?))?$
`;

/** Titles of topics that name no part of a repository. */
function isGeneralRest(rest: string): boolean {
  return rest === '' || GENERAL_REST.test(rest);
}

function placeOfTitle(topic: string): Scope | undefined {
  // `feature/ libraries`
  const library =
    /^`?(?<name>[a-z][\w-]*)\/`? (?:librar(?:y|ies)|packages?|modules?|apps?|crates?|projects?|layers?)$/.exec(topic)
      ?.groups?.['name'];
  if (library !== undefined) {
    return { inside: [{ kind: 'folder', name: library }], outside: [] };
  }
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
const OF_LANGUAGE = regex()`
  ^(?:
    (?:
      (?:coding |code |general |key |specific |important )*(?:
        rules?|guidelines?|conventions?|standards?|notes|tips|best practices|practices|instructions|requirements?
        |style
      )
      |(?:when |while )?(?:writing|using|working|editing|modifying|changing)
    ) ?(?:for|in|with|on|of)?
    |exceptions?|ui|front-?end|web
  )$
`;

const NO_LANGUAGE_BEFORE = /^(?:go|swift|c|dart|shell|scala|rails|flask|json|markdown|html|sql)$/;

const OF_QUERIES = /\bsql (?:migrations?|queries|schemas?|style|standards|conventions|naming|scripts?|code|rules)\b/;

/** Whoever writes `Shell scripts` or `Python scripts` means the language, wherever the scripts lie. */
const OF_SCRIPTS = regex()`
  ^(?:bash|shell|sh|powershell|zsh|python|node(?:\.js)?|ruby|perl|lua)(?: shell)? scripts?
    (?: (?:rules|conventions|standards|guidelines|style|quality|safety))?$
`;

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

/** The stems of the words of a title that may limit. */
export function limitingStems(words: string): readonly string[] {
  return DESCRIBES_FAULTS.test(words)
    ? []
    : [...words.matchAll(ALL_LIMITING)].map(([word]) => word.replace(/(?:ies|y|ing|e?s)$/, ''));
}

/** Whether no word of a title says how, when or where, so that a statement can be about all that the title names. */
export function namesOnlyThings(words: string): boolean {
  return !DESCRIBES_FAULTS.test(words) && ![...words.matchAll(ALL_LIMITING)].some(([word]) => LIMITS_HOW.test(word));
}
