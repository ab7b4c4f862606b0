import { atMost } from '../at-most.ts';
import { rememberBlobs } from '../blob-memory.ts';
import { readEndings } from '../endings.ts';
import { mergeEntries } from '../merge-entries.ts';
import { isBelow, isPlainPath } from '../paths.ts';
import { remoteTrees, type RemoteTreeEntry, type RemoteTrees, type RequestTree } from './trees.ts';
import type { FindQuery, FindResult, Workspace, WorkspaceEntry, WorkspaceFile } from '../workspace.ts';

/** Trees and blobs of a repository behind an API. */
export interface RemoteRepository {
  readonly tree: RequestTree;
  blob(sha: string): Promise<Uint8Array>;
  /** Reads blobs with one request. The answer lacks those that have to be read alone; it fails only for a fault of ours. */
  readonly blobs?: (shas: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Set if blobs may be asked for in any number, because the repository reads them together. */
  readonly gathers?: true;
  /** Prepares to read these blobs. Returns the ones that will still need a request each. */
  readonly bring?: (shas: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** GitHub asks clients not to send many requests at the same time. */
export const MAX_REQUESTS_AT_ONCE = 8;

/**
 * The files of a commit behind an API. The whole tree is requested once. If the server truncates it, folders are requested
 * when they are needed, each once. A blob is requested once, even if it is at several paths.
 *
 * @param known the blobs of some files, which are read without the tree
 */
export function remoteWorkspace(
  repository: RemoteRepository,
  commit: string,
  name: string,
  known: ReadonlyMap<string, string> = new Map(),
): Workspace {
  const inTurn = atMost(MAX_REQUESTS_AT_ONCE);
  const trees = remoteTrees((revision, recursive) => inTurn(() => repository.tree(revision, recursive)), commit);
  const readBlob = rememberBlobs(
    (id) => (repository.gathers === true ? repository.blob(id) : inTurn(() => repository.blob(id))),
    (bytes) => bytes.length,
  );
  const { bring } = repository;
  return {
    name,
    ...(bring === undefined ? {} : { bring: (paths, maxBytes) => bringFiles(trees, known, bring, paths, maxBytes) }),
    list: async (folder) => {
      const { isComplete, entries } = await trees.below('');
      const found = isComplete ? entries.filter(({ path }) => isBelow(path, folder)) : await walk(trees, folder);
      return mergeEntries(readEntries(found));
    },
    find: (query) => find(trees, query),
    read: async (path) => (await readKnown(known.get(path), readBlob)) ?? read(trees, readBlob, path),
    sizeOf: async (path) => {
      const entry = await trees.entry(path);
      return entry !== undefined && readKind(entry) === 'file' ? entry.size : undefined;
    },
    isExecutable: async (path) => (await trees.entry(path))?.mode === '100755',
  };
}

async function bringFiles(
  trees: RemoteTrees,
  known: ReadonlyMap<string, string>,
  bring: NonNullable<RemoteRepository['bring']>,
  paths: readonly string[],
  maxBytes: number,
): Promise<ReadonlySet<string>> {
  const ids = new Map<string, string>();
  for (const path of paths) {
    const id = known.get(path);
    const entry = id === undefined ? await trees.entry(path) : { type: 'blob', sha: id };
    if (entry?.type === 'blob' && ('size' in entry ? (entry.size ?? 0) : 0) <= maxBytes) {
      ids.set(path, entry.sha);
    }
  }
  const left = await bring([...ids.values()]);
  return new Set([...ids].flatMap(([path, id]) => (left.has(id) ? [path] : [])));
}

/** Requests all entries below a folder, folder by folder. */
async function walk(trees: RemoteTrees, folder: string): Promise<readonly RemoteTreeEntry[]> {
  const found: RemoteTreeEntry[] = [];
  for (let level = [folder]; level.length > 0;) {
    const answers = await Promise.all(level.map((path) => trees.inside(path)));
    const entries = answers.flatMap((answer) => answer.entries);
    entries.forEach((entry) => found.push(entry));
    level = entries.filter(({ type }) => type === 'tree').map(({ path }) => path);
  }
  return found;
}

async function find(trees: RemoteTrees, { endings, deep, shallow, withIds }: FindQuery): Promise<FindResult> {
  const whole = await trees.below('');
  const answers = whole.isComplete ? [] : await Promise.all(folderRequests(trees, deep, shallow));
  const wanted = readEndings(endings);
  const entries = [whole, ...answers].flatMap((answer) => readEntries(answer.entries, withIds));
  return {
    entries: mergeEntries(entries.filter(({ path, kind }) => kind !== 'file' || wanted.endText(path))),
    isComplete: whole.isComplete,
  };
}

function folderRequests(
  trees: RemoteTrees,
  deep: readonly string[],
  shallow: readonly string[],
): readonly Promise<{ readonly entries: readonly RemoteTreeEntry[] }>[] {
  const isCovered = (folder: string): boolean => deep.some((above) => above !== folder && isBelow(folder, above));
  return [
    ...deep.filter((folder) => !isCovered(folder)).map((folder) => trees.below(folder)),
    ...shallow.filter((folder) => !deep.includes(folder) && !isCovered(folder)).map((folder) => trees.inside(folder)),
  ];
}

/** Converts entries of the API. Folders are not entries of a workspace. */
function readEntries(entries: readonly RemoteTreeEntry[], withIds?: boolean): readonly WorkspaceEntry[] {
  return entries
    .filter(({ type, path }) => type !== 'tree' && isPlainPath(path))
    .map((entry) => ({ path: entry.path, kind: readKind(entry), ...(withIds === true ? { id: entry.sha } : {}) }));
}

function readKind(entry: RemoteTreeEntry): WorkspaceEntry['kind'] {
  if (entry.type === 'commit') {
    return 'submodule';
  }
  return entry.mode === '120000' ? 'symlink' : 'file';
}

/** The longest target of a link that systems accept. */
const MAX_LINK_BYTES = 4_096;
const LINE_FEED = 0x0a;

/** Reads a file by its blob. A blob does not say whether it is that of a link, whose text is a path without a line feed. */
async function readKnown(
  id: string | undefined,
  readBlob: (id: string) => Promise<Uint8Array>,
): Promise<WorkspaceFile | undefined> {
  if (id === undefined) {
    return undefined;
  }
  const bytes = await readBlob(id);
  const mayBeLink = bytes.length <= MAX_LINK_BYTES && !bytes.includes(LINE_FEED);
  return mayBeLink ? undefined : { kind: 'file', bytes };
}

async function read(
  trees: RemoteTrees,
  readBlob: (id: string) => Promise<Uint8Array>,
  path: string,
): Promise<WorkspaceFile> {
  const entry = await trees.entry(path);
  if (entry === undefined && path !== '') {
    return { kind: 'missing' };
  }
  if (entry === undefined || entry.type === 'tree') {
    return { kind: 'not-a-file', reason: 'it is a folder' };
  }
  if (entry.type === 'commit') {
    return { kind: 'not-a-file', reason: 'it is a submodule' };
  }
  const bytes = await readBlob(entry.sha);
  return entry.mode === '120000'
    ? { kind: 'symlink', target: new TextDecoder().decode(bytes) }
    : { kind: 'file', bytes };
}
