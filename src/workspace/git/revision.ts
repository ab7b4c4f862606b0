import { runError } from '../../errors.ts';
import { rememberBlobs } from '../blob-memory.ts';
import { readEndings, withoutFolders } from '../endings.ts';
import type { GitRepository } from './git.ts';
import { mergeEntries } from '../merge-entries.ts';
import { isPlainPath } from '../paths.ts';
import { lookInTrees, type TreeLookup } from './tree-lookup.ts';
import { searchTrees, type SearchResult } from './tree-search.ts';
import type { IsWanted, TreeEntry } from './tree.ts';
import type { FindQuery, FindResult, Workspace, WorkspaceEntry, WorkspaceFile } from '../workspace.ts';

/** No file that is read here is nearly as large. */
const MAX_BLOB_BYTES = 64 * 1024 * 1024;

/** A quarter of a million paths of the usual length. */
const MAX_FOUND_CHARACTERS = 16 * 1024 * 1024;
/** A million paths of the usual length. */
const MAX_LISTED_CHARACTERS = 64 * 1024 * 1024;

type Search = (
  folder: string,
  isWanted: IsWanted,
  limits: { readonly maxCharacters: number; readonly withIds?: boolean | undefined },
) => Promise<SearchResult>;

type Blob = Awaited<ReturnType<GitRepository['readBlob']>>;

/**
 * The files of a commit. Trees and blobs are read by id, so that no path is ever passed to git. Trees are read as git
 * stores them, which is faster than letting git list path, mode and id of each file. A tree may contain names that no
 * checkout could have, such as `../x`: they are skipped.
 */
export function revisionWorkspace(repository: GitRepository, commit: string, name: string): Workspace {
  const lookup = lookInTrees(repository.readTree, commit);
  const readBlob = rememberBlobs(
    (id) => repository.readBlob(id, MAX_BLOB_BYTES),
    (blob) => (Buffer.isBuffer(blob) ? blob.length : 0),
  );
  const search: Search = async (folder, isWanted, limits) => {
    const entry = await lookup.entry(folder);
    return entry?.kind === 'folder'
      ? searchTrees(repository.visitTrees, { id: entry.id, path: folder }, isWanted, limits)
      : { entries: [], isComplete: true };
  };
  return {
    name,
    list: async (folder) => {
      const { entries, isComplete } = await search(folder, () => true, { maxCharacters: MAX_LISTED_CHARACTERS });
      if (!isComplete) {
        throw runError('tree-too-large', `${name} has more or longer paths than can be listed`);
      }
      return mergeEntries(entries);
    },
    find: (query) => find(query, search, lookup),
    read: async (path) => readEntry(await lookup.entry(path), readBlob),
  };
}

/** Searches the whole tree. If too many entries match, the folders of the query are searched separately. */
async function find(query: FindQuery, search: Search, lookup: TreeLookup): Promise<FindResult> {
  const endings = readEndings(query.endings);
  const names = readEndings(withoutFolders(query.endings));
  const limits = { maxCharacters: MAX_FOUND_CHARACTERS, withIds: query.withIds };
  const found = [await search('', names.endBytes, limits)];
  const isComplete = found.every((result) => result.isComplete);
  for (const folder of isComplete ? [] : query.deep) {
    found.push(await search(folder, names.endBytes, limits));
  }
  const direct = await Promise.all((isComplete ? [] : query.shallow).map((folder) => directEntries(lookup, folder)));
  const entries = mergeEntries(...found.map((result) => result.entries), ...direct);
  return { entries: entries.filter(({ path, kind }) => kind !== 'file' || endings.endText(path)), isComplete };
}

async function directEntries(lookup: TreeLookup, folder: string): Promise<readonly WorkspaceEntry[]> {
  const prefix = folder === '' ? '' : `${folder}/`;
  return (await lookup.folder(folder)).flatMap(({ kind, name }) => {
    const path = `${prefix}${name}`;
    return kind === 'folder' || !isPlainPath(path) ? [] : [{ path, kind }];
  });
}

async function readEntry(
  entry: TreeEntry | undefined,
  readBlob: (id: string) => Promise<Blob>,
): Promise<WorkspaceFile> {
  if (entry === undefined) {
    return { kind: 'missing' };
  }
  if (entry.kind === 'folder' || entry.kind === 'submodule') {
    return { kind: 'not-a-file', reason: `it is a ${entry.kind}` };
  }
  const bytes = await readBlob(entry.id);
  if (bytes === undefined) {
    return { kind: 'not-a-file', reason: 'its content is not in this clone' };
  }
  if (bytes === 'too-large') {
    return { kind: 'not-a-file', reason: 'it is larger than 64 MB' };
  }
  return entry.kind === 'symlink' ? { kind: 'symlink', target: bytes.toString('utf8') } : { kind: 'file', bytes };
}
