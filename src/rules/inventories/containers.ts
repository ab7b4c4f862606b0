import { groupBy } from '../../structures/group-by.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { isSetAside } from '../../customizations/places/set-aside.ts';
import type { CheckedFile, CheckedKind, RepositoryView } from '../types.ts';

export type PartKind = 'agents' | 'commands' | 'instructions' | 'plugins' | 'prompts' | 'skills';

/** Parts of one kind that are next to each other: the skills of `plugins/review/skills`. */
export interface Container {
  readonly kind: PartKind;
  readonly folder: string;
  /** The names of the parts, in lower case. */
  readonly names: ReadonlySet<string>;
}

const PART_KINDS: Readonly<Partial<Record<CheckedKind, PartKind>>> = {
  agent: 'agents',
  command: 'commands',
  'path-instructions': 'instructions',
  prompt: 'prompts',
  skill: 'skills',
};

/** Groups the parts of a repository by the folders that contain them. */
export function findContainers({ files, paths }: Pick<RepositoryView, 'files' | 'paths'>): readonly Container[] {
  const parts = files.flatMap((file) => {
    const kind = PART_KINDS[file.kind];
    return kind === undefined || file.level !== 'repository' || isSetAside(file.path) || isPage(file)
      ? []
      : [{ kind, folder: folderOfParts(file), name: nameOfPart(file).toLowerCase() }];
  });
  const folders = new Set([
    ...paths.entries.flatMap(({ path }) => (MANIFEST.test(path) ? [path.replace(MANIFEST, '')] : [])),
    ...files.flatMap(({ path, root }) => (PLUGIN_PART.test(path.slice(root.length)) ? [root] : [])),
  ]);
  const plugins = [...folders].flatMap((folder) =>
    folder === '' || HIDDEN.test(folder) || isSetAside(`${folder}/x`)
      ? []
      : [{ kind: 'plugins' as const, folder: folderOf(folder), name: nameOf(folder).toLowerCase() }],
  );
  return [...groupBy([...parts, ...plugins], ({ kind, folder }) => `${kind} ${folder}`).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : [{ kind: first.kind, folder: first.folder, names: new Set(group.map(({ name }) => name)) }];
  });
}

const MANIFEST = /\/\.(?:claude|codex|cursor)-plugin\/plugin\.json$/;

/** A part in a folder of a plugin: `/skills/deploy/SKILL.md`. */
const PLUGIN_PART = /^\/(?:agents|commands|skills)\/[^.]/;
const HIDDEN = /(?:^|\/)\./;

function isPage({ path }: CheckedFile): boolean {
  return /^(?:readme|index|template|changelog)\.md$/i.test(nameOf(path)) || nameOf(path).startsWith('_');
}

/** The folder that contains the parts next to a part. */
export function folderOfParts({ kind, path }: CheckedFile): string {
  return kind === 'skill' ? folderOf(folderOf(path)) : folderOf(path);
}

function nameOfPart({ kind, path }: CheckedFile): string {
  return kind === 'skill' ? nameOf(folderOf(path)) : stemOf(nameOf(path));
}

/** The name of a file without its ending: `review` for `review.agent.md`. */
export function stemOf(name: string): string {
  return name.replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/i, '');
}

const IS_HISTORY = /^(?:changelog|history|releases?|migration)\b/i;

/** Whether a file describes the repository as it is now. */
export function isCurrent({ level, path }: CheckedFile): boolean {
  return level === 'repository' && !isSetAside(path) && !IS_HISTORY.test(nameOf(path));
}
