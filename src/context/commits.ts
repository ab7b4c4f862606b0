/** What is read of a commit for the style of its message. */
export interface Commit {
  /** The address of its author. */
  readonly author: string;
  /** The first paragraph of its message as one line, perhaps cut. */
  readonly subject: string;
}

/** A repository that tells its latest commits, the newest first, without merges. */
export interface CommitLog {
  recentCommits(from: string, most: number): Promise<readonly Commit[]>;
}

/** Subjects of earlier commits, the newest first, each once. */
export interface EarlierSubjects {
  readonly branch: readonly string[];
  /** Those of one author that are not among the branch's. */
  readonly author: readonly string[];
}

const MAX_SUBJECTS = 10;
/** How far back an author's are looked for: further back the style may be another. */
const MAX_COMMITS = 500;

/**
 * The subjects of the last commits that lead to `head`, and of the author's own.
 * @param head a commit's id
 * @param author an address; where none is given, the branch's alone
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
