import { folderOf, joinPath, parentsOf } from '../../workspace/paths.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';

/** Whether a `SKILL.md` is in the folder of another skill, so that clients do not find it by themselves. */
export function isPartOfSkill(path: string, paths: PathIndex): boolean {
  return parentsOf(folderOf(path)).some((folder) => folder !== '' && paths.has(joinPath(folder, 'SKILL.md')));
}
