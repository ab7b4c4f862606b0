import type { ChangeSubject } from '../../types.ts';

/** A path as the instruction file means it: relative to the folder of that file, if the path is inside of it. */
export function pathIn({ folder }: Pick<ChangeSubject, 'folder'>, path: string): string {
  return folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
