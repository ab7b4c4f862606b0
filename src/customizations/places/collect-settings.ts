import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../text/source-text.ts';
import { parentsOf } from '../../workspace/paths.ts';
import { missingFolder, readCodeWorkspace, type CodeWorkspace } from '../settings/code-workspace.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { Candidates } from './find-candidates.ts';
import { SETTINGS_PATH, readSettingsFiles, type Settings } from '../settings/settings.ts';
import type { SettingsFile } from '../settings/file.ts';
import { readFrom, type CustomizationSources, type Store } from '../sources.ts';
import type { LeftOutCustomization, WorkspaceFolder } from '../types.ts';
import { unreadableFile } from '../unreadable.ts';

/** The settings of all levels, and the folders they name. */
export interface CollectedSettings {
  readonly settings: Settings;
  /** The repository's root first, then those of the workspaces in their order, then those of the options. */
  readonly folders: readonly WorkspaceFolder[];
  readonly leftOut: readonly LeftOutCustomization[];
  readonly problems: readonly Diagnostic[];
}

const CODE_WORKSPACE = '.code-workspace';
const ROOT: WorkspaceFolder = { path: '', name: '.' };

/** Reads the workspace files at the root, then the settings of every folder, of the workspaces and of the user. */
export async function collectSettings(
  sources: CustomizationSources,
  store: Store,
  { paths, isComplete }: Candidates,
): Promise<CollectedSettings> {
  const named = paths.filter((path) => path.endsWith(CODE_WORKSPACE));
  const workspaces = await Promise.all(
    named.filter((path) => !path.includes('/')).map((path) => readWorkspaceFile(store, path)),
  );
  const all = uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace?.folders ?? []),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: path.split('/').at(-1) ?? path })),
  ]);
  const missing = isComplete ? await missingFolders(store, all, paths) : new Set<string>();
  const folders = all.filter(({ path }) => !missing.has(path));
  const present = new Set(paths);
  const ofFolders = await Promise.all(
    folders
      .map(({ path }) => ({ folder: path, path: joinPath(path, SETTINGS_PATH) }))
      .filter(({ path }) => present.has(path))
      .map(({ folder, path }) => readFolderSettings(store, folder, path)),
  );
  const files: readonly SettingsFile[] = [
    ...ofFolders.flatMap(({ file }) => file ?? []),
    ...workspaces.flatMap(({ workspace }) => workspace?.settings ?? []),
    ...(sources.userSettings === undefined
      ? []
      : [{ source: sources.userSettings, level: 'user', folder: '' } as const]),
  ];
  const settings = readSettingsFiles(
    files,
    folders.map(({ path }) => path),
  );
  const unreadable = [...workspaces, ...ofFolders].flatMap(({ problem }) => problem ?? []);
  return {
    settings,
    folders,
    leftOut: [
      ...unreadable.map(({ path, message }) => ({ source: path, reason: message })),
      ...named.filter((path) => path.includes('/')).map((source) => ({ source, reason: NOT_AT_ROOT })),
      ...[...new Set(sources.workspaceFolders)]
        .filter((path) => missing.has(path))
        .map((source) => ({
          source,
          reason: `\`workspace-folders\` names it, but ${store.workspace.name} has no file in it`,
        })),
      ...settings.leftOut,
    ],
    problems: [
      ...unreadable,
      ...workspaces.flatMap(({ workspace }) => workspace?.problems ?? []),
      ...workspaces.flatMap(({ source, workspace }) =>
        source === undefined
          ? []
          : (workspace?.folders ?? [])
              .filter(({ path }) => missing.has(path))
              .map((folder) => missingFolder(source, folder)),
      ),
      ...settings.problems,
    ],
  };
}

const NOT_AT_ROOT = "only workspace files at the repository's root are read";

/** The folders that contain no file. The list of all files is needed only for folders without a candidate. */
async function missingFolders(
  { workspace }: Store,
  folders: readonly WorkspaceFolder[],
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(['', ...paths.flatMap(parentsOf)]);
  const doubtful = folders.map(({ path }) => path).filter((path) => !known.has(path));
  if (doubtful.length === 0) {
    return new Set();
  }
  const { entries } = await workspace.find({ endings: [''], deep: [], shallow: [] });
  const present = new Set(entries.flatMap(({ path }) => parentsOf(path)));
  // The files behind a link or in a submodule are unknown.
  const closed = new Set(entries.flatMap(({ path, kind }) => (kind === 'file' ? [] : [path])));
  return new Set(
    doubtful.filter((path) => !present.has(path) && ![path, ...parentsOf(path)].some((parent) => closed.has(parent))),
  );
}

interface WorkspaceRead {
  readonly source?: SourceText;
  readonly workspace?: CodeWorkspace;
  readonly problem?: Diagnostic;
}

async function readWorkspaceFile(store: Store, path: string): Promise<WorkspaceRead> {
  const file = await readFrom(store, path);
  return file.kind === 'text'
    ? { source: file.source, workspace: readCodeWorkspace(file.source) }
    : { problem: unreadableFile(path, file) };
}

async function readFolderSettings(
  store: Store,
  folder: string,
  path: string,
): Promise<{ readonly file?: SettingsFile; readonly problem?: Diagnostic }> {
  const file = await readFrom(store, path);
  return file.kind === 'text'
    ? { file: { source: file.source, level: 'folder', folder } }
    : { problem: unreadableFile(path, file) };
}

function uniqueFolders(folders: readonly WorkspaceFolder[]): readonly WorkspaceFolder[] {
  const byPath = new Map<string, WorkspaceFolder>();
  for (const { path, name } of folders) {
    if (!byPath.has(path)) {
      byPath.set(path, { path, name });
    }
  }
  return [...byPath.values()];
}
