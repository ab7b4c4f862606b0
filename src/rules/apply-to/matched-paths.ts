import { githubGlobs, vscodeGlobs } from '../../text/globs/glob.ts';
import { isBelow, joinPath } from '../../workspace/paths.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import { indexNames, type NameIndex } from './name-index.ts';

/** Whether one of the globs, relative to a folder, matches any path of the repository in any client. */
export type MatchesAny = (root: string, globs: readonly string[]) => boolean;

/** The most comparisons of paths with globs in one run. After that, every glob is assumed to match. */
const MAX_COMPARISONS = 500_000;

/** Answers each question once, and compiles a glob only if no simpler test decides. */
export function matchPaths(paths: PathIndex): MatchesAny {
  const answers = new Map<string, boolean>();
  const budget = { left: MAX_COMPARISONS };
  const names = indexNames(paths.entries);
  const answer = (root: string, glob: string): boolean =>
    isFolderThere(paths, root, glob) || matchesOneOf(findCandidates(glob, names), root, glob, budget);
  return (root, globs) =>
    globs.some((glob) => {
      const question = `${root}\n${glob}`;
      const known = answers.get(question) ?? answer(root, glob);
      answers.set(question, known);
      return known;
    });
}

/** Whether the glob is a path such as `src/**` of a folder that exists. */
function isFolderThere(paths: PathIndex, root: string, glob: string): boolean {
  const folder = /^([^*?[\]{}\\]+)\/\*\*$/.exec(glob)?.[1];
  return folder !== undefined && paths.hasFolder(joinPath(root, folder));
}

/** The paths that a glob may match: those with the rarest of the names and endings in it. */
function findCandidates(glob: string, { all, closed, byName, byEnding }: NameIndex): readonly string[] {
  const lower = glob.toLowerCase();
  // Files below a submodule or a link are not listed, so any of them may exist.
  if (closed.some((path) => isBelow(lower, path))) {
    return [glob];
  }
  const plain = withoutChoices(lower)
    .split('/')
    .filter((part) => part !== '' && !/[*?[\]{}\\]/.test(part));
  const ending = /\*(\.[^*?[\]{}\\/.]+)$/.exec(lower)?.[1];
  const lists = [
    ...plain.map((name) => byName.get(name) ?? []),
    ...(ending === undefined ? [] : [byEnding.get(ending) ?? []]),
  ];
  return lists.reduce((fewest, list) => (list.length < fewest.length ? list : fewest), all);
}

/** Writes `?` for each group of choices, because a slash in `{src/app,src/modules}` does not end a name. */
function withoutChoices(glob: string): string {
  const shorter = glob.replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, '?');
  return shorter === glob ? glob : withoutChoices(shorter);
}

function matchesOneOf(candidates: readonly string[], root: string, glob: string, budget: { left: number }): boolean {
  if (candidates.length === 0 || /^\*\*\/\*\.\w+$/.test(glob)) {
    return candidates.some((path) => isBelow(path, root));
  }
  // Without these characters, VS Code matches everything that github.com matches, and more.
  const isDialect = /[{\\[]|^\//.test(glob);
  const readers = [vscodeGlobs([glob], root), ...(isDialect ? [githubGlobs([glob], root)] : [])];
  return candidates.some((path) => {
    budget.left -= 1;
    return budget.left < 0 || readers.some((reader) => reader.matches(path) !== undefined);
  });
}
