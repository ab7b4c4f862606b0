import { runError, usageError, type UserError } from '../../errors.ts';
import { suggestionFor } from '../../options/problems.ts';
import { quote } from '../../text/shown/quote.ts';
import type { GitRepository, NamedCommit } from '../../workspace/git/git.ts';

/**
 * The commit of a revision that `flag` names.
 *
 * @throws {UserError} if there is none, with a similar name, or with what to fetch
 */
export async function resolveOrThrow(repository: GitRepository, name: string, flag: string): Promise<string> {
  const commit = await repository.resolve(name);
  if (commit !== undefined) {
    return commit;
  }
  if (name === 'HEAD') {
    throw await noHead(repository);
  }
  const [, from, to] = /^(.*?[^.])\.{2,3}(.*)$/.exec(name) ?? [];
  throw usageError(
    'unknown-revision',
    name === '' ? `The value of \`${flag}\` is empty` : `The repository has no revision "${name}"`,
    from === undefined
      ? await suggestRevision(repository, name, flag)
      : `Write the two ends of a range apart: \`--base ${from}\`${to === '' || to === undefined ? '' : ` and \`--head ${to}\``}.`,
  );
}

/** The error for a `HEAD` that names no commit: nothing was committed yet, or the objects of the repository are damaged. */
export async function noHead(repository: GitRepository): Promise<UserError> {
  const branch = await repository.currentBranch();
  const isLost = branch === undefined || (await repository.revisionNames()).includes(branch);
  return isLost
    ? runError(
        'damaged-repository',
        `The commit of ${branch === undefined ? '`HEAD`' : `the branch ${quote(branch)}`} cannot be read`,
        'The repository is damaged or not completely copied; `git fsck` lists what is missing.',
      )
    : usageError(
        'no-commit',
        'The repository has no commit yet',
        'Make a first commit, or review a diff with `--diff`.',
      );
}

/** What to do about an unknown revision: a similar name that exists, or how to fetch it. */
async function suggestRevision(repository: GitRepository, name: string, flag: string): Promise<string> {
  const names = await repository.revisionNames();
  const remote = names.find((one) => one.endsWith(`/${name}`));
  const other = OTHER_DEFAULTS.get(name);
  const known = remote ?? (other !== undefined && names.includes(other) ? other : undefined);
  if (known !== undefined && name !== '') {
    return `Did you mean \`${known}\`?`;
  }
  const otherwise = (await repository.isShallow())
    ? `This clone is shallow, so it may lack it: \`git fetch --unshallow\` brings the rest.`
    : `Check \`${flag}\`. \`git fetch\` brings what was pushed since.`;
  return name === '' ? `Check \`${flag}\`.` : suggestionFor(name, names, otherwise);
}

/** The two usual names of a default branch. */
const OTHER_DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['main', 'master'],
  ['master', 'main'],
]);

/**
 * The commit at which the branch left the default branch.
 *
 * @throws {UserError} if there is no default branch, or none that shares a commit with `HEAD`
 */
export async function findDefaultBase(repository: GitRepository): Promise<NamedCommit> {
  const base = await repository.defaultBase();
  if (base === undefined) {
    const names = await repository.revisionNames();
    const unrelated = names.find((name) => /^(?:[^/]+\/)?(?:main|master)$/.test(name));
    if (unrelated !== undefined) {
      const rest = (await repository.isShallow())
        ? 'This clone is shallow: `git fetch --unshallow` brings the commits that they share. '
        : '';
      throw runError(
        'no-default-base',
        `\`HEAD\` and ${quote(unrelated)} have no commit in common`,
        `${rest}\`--base ${unrelated}\` compares them all the same.`,
      );
    }
    throw runError(
      'no-default-base',
      'Found no default branch to compare with',
      'Name one with `--base`, for example `--base main`.',
    );
  }
  return base;
}
