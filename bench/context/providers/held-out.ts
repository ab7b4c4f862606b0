import type { OpenRepository } from '../../accuracy/repositories.ts';

/** A commit without its changes of some files. */
export interface HeldOut {
  /** The id of a commit in the temporary clone. */
  readonly head: string;
  /** The files that the commit changed and that existed before. */
  readonly paths: readonly string[];
}

/** The paths that a commit changes, with git's letter. */
export function listChanged(
  git: OpenRepository['git'],
  commit: string,
): readonly { readonly letter: string; readonly path: string }[] {
  const fields = git('diff', '--name-status', '--no-renames', '-z', `${commit}~1`, commit).split('\0');
  return fields.flatMap((letter, index) =>
    index % 2 === 0 && letter !== '' ? [{ letter, path: fields[index + 1] ?? '' }] : [],
  );
}

/** Makes a commit that leaves some files of a commit as they were before. Undefined if nothing of it would be left. */
export function holdOut(
  { git }: OpenRepository,
  commit: string,
  isHeldOut: (path: string) => boolean,
): HeldOut | undefined {
  const all = listChanged(git, commit);
  const held = all.filter(({ path }) => isHeldOut(path));
  const paths = held.flatMap(({ letter, path }) => (letter === 'M' ? [path] : []));
  if (paths.length === 0 || held.length === all.length) {
    return undefined;
  }
  git('read-tree', commit);
  for (const { letter, path } of held) {
    if (letter === 'A') {
      git('update-index', '--force-remove', path);
    } else {
      const [mode = '', , id = ''] = git('ls-tree', `${commit}~1`, '--', path).split(/[ \t]/);
      git('update-index', '--add', '--cacheinfo', `${mode},${id},${path}`);
    }
  }
  const tree = git('write-tree').trim();
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  return { head: git(...author, 'commit-tree', tree, '-p', `${commit}~1`, '-m', 'held out').trim(), paths };
}

/** The lines of a file before a commit that the commit touches. */
export function touchedBefore(git: OpenRepository['git'], commit: string, path: string): readonly number[] {
  const diff = git('diff', '--unified=0', '--no-color', `${commit}~1`, commit, '--', path);
  return [...diff.matchAll(/^@@ -(\d+)(?:,(\d+))? /gm)].flatMap(([, start = '1', count = '1']) =>
    Array.from({ length: Math.max(1, Number(count)) }, (_, index) => Number(start) + index),
  );
}
