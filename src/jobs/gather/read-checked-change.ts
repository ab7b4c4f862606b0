import type { CheckedChange } from '../../literal/run-checks.ts';
import { readOwners } from '../../literal/ownership/read-owners.ts';
import type { CommitMessage } from '../../literal/types.ts';
import type { Owner } from '../../literal/ownership/types.ts';
import { folderOf } from '../../workspace/paths.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';

/** A change for the literal checks that look at it as a whole. Commits and files are read only when a check asks for them. */
export function readCheckedChange(
  { changes, description, branch, target, readers, sides, trusted }: ReviewSubject,
  { applied, guidelines, excluded }: Pick<Chosen, 'applied' | 'guidelines' | 'excluded'>,
): CheckedChange {
  const isApplied = new Set(applied);
  const ignored = excluded.filter(({ kind }) => kind === 'not-in-paths' || kind === 'ignored');
  return {
    allFiles: changes.files,
    ignored: new Set(ignored.map(({ path }) => path)),
    moreGuidelines: guidelines.applicable.filter((guideline) => !isApplied.has(guideline)),
    title: description?.title,
    description: description?.body,
    branch,
    target,
    readCommits: async () =>
      (await readMessages(readers?.commits))?.map(({ message }) => message.split('\n', 1)[0] ?? ''),
    readMessages: () => readMessages(readers?.commits),
    exists: (path) => hasFile(sides.head, path),
    isNewFolder: (folder) => isEmpty(sides.base, folder),
    readOwners: (paths) => readOwnersOf(trusted, paths),
  };
}

/** GitHub may be slow or refuse. Then rules about commits are not checked, and the review goes on. */
async function readMessages(
  commits: NonNullable<ReviewSubject['readers']>['commits'],
): Promise<readonly CommitMessage[] | undefined> {
  try {
    return await commits?.(AbortSignal.timeout(MAX_WAIT_MILLISECONDS));
  } catch {
    return undefined;
  }
}

const MAX_WAIT_MILLISECONDS = 20_000;

/** Linters are a convenience: if their configuration cannot be read, the checks run. */
async function readOwnersOf(trusted: Workspace, paths: readonly string[]): Promise<readonly Owner[]> {
  try {
    return await readOwners(trusted, paths);
  } catch {
    return [];
  }
}

/** Undefined if the base cannot be listed. */
async function isEmpty(base: Workspace, folder: string): Promise<boolean | undefined> {
  try {
    return (await base.list(folder)).length === 0;
  } catch {
    return undefined;
  }
}

/** Undefined if the head cannot be listed. */
async function hasFile(head: Workspace, path: string): Promise<boolean | undefined> {
  try {
    const folder = folderOf(path);
    const { entries } = await head.find({ endings: [path.toLowerCase()], deep: [], shallow: [folder] });
    return entries.some((entry) => entry.path === path);
  } catch {
    return undefined;
  }
}
