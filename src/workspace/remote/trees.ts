import { isBelow, parentsOf } from '../paths.ts';

/** An entry of a git tree as GitHub's API returns it. */
export interface RemoteTreeEntry {
  readonly path: string;
  /** `100644`, `100755`, `040000`, `120000` or `160000`. */
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** The size of a blob in bytes. */
  readonly size?: number;
}

/** Requests the tree of a commit or tree. `truncated` means that it has more entries than the server returns at once. */
export type RequestTree = (
  revision: string,
  recursive: boolean,
) => Promise<{ readonly truncated: boolean; readonly entries: readonly RemoteTreeEntry[] }>;

/** The server's answer for a folder, with paths from the top of the repository. */
export interface TreeAnswer {
  readonly isComplete: boolean;
  readonly entries: readonly RemoteTreeEntry[];
}

/** The trees of a commit behind an API. Each request is made once. */
export interface RemoteTrees {
  /** The entries below a folder, if the server truncates them only some; none if there is no such folder. */
  below(folder: string): Promise<TreeAnswer>;
  /** The direct entries of a folder. */
  inside(folder: string): Promise<TreeAnswer>;
  /** The entry at a path; undefined for the empty path. */
  entry(path: string): Promise<RemoteTreeEntry | undefined>;
}

/** Requests the whole tree first. If the server truncates it, the folders that lead to a path are requested. */
export function remoteTrees(requestTree: RequestTree, commit: string): RemoteTrees {
  const known = new Map<string, RemoteTreeEntry>();
  /** The folders whose entries are all known, at any depth. */
  const complete: string[] = [];
  const answers = new Map<string, Promise<TreeAnswer>>();

  const request = async (folder: string, recursive: boolean): Promise<TreeAnswer> => {
    const id = folder === '' ? commit : await treeId(folder);
    if (id === undefined) {
      return { isComplete: true, entries: [] };
    }
    const { truncated, entries } = await requestTree(id, recursive);
    const placed = folder === '' ? entries : entries.map((one) => ({ ...one, path: `${folder}/${one.path}` }));
    placed.forEach((one) => known.set(one.path, one));
    if (recursive && !truncated) {
      complete.push(folder);
    }
    return { isComplete: !truncated, entries: placed };
  };
  const ask = (folder: string, recursive: boolean): Promise<TreeAnswer> => {
    const key = `${recursive ? 'below' : 'inside'} ${folder}`;
    const answer = answers.get(key) ?? request(folder, recursive);
    answers.set(key, answer);
    return answer;
  };
  const treeId = async (folder: string): Promise<string | undefined> => {
    const found = await entry(folder);
    return found?.type === 'tree' ? found.sha : undefined;
  };
  const entry = async (path: string): Promise<RemoteTreeEntry | undefined> => {
    const isSettled = (): boolean => known.has(path) || complete.some((folder) => isBelow(path, folder));
    // A recursive request covers a whole folder; otherwise each folder on the way would need its own request.
    for (const folder of ['', ...parentsOf(path)]) {
      if (path !== '' && !isSettled() && !(await ask(folder, true)).isComplete && !isSettled()) {
        await ask(folder, false);
      }
    }
    return known.get(path);
  };
  return { below: (folder) => ask(folder, true), inside: (folder) => ask(folder, false), entry };
}
