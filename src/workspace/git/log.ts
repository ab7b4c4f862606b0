import { runGitOrFail, splitNull, type Git } from './process.ts';
import { checkedId } from './object-id.ts';

/** Pads a subject with blanks, or cuts it with two full stops at the end, so that its length is limited. */
const SUBJECT = '%<(300,trunc)%s';

/**
 * Reads the subjects of the last commits up to this one, newest first, without merges. A subject is the first paragraph of the
 * message as one line, cut after 300 columns.
 */
export async function readSubjects(git: Git, from: string, most: number): Promise<readonly string[]> {
  const args = ['log', '-z', `--max-count=${most}`, '--no-merges', '--encoding=UTF-8', ...PLAIN];
  const output = await runGitOrFail(git, [...args, `--format=tformat:${SUBJECT}`, checkedId(from), '--']);
  return splitNull(output).map((subject) => subject.trimEnd());
}

/** A commit with its whole message. */
export interface LoggedMessage {
  /** The email address of who made the commit, who is not always its author. */
  readonly committer: string;
  readonly message: string;
}

/** Nobody writes more, and the author of a change decides how long it is. */
const MAX_MESSAGE_CHARACTERS = 100_000;

/** Reads the messages of the last commits up to this one, newest first, without merges and without those of `without`. */
export async function readLogMessages(
  git: Git,
  from: string,
  most: number,
  without: string,
): Promise<readonly LoggedMessage[]> {
  const args = ['log', '-z', `--max-count=${most}`, '--no-merges', '--encoding=UTF-8', ...PLAIN];
  const range = [checkedId(from), `^${checkedId(without)}`, '--'];
  return splitNull(await runGitOrFail(git, [...args, '--format=tformat:%ce%x09%B', ...range])).map((record) => {
    const tab = record.indexOf('\t');
    const message = record.slice(tab + 1, tab + 1 + MAX_MESSAGE_CHARACTERS).trim();
    return { committer: record.slice(0, tab), message };
  });
}

/** Overrides settings of the repository: `log.showSignature` would run a program that the repository chooses. */
const PLAIN = ['--no-show-signature', '--no-color', '--no-decorate', '--no-notes', '--no-mailmap', '--no-patch'];

/** Commits with more paths are not listed: an import of a repository may have a million. */
const MAX_PATHS = 1_000;
const COMMIT = '\u0001';

/**
 * Reads the paths that the last commits up to this one changed, newest first, without merges. A renamed file counts as a
 * removed and an added one.
 */
export async function readLoggedPaths(git: Git, from: string, most: number): Promise<readonly (readonly string[])[]> {
  const form = ['--name-only', '--no-renames', '--no-ext-diff', '--ignore-submodules=dirty', '--format=tformat:%x01'];
  const plain = PLAIN.filter((flag) => flag !== '--no-patch');
  const args = ['log', '-z', `--max-count=${most}`, '--no-merges', ...plain, ...form];
  const commits: string[][] = [];
  for (const field of splitNull(await runGitOrFail(git, [...args, checkedId(from), '--']))) {
    // A line feed separates the commit from its first path.
    const path = field.replace(/^\n/, '');
    if (path === COMMIT) {
      commits.push([]);
    } else if (path !== '') {
      commits.at(-1)?.push(path);
    }
  }
  return commits.map((paths) => (paths.length > MAX_PATHS ? [] : paths));
}

/** A commit of the main line of a branch: a merged pull request, or a commit of its own. */
export interface MergedCommit {
  readonly id: string;
  /** The commit of the main line before it; absent for the first of a repository, and at the end of a shallow clone. */
  readonly parent?: string;
  /** The first paragraph of its message as one line, cut after 300 columns. */
  readonly subject: string;
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
}

/** Reads the last commits of the main line up to this one, newest first: of a merge only its first parent is followed. */
export async function readMainLine(git: Git, from: string, most: number): Promise<readonly MergedCommit[]> {
  const format = `--format=tformat:%H%x09%P%x09%ct%x09${SUBJECT}`;
  const args = ['log', '-z', `--max-count=${most}`, '--first-parent', '--encoding=UTF-8', ...PLAIN, format];
  return splitNull(await runGitOrFail(git, [...args, checkedId(from), '--'])).map((record) => {
    const [id = '', parents = '', seconds = '', ...subject] = record.split('\t');
    const [parent = ''] = parents.split(' ');
    return {
      id,
      ...(parent === '' ? {} : { parent }),
      subject: subject.join('\t').trimEnd(),
      seconds: Number(seconds),
    };
  });
}
