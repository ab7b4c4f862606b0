import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../text/source-text.ts';
import { missingFolder, readCodeWorkspace, type CodeWorkspace } from '../settings/code-workspace.ts';
import { joinPath, parentsOf } from '../../workspace/paths.ts';
import type { Candidates } from './find-candidates.ts';
import { splitPath } from './identify.ts';
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
  const atRoot = named.filter((path) => !path.includes('/'));
  const workspaces = await readAll(atRoot, (path) => readWorkspaceFile(store, path));
  const all = foldersToRead(sources, workspaces.read);
  const missing = isComplete ? await missingFolders(store, all, paths) : new Set<string>();
  const folders = all.filter(({ path }) => !missing.has(path));
  const present = new Set(paths);
  const ofFolders = await readAll(
    folders.filter(({ path }) => present.has(joinPath(path, SETTINGS_PATH))),
    ({ path }) => readFolderSettings(store, path),
  );
  const settings = readSettingsFiles(
    [
      ...ofFolders.read,
      ...workspaces.read.flatMap(({ workspace }) => workspace.settings ?? []),
      ...userSettingsFiles(sources),
    ],
    folders.map(({ path }) => path),
  );
  const unreadable = [...workspaces.problems, ...ofFolders.problems];
  return {
    settings,
    folders,
    leftOut: [
      ...unreadable.map(({ path, message }) => ({ source: path, reason: message })),
      ...named.filter((path) => path.includes('/')).map((source) => ({ source, reason: NOT_AT_ROOT })),
      ...missingOptions(sources, store, missing),
      ...settings.leftOut,
    ],
    problems: [...unreadable, ...workspaceProblems(workspaces.read, missing), ...settings.problems],
  };
}

/** Lists the root, the folders of the workspace files and those of the `workspace-folders` option, each once. */
function foldersToRead(
  sources: CustomizationSources,
  workspaces: readonly ReadWorkspace[],
): readonly WorkspaceFolder[] {
  return uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace.folders),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: splitPath(path).name })),
  ]);
}

function userSettingsFiles({ userSettings }: CustomizationSources): readonly SettingsFile[] {
  return userSettings === undefined ? [] : [{ source: userSettings, level: 'user', folder: '' }];
}

/** The folders of the `workspace-folders` option that contain no file. */
function missingOptions(
  { workspaceFolders }: CustomizationSources,
  { workspace }: Store,
  missing: ReadonlySet<string>,
): readonly LeftOutCustomization[] {
  const reason = `\`workspace-folders\` names it, but ${workspace.name} has no file in it`;
  return [...new Set(workspaceFolders)].filter((path) => missing.has(path)).map((source) => ({ source, reason }));
}

function workspaceProblems(workspaces: readonly ReadWorkspace[], missing: ReadonlySet<string>): readonly Diagnostic[] {
  return [
    ...workspaces.flatMap(({ workspace }) => workspace.problems),
    ...workspaces.flatMap(({ source, workspace }) =>
      workspace.folders.filter(({ path }) => missing.has(path)).map((folder) => missingFolder(source, folder)),
    ),
  ];
}

const NOT_AT_ROOT = "only workspace files at the repository's root are read";

/** The folders that contain no file. The list of all files is needed only for folders without a candidate. */
async function missingFolders(
  { workspace }: Store,
  folders: readonly WorkspaceFolder[],
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (folders.every(({ path }) => path === '')) {
    return new Set();
  }
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

/** A `.code-workspace` file and what it contains. */
interface ReadWorkspace {
  readonly source: SourceText;
  readonly workspace: CodeWorkspace;
}

/** The content of a file, or the problem that it cannot be read. */
type ReadResult<T> = { readonly value: T } | { readonly problem: Diagnostic };

/** Reads several files at once, and separates those that can be read from the problems of the others. */
async function readAll<Item, T>(
  items: readonly Item[],
  read: (item: Item) => Promise<ReadResult<T>>,
): Promise<{ readonly read: readonly T[]; readonly problems: readonly Diagnostic[] }> {
  const results = await Promise.all(items.map(read));
  return {
    read: results.flatMap((result) => ('value' in result ? [result.value] : [])),
    problems: results.flatMap((result) => ('problem' in result ? [result.problem] : [])),
  };
}

async function readWorkspaceFile(store: Store, path: string): Promise<ReadResult<ReadWorkspace>> {
  const file = await readFrom(store, path);
  return file.kind === 'text'
    ? { value: { source: file.source, workspace: readCodeWorkspace(file.source) } }
    : { problem: unreadableFile(path, file) };
}

async function readFolderSettings(store: Store, folder: string): Promise<ReadResult<SettingsFile>> {
  const path = joinPath(folder, SETTINGS_PATH);
  const file = await readFrom(store, path);
  return file.kind === 'text'
    ? { value: { source: file.source, level: 'folder', folder } }
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
