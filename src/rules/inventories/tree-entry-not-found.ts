import { CLIENTS } from '../../customizations/known/clients.ts';
import { quote, quotePath } from '../../text/shown/quote.ts';
import { folderOf, joinPath, nameOf } from '../../workspace/paths.ts';
import { readIgnored } from '../reading/paths/git-ignored.ts';
import { info } from '../effects.ts';
import type { CheckedFile, RepositoryRule, RepositoryView } from '../types.ts';
import { regex } from '../../text/regex.ts';
import { isCurrent } from './containers.ts';
import { readTrees, type Tree, type TreeEntry } from './read-trees.ts';

export const treeEntryNotFound: RepositoryRule<readonly Tree[]> = {
  id: 'tree-entry-not-found',
  scope: 'repository',
  kinds: 'all',
  looksFor: { parts: ['├─', '└─'] },
  description: 'A drawn tree of files names a file or folder that does not exist',
  effects: [
    info(CLIENTS, 'The models of all clients take the tree for a map of the repository, and look there for nothing.'),
  ],
  collect(text) {
    const trees = text.format === 'markdown' ? readTrees(text) : [];
    return trees.length === 0 ? undefined : trees;
  },
  async check(facts, report, repository) {
    for (const { file, fact } of facts) {
      // Prompts and commands show what they make.
      const isMap =
        isCurrent(file) && file.standing === 'in-place' && file.kind !== 'prompt' && file.kind !== 'command';
      for (const tree of isMap ? fact : []) {
        const missing = findMissing(tree, file, repository);
        const ignoredBy = await readIgnored(
          repository,
          missing.map(({ path }) => path),
        );
        for (const { entry, path } of missing.filter((one) => ignoredBy(one.path) === undefined)) {
          report(file, entry.range, {
            message: `The tree names ${quotePath(path)}, which does not exist`,
            hint: sayWhere(path, repository.paths),
          });
        }
      }
    }
  },
};

interface Missing {
  readonly entry: TreeEntry;
  /** From the root of the repository. */
  readonly path: string;
}

/** A shorter tree may be a sketch. */
const MIN_ENTRIES = 4;
/** If more of a tree does not exist, it is about something else, or shows what will be made. */
const MAX_MISSING = 0.34;
const MAX_FINDINGS = 10;

/** Entries that do not exist although the folders around them do. Empty if most of the tree is not in this repository. */
function findMissing(tree: Tree, file: CheckedFile, { paths }: RepositoryView): readonly Missing[] {
  const entries = tree.entries.filter(({ isDoubtful }) => !isDoubtful);
  if (entries.length < MIN_ENTRIES) {
    return [];
  }
  const exists = (path: string): boolean => paths.has(path) || paths.hasFolder(path);
  const counted = [...new Set(listBases(tree, file))].map((base) => ({
    base,
    existing: entries.filter((entry) => exists(joinPath(base, entry.path))).length,
  }));
  const best = counted.toSorted((a, b) => b.existing - a.existing)[0];
  if (best === undefined || best.existing < MIN_ENTRIES || !isClear(best, counted)) {
    return [];
  }
  const missing = entries.flatMap((entry) => {
    const path = joinPath(best.base, entry.path);
    return exists(path) ? [] : [{ entry, path }];
  });
  return missing.length > entries.length * MAX_MISSING
    ? []
    : missing
        .filter(
          ({ entry, path }) =>
            // A word without a slash and an ending may be no file at all.
            (entry.isFolder || nameOf(path).includes('.')) && paths.hasFolder(folderOf(path)) && !IS_MADE.test(path),
        )
        .slice(0, MAX_FINDINGS);
}

/** Whether no other folder fits as well. */
function isClear(
  best: { readonly base: string; readonly existing: number },
  counted: readonly { readonly base: string; readonly existing: number }[],
): boolean {
  return counted.every(({ base, existing }) => base === best.base || existing < best.existing);
}

/**
 * The folders to which a tree may belong: that of its first line, of the file, of the workspace, or of the repository. A
 * skill shows its own folder, or how some project looks.
 */
function listBases({ root }: Tree, file: CheckedFile): readonly string[] {
  const own = folderOf(file.path);
  if (file.kind === 'skill') {
    return root === '' || root === nameOf(own) ? [own] : [];
  }
  const around = ['', file.root, own];
  return root === '' ? around : [...around.map((folder) => joinPath(folder, root)), ...around];
}

/** Folders and files that tools make, and that few repositories contain. */
const IS_MADE = regex('i')`
  (?:^|/)(?:
    node_modules|dist|build|out|target|coverage|bin|obj|vendor|venv|tmp|temp|logs?|data|uploads|__pycache__
    |\.(?:venv|next|git|env(?:\.\w+)?|cache|DS_Store|idea|vscode)
    |[^/]*\.(?:lock|log|db|sqlite3?|local(?:\.\w+)?)
  )(?:/|$)
`;

function sayWhere(path: string, paths: RepositoryView['paths']): string {
  const spelled = paths.spelled(path);
  const name = nameOf(path);
  const alike = name.includes('.')
    ? paths.withExtension(name.slice(name.indexOf('.', 1))).filter((one) => nameOf(one) === name)
    : [];
  const [only] = alike.length === 1 ? alike : [];
  const found = spelled ?? only;
  return found === undefined
    ? `Remove ${quote(name)} from the tree, or name what took its place.`
    : `There is ${quotePath(found)}.`;
}
