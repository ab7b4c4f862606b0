import { CLIENTS } from '../../customizations/known/clients.ts';
import { groupBy } from '../../structures/group-by.ts';
import { lazily } from '../../structures/lazily.ts';
import { folderOf, joinPath, nameOf, relativePath } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryView } from '../types.ts';
import { findAbsentAssets } from './absent-assets.ts';
import { findPaths, PATH_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { judgeNamedFile } from './named-file.ts';
import { referenceRule } from './reference-rule.ts';
import { quote, quotePath } from '../../text/shown/quote.ts';

export const referenceNotFound = referenceRule({
  id: 'reference-not-found',
  description: 'A text names a file of its own that does not exist',
  effects: [warning(CLIENTS, 'All clients let the model open such a file when it needs it, and it finds nothing.')],
  source: 'https://agentskills.io/specification',
  looksFor: { parts: PATH_PARTS },
  find: findPaths,
  judge(facts, repository) {
    const isAbsent = findAbsentAssets(facts, repository);
    const foldersNamed = lazily(() => groupSkills(repository));
    const isOfOtherSkill = (target: string, names: readonly string[]): boolean =>
      names
        .flatMap((name) => foldersNamed().get(name) ?? foldersNamed().get(name.toLowerCase()) ?? [])
        .some((folder) => repository.paths.has(joinPath(folder, target.replace(/^\.\//, ''))));
    return ({ target, isListed, isOnlyNamed, isMentioned, mayBeMade, otherSkills = [] }, file) => {
      const found = resolveTarget(target, file, repository);
      if (isOnlyNamed === true) {
        return (file.kind !== 'skill' || isOfProject(file)) && found.kind === 'missing' && found.fromRoot === undefined
          ? judgeNamedFile(target, found.path, file, repository)
          : undefined;
      }
      if (
        found.kind !== 'missing' ||
        found.fromRoot !== undefined ||
        isAbsent(found.path) ||
        isOfOtherSkill(target, otherSkills)
      ) {
        return undefined;
      }
      return file.kind !== 'skill' || isInOwnFolder(target, file, repository, isListed === true)
        ? {
            absent: found.path,
            said: {
              message: `${quote(target)} does not exist`,
              hint:
                found.shared === undefined
                  ? `There is no ${quotePath(found.path)}: correct the path, or add the file.`
                  : `Paths count from the folder of the skill. Write \`${relativePath(file.path, found.shared)}\`.`,
            },
            ...(found.shared === undefined
              ? (mayBeMade === true && { particulars: { effects: MAY_BE_MADE } }) ||
                (isMentioned === true && { particulars: { effects: MENTIONED } })
              : { particulars: { effects: SHARED_BY_SKILLS } }),
          }
        : undefined;
    };
  },
});

const SHARED_BY_SKILLS: Effects = [
  info(
    CLIENTS,
    'All clients name the folder of the skill to the model. It finds the file only if it also looks in the folder above all skills.',
  ),
];

const MENTIONED: Effects = [
  info(
    CLIENTS,
    'All clients let the model look for the file, and it finds nothing. The sentence may mean a file of another skill or project.',
  ),
];

const MAY_BE_MADE: Effects = [
  info(
    CLIENTS,
    'All clients let the model open such a file when it needs it. It finds the file only if the script of the skill has written it.',
  ),
];

/** Whether a skill is for the repository that contains it: clients read it where it is. */
function isOfProject({ path }: CheckedFile): boolean {
  return /(?:^|\/)\.[\w-]+\/skills\//.test(path);
}

/** The folders of all skills by their names. */
function groupSkills({ files }: RepositoryView): ReadonlyMap<string, readonly string[]> {
  const folders = files.filter(({ kind }) => kind === 'skill').map(({ path }) => folderOf(path));
  return groupBy(folders, nameOf);
}

/**
 * Whether a path is in the skill's own folder. By the specification, `references` is, and so are `assets` and `scripts` in a
 * list of files. Another name may be a folder of the repository in which the skill is used.
 */
function isInOwnFolder(target: string, { path }: CheckedFile, { paths }: RepositoryView, isListed: boolean): boolean {
  const [first = ''] = target.replace(/^\.\//, '').split('/');
  return (
    first === 'references' ||
    first === '..' ||
    (isListed && (first === 'assets' || first === 'scripts')) ||
    paths.hasFolder(joinPath(folderOf(path), first))
  );
}
