import { folderOf, nameOf, parentsOf } from '../../workspace/paths.ts';
import type { RepositoryView } from '../types.ts';
import { resolveTarget } from './link-target.ts';
import type { ReferenceFacts } from './reference-rule.ts';

/** The fewest skills with missing files that show a partial copy. If there are fewer, somebody may have forgotten to commit the files. */
const MIN_BARE_SKILLS = 5;

/**
 * Makes a test whether a path belongs to files that this copy of the repository does not contain. That is so if several
 * skills refer to files of their own, but no `SKILL.md` has any file next to it. Whole skills may be missing, too.
 */
export function findAbsentAssets(facts: ReferenceFacts, repository: RepositoryView): (path: string) => boolean {
  const { files, paths } = repository;
  const folders = new Set(files.filter(({ kind }) => kind === 'skill').map(({ path }) => folderOf(path)));
  const isOwn = (path: string): boolean => parentsOf(path).some((parent) => folders.has(parent));
  const collections = new Set([...folders].map(folderOf).filter((folder) => folder !== ''));
  const isAmongSkills = (path: string): boolean => parentsOf(path).some((parent) => collections.has(parent));
  const bare = facts.filter(
    ({ file, fact }) =>
      file.kind === 'skill' &&
      fact.some(({ target }) => {
        const found = resolveTarget(target, file, repository);
        return found.kind === 'missing' && isOwn(found.path);
      }),
  );
  const areAbsent =
    bare.length >= MIN_BARE_SKILLS &&
    !paths.entries.some(({ path }) => nameOf(path).toUpperCase() !== 'SKILL.MD' && isOwn(path));
  return (path) => areAbsent && (isOwn(path) || isAmongSkills(path));
}
