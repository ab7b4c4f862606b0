import { isHeadOf, type ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import type { CodeFacts } from '../../syntax/facts/types.ts';
import { grammarOf } from '../../syntax/grammars.ts';
import type { Grammars } from '../../syntax/types.ts';
import { languageOf } from '../../text/languages.ts';
import { lazily } from '../../text/lazily.ts';
import { findTestCode } from './test-code.ts';
import type { AddedLine, Check, Finder, TextSubject, Violation } from '../types.ts';

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
  const able = checks.filter(({ finder }) => canLookAt(finder, languageId));
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
  const matching = able.filter(prepareMayFind(added));
  if (matching.length === 0) {
    return { done: able, violations: [] };
  }
  const subject = await readSubject(file, languageId, added, source);
  const wanted = new Set(matching.filter(prepareMayOccur(subject)));
  const facts = await readFactsOf(subject, [...wanted], source);
  const tests = facts === undefined ? undefined : findTestCode(facts.facts, languageId, subject.head ?? '');
  const isUnread = facts === undefined && needsCode([...wanted]) && isParsed(subject, source);
  const done: Known[] = [];
  const violations: { check: Known; violation: Violation }[] = [];
  for (const check of able) {
    const found = wanted.has(check) ? runFinder(check.finder, subject, facts) : [];
    const leavesOutTests = check.clause.scope.outside.some(({ kind }) => kind === 'tests');
    violations.push(
      ...(found ?? [])
        .filter(({ line }) => !(leavesOutTests && line !== undefined && tests?.has(line) === true))
        .map((violation) => ({ check, violation })),
    );
    // A scan of the text finds something, but it can be misled.
    if (found !== undefined && !(isUnread && wanted.has(check) && check.finder.looksAt === 'code')) {
      done.push(check);
    }
  }
  return { done, violations, ...(isUnread ? { unread: GIVEN_UP } : {}) };
}

const GIVEN_UP = 'the parser gave up on it, or on too many files before it, so literal checks did not look at its code';

function needsCode(checks: readonly Check[]): boolean {
  return checks.some(({ finder }) => finder.looksAt === 'code');
}

/** Whether there is a grammar for a file, and a text to read with it. */
function isParsed({ head, languageId }: TextSubject, { grammars }: FileSource): boolean {
  return (
    grammars?.readFacts !== undefined &&
    head !== undefined &&
    languageId !== undefined &&
    grammarOf(languageId) !== undefined
  );
}

function canLookAt({ looksAt, languages }: Finder, languageId: string | undefined): boolean {
  return looksAt !== 'change' && (languages === undefined || languages.includes(languageId ?? ''));
}

/** Makes the quick look at the added lines. */
function prepareMayFind(added: readonly AddedLine[]): (check: Check) => boolean {
  const all = added.map(({ text }) => text).join('\n');
  return ({ finder }) => {
    if (finder.looksAt !== 'code') {
      return true;
    }
    const { needles, mayMatch } = finder;
    return (
      (needles === undefined || needles.some((needle) => all.includes(needle))) &&
      (mayMatch === undefined || added.some(({ text }) => mayMatch(text)))
    );
  };
}

/** Makes the quick look at the whole text. Its words are listed once for all checks. */
function prepareMayOccur({ head }: TextSubject): (check: Check) => boolean {
  const listed = lazily(() => wordsIn(head ?? ''));
  return ({ finder }) =>
    finder.looksAt !== 'code' ||
    finder.anyWord === undefined ||
    head === undefined ||
    finder.anyWord.some((word) => listed().has(word));
}

/** The words of a text, those that begin with `$` also without it: `$name` in a text of Kotlin uses `name`. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  for (const word of words) {
    if (word.startsWith('$')) {
      words.add(word.slice(1));
    }
  }
  return words;
}

/** Undefined if the finder cannot check the file: it has no grammar, and the finder does not read plain text. */
function runFinder(
  finder: Finder,
  subject: TextSubject,
  facts: FactsOfFile | undefined,
): readonly Violation[] | undefined {
  switch (finder.looksAt) {
    case 'change':
      return undefined;
    case 'text':
      return finder.find(subject);
    case 'code':
      return facts === undefined ? finder.findInText?.(subject) : finder.find({ ...subject, ...facts });
  }
}

interface FactsOfFile {
  readonly facts: CodeFacts;
  readonly baseFacts?: CodeFacts;
}

function addedLines({ hunks }: FileChange): readonly AddedLine[] {
  return hunks.flatMap(({ lines }) =>
    lines.flatMap((line): readonly AddedLine[] =>
      line.kind === 'added' ? [{ number: line.newLine, text: line.text }] : [],
    ),
  );
}

async function readSubject(
  file: FileChange,
  languageId: string | undefined,
  added: readonly AddedLine[],
  { readHead }: FileSource,
): Promise<TextSubject> {
  const numbers = new Set(added.map(({ number }) => number));
  const text = await readHead(file.path);
  return {
    file,
    languageId,
    added,
    isAdded: (line) => numbers.has(line),
    head: text !== undefined && isHeadOf(file, text) ? text : undefined,
  };
}

/** Undefined without a grammar for the file, or if no check needs one. */
async function readFactsOf(
  { file, languageId, added, head }: TextSubject,
  checks: readonly Check[],
  { grammars, readBase }: FileSource,
): Promise<FactsOfFile | undefined> {
  const code = checks.flatMap(({ finder }) => (finder.looksAt === 'code' ? [finder] : []));
  if (head === undefined || languageId === undefined || code.length === 0) {
    return undefined;
  }
  const facts = await grammars?.readFacts?.(
    head,
    languageId,
    added.map(({ number }) => number),
  );
  if (facts === undefined) {
    return undefined;
  }
  const needsBase = code.some((finder) => finder.needsBase === true);
  const base = needsBase && file.status !== 'added' ? await readBase?.(file) : undefined;
  const baseFacts = base === undefined ? undefined : await grammars?.readFacts?.(base, languageId, []);
  return { facts, ...(baseFacts === undefined ? {} : { baseFacts }) };
}
