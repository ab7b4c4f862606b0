import { languageOf } from '../../text/languages/languages.ts';
import { folderOf, nameOf, nearestFolder } from '../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../workspace/workspace.ts';

/** A file in the folder of a skill. The model opens or runs it when the text of the skill says so. */
export interface BundledFile<Skill> {
  readonly path: string;
  readonly kind: 'bundled-document' | 'bundled-file';
  readonly skill: Skill;
}

/** Packages that a skill installs, and what programs leave behind. Nobody writes or reads these files. */
const GENERATED = /(?:^|\/)(?:node_modules|__pycache__|\.venv|\.git)\//;

/**
 * Finds the texts that skills bring along, in their folders and all folders below. No client limits the depth: the model
 * opens whatever path it reads in a text of the skill. Pictures, archives and other files that are not text are left out.
 *
 * @param skills the skills by the path of their SKILL.md. A skill at the root of the repository brings nothing along.
 * @see https://agentskills.io/specification#file-references (November 2026)
 */
export function findBundledFiles<Skill>(
  entries: readonly WorkspaceEntry[],
  skills: ReadonlyMap<string, Skill>,
): readonly BundledFile<Skill>[] {
  const folders = new Map([...skills].map(([path, skill]) => [folderOf(path), skill]));
  folders.delete('');
  if (folders.size === 0) {
    return [];
  }
  return entries.flatMap(({ path, kind: entryKind }): readonly BundledFile<Skill>[] => {
    const kind = entryKind === 'file' && !skills.has(path) ? bundledKind(path) : undefined;
    const skill = kind === undefined ? undefined : folders.get(nearestFolder(path, folders) ?? '');
    return kind === undefined || skill === undefined || GENERATED.test(path) ? [] : [{ path, kind, skill }];
  });
}

/** The kind of a file that is brought along, by its name. Undefined if the file is no text. */
export function bundledKind(path: string): BundledFile<unknown>['kind'] | undefined {
  const name = nameOf(path);
  if (DOCUMENT.test(name)) {
    return 'bundled-document';
  }
  return languageOf(path) !== undefined || !name.includes('.', 1) ? 'bundled-file' : undefined;
}

/** Without `*.prompt.md` and the like, which are documents here, because no client searches for them in a skill. */
const DOCUMENT = /\.(?:md|mdx|markdown)$/i;
