import { readFromGit } from '../../changes/read-from-git.ts';
import { readGivenDiff } from '../../changes/diff/read-diff.ts';
import type { Changes } from '../../changes/types.ts';
import { runError, usageError } from '../../errors.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { checkoutWorkspace } from '../../workspace/disk/checkout.ts';
import type { GitRepository } from '../../workspace/git/git.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import { MAX_HEAD_BYTES, MAX_VERSION_BYTES, readContent } from '../../workspace/read-content.ts';
import { revisionWorkspace } from '../../workspace/git/revision.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { EarlierCommits } from '../gather/gather-writing.ts';
import type { ReadVersion } from '../choose/compare-bundles.ts';
import type { Sides } from '../choose/choose-guidance.ts';
import { headMadeOf, readHeadFrom } from './head-from-diff.ts';
import { openFolder } from './open-folder.ts';

/** Where a local change comes from. */
export type LocalSource =
  | { readonly kind: 'revision'; readonly head: string | undefined }
  | { readonly kind: 'staged' }
  | { readonly kind: 'working-tree' }
  | { readonly kind: 'diff'; readonly name: string; readonly bytes: Uint8Array };

export interface LocalRequest {
  /** Folder of the repository; the working directory where absent. */
  readonly repo: string | undefined;
  /** Revision to compare with. */
  readonly base: string | undefined;
  readonly source: LocalSource;
}

/** A change on this machine with the workspaces around it. */
export interface LocalChange {
  readonly changes: Changes;
  /** Whose instructions and configuration guide. */
  readonly trusted: Workspace;
  /** Absent for a diff that came without its head. */
  readonly head: Workspace | undefined;
  /** Base and head, be it one made of the base and the diff. */
  readonly sides: Sides;
  readonly readHead: ReadHead;
  readonly readVersion: ReadVersion;
  /** The commits before the change; absent for a diff that came without a repository. */
  readonly earlier?: EarlierCommits;
  /** `github.com/octo/app` by the address of the remote; undefined where there is none. */
  readonly repository: string | undefined;
  /** What the user should know of how the change was found. */
  readonly notes: readonly string[];
  close(): void;
}

/** Opens the change a command line names; throws a `UserError` that says what to give instead. */
export async function openLocalChange(request: LocalRequest): Promise<LocalChange> {
  const folder = request.repo ?? '.';
  const { source } = request;
  if (source.kind === 'diff' && request.base === undefined) {
    return openDiff((await openFolder(request.repo)).workspace, source);
  }
  const opened = await openRepository(folder);
  if (opened.kind === 'problem') {
    throw usageError(opened.code, opened.message, opened.hint);
  }
  const { repository } = opened;
  try {
    return await openIn(repository, request);
  } catch (error) {
    repository.close();
    throw error;
  }
}

async function openIn(repository: GitRepository, request: LocalRequest): Promise<LocalChange> {
  const { source } = request;
  switch (source.kind) {
    case 'diff': {
      const commit = await resolveOrThrow(repository, request.base ?? 'HEAD', '--base');
      return {
        ...openDiff(revisionWorkspace(repository, commit, nameOf('base', commit)), source),
        repository: await repository.remoteName(),
        close: () => repository.close(),
      };
    }
    case 'staged':
    case 'working-tree': {
      const commit = await resolveOrThrow(repository, request.base ?? 'HEAD', '--base');
      return openUncommitted(repository, commit, source.kind);
    }
    case 'revision':
      return openRevisions(repository, request.base, source.head);
  }
}

