import { decodeHeads, readBinaryTexts } from '../../changes/encoding/read-binary-texts.ts';
import { readFromGit } from '../../changes/read-from-git.ts';
import type { Changes } from '../../changes/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { checkoutWorkspace } from '../../workspace/disk/checkout.ts';
import type { GitRepository } from '../../workspace/git/git.ts';
import { revisionWorkspace } from '../../workspace/git/revision.ts';
import { MAX_HEAD_BYTES, MAX_VERSION_BYTES } from '../../workspace/read-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { buildHeadWorkspace, headReaderFromDiff } from './head-from-diff.ts';
import { isEmpty, nameWorkspace, readBytesFrom, readVersionsFrom, type LocalChange } from './local-change.ts';
import { nameFirst } from './name-first.ts';

/** Opens what would be committed, or what differs from the commit on disk: with new files, unless they are ignored. */
export async function openUncommitted(
  repository: GitRepository,
  commit: string,
  kind: 'staged' | 'working-tree',
): Promise<LocalChange> {
  const trusted = revisionWorkspace(repository, commit, nameWorkspace('base', commit));
  const head = kind === 'staged' ? undefined : checkoutWorkspace(repository.root);
  const readBytes = readBytesFrom(trusted, head);
  const { read, notes } =
    head === undefined
      ? { read: await readFromGit(repository, commit, 'index'), notes: [] }
      : await readWorkingTree(repository, commit, head);
  const changes = await readBinaryTexts(read, readBytes);
  const readHead = decodeHeads(changes, headReaderFromDiff(trusted, changes, MAX_HEAD_BYTES), readBytes);
  return {
    changes,
    trusted,
    head,
    sides: { base: trusted, head: head ?? buildHeadWorkspace(trusted, changes, readHead) },
    readHead,
    earlier: { log: repository, head: commit },
    readers: { earlierPaths: (most) => repository.recentPaths(commit, most) },
    readVersion: readVersionsFrom(trusted, head ?? headReaderFromDiff(trusted, changes, MAX_VERSION_BYTES)),
    branch: await repository.currentBranch(),
    repository: await repository.remoteName(),
    notes,
    ...(isEmpty(changes) ? { whyEmpty: kind === 'staged' ? NOTHING_STAGED : NOTHING_CHANGED } : {}),
    close: () => repository.close(),
  };
}

const NOTHING_STAGED = 'Nothing is staged. `git add` stages files, `--working-tree` takes all that is not committed.';
const NOTHING_CHANGED = 'No file differs from the commit that it is compared with.';

/** With more new files, a folder is probably missing in `.gitignore`: packages, or what a build writes. */
const MOST_UNTRACKED = 300;
/** A larger file that nobody added is hardly code: an export of data, for example. */
const MOST_UNTRACKED_BYTES = 1024 * 1024;

interface ReadTree {
  readonly read: Changes;
  readonly notes: readonly string[];
}

/**
 * Reads what differs on disk. Files that git does not track yet are new files of the change. Those of a repository inside of
 * this one belong to that repository.
 */
async function readWorkingTree(repository: GitRepository, commit: string, disk: Workspace): Promise<ReadTree> {
  const untracked = await repository.untrackedPaths();
  const repositories = untracked.filter((path) => path.endsWith('/'));
  const files = untracked.filter((path) => !path.endsWith('/'));
  const overlooked = await repository.overlookedPaths(
    commit,
    async (path) => (await disk.sizeOf?.(path)) !== undefined,
  );
  const { read, notes } = await readWithFiles(repository, commit, disk, files);
  return {
    read: leaveOut(leaveOut(read, repositories, REPOSITORY), overlooked, OVERLOOKED),
    notes: [
      ...notes,
      ...(repositories.length === 0 ? [] : [noteRepositories(repositories)]),
      ...(overlooked.length === 0 ? [] : [noteOverlooked(overlooked)]),
    ],
  };
}

