import type { FileChange } from '../../changes/types.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import { countWork } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { FileSymbols } from '../../symbols/types.ts';
import { splitLines } from '../../syntax/lines.ts';
import { blankCommentsAndStrings } from '../../text/languages/code-mask.ts';
import type { ContextPiece } from '../piece.ts';
import type { ContextProvider } from '../provider.ts';
import { changedDeclarations, type ChangedDeclaration } from '../symbols/changed-declarations.ts';
import { isSameLanguage } from '../symbols/look-up.ts';
import { readTestNames } from './find-tests.ts';
import { distinctWords, similarityOf } from '../similar/words.ts';
import { listTestCases, type TestCase } from './test-cases.ts';

/** The most characters that are searched; parsing counts many times as much. */
const MOST_WORK = 2_000_000_000;
/** Declarations whose tests are looked for; those whose head changes come first. */
const MAX_DECLARATIONS = 40;
/** A name in more test files is a word of the language or a helper of all tests. */
const MAX_FILES_WITH = 30;
/** Test files that are read for one declaration. */
const MAX_FILES = 6;
const MOST_CASES = 3;
/** A case with more lines is shown by its head and the lines around the use. */
const SHORT_LINES = 16;
const LINES_AROUND = 2;
/** Heads of the cases of a test file that names none of the changed declarations. */
const MOST_HEADS = 6;

/** Less than the declarations and callers of the same name. */
const CASE_WORTH = 0.5;
/** The worth of the first case, the second, and the third. */
const SHARES = [1, 0.5, 0.3] as const;
/** A use in a test that neither has the name of the changed file nor imports it. */
const UNSURE_SHARE = 0.5;
const BODY_SHARE = 0.5;
const LEAST_LIKENESS = 0.1;
const HEAD_WORTH = 0.08;

/**
 * Finds the cases that test what a change touches, in test files with its name or with a use of it. For commits without
 * their changes of tests, 17 of 23 changed test files are shown, and 4 without this provider, for 310 tokens each
 * (`bench/context/providers/`).
 */
export function testsProvider(all: SymbolIndex): ContextProvider {
  const work = countWork(MOST_WORK);
  const index = all.countedBy(work);
  return {
    name: 'tests',
    work,
    async provide({ changed, add, signal }) {
      const names = readTestNames(await index.paths());
      const paths = new Set(changed.map(({ file }) => file.path));
      const tested = changed.filter(({ file }) => file.status !== 'removed' && !isTestPath(file.path));
      const all = (await Promise.all(tested.map((one) => changedDeclarations(index, one)))).flat();
      const headsFirst = all.toSorted((a, b) => Number(b.isHeadTouched) - Number(a.isHeadTouched));
      const shown = new Set<string>();
      const words = new Map(tested.map(({ file }) => [file.path, changedWords(file)]));
      for (const one of headsFirst.slice(0, MAX_DECLARATIONS)) {
        if (signal.aborted) {
          return;
        }
        const { declaration } = one;
        const byName = names.testsOf(declaration.path).filter((path) => !paths.has(path));
        for (const piece of await casesOf(
          index,
          one,
          words.get(declaration.path) ?? new Set(),
          byName,
          paths,
          signal,
        )) {
          shown.add(`${declaration.path}\0${piece.path}`);
          add(piece);
        }
      }
      for (const { file } of tested) {
        for (const path of names.testsOf(file.path).filter((one) => !paths.has(one))) {
          if (!signal.aborted && !shown.has(`${file.path}\0${path}`)) {
            (await headsOf(index, path, file.path)).forEach(add);
          }
        }
      }
    },
  };
}

function changedWords({ hunks }: FileChange): ReadonlySet<string> {
  const changed = hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'context'));
  return distinctWords(changed.map(({ text }) => text).join('\n'));
}

type Piece = Omit<ContextPiece, 'provider'>;

