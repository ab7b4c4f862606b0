import type { FileChange } from '../changes/types.ts';
import { identify } from '../customizations/places/identify.ts';
import { rememberBlobs } from '../workspace/blob-memory.ts';
import { folderOf, isBelow, nameOf } from '../workspace/paths.ts';
import { gatherBlobs, type ExpectedBlob } from '../workspace/remote/gather-blobs.ts';
import type { RemoteRepository } from '../workspace/remote/remote.ts';

/** A change whose files are about to be read. */
export interface ExpectedReads {
  readonly baseSha: string;
  readonly files: readonly FileChange[];
  /** The blobs of changed files in the head. */
  readonly heads: ReadonlyMap<string, string>;
  /** The workflow that runs the review, which says what else decides on it. */
  readonly workflowPath?: string | undefined;
}

/** A repository that reads each tree and blob once, and blobs together. */
export interface ReadAhead<Repository> {
  readonly repository: Repository & { readonly gathers: true };
  /** Says what is about to be read. It is read with the first blob, as far as the tree of the base shows it. */
  readonly expect: (reads: ExpectedReads) => void;
}

/**
 * Reads trees and blobs with few requests. A review reads the configuration, then attributes and the changed files, then
 * the instructions. All of them can be told from the tree of the base, so they are read together.
 */
export function readAhead<Repository extends RemoteRepository>(remote: Repository): ReadAhead<Repository> {
  const gathered = gatherBlobs(remote);
  const trees = new Map<string, ReturnType<RemoteRepository['tree']>>();
  let reads: ExpectedReads | undefined;
  const readTree: RemoteRepository['tree'] = async (revision, recursive) => {
    const answer = await remote.tree(revision, recursive);
    if (reads !== undefined && recursive && revision === reads.baseSha) {
      gathered.expect(listExpected(answer.entries, reads));
    }
    return answer;
  };
  return {
    repository: {
      ...remote,
      gathers: true,
      blob: rememberBlobs(gathered.blob, (bytes) => bytes.length),
      tree: (revision, recursive) => {
        const key = `${revision} ${recursive}`;
        const tree = trees.get(key) ?? readTree(revision, recursive);
        trees.set(key, tree);
        tree.catch(() => trees.delete(key));
        return tree;
      },
    },
    expect: (expected) => {
      reads = expected;
    },
  };
}

/** Larger files are read if they are needed. Most of them are data. */
const MAX_BYTES = 200_000;
/** Rather too many than too few. */
const BYTES_PER_LINE = 100;
/** Most changed files that are read from GitHub. */
export const MAX_HEADS = 100;

/** Lists the files that guide the review, nearest to the root first, and then the changed files. */
function listExpected(
  entries: Awaited<ReturnType<RemoteRepository['tree']>>['entries'],
  { files, heads, workflowPath }: ExpectedReads,
): readonly ExpectedBlob[] {
  const sizes = new Map(entries.map(({ path, size }) => [path, size ?? 0]));
  const guides = entries
    .filter(
      ({ type, path, mode }) =>
        type === 'blob' && mode !== '120000' && (path === workflowPath || guidesReview(path, files)),
    )
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)
    .map(({ sha, size }) => ({ id: sha, bytes: size ?? 0 }));
  const changed = files.slice(0, MAX_HEADS).flatMap((file) => {
    const id = heads.get(file.path);
    const before = sizes.get(file.previousPath ?? file.path) ?? 0;
    return id === undefined ? [] : [{ id, bytes: before + file.additions * BYTES_PER_LINE }];
  });
  return [...guides, ...changed].filter(({ bytes }) => bytes <= MAX_BYTES);
}

/** Files of which each folder may have one. Those above changed files count. */
const FOLDER_FILES = new Set(['.gitattributes', '.copilotignore']);
/** Kinds of which only the names are used, until an agent asks for one. */
const UNREAD_KINDS: ReadonlySet<string | undefined> = new Set([
  undefined,
  'prompt',
  'command',
  'skill',
  'output-style',
  'hooks',
  'cursor-rule',
  'windsurf-rule',
  'gemini-command',
  'gemini-styleguide',
]);

function guidesReview(path: string, files: readonly FileChange[]): boolean {
  const name = nameOf(path);
  const folder = folderOf(path);
  return FOLDER_FILES.has(name)
    ? folder === '' || files.some((file) => isBelow(file.path, folder))
    : !UNREAD_KINDS.has(identify(path)) || SETTINGS.test(path);
}

/** Options of this action, exclusions, and settings of VS Code. */
const SETTINGS = /^(?:\.github\/[^/]+\.ya?ml|\.vscode\/settings\.json|[^/]+\.code-workspace)$/;
