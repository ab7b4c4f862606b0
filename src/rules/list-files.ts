import { clientsOf, type Client } from '../customizations/known/clients.ts';
import { isAmongChatModes, splitPath, toolName } from '../customizations/places/identify.ts';
import { nestedRootOf, skillFoldersOf, type StrayFile } from '../customizations/places/locate-files.ts';
import type { PlacedFile } from '../customizations/places/placed-file.ts';
import { isBroughtAlongAsSkill, isSetAside } from '../customizations/places/set-aside.ts';
import { bundledKind, findBundledFiles } from '../customizations/places/bundled-files.ts';
import { findNamedFiles } from '../customizations/references/imported-files.ts';
import { joinLinked } from './linked-files.ts';
import type { PluginFile } from '../customizations/places/plugin-files.ts';
import { walkCustomizations, type Walk } from '../customizations/places/walk.ts';
import type { Settings } from '../customizations/settings/settings.ts';
import type { CustomizationSources } from '../customizations/sources.ts';
import type { CustomizationKind, LeftOutCustomization } from '../customizations/types.ts';
import {
  closedFolders,
  closedLink,
  filesInPlaceOfFolders,
  foldersInPlaceOfFiles,
  isOfUnreadable,
  missingWhereNamed,
} from '../customizations/unreadable.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readBytes } from '../workspace/read-text.ts';
import type { FileToCheck } from './run/subject.ts';
import { MAX_CHECKED_BYTES } from './reading/texts/checked-text.ts';
import { describeClientDocument } from './client-documents.ts';
import { describeConfiguration, findConfigurationKind, findConfigurationRoot } from './configuration-files.ts';
import type { WorkspaceEntry } from '../workspace/workspace.ts';
import { findCodePackages, isCheckedStray } from './stray-files.ts';

/** All files to check, and the problems found while searching for them. */
export interface FileListing {
  /** Sorted by path. */
  readonly files: readonly FileToCheck[];
  readonly settings: Settings;
  readonly problems: readonly Diagnostic[];
  readonly leftOut: readonly LeftOutCustomization[];
  /** Whether git was not asked which files it ignores, so the list includes them. */
  readonly holdsIgnored?: boolean;
}

function isNoSkill({ kind, path }: { readonly kind: string; readonly path: string }): boolean {
  return kind === 'skill' && isBroughtAlongAsSkill(path);
}

/**
 * Lists every customization of the repository, of the user and of the organization, and the files with settings and MCP
 * servers. Customizations that a setting hides, or that no client searches for, are included.
 */
export async function listFiles(sources: CustomizationSources): Promise<FileListing> {
  const walk = await walkCustomizations(sources);
  const { store, candidates, folders } = walk;
  const read = (path: string) => () => readBytes(store.workspace, path, MAX_CHECKED_BYTES);
  const skillFolders = skillFoldersOf(walk.placed);
  const entries = await store.workspace.list('');
  const packages = findCodePackages(entries);
  const inPlugin = new Set(walk.plugins.map(({ path }) => path));
  // What a setting names is read as the instructions of the setting, whatever the file is called.
  const inSettings = new Set(walk.fromSettings.found.map(({ path }) => path));
  const missing = await findMissing(walk.placed, entries, read);
  const placed = [
    ...walk.placed.filter(({ path }) => !missing.has(path)).flatMap(describePlaced),
    ...walk.plugins
      .filter(({ path }) => findConfigurationKind(path) === undefined)
      .map((file) => ({ ...describePluginFile(file), read: read(file.path) })),
    ...walk.strays
      .filter(
        (stray) =>
          !inPlugin.has(stray.path) &&
          !inSettings.has(stray.path) &&
          !candidates.behindLinks.has(stray.path) &&
          isCheckedStray(stray, skillFolders, packages),
      )
      .map((stray) => ({ ...describeStray(stray), read: read(stray.path) })),
    ...candidates.paths.flatMap((path) => {
      const kind = findConfigurationKind(path);
      const root = kind === undefined || isSetAside(path) ? undefined : findConfigurationRoot(path);
      return kind === undefined || root === undefined
        ? []
        : [{ ...describeConfiguration(path, kind, root, folders), read: read(path) }];
    }),
    ...candidates.paths.flatMap((path) => {
      const document = isSetAside(path) ? undefined : describeClientDocument(path);
      return document === undefined ? [] : [{ ...document, read: read(path) }];
    }),
  ].filter((file) => !isNoSkill(file));
  const own = await joinLinked(store.workspace, placed, candidates);
  const files = [...own, ...(await listBroughtAlong(walk, own, entries, read))];
  const paths = new Set(files.map(({ path }) => path));
  await sources.repository.bring?.([...paths], MAX_CHECKED_BYTES);
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))),
    settings: walk.settings,
    problems: [
      // If an unreadable file is checked, its rules report why it cannot be read.
      ...[...walk.problems, ...walk.contributionProblems, ...walk.fromSettings.problems].filter(
        (problem) => !isOfUnreadable(problem) || !paths.has(problem.path),
      ),
      ...missing.values(),
      ...candidates.closedLinks.map(closedLink),
      ...closedFolders(candidates.closedFolders),
      ...foldersInPlaceOfFiles(entries.map(({ path }) => path)),
      ...filesInPlaceOfFolders(entries),
    ],
    leftOut: walk.leftOut,
    ...(candidates.holdsIgnored === true && { holdsIgnored: true }),
  };
}

