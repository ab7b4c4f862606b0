import { isBelow, parentsOf } from '../paths.ts';

/** An entry of a git tree as GitHub's API gives it. */
export interface RemoteTreeEntry {
  readonly path: string;
  /** `100644`, `100755`, `040000`, `120000` or `160000`. */
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** How many bytes a blob has. */
  readonly size?: number;
}

/** The tree of a commit or tree; `truncated` when it has more than the server gives at once. */
export type RequestTree = (
  revision: string,
  recursive: boolean,
) => Promise<{ readonly truncated: boolean; readonly entries: readonly RemoteTreeEntry[] }>;

/** What the server gave of a folder, with paths from the top of the repository. */
export interface TreeAnswer {
  readonly isComplete: boolean;
  readonly entries: readonly RemoteTreeEntry[];
}

/** The trees of a commit behind an API. Each request is made once. */
export interface RemoteTrees {
  /** What is below a folder, as far as the server gives it at once; nothing where there is no such folder. */
  below(folder: string): Promise<TreeAnswer>;
  /** What stands in a folder itself. */
  inside(folder: string): Promise<TreeAnswer>;
  /** What stands at a path; undefined for the empty one. */
  entry(path: string): Promise<RemoteTreeEntry | undefined>;
}

/** The whole tree is asked for first. Where the server cuts it, the folders that lead to a path are asked for. */
export function remoteTrees(requestTree: RequestTree, commit: string): RemoteTrees {
  const known = new Map<string, RemoteTreeEntry>();
  /** Folders below which all is known. */
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
    // A folder with all below it is one request, where what it holds would be one for each folder on the way.
    for (const folder of ['', ...parentsOf(path)]) {
      if (path !== '' && !isSettled() && !(await ask(folder, true)).isComplete && !isSettled()) {
        await ask(folder, false);
      }
    }
    return known.get(path);
  };
  return { below: (folder) => ask(folder, true), inside: (folder) => ask(folder, false), entry };
}
