import { leadInPolarity } from '../../../guidelines/statements/polarity.ts';
import { shortTitle } from '../../../guidelines/claims/limits.ts';
import { rememberEach } from '../../../structures/remember-each.ts';
import type { Heading } from '../../../text/markdown/markdown.ts';
import { EVERYWHERE, type NotCompiled, type Scope } from '../../types.ts';
import { narrowScope } from './narrow-scope.ts';
import { limitingStems, namesOnlyThings, readWholeTitle, titleWords } from './read-title.ts';
import { regex } from '../../../text/regex.ts';

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
      /** Where the headings that are understood say that it counts. */
      readonly known: Scope;
      /** What the headings say, if the words that may limit are left out. */
      readonly otherwise?: HeadingScope;
      /** The stems of the words that may limit: a statement that has them all says itself what it is about. */
      readonly limits?: readonly string[];
    };

/** Headings are the same list for all statements of a section. */
const readOnce = rememberEach(joinHeadings);

/** Reads where the statements below some headings count. The title of a document limits only if it names a language. */
export function readHeadings(headings: readonly Heading[]): HeadingScope {
  return readOnce(headings);
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
  let understood: Scope = EVERYWHERE;
  let polarity: 'required' | 'forbidden' | undefined;
  let showsFaults = false;
  let limiting: string | undefined;
  const limits: string[] = [];
  let isAboutThings = true;
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
    const isDocument = depth === 1 && heading.isSection !== true && headings[0]?.title === title;
    const read = own === undefined ? readWholeTitle(heading, isDocument) : EVERYWHERE;
    const stems = read === undefined ? limitingStems(words) : [];
    const isRepeated = stems.length > 0 && stems.every((stem) => document.has(stem));
    const joined = isRepeated ? scope : read === undefined ? undefined : narrowScope(scope, read);
    if (joined !== undefined) {
      scope = joined;
      understood = (read === undefined ? undefined : narrowScope(understood, read)) ?? understood;
      continue;
    }
    limiting ??= title;
    // Below "Testing", "Coverage" is about the code that tests cover: a place above it may not be that of what is below it.
    understood = withoutPlaces(understood);
    isAboutThings &&= read === undefined && namesOnlyThings(words);
    limits.push(...stems);
  }
  const found: HeadingScope = {
    kind: 'scope',
    scope,
    ...(polarity === undefined ? {} : { polarity }),
    ...(showsFaults ? { showsFaults } : {}),
  };
  return limiting === undefined
    ? found
    : {
        kind: 'unread',
        why: {
          reason: `the heading "${shortTitle(limiting)}" may limit where it counts`,
          hint: 'name the place in the sentence: "Never use `x` in `src/api/`"',
        },
        known: understood,
        ...(isAboutThings ? { otherwise: found, limits } : {}),
      };
}

function withoutPlaces({ languages }: Scope): Scope {
  return { ...EVERYWHERE, ...(languages === undefined ? {} : { languages }) };
}

/** The words of a file's own title that would limit: below "Agent guide for web", "Web conventions" limits nothing. */
function stemsOfDocument(headings: readonly Heading[]): ReadonlySet<string> {
  const [first] = headings;
  return new Set(first?.depth === 1 ? limitingStems(titleWords(first)) : []);
}

/** Below such a heading, only words that forbid are rules: others describe what went wrong. */
const FAULTS = regex()`
  ^(?:(?:common|frequent|known|important|typical|critical|key) )*
    (?:pitfalls?|mistakes?|gotchas?|anti-?patterns?|errors|issues|traps)
    (?: (?:and|&) (?:pitfalls?|mistakes?|gotchas?|anti-?patterns?|things|workarounds))?(?: to avoid)?$
`;
