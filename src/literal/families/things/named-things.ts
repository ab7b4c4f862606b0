import { listMaskedCodes, unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { plainWords } from '../../../guidelines/statements/polarity.ts';
import type { ConstructKind, FactPlace } from '../../../syntax/facts/types.ts';
import { lazily } from '../../../structures/lazily.ts';
import { phrasesOf, type Phrase } from './phrases.ts';
import { expressionOf, formOf, type ThingList, type ThingWords } from './thing-list.ts';
import type { Topic } from '../../ownership/types.ts';
import type { Clause, CodeFinder, Finder, TextFinder, TextSubject, Violation } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** A kind of code that rules name by words, such as `default exports`, and how it is found. */
export interface NamedThing extends ThingWords {
  /** Whether other languages have something else of this name, so that it counts only where its own language is named. */
  readonly needsLanguage?: true;
  /** Whether it is meant only where nothing is named that is to be used in its place. */
  readonly isAlone?: true;
  /** Words of the alternative without which the forbidden words mean something else: `const` in `const over let`. */
  readonly instead?: RegExp;
  /**
   * Whether the words may be quoted code and nothing else. Quoted code is normally searched for as it is written; this is
   * for code that means more than its characters: `let`, if `const` is preferred.
   */
  readonly mayBeCode?: true;
  /** Whether the whole statement leaves the words their meaning: beside "use parameterized queries", raw SQL is another. */
  readonly isMeantBy?: (statement: string) => boolean;
  readonly finder: ThingFinder;
}

/** A finder for any strength and scope. */
export type ThingFinder = (CodeFinder | TextFinder) & { readonly languages?: readonly string[] };

/**
 * A finder for a clause that names things by words, or several of them: `empty catch blocks or console logs`.
 *
 * @param own the things of the asked family: the first thing of the clause must be one of them
 * @param all the things that can follow in a list
 */
export function compileThings(
  clause: Clause,
  own: ThingList<NamedThing>,
  all: ThingList<NamedThing>,
): Finder | undefined {
  const { asked, whole, parts } = readThings(clause);
  const one = whole === undefined ? [] : findThings(own, whole, asked);
  if (one.length > 0 && whole?.isCode === false) {
    return joinFinders(one.map(({ finder }) => finder));
  }
  if (parts === undefined) {
    return undefined;
  }
  const things: NamedThing[] = [];
  for (const [index, part] of parts.entries()) {
    const found = part === whole ? one : findThings(index === 0 ? own : all, part, asked);
    if (found.length === 0) {
      return undefined;
    }
    things.push(...found);
  }
  const isOnlyCode = parts.every((part) => part.isCode);
  return isOnlyCode && !things.some(({ mayBeCode }) => mayBeCode === true)
    ? undefined
    : joinFinders([...new Set(things)].map(({ finder }) => finder));
}

/** What a clause names, whichever family asks. */
interface Named {
  readonly asked: Clause;
  readonly whole: Part | undefined;
  readonly parts: readonly Part[] | undefined;
}

const known = new WeakMap<Clause, Named>();

function readThings(clause: Clause): Named {
  const found = known.get(clause) ?? readNamed(readRemoval(clause));
  known.set(clause, found);
  return found;
}

function readNamed(asked: Clause): Named {
  const whole = cleanWords(wholePhrase(asked), asked.codes);
  const parts = readParts(asked);
  const [only] = parts?.length === 1 ? parts : [];
  // Most clauses name one thing, so that it is looked for once.
  const isWhole = whole !== undefined && whole.words === only?.words && whole.isCode === only.isCode;
  return { asked, whole, parts: isWhole ? [whole] : parts };
}

/** The first thing that has the name, and those that have it in other languages: `wildcard imports`. */
function findThings(things: ThingList<NamedThing>, part: Part, clause: Clause): readonly NamedThing[] {
  const found: NamedThing[] = [];
  for (const thing of listPossible(things, part, clause.polarity)) {
    const { languages } = thing.finder;
    const isOther = found.every(
      ({ finder }) => languages !== undefined && finder.languages?.some((id) => languages.includes(id)) === false,
    );
    const named = isOther ? namedBy(thing, part, clause) : undefined;
    if (named !== undefined) {
      found.push(named);
    }
  }
  return found;
}

function listSaid({ words, phrases }: Part): readonly string[] {
  return [words, ...phrases().map((phrase) => phrase.words)];
}

function listPossible(
  { index, order }: ThingList<NamedThing>,
  part: Part,
  polarity: Clause['polarity'],
): readonly NamedThing[] {
  const possible = part.named.get(polarity) ?? index[polarity].listPossible(listSaid(part).join('\n'));
  part.named.set(polarity, possible);
  return possible
    .filter((thing) => order.has(thing))
    .toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

/** `Remove x` and `omit x` forbid it in new code. */
function readRemoval(clause: Clause): Clause {
  const { polarity, verb, subject, instead } = clause;
  return polarity === 'required' && subject === '' && instead === undefined && REMOVES.test(verb)
    ? { ...clause, polarity: 'forbidden', verb: '' }
    : clause;
}

const REMOVES = /^(?:remove|delete|eliminate|strip|omit|drop|trim)$/;

/** All words of a clause, for things whose words contain `and`. */
function wholePhrase({ subject, verb, object }: Clause): string {
  const isAboutCode = GENERAL_SUBJECT.test(plainWords(subject));
  return isAboutCode && GENERAL_VERB.test(verb) ? object : `${isAboutCode ? '' : subject} ${verb} ${object}`.trim();
}

/** One thing of a clause: its words in lower case and without backticks. */
interface Part {
  readonly words: string;
  /** The words in one form. */
  readonly phrases: () => readonly Phrase[];
  readonly isCode: boolean;
  /** The things of all families that it may name, by what the clause does with them. Families ask for the same ones. */
  readonly named: Map<Clause['polarity'], readonly NamedThing[]>;
}

function partOf(words: string, isCode: boolean): Part {
  return { words, isCode, phrases: lazily(() => phrasesOf(words)), named: new Map() };
}

/** The things that a clause names, each after its verb if that says more than `use`. Undefined if it is about someone else. */
function readParts({ subject, verb, object, polarity, codes }: Clause): readonly Part[] | undefined {
  const about = plainWords(subject);
  const isAboutCode = GENERAL_SUBJECT.test(about);
  const isDescribed = !isAboutCode && verb === 'be' && polarity === 'forbidden';
  if (!isAboutCode && !isDescribed) {
    const phrase = cleanWords(`${subject} ${verb} ${object}`, codes);
    return phrase === undefined ? undefined : [phrase];
  }
  const items = splitList(isDescribed ? `${object} ${subject}` : object);
  const before = isDescribed || GENERAL_VERB.test(verb) ? '' : `${verb} `;
  const parts = items.flatMap((item) => cleanWords(`${before}${item}`, codes) ?? []);
  return parts.length === items.length && parts.length > 0 ? shareLastNoun(parts) : undefined;
}

/** Labels that name a topic and limit nothing: `Indentation: use tabs`. */
const TOPIC = regexSource`
  indentation|formatting|(?:code )?style|layout|spacing|whitespace|syntax|quotes?|strings?|string formatting
  |semicolons?|commas|trailing commas|braces|imports?|exports?|modules|types?|typing|type safety|functions?
  |variables|conditionals?|control flow|loops|line endings?|(?:a)?sync(?:hronous)?(?: code)?|error handling
  |exceptions?|exception handling|errors|comments?|equality|comparisons?|null (?:checks?|handling|safety)
  |namespaces?|ternar(?:y|ies)|(?:react )?components?|logging|linting|language features
`;
const GENERAL_SUBJECT = new RegExp(
  `^(?:(?:(?:all |the |your |our |any |new )*(?:code|you|we|codebase|project|source code|production code))|${TOPIC})?$`,
);
/** Verbs that say nothing about code but that it is there. */
const GENERAL_VERB = regex()`
  ^(?:
    |use|have|write|add|leave|leave in|keep|commit|include|introduce|create|employ|allow|permit|contain|put|place
    |make|insert|rely on|check in|push|merge|ship|stick to|prefer|follow|apply|implement|define|do
  )$
`;

/** `bare and broad catch blocks`: the noun of the last part belongs to each adjective. */
function shareLastNoun(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1)?.words.split(' ') ?? [];
  return parts.map((part) =>
    ADJECTIVE.test(part.words) && last.length > 1
      ? partOf([part.words, ...last.slice(1)].join(' '), part.isCode)
      : part,
  );
}

const ADJECTIVE = /^(?:bare|broad|empty|generic|wildcard|nested|star|loose)$/;

const MARK = '[\\uE000-\\uF8FF]';
/** Code in brackets, which shows what the words before it mean: ``(`!`)``, ``(e.g. `as Foo`, `as Bar`)``. */
const CODE_IN_BRACKETS = new RegExp(
  `\\s*\\((?:(?:e\\.g\\.|i\\.e\\.|eg|ie|like|such as|for example|the|using|with),?\\s*)?${MARK}(?:(?:,|,? (?:and|or)|\\s*/)\\s*${MARK})*(?:, etc\\.?)?\\)`,
  'g',
);
const CODE_ONLY = new RegExp(`^(?:use |the )?${MARK}$`);

function splitList(object: string): readonly string[] {
  return object
    .replaceAll(CODE_IN_BRACKETS, (brackets) =>
      brackets.replaceAll(',', '\u0000').replaceAll(/ (?:and|or) /g, '\u0000'),
    )
    .split(/\s*,\s*(?:and\s+|or\s+|nor\s+)?|\s+(?:and|or|nor|and\/or)\s+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const IN_ALL_CODE = regex()`
  [ ](?:
    anywhere|at all|ever|whatsoever|(?:in|on|at) (?:any|every|each|all) (?:lines?|files?)
    |in (?:the |your |our |this |new |any |production )*(?:code|codebase|project|repo|repository)
  )$
`;

/** Undefined if the words mean something that no thing can know: a condition or an exception. */
function cleanWords(masked: string, codes: readonly string[]): Part | undefined {
  const bare = masked.replaceAll('\u0000', ', ').replaceAll(CODE_IN_BRACKETS, '').trim();
  const words = plainWords(unmaskCodeSpans(bare, codes).replaceAll('`', ''))
    .replace(/[.!:;]+$/, '')
    .replace(/^(?:(?:the|a|an|all|ever|any(?= \w+ \w)|of|use of|usage of|using|explicit(?= any)) )+/, '')
    .replace(IN_ALL_CODE, '');
  return words === '' ? undefined : partOf(words, CODE_ONLY.test(bare) && listMaskedCodes(bare, codes).length === 1);
}

/** The thing, if the words mean it, for the language that they name. */
function namedBy(thing: NamedThing, { words, phrases }: Part, clause: Clause): NamedThing | undefined {
  const { instead, needsLanguage, isAlone, isMeantBy, finder } = thing;
  const { polarity, scope, codes } = clause;
  const { languages } = finder;
  const expression = expressionOf(thing, polarity);
  const form = formOf(thing, polarity);
  const phrase = form === undefined ? undefined : phrases().find((one) => form.test(one.words));
  const spoken = phrase?.languages ?? scope.languages;
  const isMeant =
    (expression?.test(words) === true || phrase !== undefined) &&
    isSpoken(languages, spoken) &&
    (needsLanguage === undefined || spoken !== undefined) &&
    (isAlone === undefined || clause.instead === undefined) &&
    isMeantBy?.(clause.statement.text) !== false &&
    (instead === undefined ||
      polarity === 'required' ||
      instead.test(plainWords(unmaskCodeSpans(clause.instead ?? '', codes).replaceAll('`', ''))));
  return !isMeant
    ? undefined
    : phrase?.languages === undefined
      ? thing
      : {
          ...thing,
          finder: { ...finder, languages: phrase.languages.filter((id) => languages?.includes(id) !== false) },
        };
}

function isSpoken(languages: readonly string[] | undefined, spoken: readonly string[] | undefined): boolean {
  return languages === undefined || spoken === undefined || spoken.some((one) => languages.includes(one));
}

/** One finder for several things. Each looks only at its own languages. */
function joinFinders(finders: readonly ThingFinder[]): Finder | undefined {
  const [first, ...rest] = finders;
  if (first === undefined || rest.length === 0) {
    return first;
  }
  const languages = finders.every((one) => one.languages !== undefined)
    ? [...new Set(finders.flatMap((one) => one.languages ?? []))]
    : undefined;
  const words = `reports ${[...new Set(finders.map((one) => one.words.replace(/^reports /, '')))].join(', ')}`;
  const topics = finders.every((one) => (one.topics ?? []).length > 0)
    ? finders.flatMap((one) => one.topics ?? [])
    : [];
  const about = [...new Set(finders.flatMap((one) => one.about ?? []))];
  const common = {
    words,
    topics,
    ...(about.length === 0 ? {} : { about }),
    ...(languages === undefined ? {} : { languages }),
    ...(finders.some(({ leavesTestsOut }) => leavesTestsOut) ? { leavesTestsOut: true as const } : {}),
  };
  return {
    ...common,
    looksAt: 'code',
    mayMatch: (line) =>
      finders.some((one) => one.looksAt === 'text' || one.mayMatch === undefined || one.mayMatch(line)),
    find: (file) =>
      finders.flatMap((one) =>
        one.languages === undefined || one.languages.includes(file.languageId ?? '') ? one.find(file) : [],
      ),
    ...(finders.some((one) => one.looksAt === 'text' || one.findInText !== undefined)
      ? { findInText: (file: TextSubject) => finders.flatMap((one) => findInText(one, file)) }
      : {}),
  };
}

function findInText(finder: ThingFinder, file: TextSubject): readonly Violation[] {
  const isMeant = finder.languages === undefined || finder.languages.includes(file.languageId ?? '');
  return isMeant ? (finder.looksAt === 'text' ? finder.find(file) : (finder.findInText?.(file) ?? [])) : [];
}

/** What a finder of constructs looks for. */
export interface ConstructQuery {
  readonly kinds: readonly ConstructKind[];
  /** In the plural: `nested ternary expressions`. */
  readonly name: string;
  /** In the singular, with its article: `a nested ternary expression`. */
  readonly one: string;
  readonly languages: readonly string[];
  readonly mayMatch?: (line: string) => boolean;
  readonly about?: readonly string[];
  /** Absent if no linter knows it. */
  readonly topics?: readonly Topic[];
  readonly only?: (fact: { readonly subject?: string }, file: TextSubject) => boolean;
}

/** A finder of constructs that begin on an added line. */
export function findConstructs({
  kinds,
  name,
  one,
  languages,
  about,
  topics,
  mayMatch,
  only,
}: ConstructQuery): CodeFinder {
  return {
    looksAt: 'code',
    words: `reports ${name}`,
    languages,
    topics: topics ?? [],
    ...(about === undefined ? {} : { about }),
    ...(mayMatch === undefined ? {} : { mayMatch }),
    ...readsOnly(['constructs'], {
      find: (file) =>
        file.facts.constructs
          .filter((fact) => kinds.includes(fact.kind) && (only === undefined || only(fact, file)))
          .flatMap((fact) => violationAt(file, fact, one)),
    }),
  };
}

/** A violation, if its first line is added. */
export function violationAt(file: TextSubject, { line }: Pick<FactPlace, 'line'>, found: string): readonly Violation[] {
  return file.isAdded(line) ? [{ path: file.file.path, line, found }] : [];
}
