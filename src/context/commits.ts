/** The parts of a commit that show the style of its message. */
export interface Commit {
  /** The email address of its author. */
  readonly author: string;
  /** The first paragraph of its message as one line, perhaps cut. */
  readonly subject: string;
}

/** A repository that can list its latest commits, the newest first, without merges. */
export interface CommitLog {
  recentCommits(from: string, most: number): Promise<readonly Commit[]>;
}

/** Subjects of earlier commits, the newest first, each once. */
export interface EarlierSubjects {
  readonly branch: readonly string[];
  /** Subjects of one author that are not in `branch`. */
  readonly author: readonly string[];
}

const MAX_SUBJECTS = 10;
/** Only this many commits are searched for the author's: older ones may have another style. */
const MAX_COMMITS = 500;

/**
 * Reads the subjects of the last commits before `head`, and those of the author's own commits.
 *
 * @param head id of a commit
 * @param author an email address; without it, only the subjects of the branch are read
 */
export async function earlierSubjects(
  log: CommitLog,
  head: string,
  author: string | undefined,
): Promise<EarlierSubjects> {
  const commits = await log.recentCommits(head, author === undefined ? MAX_SUBJECTS : MAX_COMMITS);
  const branch = new Set(commits.slice(0, MAX_SUBJECTS).flatMap(subjectOf));
  const own = new Set(commits.filter((commit) => commit.author === author).flatMap(subjectOf));
  return {
    branch: [...branch],
    author: [...own].filter((subject) => !branch.has(subject)).slice(0, MAX_SUBJECTS),
  };
}

function subjectOf({ subject }: Commit): readonly string[] {
  return subject.trim() === '' ? [] : [subject.trim()];
}
