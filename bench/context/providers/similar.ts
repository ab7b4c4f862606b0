import { changedNames } from '../../../src/context/changed-names.ts';
import { enclosingProvider } from '../../../src/context/enclosing/enclosing.ts';
import { similarProvider } from '../../../src/context/similar/similar.ts';
import { symbolProviders } from '../../../src/context/symbols/symbol-providers.ts';
import { isCode } from '../../../src/context/symbols/look-up.ts';
import { fillRoom, findLines, grammars, type LaidOutLines, type OpenCommit } from './open-commit.ts';

/** What windows of similar code add to a prompt. */
export interface SimilarFigures {
  /** Names that added lines use, and that the hunks do not declare or show elsewhere. */
  readonly names: number;
  readonly without: number;
  readonly with: number;
  readonly withoutTokens: number;
  readonly windowTokens: number;
  /** Tokens and names of the lightest quarter of the lines of other providers, which windows compete with. */
  readonly lightTokens: number;
  readonly lightNames: number;
}

/**
 * Counts the names of added lines that stand in the lines around a change, with and without similar code. It does not know
 * how windows are chosen.
 */
export async function measureSimilar(commit: OpenCommit): Promise<SimilarFigures> {
  const { changed, index } = commit;
  const names = new Set(
    changed.flatMap(({ file }) =>
      isCode(file.path)
        ? changedNames(file)
            .filter(({ isRemoved }) => !isRemoved)
            .map(({ name }) => name)
        : [],
    ),
  );
  for (const name of namesOfContext(changed)) {
    names.delete(name);
  }
  const others = [enclosingProvider(grammars), ...symbolProviders(index, changed)];
  const plain = fillRoom((await findLines(commit, others)).lines);
  const both = fillRoom((await findLines(commit, [...others, similarProvider(index)])).lines);
  const light = plain.slice(Math.floor(plain.length * 0.75));
  const heavy = plain.slice(0, Math.floor(plain.length * 0.75));
  return {
    names: names.size,
    without: countNames(names, plain),
    with: countNames(names, both),
    withoutTokens: countTokens(plain),
    windowTokens: countTokens(both.filter(({ provider }) => provider === 'similar')),
    lightTokens: countTokens(light),
    lightNames: countNames(names, plain) - countNames(names, heavy),
  };
}

function countTokens(lines: readonly LaidOutLines[]): number {
  return lines.reduce((sum, { tokens }) => sum + tokens, 0);
}

function countNames(names: ReadonlySet<string>, lines: readonly LaidOutLines[]): number {
  const words = new Set(lines.flatMap(({ texts }) => texts.flatMap(wordsOf)));
  return [...names].filter((name) => words.has(name)).length;
}

/** The words of lines that the hunks show unchanged. */
function namesOfContext(changed: OpenCommit['changed']): ReadonlySet<string> {
  const lines = changed.flatMap(({ file }) => file.hunks.flatMap((hunk) => hunk.lines));
  return new Set(lines.filter(({ kind }) => kind === 'context').flatMap(({ text }) => wordsOf(text)));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? [];
}
