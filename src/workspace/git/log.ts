import { runGitOrFail, splitNull, type Git } from './process.ts';
import { checkedId } from './object-id.ts';

/** Who made a commit and what its message begins with. */
export interface LoggedCommit {
  /** The address of its author. */
  readonly author: string;
  /** The first paragraph of its message as one line, cut after 300 columns. */
  readonly subject: string;
}

/** Both filled up with blanks or cut with two full stops at the end, so that no message is too long to be read. */
const FORMAT = 'tformat:%<(200,trunc)%ae%x09%<(300,trunc)%s';

/** The last commits that lead to one, the newest first, without merges. */
export async function readLog(git: Git, from: string, most: number): Promise<readonly LoggedCommit[]> {
  const args = ['log', '-z', `--max-count=${most}`, '--no-merges', '--encoding=UTF-8', ...PLAIN, `--format=${FORMAT}`];
  const output = await runGitOrFail(git, [...args, checkedId(from), '--']);
  return splitNull(output).map((record) => {
    const tab = record.indexOf('\t');
    return { author: record.slice(0, tab).trimEnd(), subject: record.slice(tab + 1).trimEnd() };
  });
}

/** Against settings of the repository: `log.showSignature` would run a program of its choice. */
const PLAIN = ['--no-show-signature', '--no-color', '--no-decorate', '--no-notes', '--no-mailmap', '--no-patch'];
