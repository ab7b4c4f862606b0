import { githubGlobs, vscodeGlobs } from '../../text/globs/glob.ts';
import { isBelow, joinPath } from '../../workspace/paths.ts';
import type { PathIndex } from '../reading/path-index.ts';
import { indexNames, type NameIndex } from './name-index.ts';

/** Whether one of these globs, counted from a folder, takes any path of the repository in any client. */
export type MatchesAny = (root: string, globs: readonly string[]) => boolean;

/** So many paths are held against globs of one repository in all; after that each is taken to match. */
const MAX_COMPARISONS = 500_000;

/** Answers the same question once, and compiles a glob only where no simpler sign decides. */
export function matchPaths(paths: PathIndex): MatchesAny {
  const answers = new Map<string, boolean>();
  const budget = { left: MAX_COMPARISONS };
  const names = indexNames(paths.entries);
  const answer = (root: string, glob: string): boolean =>
    isFolderThere(paths, root, glob) || matchesOneOf(candidatesFor(glob, names), root, glob, budget);
  return (root, globs) =>
    globs.some((glob) => {
      const question = `${root}\n${glob}`;
      const known = answers.get(question) ?? answer(root, glob);
      answers.set(question, known);
      return known;
    });
}

/** `src/**` for a folder that is there. */
function isFolderThere(paths: PathIndex, root: string, glob: string): boolean {
  const folder = /^([^*?[\]{}\\]+)\/\*\*$/.exec(glob)?.[1];
  return folder !== undefined && paths.hasFolder(joinPath(root, folder));
}

/** The paths that a glob may match: those that have the rarest of the names and endings that it asks for. */
function candidatesFor(glob: string, { all, closed, byName, byEnding }: NameIndex): readonly string[] {
  const lower = glob.toLowerCase();
  // A submodule's or a link's files are not listed: below one, all may be there.
  if (closed.some((path) => isBelow(lower, path))) {
    return [glob];
  }
  const plain = lower.split('/').filter((part) => part !== '' && !/[*?[\]{}\\]/.test(part));
  const ending = /\*(\.[^*?[\]{}\\/.]+)$/.exec(lower)?.[1];
  const lists = [
    ...plain.map((name) => byName.get(name) ?? []),
    ...(ending === undefined ? [] : [byEnding.get(ending) ?? []]),
  ];
  return lists.reduce((fewest, list) => (list.length < fewest.length ? list : fewest), all);
}

function matchesOneOf(candidates: readonly string[], root: string, glob: string, budget: { left: number }): boolean {
  if (candidates.length === 0 || /^\*\*\/\*\.\w+$/.test(glob)) {
    return candidates.some((path) => isBelow(path, root));
  }
  // Without these signs VS Code takes whatever github.com takes, and more.
  const isDialect = /[{\\[]|^\//.test(glob);
  const readers = [vscodeGlobs([glob], root), ...(isDialect ? [githubGlobs([glob], root)] : [])];
  return candidates.some((path) => {
    budget.left -= 1;
    return budget.left < 0 || readers.some((reader) => reader.matches(path) !== undefined);
  });
}