async function readWithFiles(
  repository: GitRepository,
  commit: string,
  disk: Workspace,
  untracked: readonly string[],
): Promise<ReadTree> {
  if (untracked.length === 0 || untracked.length > MOST_UNTRACKED) {
    const read = await readFromGit(repository, commit, 'worktree');
    return untracked.length === 0
      ? { read, notes: [] }
      : { read: leaveOut(read, untracked, NOT_TRACKED), notes: [noteTooMany(untracked)] };
  }
  const sizes = await Promise.all(untracked.map(async (path) => [path, (await disk.sizeOf?.(path)) ?? 0] as const));
  const taken = sizes.flatMap(([path, bytes]) => (bytes > MOST_UNTRACKED_BYTES ? [] : [path]));
  const large = sizes.flatMap(([path, bytes]) => (bytes > MOST_UNTRACKED_BYTES ? [path] : []));
  const extended = await repository.withUntracked(commit, taken);
  try {
    const read = await readFromGit(extended, commit, 'worktree');
    return {
      read: leaveOut(read, large, NOT_TRACKED_AND_LARGE),
      notes: [...(taken.length === 0 ? [] : [noteTaken(taken)]), ...(large.length === 0 ? [] : [noteLarge(large)])],
    };
  } finally {
    await extended.close();
  }
}

interface Reason {
  readonly one: string;
  readonly many: (count: number) => string;
}

const NOT_TRACKED: Reason = {
  one: 'not tracked by git, like too many others',
  many: (count) => `${writeCount(count)} files not tracked by git, like too many others`,
};
const NOT_TRACKED_AND_LARGE: Reason = {
  one: 'not tracked by git, and larger than 1 MB',
  many: (count) => `${writeCount(count)} files not tracked by git, and larger than 1 MB`,
};
const REPOSITORY: Reason = {
  one: 'a repository of its own, not tracked by git',
  many: (count) => `${writeCount(count)} repositories not tracked by git`,
};

const OVERLOOKED: Reason = {
  one: 'changed, but git is told not to look at it',
  many: (count) => `${writeCount(count)} changed files that git is told not to look at`,
};

/** The change with the paths among what was not read, so that no report calls it clean. Many paths become one row for each folder. */
function leaveOut(changes: Changes, paths: readonly string[], { one, many }: Reason): Changes {
  const rows =
    paths.length <= MOST_ROWS
      ? paths.map((path) => ({ path, reason: one }))
      : [...groupBy(paths, firstSegment)].map(([path, own]) =>
          own.length === 1 ? { path, reason: one } : { path, reason: many(own.length), files: own.length },
        );
  return { ...changes, leftOut: [...changes.leftOut, ...rows] };
}

/** How many files are reported one by one. */
const MOST_ROWS = 20;

/** The folder of the repository's root in which a file is; the file itself if it is in the root. */
function firstSegment(path: string): string {
  return path.slice(0, path.indexOf('/') + 1) || path;
}

function noteTaken(paths: readonly string[]): string {
  return paths.length === 1
    ? `Part of the change, although git does not track it yet: ${nameFirst(paths)}.`
    : `Part of the change, although git does not track them yet: ${nameFirst(paths)}.`;
}

function noteLarge(paths: readonly string[]): string {
  return `Not part of the change: ${nameFirst(paths)}, as git does not track ${paths.length === 1 ? 'it and it has' : 'them and they have'} more than 1 MB. ${HOW_TO_ADD}`;
}

function noteRepositories(paths: readonly string[]): string {
  const are = paths.length === 1 ? 'it is a repository of its own' : 'they are repositories of their own';
  return `Not part of the change: ${nameFirst(paths)}, as git does not track ${paths.length === 1 ? 'it' : 'them'} and ${are}. \`.gitignore\` says which are not meant.`;
}

function noteOverlooked(paths: readonly string[]): string {
  return `Not part of the change, although changed: ${nameFirst(paths)}, as git is told not to look at ${paths.length === 1 ? 'it' : 'them'}. \`git update-index --no-assume-unchanged PATH\`, or \`--no-skip-worktree PATH\`, makes a file part of it.`;
}

function noteTooMany(paths: readonly string[]): string {
  return `Not part of the change: ${writeCount(paths.length)} files that git does not track, such as ${nameFirst(paths)}. Up to ${MOST_UNTRACKED} would be. Is a folder missing in \`.gitignore\`? ${HOW_TO_ADD}`;
}

const HOW_TO_ADD = '`git add --intent-to-add PATH` makes a file part of it.';
