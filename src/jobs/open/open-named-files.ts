import type { Changes, FileChange } from '../../changes/types.ts';
import { usageError } from '../../errors.ts';
import { MAX_HEAD_BYTES, readContent } from '../../workspace/read-content.ts';
import { shownPath } from '../../text/shown/shown-path.ts';
import { listOnce } from '../../workspace/listed-workspace.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { LocalChange } from './local-change.ts';

/**
 * Opens files as if each of them had changed, so that the question which guidelines apply to them needs no diff. A file may
 * not exist yet: its name is enough.
 *
 * @param paths relative to the workspace's root, with `/`; absent: all files of the workspace, of which only the names count
 * @throws {UserError} for a folder: a rule may count for some of its files only
 */
export async function openNamedFiles(disk: Workspace, paths: readonly string[] | undefined): Promise<LocalChange> {
  // Instructions are searched for several times, and each search of a disk visits every folder.
  const workspace = await listOnce(disk);
  const named = paths ?? (await workspace.list('')).flatMap(({ path, kind }) => (kind === 'file' ? [path] : []));
  const readFile = (path: string): Promise<string | undefined> => readContent(workspace, path, MAX_HEAD_BYTES);
  const readHead = paths === undefined ? (): Promise<undefined> => Promise.resolve(undefined) : readFile;
  const files = await Promise.all([...new Set(named)].map(async (path) => asChanged(path, await readHead(path))));
  const absent = paths === undefined ? [] : await listAbsent(disk, files);
  const changes: Changes = { files, leftOut: [], source: 'git' };
  return {
    changes,
    trusted: workspace,
    head: workspace,
    sides: { base: workspace, head: workspace },
    readHead,
    readVersion: (_side, { path }) => readHead(path),
    repository: undefined,
    notes: absent,
    close: () => {},
  };
}

/** Notes on named files of which only the path can be asked. */
async function listAbsent(workspace: Workspace, files: readonly FileChange[]): Promise<readonly string[]> {
  const notes = await Promise.all(
    files.map(async ({ path }) => {
      const { kind } = await workspace.read(path);
      const [inside] = kind === 'missing' || kind === 'not-a-file' ? await workspace.list(path) : [];
      if (inside !== undefined) {
        throw usageError('named-folder', `"${path}" is a folder`, `Name a file in it, such as \`${inside.path}\`.`);
      }
      if (kind !== 'missing' && kind !== 'not-a-file') {
        return [];
      }
      await refuseUnreachable(workspace, path);
      return [`There is no file \`${shownPath(path)}\`, so only its name is compared with the patterns.`];
    }),
  );
  return notes.flat();
}

/** Throws for a file of a submodule, which has its own instructions, and for `src\a.ts` if `src/a.ts` is meant. */
async function refuseUnreachable(workspace: Workspace, path: string): Promise<void> {
  const names = path.split('/');
  for (const end of names.keys()) {
    const folder = names.slice(0, end).join('/');
    const read = folder === '' ? undefined : await workspace.read(folder);
    if (read?.kind === 'not-a-file' && read.reason === 'it is a submodule') {
      const hint = `Ask with \`--repo ${folder}\`, and name the file from there.`;
      throw usageError('submodule', `"${path}" is in the submodule "${folder}", which has its own instructions`, hint);
    }
  }
  const slashed = path.replaceAll('\\', '/');
  if (slashed !== path && (await workspace.read(slashed)).kind === 'file') {
    throw usageError('backslash', `There is no file "${path}"`, `Did you mean \`${slashed}\`?`);
  }
}

/** A change of the first line. Nothing but its place is used. */
function asChanged(path: string, text: string | undefined): FileChange {
  const line = text?.split('\n', 1)[0] ?? '';
  return {
    path,
    status: 'modified',
    binary: false,
    additions: 1,
    deletions: 0,
    hunks: [
      {
        oldStart: 0,
        oldLines: 0,
        newStart: 1,
        newLines: 1,
        heading: '',
        lines: [{ kind: 'added', newLine: 1, text: line }],
      },
    ],
  };
}