/** The files that a manifest names and that do not exist, each with the problem of the entry that names it. */
async function findMissing(
  placed: readonly PlacedFile[],
  entries: readonly WorkspaceEntry[],
  read: (path: string) => FileToCheck['read'],
): Promise<ReadonlyMap<string, Diagnostic>> {
  const listed = new Set(entries.map(({ path }) => path));
  const unlisted = placed.filter(({ path, place }) => place.namedAt !== undefined && !listed.has(path));
  const problems = await Promise.all(
    unlisted.map(async (file) => {
      const result = await read(file.path)();
      const problem = result.kind === 'bytes' ? undefined : missingWhereNamed(file, result);
      return problem === undefined ? [] : [[file.path, problem] as const];
    }),
  );
  return new Map(problems.flat());
}

/** Lists the files that settings name and instructions import, and those in the folders of skills. */
async function listBroughtAlong(
  walk: Walk,
  own: readonly FileToCheck[],
  entries: readonly WorkspaceEntry[],
  read: (path: string) => FileToCheck['read'],
): Promise<readonly FileToCheck[]> {
  const known = new Set(own.flatMap(({ path, otherPaths = [] }) => [path, ...otherPaths]));
  const named = (await findNamedFiles(walk)).filter(({ path }) => !known.has(path));
  const bundled = findBundledFiles(entries, mapSkills(own));
  const files = [
    ...named.map(({ path, folder, readers }) => ({
      path,
      kind: bundledKind(path) === 'bundled-file' ? ('bundled-file' as const) : ('referenced-file' as const),
      level: 'repository' as const,
      root: folder,
      standing: 'in-place' as const,
      clients: clientsOf(readers),
      name: splitPath(path).name,
      read: read(path),
    })),
    ...bundled
      .filter(({ path }) => !known.has(path))
      .map(({ path, kind, skill: { level, root, standing, clients } }) => ({
        path,
        kind,
        level,
        root,
        standing,
        clients,
        name: splitPath(path).name,
        read: read(path),
      })),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** The skills of the repository by the paths of their files, without links. */
function mapSkills(files: readonly FileToCheck[]): ReadonlyMap<string, FileToCheck> {
  const skills = files.filter(({ kind, level }) => kind === 'skill' && level === 'repository');
  return new Map(skills.map((file) => [file.realPath ?? file.path, file]));
}

function describePlaced({ store, file, path, kind, level, folder, place }: PlacedFile): readonly FileToCheck[] {
  return isChecked(kind)
    ? [
        {
          path,
          kind,
          level,
          root: folder,
          standing: 'in-place',
          clients: clientsOf(place.readers),
          name: toolName(file),
          read: () => readBytes(store.workspace, file, MAX_CHECKED_BYTES),
        },
      ]
    : [];
}

function isChecked(kind: CustomizationKind): kind is Exclude<CustomizationKind, 'setting-instructions'> {
  return kind !== 'setting-instructions';
}

function describePluginFile({ path, kind, root, program }: PluginFile): Omit<FileToCheck, 'read'> {
  return {
    path,
    kind,
    level: 'repository',
    root,
    standing: 'nested',
    // VS Code and the Copilot CLI install plugins of Claude Code too, but use only their skills and servers.
    clients: kind === 'skill' ? [] : readersOfPlugin(kind, program),
    name: toolName(path),
  };
}

function readersOfPlugin(kind: PluginFile['kind'], program: PluginFile['program']): readonly Client[] {
  switch (program) {
    case 'claude':
      return kind === 'mcp' ? ['claude', 'copilot-cli', 'vscode'] : ['claude'];
    case 'copilot':
      return ['copilot-cli', 'vscode'];
    case 'codex':
      return ['codex'];
  }
}

/** The only clients that read a kind of file anywhere. */
const ONLY_READERS: ReadonlyMap<CustomizationKind, readonly Client[]> = new Map([
  ['cursor-rule', ['cursor']],
  ['windsurf-rule', ['windsurf']],
  ['gemini-command', ['gemini']],
  ['gemini-styleguide', ['gemini']],
]);

function describeStray({ path, kind }: StrayFile): Omit<FileToCheck, 'read'> {
  const root = nestedRootOf(path, kind);
  return {
    path,
    kind: isChecked(kind) ? kind : 'path-instructions',
    level: 'repository',
    root: root ?? '',
    standing: root === undefined ? 'stray' : 'nested',
    clients: ONLY_READERS.get(kind) ?? (isAmongChatModes(path) ? ['vscode'] : []),
    name: toolName(path),
  };
}