async function casesOf(
  index: SymbolIndex,
  { declaration }: ChangedDeclaration,
  words: ReadonlySet<string>,
  byName: readonly string[],
  changed: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly Piece[]> {
  const { name, path } = declaration;
  const holding = (await index.listFilesWith(name, signal)).filter(
    (other) => isTestPath(other) && !changed.has(other) && isSameLanguage(other, path),
  );
  const named = holding.filter((other) => byName.includes(other));
  const others = holding.length > MAX_FILES_WITH ? [] : holding.filter((other) => !byName.includes(other));
  const found: FoundCase[] = [];
  for (const other of [...named, ...others].slice(0, MAX_FILES)) {
    const file = signal.aborted ? undefined : await index.read(other);
    if (file !== undefined) {
      const isSure = byName.includes(other) || (await index.importedFiles(other)).includes(path);
      found.push(...usingCases(file, name, words).map((one) => ({ ...one, certainty: isSure ? 1 : UNSURE_SHARE })));
    }
  }
  const best = found.toSorted((a, b) => b.certainty * b.likeness - a.certainty * a.likeness).slice(0, MOST_CASES);
  return best.flatMap((one, place) => {
    const worth = CASE_WORTH * (SHARES[place] ?? 0) * one.certainty;
    const at = { path: one.path, why: `tests \`${name}\`, which ${path} changes`, for: [path] };
    return drawCase(one).map((piece) => ({ ...at, ...piece, worth: worth * piece.worth }));
  });
}

/** A case that uses a changed name. */
interface CaseUse extends TestCase {
  readonly path: string;
  /** The first line that uses the name. */
  readonly line: number;
  /** From 0 to 1: how many words it has in common with the changed lines, and more if its head has the name. */
  readonly likeness: number;
}

interface FoundCase extends CaseUse {
  readonly certainty: number;
}

/** The cases with a name in their code. */
function usingCases(
  { path, text, language }: FileSymbols,
  name: string,
  words: ReadonlySet<string>,
): readonly CaseUse[] {
  const lines = splitLines(text);
  const code = splitLines(blankCommentsAndStrings(text, language) ?? text);
  const pattern = new RegExp(
    String.raw`(?<![\w$])${name.replaceAll(/[^\p{L}\p{N}_]/gu, String.raw`\$&`)}(?![\w$])`,
    'u',
  );
  return listTestCases(lines).flatMap((one) => {
    const at = code.slice(one.from - 1, one.to).findIndex((line) => pattern.test(line));
    if (at < 0) {
      return [];
    }
    const own = distinctWords(lines.slice(one.from - 1, one.to).join('\n'));
    const isNamed = (lines[one.head - 1] ?? '').toLowerCase().includes(name.toLowerCase());
    const likeness = (similarityOf(own, words) + (isNamed ? 1 : LEAST_LIKENESS)) / 2;
    return [{ ...one, path, line: one.from + at, likeness }];
  });
}

/** Lines of a case, with their share of its worth. */
type CasePart = Omit<Piece, 'path' | 'why' | 'for'>;

function drawCase({ from, to, head, line }: CaseUse): readonly CasePart[] {
  if (to - from < SHORT_LINES) {
    return [{ from, to, worth: 1 }];
  }
  return [
    { from: head, to: head, worth: BODY_SHARE },
    { from: Math.max(from, line - LINES_AROUND), to: Math.min(to, line + LINES_AROUND), worth: 1 },
  ];
}

/** The first lines of the cases of a test file. */
async function headsOf(index: SymbolIndex, path: string, changed: string): Promise<readonly Piece[]> {
  const file = await index.read(path);
  const cases = file === undefined ? [] : listTestCases(splitLines(file.text)).slice(0, MOST_HEADS);
  return cases.map(({ from }) => ({
    path,
    from,
    to: from,
    why: `is a test of ${changed}, by its name`,
    worth: HEAD_WORTH,
    for: [changed],
  }));
}
