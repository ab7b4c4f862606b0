/** A repository that can list the subjects of its latest commits, the newest first, without merges. */
export interface CommitLog {
  recentSubjects(from: string, most: number): Promise<readonly string[]>;
}

const MAX_SUBJECTS = 10;

/**
 * Reads the subjects of the last commits, the newest first, each once.
 *
 * @param head the id of the last commit to read
 */
export async function earlierSubjects(log: CommitLog, head: string): Promise<readonly string[]> {
  const subjects = await log.recentSubjects(head, MAX_SUBJECTS);
  return [...new Set(subjects.map((subject) => subject.trim()).filter((subject) => subject !== ''))];
}
