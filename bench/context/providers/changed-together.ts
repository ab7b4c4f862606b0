import { findCoChanges } from '../../../src/context/changed-together/co-changes.ts';
import type { OpenRepository } from '../../accuracy/repositories.ts';

const COMMITS = 2_500;
const HISTORY = 2_000;
const EACH = 3;
const LATEST = 300;
const MAX_FILES = 12;
const MAX_HELD_OUT = 4;

/** Whether a file that is dropped from a commit is noted, from the commits before it. */
export interface ChangedTogetherFigures {
  readonly heldOut: number;
  readonly noted: number;
  /** All files that were noted for commits with one file dropped. */
  readonly named: number;
  readonly wholeCommits: number;
  /** Whole commits for which a file is noted. */
  readonly wholeCommitsNoted: number;
}

export function measureChangedTogether({ git }: OpenRepository, head: string): ChangedTogetherFigures {
  const log = git('log', '--no-merges', '--name-only', '--no-renames', `--max-count=${COMMITS}`, '--format=%x01', head);
  const commits = log
    .split('\u0001\n')
    .slice(1)
    .map((text) => text.split('\n').filter(Boolean));
  const figures = { heldOut: 0, noted: 0, named: 0, wholeCommits: 0, wholeCommitsNoted: 0 };
  for (let at = 0; at < Math.min(LATEST, commits.length); at += EACH) {
    const paths = commits[at] ?? [];
    const history = commits.slice(at + 1, at + 1 + HISTORY);
    const known = new Set(history.flat());
    const find = (changed: readonly string[]): readonly string[] =>
      findCoChanges(history, new Set(changed), (path) => known.has(path)).map(({ path }) => path);
    figures.wholeCommits += 1;
    figures.wholeCommitsNoted += find(paths).length > 0 ? 1 : 0;
    const heldOut = paths.length < 2 || paths.length > MAX_FILES ? [] : paths.slice(0, MAX_HELD_OUT);
    for (const path of heldOut.filter((one) => known.has(one))) {
      const named = find(paths.filter((one) => one !== path));
      figures.heldOut += 1;
      figures.named += named.length;
      figures.noted += named.includes(path) ? 1 : 0;
    }
  }
  return figures;
}
