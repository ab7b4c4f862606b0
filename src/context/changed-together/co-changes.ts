/** A file that usually changes together with a changed one, but does not change here. */
export interface CoChange {
  readonly path: string;
  /** The changed file that says most about it. */
  readonly with: string;
  /** Commits that change both. */
  readonly together: number;
  /** Commits that change `with`. */
  readonly changes: number;
}

/** A commit with more files is a reformatting, a rename or an import, and says nothing about two of its files. */
const MAX_FILES = 30;
/** Fewer commits may be chance. */
const LEAST_TOGETHER = 5;
const LEAST_CONFIDENCE = 0.8;
const MOST_NAMED = 3;

/**
 * Finds the files that changed in most of the commits that changed one of the changed files.
 *
 * @param commits the paths that each earlier commit changed
 * @param changed the paths of the change, also those of files that are not reviewed
 * @returns the surest first
 */
export function findCoChanges(
  commits: readonly (readonly string[])[],
  changed: ReadonlySet<string>,
  exists: (path: string) => boolean,
): readonly CoChange[] {
  const changes = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  for (const paths of commits.filter((commit) => commit.length <= MAX_FILES)) {
    for (const path of paths.filter((one) => changed.has(one))) {
      changes.set(path, (changes.get(path) ?? 0) + 1);
      const others = together.get(path) ?? new Map<string, number>();
      together.set(path, others);
      for (const other of paths.filter((one) => !changed.has(one))) {
        others.set(other, (others.get(other) ?? 0) + 1);
      }
    }
  }
  const best = new Map<string, CoChange>();
  for (const [path, others] of together) {
    for (const [other, count] of others) {
      const one = { path: other, with: path, together: count, changes: changes.get(path) ?? count };
      const known = best.get(other);
      if (count >= LEAST_TOGETHER && confidence(one) >= LEAST_CONFIDENCE && exists(other)) {
        best.set(other, known !== undefined && certainty(known) >= certainty(one) ? known : one);
      }
    }
  }
  return [...best.values()].toSorted((a, b) => certainty(b) - certainty(a)).slice(0, MOST_NAMED);
}

function confidence({ together, changes }: CoChange): number {
  return together / changes;
}

/** The lower estimate of how often two files change together: 4 of 4 commits say less than 16 of 17. */
function certainty({ together, changes }: CoChange): number {
  return together / (changes + PRIOR_CHANGES);
}

const PRIOR_CHANGES = 2;

/**
 * Lists the files that earlier commits changed together with a file, the most frequent first. Unlike a co-change that is
 * noted, a single commit is enough: the caller compares the files.
 */
export function listChangedWith(commits: readonly (readonly string[])[], path: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const paths of commits.filter((commit) => commit.length <= MAX_FILES && commit.includes(path))) {
    for (const other of paths.filter((one) => one !== path)) {
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([other]) => other);
}
