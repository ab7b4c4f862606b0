import type { ReadBytes } from '../changes/encoding/read-binary-texts.ts';
import { headTextFrom } from '../changes/diff/apply.ts';
import type { Changes, FileChange } from '../changes/types.ts';
import { languageOf } from '../text/languages/languages.ts';
import type { GitRepository } from '../workspace/git/git.ts';
import { revisionWorkspace } from '../workspace/git/revision.ts';
import {
  MAX_BINARY_BYTES,
  MAX_HEAD_BYTES,
  MAX_VERSION_BYTES,
  readContent,
  readContentBytes,
} from '../workspace/read-content.ts';
import { remoteWorkspace } from '../workspace/remote/remote.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { GithubError } from './api/github-error.ts';

/**
 * Reads texts of the head, each once, and at most `limit` of them; undefined for a text that cannot be read.
 *
 * @param otherwise returns a text beyond the limit, if it is known without a request
 */
export function textReader(
  head: Workspace,
  limit: number,
  otherwise: (path: string) => string | undefined = () => undefined,
): (path: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  return (path) => {
    const text =
      known.get(path) ??
      (known.size < limit
        ? orNothing(() => readContent(head, path, MAX_HEAD_BYTES))
        : Promise.resolve(otherwise(path)));
    if (known.size < limit) {
      known.set(path, text);
    }
    return text;
  };
}

/** Texts of files that the change adds, which the change has as a whole. */
export function addedTexts({ files }: Pick<Changes, 'files'>): (path: string) => string | undefined {
  const added = new Map(
    files.flatMap((file) => (file.status === 'added' && !file.binary ? [[file.path, file] as const] : [])),
  );
  return (path) => {
    const file = added.get(path);
    return file === undefined ? undefined : headTextFrom('', file);
  };
}

/** The workspaces of a changed file's two versions. The base is that of the merge base. */
export interface Versions {
  readonly head: Workspace;
  readonly base: () => Promise<Workspace>;
}

/** Opens both versions: on disk if the change was read from disk, else at GitHub. */
export function openVersions(client: GithubClient, pull: PullRequest, local: GitRepository | undefined): Versions {
  const forkOf = async (): Promise<string> =>
    (await local?.mergeBase(pull.baseSha, pull.headSha)) ?? client.mergeBase(pull.baseSha, pull.headSha);
  const at = (sha: string): Workspace =>
    local === undefined
      ? remoteWorkspace(client, sha, sha.slice(0, 7))
      : revisionWorkspace(local, sha, sha.slice(0, 7));
  let base: Promise<Workspace> | undefined;
  return { head: at(pull.headSha), base: () => (base ??= forkOf().then(at)) };
}

/** Reads both versions of files. */
export function versionReader({
  head,
  base,
}: Versions): (side: 'base' | 'head', file: FileChange) => Promise<string | undefined> {
  return (side, { path, previousPath }) =>
    orNothing(async () =>
      side === 'head'
        ? readContent(head, path, MAX_VERSION_BYTES)
        : readContent(await base(), previousPath ?? path, MAX_VERSION_BYTES),
    );
}

/** Most binary files to read through the API, where each version is a request. */
const MAX_BYTE_READS = 20;

/** Reads the bytes of both versions of binary files; through the API, only of a few whose names may be those of text. */
export function bytesReader({ head, base }: Versions, isLocal: boolean): ReadBytes {
  const known = new Set<string>();
  return (side, { path, previousPath }) => {
    const isAllowed = isLocal || known.has(path) || (known.size < MAX_BYTE_READS && mayBeText(path));
    if (!isAllowed) {
      return Promise.resolve(undefined);
    }
    known.add(path);
    return orNothing(async () =>
      side === 'head'
        ? readContentBytes(head, path, MAX_BINARY_BYTES)
        : readContentBytes(await base(), previousPath ?? path, MAX_BINARY_BYTES),
    );
  };
}

/** Most files whose modes are looked up. The whole tree is one request, unless GitHub cuts it. */
const MAX_MODES = 100;

/**
 * Marks the binary files that can be executed. GitHub's list of files has no modes, so they are looked up in the tree of the head.
 */
export async function markExecutables(changes: Changes, head: Workspace): Promise<Changes> {
  if (changes.source !== 'github-files' || head.isExecutable === undefined) {
    return changes;
  }
  let left = MAX_MODES;
  const files: FileChange[] = [];
  for (const file of changes.files) {
    const isAsked = file.binary && file.status !== 'removed' && file.executable === undefined && left > 0;
    left -= isAsked ? 1 : 0;
    const found = isAsked && (await orNothing(async () => head.isExecutable?.(file.path))) === true;
    files.push(found ? { ...file, executable: 'already' } : file);
  }
  return { ...changes, files };
}

function mayBeText(path: string): boolean {
  return languageOf(path) !== undefined || !path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/** What GitHub refuses to give is missing; the review reports it. */
async function orNothing<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof GithubError) {
      return undefined;
    }
    throw error;
  }
}