async function openRevisions(
  repository: GitRepository,
  baseName: string | undefined,
  headName: string | undefined,
): Promise<LocalChange> {
  const head = await resolveOrThrow(repository, headName ?? 'HEAD', '--head');
  const base =
    baseName === undefined ? await defaultBase(repository) : await resolveOrThrow(repository, baseName, '--base');
  const fork = await repository.mergeBase(base, head);
  const notes =
    fork === undefined
      ? ['The two revisions have no common ancestor here (a shallow clone?); they are compared directly.']
      : [];
  const changes = await readFromGit(repository, fork ?? base, head);
  const headWorkspace = revisionWorkspace(repository, head, nameOf('head', head));
  const trusted = revisionWorkspace(repository, base, nameOf('base', base));
  return {
    changes,
    trusted,
    head: headWorkspace,
    sides: { base: trusted, head: headWorkspace },
    readHead: (path) => readContent(headWorkspace, path, MAX_HEAD_BYTES),
    earlier: { log: repository, head: fork ?? base },
    readVersion: versionReader(
      revisionWorkspace(repository, fork ?? base, nameOf('base', fork ?? base)),
      headWorkspace,
    ),
    repository: await repository.remoteName(),
    notes,
    close: () => repository.close(),
  };
}

async function openUncommitted(
  repository: GitRepository,
  commit: string,
  kind: 'staged' | 'working-tree',
): Promise<LocalChange> {
  const changes = await readFromGit(repository, commit, kind === 'staged' ? 'index' : 'worktree');
  const trusted = revisionWorkspace(repository, commit, nameOf('base', commit));
  const head = kind === 'staged' ? undefined : checkoutWorkspace(repository.root);
  const readHead = readHeadFrom(trusted, changes, MAX_HEAD_BYTES);
  return {
    changes,
    trusted,
    head,
    sides: { base: trusted, head: head ?? headMadeOf(trusted, changes, readHead) },
    readHead,
    earlier: { log: repository, head: commit },
    readVersion: versionReader(trusted, head ?? readHeadFrom(trusted, changes, MAX_VERSION_BYTES)),
    repository: await repository.remoteName(),
    notes: [],
    close: () => repository.close(),
  };
}

function openDiff(trusted: Workspace, source: Extract<LocalSource, { kind: 'diff' }>): LocalChange {
  const changes = readGivenDiff(source.bytes);
  if (changes.files.length === 0 && changes.leftOut.length === 0 && source.bytes.length > 0) {
    const name = source.name === '-' ? 'Standard input' : `"${source.name}"`;
    throw usageError('no-diff', `${name} holds no unified diff`, 'Make one with `git diff BASE...HEAD`.');
  }
  const readHead = readHeadFrom(trusted, changes, MAX_HEAD_BYTES);
  return {
    changes,
    trusted,
    head: undefined,
    sides: { base: trusted, head: headMadeOf(trusted, changes, readHead) },
    readHead,
    readVersion: versionReader(trusted, readHeadFrom(trusted, changes, MAX_VERSION_BYTES)),
    repository: undefined,
    notes: [],
    close: () => {},
  };
}

function versionReader(base: Workspace, head: Workspace | ReadHead): ReadVersion {
  const readHead: ReadHead = typeof head === 'function' ? head : (path) => readContent(head, path, MAX_VERSION_BYTES);
  return (side, { path, previousPath }) =>
    side === 'head' ? readHead(path) : readContent(base, previousPath ?? path, MAX_VERSION_BYTES);
}

async function resolveOrThrow(repository: GitRepository, name: string, flag: string): Promise<string> {
  const commit = await repository.resolve(name);
  if (commit !== undefined) {
    return commit;
  }
  if (name === 'HEAD') {
    throw usageError(
      'no-commit',
      'The repository has no commit yet',
      'Commit something, or review a diff with `--diff`.',
    );
  }
  throw usageError(
    'unknown-revision',
    `The repository has no revision "${name}"`,
    `Check \`${flag}\`; in a shallow clone, fetch it first.`,
  );
}

async function defaultBase(repository: GitRepository): Promise<string> {
  const base = await repository.defaultBase();
  if (base === undefined) {
    throw runError(
      'no-default-base',
      'No default branch was found to compare with',
      'Name one with `--base`, for example `--base main`.',
    );
  }
  return base.commit;
}

function nameOf(role: 'base' | 'head', commit: string): string {
  return `${role} ${commit.slice(0, 7)}`;
}
