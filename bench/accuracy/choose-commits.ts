/**
 * Chooses the commits of `repositories.json`: `node bench/accuracy/choose-commits.ts`. Going back from the pinned head, it takes
 * commits without merges that change code modestly and in several places. The choice depends on the head alone.
 */
import { writeFileSync } from 'node:fs';
import { openRepository, readRepositories, REPOSITORIES_FILE, type OpenRepository } from './repositories.ts';

const COMMITS = 24;
/** Commits that are looked at, the newest first. */
const LOOKED_AT = 1_500;
const FILES = { least: 1, most: 8 };
const CHANGED_LINES = { least: 16, most: 400 };
const LEAST_HUNKS = 4;
const LEAST_CODE_FILES = 1;
const CODE = /\.(?:c|cc|cpp|cs|go|h|hpp|java|js|jsx|kt|mjs|php|py|rb|rs|swift|ts|tsx|vue)$/;

const repositories = readRepositories().map((pinned) => {
  const repository = openRepository(pinned);
  try {
    const commits = chooseCommits(repository, pinned.head);
    console.log(`${pinned.name}: ${commits.length} commits`);
    return { ...pinned, commits };
  } finally {
    repository.close();
  }
});
writeFileSync(REPOSITORIES_FILE, `${JSON.stringify({ repositories }, undefined, 2)}\n`);

function chooseCommits({ git }: OpenRepository, head: string): readonly string[] {
  const chosen: string[] = [];
  const history = git('rev-list', '--no-merges', `--max-count=${LOOKED_AT}`, head).split('\n');
  for (const commit of history.filter((line) => line !== '')) {
    if (chosen.length === COMMITS) {
      break;
    }
    if (isSuitable(git, commit)) {
      chosen.push(commit);
    }
  }
  return chosen;
}

function isSuitable(git: OpenRepository['git'], commit: string): boolean {
  let diff: string;
  try {
    diff = git('diff', '-M', '--no-color', `${commit}~1`, commit);
  } catch {
    // The first commit has no parent, and clones may lack large files.
    return false;
  }
  const files = [...diff.matchAll(/^diff --git a\/.* b\/(.*)$/gm)].map((match) => match[1] ?? '');
  const hunks = diff.match(/^@@ /gm)?.length ?? 0;
  const changed = diff.match(/^[+-](?![+-]{2} )/gm)?.length ?? 0;
  return (
    isWithin(files.length, FILES) &&
    isWithin(changed, CHANGED_LINES) &&
    hunks >= LEAST_HUNKS &&
    files.filter((path) => CODE.test(path)).length >= LEAST_CODE_FILES
  );
}

function isWithin(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value >= least && value <= most;
}
