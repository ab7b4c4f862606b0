import { enclosingProvider } from '../../../src/context/enclosing/enclosing.ts';
import { symbolProviders } from '../../../src/context/symbols/symbol-providers.ts';
import { testsProvider } from '../../../src/context/tests/tests.ts';
import { isTestPath } from '../../../src/symbols/is-test.ts';
import type { OpenRepository } from '../../accuracy/repositories.ts';
import { holdOut, touchedBefore } from './held-out.ts';
import { fillRoom, findLines, grammars, openCommit, type LaidOutLines } from './open-commit.ts';

/** Lines that are shown so close to a line that the commit touches count as those of the same case. */
const NEAR_LINES = 8;

/** Whether the tests that a commit changed are shown for the same commit without them. */
export interface TestFigures {
  /** Test files that the commit changed. */
  readonly files: number;
  readonly filesWithout: number;
  readonly filesWith: number;
  /** Of these, files with lines shown near the ones that the commit changed. */
  readonly placesWithout: number;
  readonly placesWith: number;
  readonly addedTokens: number;
}

export async function measureTests(repository: OpenRepository, commit: string): Promise<TestFigures | undefined> {
  const held = holdOut(
    repository,
    commit,
    (path) => isTestPath(path) && /\.\w+$/.test(path) && !/\.(?:snap|json|md|txt|ya?ml)$/.test(path),
  );
  if (held === undefined) {
    return undefined;
  }
  const opened = await openCommit(repository.folder, `${commit}~1`, held.head);
  try {
    const others = [enclosingProvider(grammars), ...symbolProviders(opened.index, opened.changed)];
    const plain = fillRoom((await findLines(opened, others)).lines);
    const both = fillRoom((await findLines(opened, [...others, testsProvider(opened.index)])).lines);
    const touched = new Map(held.paths.map((path) => [path, touchedBefore(repository.git, commit, path)]));
    const count = (lines: readonly LaidOutLines[], isNear: boolean): number =>
      [...touched].filter(([path, numbers]) =>
        lines.some(
          (one) =>
            one.path === path &&
            (!isNear || numbers.some((line) => one.from - NEAR_LINES <= line && line <= one.to + NEAR_LINES)),
        ),
      ).length;
    return {
      files: held.paths.length,
      filesWithout: count(plain, false),
      filesWith: count(both, false),
      placesWithout: count(plain, true),
      placesWith: count(both, true),
      addedTokens: tokensOf(both) - tokensOf(plain),
    };
  } finally {
    opened.close();
  }
}

function tokensOf(lines: readonly LaidOutLines[]): number {
  return lines.reduce((sum, { tokens }) => sum + tokens, 0);
}
