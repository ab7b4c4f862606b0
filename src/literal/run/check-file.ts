import { isHeadOf, type ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import type { CodeFacts, FactKind } from '../../syntax/facts/types.ts';
import { grammarOf } from '../../syntax/grammars.ts';
import type { Grammars } from '../../syntax/types.ts';
import { containsScripts } from '../../text/languages/embedded-scripts.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { lazily } from '../../structures/lazily.ts';
import { rememberEach } from '../../structures/remember-each.ts';
import { SCRIPT } from '../script-languages.ts';
import { ignoresLetterCase } from '../../text/languages/letter-case.ts';
import type { AddedLine, Check, CodeFinder, Finder, TextSubject, Violation } from '../types.ts';
import { readAddedNames } from '../added-names.ts';
import { addedLines } from './added-lines.ts';
import { prepareWordTest } from './word-test.ts';
import { prepareMayFind, prepareMayOccur } from './quick-look.ts';
import { divideByScripts, keepScripts } from './script-parts.ts';
import { findTestCode } from './test-code.ts';

/** What files are read from. */
export interface FileSource {
  readonly readHead: ReadHead;
  /** The text of a changed file before the change; absent if nobody can read it. */
  readonly readBase?: (file: FileChange) => Promise<string | undefined>;
  /** Without grammars, code is checked by its text, as far as a check can. */
  readonly grammars?: Pick<Grammars, 'readFacts'> | undefined;
}

/** What the checks found in a file. */
export interface FileResult<Known extends Check> {
  /** Checks that looked at the file. */
  readonly done: readonly Known[];
  readonly violations: readonly { readonly check: Known; readonly violation: Violation }[];
  /** Why checks that should have looked at the file could not. */
  readonly unread?: string;
}

const NOTEBOOK = /\.ipynb$/i;
/** Elements and attributes of SVG whose text a browser runs, and scripts in the XML of build tools. */
const SCRIPT_IN_XML = /<(?:[\w-]{1,40}:)?script\b|\son[a-z]{2,40}\s*=|javascript:/i;
/** Nobody writes longer lines, and patterns that search them take time. */
const MAX_LINE_CHARACTERS = 20_000;

/**
 * Runs the checks that count in a file. Its text is read only if an added line may break a check, and parsed at most once,
 * for all of them.
 */
export async function checkFile<Known extends Check>(
  file: FileChange,
  checks: readonly Known[],
  source: FileSource,
): Promise<FileResult<Known>> {
  const languageId = languageOf(file.path);
  const able = listAble(checks)(languageId);
  const added = able.length === 0 ? [] : addedLines(file);
  const long = added.find(({ text }) => text.length > MAX_LINE_CHARACTERS);
  if (long !== undefined) {
    const length = long.text.length.toLocaleString('en-US');
    return {
      done: [],
      violations: [],
      unread: `no literal check reads line ${long.number}, with ${length} characters`,
    };
  }
  if (able.length > 0 && NOTEBOOK.test(file.path)) {
    return {
      done: [],
      violations: [],
      unread: 'no literal check reads the code of a notebook, which is in texts of JSON',
    };
  }
  if (able.length > 0 && languageId === 'xml' && added.some(({ text }) => SCRIPT_IN_XML.test(text))) {
    return { done: [], violations: [], unread: 'no literal check reads the scripts of a picture or of other XML' };
  }
  // The quick looks compare letter by letter.
  const isLoose = ignoresLetterCase(languageId);
  const matching = isLoose ? able : able.filter(prepareMayFind(added));
  if (matching.length === 0) {
    return { done: able, violations: [] };
  }
  const subject = await readSubject(file, languageId, added, source);
  const wanted = new Set(isLoose ? matching : matching.filter(prepareMayOccur(subject)));
  const parts = await readParts(subject, languageId, [...wanted], source);
  const isUnread = parts.some((part) => part.facts === undefined && isParsed(part.subject, source));
  const lacksBase = parts.some((part) => part.facts?.lacksBase === true);
  const [only] = parts;
  const tests = only?.facts === undefined ? undefined : findTestCode(only.facts.facts);
  const undone = new Set<Known>();
  const violations: { check: Known; violation: Violation }[] = [];
  for (const check of wanted) {
    const found = runFinder(check, subject, parts);
    // A scan of the text finds something, but it can be misled.
    const isUnsure = isUnread || (lacksBase && 'needsBase' in check.finder);
    if (found === undefined || (isUnsure && check.finder.looksAt === 'code')) {
      undone.add(check);
    }
    if (found === undefined || found.length === 0) {
      continue;
    }
    const leavesOutTests =
      check.finder.leavesTestsOut === true || check.clause.scope.outside.some(({ kind }) => kind === 'tests');
    violations.push(
      ...found
        .filter(({ line }) => !(leavesOutTests && line !== undefined && tests?.has(line) === true))
        .map((violation) => ({ check, violation })),
    );
  }
  return {
    done: undone.size === 0 ? able : able.filter((check) => !undone.has(check)),
    violations,
    ...(isUnread ? { unread: subject.head === undefined ? NO_TEXT : GIVEN_UP } : lacksBase ? { unread: NO_BASE } : {}),
  };
}

const GIVEN_UP = 'the parser gave up on it, or on too many files before it, so literal checks did not look at its code';

const NO_BASE =
  'its text before the change could not be read, so literal checks could not tell whether the change crosses a limit';

const NO_TEXT =
  'its whole text was not read, because it is too large or the diff does not fit to it, so literal checks looked at its added lines alone';

/** Whether there is a grammar for a file. */
function isParsed({ languageId }: TextSubject, { grammars }: FileSource): boolean {
  return grammars?.readFacts !== undefined && hasGrammar(languageId);
}

/** Most files of a language have the same list of checks. */
const listAble = rememberEach(
  <Known extends Check>(checks: readonly Known[]): ((languageId: string | undefined) => readonly Known[]) => {
    const known = new Map<string | undefined, readonly Known[]>();
    return (languageId) => {
      const able = known.get(languageId) ?? checks.filter(({ finder }) => canLookAt(finder, languageId));
      known.set(languageId, able);
      return able;
    };
  },
);

/** Whether a finder reads files of a language: by its grammar, by the scripts in it, or by its text. */
export function canLookAt(finder: Finder, languageId: string | undefined): boolean {
  const { looksAt, languages } = finder;
  const isRead = looksAt !== 'code' || finder.findInText !== undefined || hasGrammar(languageId);
  return (
    looksAt !== 'change' &&
    ((isRead && (languages === undefined || languages.includes(languageId ?? ''))) ||
      (looksAt === 'code' &&
        containsScripts(languageId) &&
        (languages === undefined || SCRIPT.some((one) => languages.includes(one)))))
  );
}

function hasGrammar(languageId: string | undefined): boolean {
  return languageId !== undefined && grammarOf(languageId) !== undefined;
}

/** Undefined if the finder cannot check the file: it has no grammar, and the finder does not read plain text. */
function runFinder(
  { finder, clause: { scope } }: Check,
  subject: TextSubject,
  parts: readonly CodePart[],
): readonly Violation[] | undefined {
  switch (finder.looksAt) {
    case 'change':
      return undefined;
    case 'text':
      return finder.find(subject);
    case 'code': {
      // What JavaScript means by `var` and `console.log`, the text of a page does not.
      const isOfScripts = subject.languageId === 'html' && scope.languages?.includes('javascript') === true;
      const read = isOfScripts ? parts.filter((part) => part.subject.languageId !== 'html') : parts;
      if (isOfScripts && read.length === 0) {
        return [];
      }
      const found = read
        .filter((part) => canLookAt(finder, part.subject.languageId))
        .map((part) => findInPart(finder, part, subject));
      return found.some((one) => one !== undefined) ? found.flatMap((one) => one ?? []) : undefined;
    }
  }
}

function findInPart(
  finder: CodeFinder,
  { subject, facts }: CodePart,
  whole: TextSubject,
): readonly Violation[] | undefined {
  const found = facts === undefined ? finder.findInText?.(subject) : finder.find({ ...subject, ...facts });
  return subject === whole ? found : found?.map((violation) => withoutPartialSuggestion(violation, subject, whole));
}

/** A suggestion replaces whole lines. A line that only begins or ends in a script has more than the script knows. */
function withoutPartialSuggestion(violation: Violation, part: TextSubject, whole: TextSubject): Violation {
  const { suggestion, ...rest } = violation;
  const [inPart, inWhole] = [part, whole].map(
    ({ added }) => added.find(({ number }) => number === violation.line)?.text,
  );
  return suggestion === undefined || inPart === inWhole ? violation : rest;
}

/** A file, or a part of it in one language. */
interface CodePart {
  readonly subject: TextSubject;
  readonly facts: FactsOfFile | undefined;
}

/** The file as the finders of code see it: a page or component is divided into its scripts and its markup. */
async function readParts(
  subject: TextSubject,
  languageId: string | undefined,
  wanted: readonly Check[],
  source: FileSource,
): Promise<readonly CodePart[]> {
  const code = wanted.flatMap(({ finder }) => (finder.looksAt === 'code' ? [finder] : []));
  if (code.length === 0) {
    return [];
  }
  const divided = divideByScripts(subject);
  if (divided === undefined) {
    return [{ subject, facts: await readFactsOf(subject, code, source, (base) => base) }];
  }
  const scripts = divided.scripts.filter(({ added }) => added.length > 0);
  const parts = await Promise.all(
    scripts.map(async (script) => ({
      subject: script,
      facts: await readFactsOf(script, code, source, (base) =>
        keepScripts(base, languageId ?? '', script.languageId ?? ''),
      ),
    })),
  );
  return [...parts, { subject: divided.markup, facts: undefined }];
}

interface FactsOfFile {
  readonly facts: CodeFacts;
  readonly baseFacts?: CodeFacts;
  /** Whether a finder needs the facts of the base, which nobody could read. */
  readonly lacksBase: boolean;
}

async function readSubject(
  file: FileChange,
  languageId: string | undefined,
  added: readonly AddedLine[],
  { readHead }: FileSource,
): Promise<TextSubject> {
  const numbers = new Set(added.map(({ number }) => number));
  const text = await readHead(file.path);
  const head = text !== undefined && isHeadOf(file, text) ? text : undefined;
  // The text is read once for all checks.
  const hasWord = lazily(() => prepareWordTest([head ?? '', ...readAddedNames(added).others].join('\n')));
  return {
    file,
    languageId,
    added,
    isAdded: (line) => numbers.has(line),
    head,
    ...(head === undefined ? {} : { hasWord: (word: string) => hasWord()(word) }),
  };
}

/** Undefined without a grammar for the language. */
async function readFactsOf(
  subject: TextSubject,
  code: readonly CodeFinder[],
  { grammars, readBase }: FileSource,
  partOfBase: (base: string) => string,
): Promise<FactsOfFile | undefined> {
  const { file, languageId, added, head } = subject;
  if (head === undefined || languageId === undefined) {
    return undefined;
  }
  const kinds = kindsFor(code);
  const facts = await grammars?.readFacts?.(
    head,
    languageId,
    added.map(({ number }) => number),
    kinds,
  );
  if (facts === undefined) {
    return undefined;
  }
  const needsBase =
    file.status !== 'added' && code.some((finder) => finder.needsBase?.({ ...subject, facts }) === true);
  // What was a link or a submodule had no code.
  const base = !needsBase ? undefined : file.status === 'changed' ? '' : await readBase?.(file);
  const baseFacts =
    base === undefined ? undefined : await grammars?.readFacts?.(partOfBase(base), languageId, [], kinds);
  return { facts, ...(baseFacts === undefined ? {} : { baseFacts }), lacksBase: needsBase && baseFacts === undefined };
}

/** The kinds of facts that some finders read, and those by which tests next to code are left out. Undefined for all. */
function kindsFor(code: readonly CodeFinder[]): readonly FactKind[] | undefined {
  const kinds = new Set<FactKind>(['testOnly']);
  for (const { reads } of code) {
    if (reads === undefined) {
      return undefined;
    }
    reads.forEach((kind) => kinds.add(kind));
  }
  return [...kinds];
}
