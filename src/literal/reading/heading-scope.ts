import { leadInPolarity, plainWords } from '../../guidelines/polarity.ts';
import { shortTitle } from '../../guidelines/limits.ts';
import type { Heading } from '../../text/markdown/markdown.ts';
import { EVERYWHERE, type NotCompiled, type Scope } from '../types.ts';
import { languagesOf, narrowScope, readPlace } from './places.ts';

/** What the headings above a statement say about it. */
export type HeadingScope =
  | {
      readonly kind: 'scope';
      readonly scope: Scope;
      readonly polarity?: 'required' | 'forbidden';
      readonly showsFaults?: boolean;
    }
  | { readonly kind: 'unread'; readonly why: NotCompiled };

/** Headings are the same list for all statements of a section. */
const known = new WeakMap<readonly Heading[], HeadingScope>();

/** Reads where the statements below some headings count. The title of a document limits only if it names a language. */
export function readHeadings(headings: readonly Heading[]): HeadingScope {
  const found = known.get(headings) ?? joinHeadings(headings);
  known.set(headings, found);
  return found;
}

function joinHeadings(headings: readonly Heading[]): HeadingScope {
  let scope: Scope = EVERYWHERE;
  let polarity: 'required' | 'forbidden' | undefined;
  let showsFaults = false;
  for (const { depth, title } of headings) {
    const words = titleWords(title);
    if (FAULTS.test(words)) {
      showsFaults = true;
      continue;
    }
    const own = leadInPolarity(words);
    polarity = own ?? polarity;
    const read = own === undefined ? readTitle(words, depth === 1 && headings[0]?.title === title) : EVERYWHERE;
    const joined = read === undefined ? undefined : narrowScope(scope, read);
    if (joined === undefined) {
      return {
        kind: 'unread',
        why: {
          reason: `the heading "${shortTitle(title)}" may limit where it counts`,
          hint: 'name the place in the sentence: "Never use `x` in `src/api/`"',
        },
      };
    }
    scope = joined;
  }
  return {
    kind: 'scope',
    scope,
    ...(polarity === undefined ? {} : { polarity }),
    ...(showsFaults ? { showsFaults } : {}),
  };
}

/** Below such a heading, only words that forbid are rules: others describe what went wrong. */
const FAULTS =
  /^(?:(?:common|frequent|known|important|typical|critical|key) )*(?:pitfalls?|mistakes?|gotchas?|anti-?patterns?|errors|issues|traps)(?: (?:and|&) (?:pitfalls?|mistakes?|gotchas?|anti-?patterns?))?(?: to avoid)?$/;

/** Without numbers and signs: `3.2 🧪 Testing` is `testing`. */
function titleWords(title: string): string {
  return plainWords(shortTitle(title))
    .replace(/^(?:\(?[\d.]+[.)]?|[a-z][.)]|[ivx]+\.)\s+/, '')
    .replaceAll(/^[^\p{L}\p{N}`.*@/]+|[^\p{L}\p{N}#+/*)]+$/gu, '')
    .replace(/^(?:step|rule|section|part) \d+\s*[:.–—-]*\s*/, '');
}

const TOPIC =
  /(?:^| )(?:rules?|conventions?|guidelines?|standards?|styles?|best practices?|practices|principles?|requirements?|guide|patterns?|naming|formatting|coding|code|development|specifics?|notes?|quality|instructions?)$/;
const TESTING =
  /^(?:(?:unit|writing|automated|our)? ?(?:tests?|testing|specs?))(?: (?:code|files|strategy|approach|style|framework|writing|authoring|quality|structure|patterns))?$/;
const DESCRIBES_FAULTS =
  /\b(?:mistakes?|pitfalls?|problems?|symptoms?|smells?|faults?|traps?|myths?|before|after|wrong|incorrect|troubleshooting|examples?|scenarios?|questions?|faq|optional|exceptions?|legacy|deprecated|migrat(?:ion|ing) (?:guide|from)|upgrading|allowed|acceptable|when|if|unless)\b/;
const LIMITING =
  /\b(?:tests?|testing|specs?|samples?|front-?end|back-?end|server|client|ui|apis?|components?|controllers?|services?|routes?|routers?|routing|migrations?|scripts?|ci|docs?|documentation|database|sql|for|in|with|on|working|writing|adding|creating|reviewing|review|workers?|workflows?|pages?|hooks?|views?|models?|entities|endpoints?|handlers?|stores?|mobile|android|ios|windows|linux|web|desktop|cli|plugins?|extensions?|packages?|modules?|apps?|library|libraries|sdk|e2e|storybook|stories|fixtures?|mocks?|examples?|templates?|pull requests?|commits?|git|schemas?|requests?|responses?|queries|dtos?|events?|commands|jobs|tasks|forms?|tables?|widgets?|screens?|dialogs?|activities|fragments?|resolvers?|middlewares?|repositories|utilities|helpers|reducers?|selectors?|actions?|providers?|contexts?|adapters?|parsers?|workloads?|pipelines?|dockerfiles?|containers?|images?|charts?|infrastructure|notebooks?|prototypes?|experiments?|demos?|tools?|prompts?|agents?|skills?|releases?|deployments?|deploying|builds?|building|generated|public|internal|private)\b/;

/** Topics about working on the whole of a repository. */
const WORKFLOW =
  /^(?:(?:(?:development|dev|git|coding|agent|team|standard) )?(?:workflows?|commands?)|setup|getting started|tooling|tools|package manag(?:er|ement)s?|dependency management|(?:library|module|package|code) (?:design|structure|exports|imports|organi[sz]ation|boundaries|layout|resolution|naming)|module systems?|commands? (?:and|&) tools?)(?: (?:rules|guidelines|conventions))?$/;

/** Undefined if a title may limit what is below it in a way that is not understood. */
export function readTitle(words: string, isDocument: boolean): Scope | undefined {
  const topic = words.replace(
    /^(?:general|common|our|the|key|core|basic|important|global|project|additional|other|all) /,
    '',
  );
  const languages = languagesIn(topic);
  if (languages !== undefined) {
    const rest = withoutLanguages(topic);
    // Components of React stand in any folder.
    return isDocument || isGeneralRest(rest) || /^components?$/.test(rest)
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
  if (DESCRIBES_FAULTS.test(topic)) {
    return undefined;
  }
  const place = placeOfTitle(topic);
  if (place !== undefined) {
    return place;
  }
  return isGeneralRest(topic) || !LIMITING.test(topic) ? EVERYWHERE : undefined;
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
  const rest = topic
    .replace(
      /^(?:in|for|working (?:in|with|on)|writing|when writing|rules for|conventions for|guidelines for) (?:the )?/,
      '',
    )
    .replace(/:$/, '');
  if (TESTING.test(rest)) {
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

const NO_LANGUAGE_BEFORE = /^(?:go|swift|c|dart|shell|scala|rails|flask|json|markdown|html|sql)$/;

function languagesIn(topic: string): readonly string[] | undefined {
  const names = topic.split(/[\s,/&()]+/);
  const languages = names.flatMap((name, index) => {
    const found = languagesOf(name.replace(/:$/, '')) ?? [];
    return NO_LANGUAGE_BEFORE.test(name) && index > 0 && names.length > 3 ? [] : found;
  });
  return languages.length === 0 ? undefined : [...new Set(languages)];
}

function withoutLanguages(topic: string): string {
  return topic
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
