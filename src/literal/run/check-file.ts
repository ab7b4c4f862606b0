import { isHeadOf, type ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import type { CodeFacts } from '../../syntax/facts/types.ts';
import type { Grammars } from '../../syntax/types.ts';
import { languageOf } from '../../text/languages.ts';
import type { AddedLine, Check, CodeFinder, CodeSubject, TextSubject, Violation } from '../types.ts';

/** What files are read from. */
export interface FileSource {
  readonly readHead: ReadHead;
  /** The text of a changed file before the change; absent if nobody can read it. */
  readonly readBase?: (file: FileChange) => Promise<string | undefined>;
  /** Without grammars, code is checked by its text, as far as a check can. */
  readonly grammars?: Pick<Grammars, 'readFacts'> | undefined;
}

/** What the checks found in a file. */
export interface FileResult {
  /** Checks that looked at the file. */
  readonly done: readonly Check[];
  readonly violations: readonly { readonly check: Check; readonly violation: Violation }[];
}

/** Runs the checks that count in a file. It is parsed at most once, and only if an added line may break a check. */
export async function checkFile(file: FileChange, checks: readonly Check[], source: FileSource): Promise<FileResult> {
  const subject = await readSubject(file, source);
  const code = checks.filter(({ finder }) => finder.looksAt === 'code');
  const read = lazily(() => readFactsOf(subject, code, source));
  const done: Check[] = [];
  const violations: { check: Check; violation: Violation }[] = [];
  for (const check of checks) {
    const found = await runFinder(check, subject, read);
    if (found !== undefined) {
      done.push(check);
      violations.push(...found.map((violation) => ({ check, violation })));
    }
  }
  return { done, violations };
}

/** Undefined if the finder cannot look at the file. */
async function runFinder(
  { finder }: Check,
  subject: TextSubject,
  read: () => Promise<FactsOfFile | undefined>,
): Promise<readonly Violation[] | undefined> {
  if (finder.languages !== undefined && !finder.languages.includes(subject.languageId ?? '')) {
    return undefined;
  }
  switch (finder.looksAt) {
    case 'change':
      return undefined;
    case 'text':
      return finder.find(subject);
    case 'code':
      return runCodeFinder(finder, subject, read);
  }
}

async function runCodeFinder(
  finder: CodeFinder,
  subject: TextSubject,
  read: () => Promise<FactsOfFile | undefined>,
): Promise<readonly Violation[] | undefined> {
  const { mayMatch } = finder;
  if (mayMatch !== undefined && !subject.added.some(({ text }) => mayMatch(text))) {
    return [];
  }
  const facts = await read();
  if (facts === undefined) {
    return finder.findInText?.(subject);
  }
  const code: CodeSubject = { ...subject, ...facts };
  return finder.find(code);
}

interface FactsOfFile {
  readonly facts: CodeFacts;
  readonly baseFacts?: CodeFacts;
}

async function readSubject(file: FileChange, { readHead }: FileSource): Promise<TextSubject> {
  const added = file.hunks.flatMap(({ lines }) =>
    lines.flatMap((line): readonly AddedLine[] =>
      line.kind === 'added' ? [{ number: line.newLine, text: line.text }] : [],
    ),
  );
  const numbers = new Set(added.map(({ number }) => number));
  const text = await readHead(file.path);
  return {
    file,
    languageId: languageOf(file.path),
    added,
    isAdded: (line) => numbers.has(line),
    head: text !== undefined && isHeadOf(file, text) ? text : undefined,
  };
}

async function readFactsOf(
  { file, languageId, added, head }: TextSubject,
  checks: readonly Check[],
  { grammars, readBase }: FileSource,
): Promise<FactsOfFile | undefined> {
  if (head === undefined || languageId === undefined) {
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
  const needsBase = checks.some(({ finder }) => finder.looksAt === 'code' && finder.needsBase === true);
  const base = needsBase && file.status !== 'added' ? await readBase?.(file) : undefined;
  const baseFacts = base === undefined ? undefined : await grammars?.readFacts?.(base, languageId, []);
  return { facts, ...(baseFacts === undefined ? {} : { baseFacts }) };
}

function lazily<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}
