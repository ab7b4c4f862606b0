import { decodeHeads, readBinaryTexts, type ReadBytes } from '../../changes/encoding/read-binary-texts.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { Changes, FileChange } from '../../changes/types.ts';
import { wholeBinaryFile, wholeFile } from '../../changes/whole-file.ts';
import { usageError } from '../../errors.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import type { GitRepository, ListedBlob } from '../../workspace/git/git.ts';
import { revisionWorkspace } from '../../workspace/git/revision.ts';
import { rememberFinds } from '../../workspace/remember-finds.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A commit whose files are audited. Their texts are read when they are needed, and not kept. */
export interface AuditedTree {
  readonly commit: string;
  readonly workspace: Workspace;
  /** All files, links and submodules, in the order of their paths. */
  readonly entries: readonly ListedBlob[];
  /** `github.com/octo/app`, if it is known. */
  readonly repository: string | undefined;
  readonly branch: string | undefined;
  readonly readFiles: (entries: readonly ListedBlob[]) => Promise<ReadFiles>;
  close(): void;
}

/** The texts of some files. */
export interface ReadFiles {
  /** Files whose content is not in this clone are missing. */
  readonly files: readonly FileChange[];
  readonly readHead: ReadHead;
}

/** A larger file is not read: people do not write it, and a model could not. */
export const MAX_AUDITED_BYTES = 2_000_000;

/** Opens the commit that `head` names. Throws a `UserError` with a hint when it cannot. */
export async function openTree({
  repo,
  head,
}: {
  readonly repo: string | undefined;
  readonly head: string | undefined;
}): Promise<AuditedTree> {
  const opened = await openRepository(repo ?? '.');
  if (opened.kind === 'problem') {
    throw usageError(opened.code, opened.message, opened.hint);
  }
  const { repository } = opened;
  try {
    const commit = await repository.resolve(head ?? 'HEAD');
    if (commit === undefined) {
      throw usageError(
        'unknown-revision',
        head === undefined ? 'The repository has no commit yet' : `The repository has no revision "${head}"`,
        'An audit reads the files of a commit. Name one with `--head`, or make a first one.',
      );
    }
    return {
      commit,
      workspace: rememberFinds(revisionWorkspace(repository, commit, `commit ${commit.slice(0, 7)}`)),
      entries: await repository.listBlobs(commit),
      repository: await repository.remoteName(),
      branch: head === undefined || head === 'HEAD' ? await repository.currentBranch() : undefined,
      readFiles: (entries) => readFiles(repository, entries),
      close: () => repository.close(),
    };
  } catch (error) {
    repository.close();
    throw error;
  }
}

async function readFiles(repository: GitRepository, entries: readonly ListedBlob[]): Promise<ReadFiles> {
  const contents = new Map<string, Uint8Array>();
  await Promise.all(
    entries.map(async ({ path, id }) => {
      const bytes = await repository.readBlob(id, MAX_AUDITED_BYTES);
      if (bytes !== undefined && bytes !== 'too-large') {
        contents.set(path, bytes);
      }
    }),
  );
  const listed = entries.flatMap(({ path }): readonly FileChange[] => {
    const bytes = contents.get(path);
    return bytes === undefined ? [] : [isBinary(bytes) ? wholeBinaryFile(path) : wholeFile(path, decode(bytes))];
  });
  const readBytes: ReadBytes = (side, { path }) => Promise.resolve(side === 'head' ? contents.get(path) : undefined);
  const changes: Changes = await readBinaryTexts({ files: listed, leftOut: [], source: 'tree' }, readBytes);
  const readText: ReadHead = (path) => {
    const bytes = contents.get(path);
    return Promise.resolve(bytes === undefined ? undefined : decode(bytes));
  };
  return { files: changes.files, readHead: decodeHeads(changes, readText, readBytes) };
}

/** As in git, a NUL among the first 8,000 bytes makes a file binary. */
const SEARCHED_BYTES = 8_000;

function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, SEARCHED_BYTES).includes(0);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
