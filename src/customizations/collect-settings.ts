import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readCodeWorkspace, type CodeWorkspace } from './code-workspace.ts';
import { joinPath, type Candidates } from './find-candidates.ts';
import { SETTINGS_PATH, readSettingsFiles, type Settings } from './settings.ts';
import type { SettingsFile } from './settings-file.ts';
import { readFrom, type CustomizationSources, type Store } from './sources.ts';
import type { LeftOutCustomization, WorkspaceFolder } from './types.ts';
import { unreadableFile } from './unreadable.ts';

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
  { paths }: Candidates,
): Promise<CollectedSettings> {
  const named = paths.filter((path) => path.endsWith(CODE_WORKSPACE));
  const workspaces = await Promise.all(
    named.filter((path) => !path.includes('/')).map((path) => readWorkspaceFile(store, path)),
  );
  const folders = uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace?.folders ?? []),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: path.split('/').at(-1) ?? path })),
  ]);
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
      ...settings.leftOut,
    ],
    problems: [
      ...unreadable,
      ...workspaces.flatMap(({ workspace }) => workspace?.problems ?? []),
      ...settings.problems,
    ],
  };
}

const NOT_AT_ROOT = "only workspace files at the repository's root are read";

interface WorkspaceRead {
  readonly workspace?: CodeWorkspace;
  readonly problem?: Diagnostic;
}

async function readWorkspaceFile(store: Store, path: string): Promise<WorkspaceRead> {
  const file = await readFrom(store, path);
  return file.kind === 'text' ? { workspace: readCodeWorkspace(file.source) } : { problem: unreadableFile(path, file) };
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
