import { readFromGit } from '../../changes/read-from-git.ts';
import { readGivenDiff } from '../../changes/diff/read-diff.ts';
import { decodeHeads, readBinaryTexts } from '../../changes/encoding/read-binary-texts.ts';
import type { NoteReaders } from '../../context/notes/readers.ts';
import { usageError } from '../../errors.ts';
import { quote } from '../../text/shown/quote.ts';
import type { GitRepository } from '../../workspace/git/git.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import { revisionWorkspace } from '../../workspace/git/revision.ts';
import { MAX_HEAD_BYTES, MAX_VERSION_BYTES, readContent } from '../../workspace/read-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { checkDiffPaths } from './check-diff-paths.ts';
import { buildHeadWorkspace, headReaderFromDiff } from './head-from-diff.ts';
import { isEmpty, nameWorkspace, readBytesFrom, readVersionsFrom, type LocalChange } from './local-change.ts';
import { openFolder } from './open-folder.ts';
import { openUncommitted } from './open-uncommitted.ts';
import { findDefaultBase, resolveOrThrow } from './resolve-revision.ts';

/** Where a local change comes from. */
export type LocalSource =
  | { readonly kind: 'revision'; readonly head: string | undefined }
  | { readonly kind: 'staged' }
  | { readonly kind: 'working-tree' }
  | { readonly kind: 'diff'; readonly name: string; readonly bytes: Uint8Array };

export interface LocalRequest {
  /** Folder of the repository. Absent: the working directory. */
  readonly repo: string | undefined;
  /** Revision to compare with. */
  readonly base: string | undefined;
  readonly source: LocalSource;
}

/** Opens the change that the command line names. Throws a `UserError` with a hint when it cannot. */
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
    return await openInRepository(repository, request);
  } catch (error) {
    repository.close();
    throw error;
  }
}

async function openInRepository(repository: GitRepository, request: LocalRequest): Promise<LocalChange> {
  const { source } = request;
  switch (source.kind) {
    case 'diff': {
      const commit = await resolveOrThrow(repository, request.base ?? 'HEAD', '--base');
      return {
        ...(await openDiff(revisionWorkspace(repository, commit, nameWorkspace('base', commit)), source)),
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
  const { ref, commit: base } =
    baseName === undefined
      ? await findDefaultBase(repository)
      : { ref: baseName, commit: await resolveOrThrow(repository, baseName, '--base') };
  const fork = await repository.mergeBase(base, head);
  const headWorkspace = revisionWorkspace(repository, head, nameWorkspace('head', head));
  const trusted = revisionWorkspace(repository, base, nameWorkspace('base', base));
  const before = revisionWorkspace(repository, fork ?? base, nameWorkspace('base', fork ?? base));
  const readBytes = readBytesFrom(before, headWorkspace);
  const changes = await readBinaryTexts(await readFromGit(repository, fork ?? base, head), readBytes);
  return {
    changes,
    trusted,
    head: headWorkspace,
    sides: { base: trusted, head: headWorkspace },
    commit: head,
    readHead: decodeHeads(changes, (path) => readContent(headWorkspace, path, MAX_HEAD_BYTES), readBytes),
    earlier: { log: repository, head: fork ?? base },
    readers: {
      commits: () => readCommits(repository, fork ?? base, head),
      earlierPaths: (most) => repository.recentPaths(fork ?? base, most),
    },
    readVersion: readVersionsFrom(before, headWorkspace),
    branch: await nameBranch(repository, headName),
    repository: await repository.remoteName(),
    notes:
      fork === undefined
        ? ['The two revisions have no common ancestor in this clone (is it shallow?), so they are compared directly.']
        : [],
    ...(isEmpty(changes) ? { whyEmpty: nothingSince(ref, headName ?? 'HEAD') } : {}),
    close: () => repository.close(),
  };
}

/** Says what was compared, because a newcomer often expects the last commit or the files on the disk. */
function nothingSince(base: string, head: string): string {
  return `${quote(head)} changes nothing since ${quote(base)}. \`--base REVISION\` compares with another revision, \`--working-tree\` takes what is not committed.`;
}

/** A revision that is named in another way, such as by its id, has no branch. */
async function nameBranch(repository: GitRepository, head: string | undefined): Promise<string | undefined> {
  if (head === undefined || head === 'HEAD') {
    return repository.currentBranch();
  }
  return (await repository.resolve(`refs/heads/${head}`)) === undefined ? undefined : head;
}

const MAX_COMMITS = 100;

/** The last commits of the change, the oldest first. */
async function readCommits(
  repository: GitRepository,
  base: string,
  head: string,
): ReturnType<NonNullable<NoteReaders['commits']>> {
  const commits = await repository.recentMessages(head, MAX_COMMITS, base);
  return commits
    .map(({ message, committer }) => ({ message, ...(committer === GITHUB ? { isByGitHub: true } : {}) }))
    .toReversed();
}

/** The committer of what is merged, squashed or edited on GitHub's pages. */
const GITHUB = 'noreply@github.com';

async function openDiff(trusted: Workspace, source: Extract<LocalSource, { kind: 'diff' }>): Promise<LocalChange> {
  const given = readGivenDiff(source.bytes);
  checkDiffPaths(given, source.bytes, source.name);
  const changes = await readBinaryTexts(given, readBytesFrom(trusted, undefined));
  if (changes.files.length === 0 && changes.leftOut.length === 0 && source.bytes.length > 0) {
    const name = source.name === '-' ? 'Standard input' : `"${source.name}"`;
    throw usageError('no-diff', `${name} does not contain a unified diff`, 'Create one with `git diff BASE...HEAD`.');
  }
  const readHead = headReaderFromDiff(trusted, changes, MAX_HEAD_BYTES);
  return {
    changes,
    trusted,
    head: undefined,
    sides: { base: trusted, head: buildHeadWorkspace(trusted, changes, readHead) },
    readHead,
    readVersion: readVersionsFrom(trusted, headReaderFromDiff(trusted, changes, MAX_VERSION_BYTES)),
    repository: undefined,
    notes: source.bytes.length > 0 ? [] : [`${source.name === '-' ? 'Standard input' : quote(source.name)} is empty.`],
    close: () => {},
  };
}
