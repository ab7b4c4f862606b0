/**
 * Measures the providers whose use the compiler cannot tell, each by files that a commit changed and that are dropped from it:
 * `node bench/context/providers/measure.ts --repositories DIR` with Node 24, on the pinned repositories.
 * - `--half tuning|reported`, `--only NAME`: some of the repositories
 * - `--commits N`: how many commits of each repository for tests, documents and similar code
 */
import { parseArgs } from 'node:util';
import { isTestPath } from '../../../src/symbols/is-test.ts';
import { createRandom } from '../../accuracy/random.ts';
import { openRepository, type OpenRepository, type PinnedRepository } from '../../accuracy/repositories.ts';
import { readPinned } from '../pinned.ts';
import { measureChangedTogether } from './changed-together.ts';
import { DOCUMENT, measureDocuments } from './documents.ts';
import { listChanged } from './held-out.ts';
import { openCommit } from './open-commit.ts';
import { measureSimilar } from './similar.ts';
import { measureTests } from './tests.ts';

type Figures = Readonly<Record<string, number>>;

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    half: { type: 'string', default: 'reported' },
    only: { type: 'string' },
    commits: { type: 'string', default: '8' },
  },
});
const LOOKED_AT = 2_000;
const MAX_FILES = 30;
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go)$/;
const totals = new Map<string, Figures>();
for (const pinned of readPinned().filter(
  ({ name, half }) => half === values.half && (values.only === undefined || name.includes(values.only)),
)) {
  const repository = openRepository(pinned);
  try {
    await measureAll(repository, pinned);
  } finally {
    repository.close();
  }
  console.log(pinned.name, Object.fromEntries(totals));
}

async function measureAll(repository: OpenRepository, pinned: PinnedRepository): Promise<void> {
  add('changed-together', measureChangedTogether(repository, pinned.head));
  for (const commit of chooseCommits(repository, pinned, (path) => SOURCE.test(path) && isTestPath(path))) {
    add('tests', await measureTests(repository, commit));
  }
  for (const commit of chooseCommits(repository, pinned, (path) => DOCUMENT.test(path))) {
    add('documents', await measureDocuments(repository, commit));
  }
  for (const commit of pinned.commits.slice(0, Number(values.commits))) {
    const opened = await openCommit(repository.folder, `${commit}~1`, commit);
    add('similar', await measureSimilar(opened));
    opened.close();
  }
}

/** Chooses commits that change sources and files of a kind. The same head gives the same commits. */
function chooseCommits(
  { git }: OpenRepository,
  { name, head }: PinnedRepository,
  isOfKind: (path: string) => boolean,
): readonly string[] {
  const history = git('rev-list', '--no-merges', `--max-count=${LOOKED_AT}`, head).split('\n').filter(Boolean);
  const chosen: string[] = [];
  for (const commit of createRandom(`providers ${name}`).sample(history, history.length)) {
    if (chosen.length < Number(values.commits) && isSuitable(git, commit, isOfKind)) {
      chosen.push(commit);
    }
  }
  return chosen;
}

function isSuitable(git: OpenRepository['git'], commit: string, isOfKind: (path: string) => boolean): boolean {
  try {
    const files = listChanged(git, commit);
    const modified = files.flatMap(({ letter, path }) => (letter === 'M' ? [path] : []));
    return (
      files.length <= MAX_FILES &&
      modified.some(isOfKind) &&
      modified.some((path) => SOURCE.test(path) && !isTestPath(path) && !isOfKind(path))
    );
  } catch {
    // The first commit has no parent.
    return false;
  }
}

function add(provider: string, figures: object | undefined): void {
  const sum = { ...totals.get(provider) };
  for (const [name, value] of Object.entries(figures ?? {})) {
    sum[name] = (sum[name] ?? 0) + Number(value);
  }
  totals.set(provider, sum);
}
