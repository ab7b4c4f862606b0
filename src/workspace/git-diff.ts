import { devNull } from 'node:os';
import { runError } from '../errors.ts';
import { runGit, runGitOrFail, splitNull, type Git } from './git-process.ts';
import { checkedId } from './object-id.ts';

/** What a diff leads to: a commit by its full id, or `index` or `worktree` for what is not committed yet. */
export type DiffHead = string;

/** Line counts of one changed file; undefined for a binary one. */
export interface FileCount {
  readonly path: string;
  readonly previousPath?: string;
  readonly additions: number | undefined;
  readonly deletions: number | undefined;
}

export function readPatch(git: Git, base: string, head: DiffHead): Promise<Buffer> {
  return diff(git, ['--patch', '--unified=3'], base, head);
}

export async function readNumstat(git: Git, base: string, head: DiffHead): Promise<readonly FileCount[]> {
  return readCounts(splitNull(await diff(git, ['--numstat', '-z'], base, head)));
}

const DIFF_OPTIONS: readonly string[] = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
  '--inter-hunk-context=0',
  '--indent-heuristic',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--find-renames=50%',
  '--full-index',
  '--submodule=short',
  // `dirty` compares a submodule's commit only; more would run git inside of it, by its own configuration.
  '--ignore-submodules=dirty',
  `-O${devNull}`,
];

async function diff(git: Git, form: readonly string[], base: string, head: DiffHead): Promise<Buffer> {
  const filters = head === 'worktree' ? await withoutFilters(git) : [];
  const heads =
    head === 'index'
      ? ['--cached', checkedId(base)]
      : head === 'worktree'
        ? [checkedId(base)]
        : [checkedId(base), checkedId(head)];
  return runGitOrFail({ ...git, settings: [...git.settings, ...filters] }, [
    'diff',
    ...DIFF_OPTIONS,
    ...form,
    ...heads,
    '--',
  ]);
}

/**
 * Turns off the filters of the repository's configuration (`filter.<name>.clean`), which git would run on files of
 * the working tree. A file under a filter, as those of Git LFS, is then compared as it lies on disk.
 */
async function withoutFilters(git: Git): Promise<readonly string[]> {
  const listed = await runGit(git, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
  const names = splitNull(listed.stdout).map((key) => key.slice('filter.'.length, key.lastIndexOf('.')));
  const unsafe = names.find((name) => name.includes('='));
  if (unsafe !== undefined) {
    const message = `The repository's configuration has a filter named "${unsafe}", which cannot be turned off`;
    throw runError('unsafe-filter', message, 'Rename the filter, or review commits instead of the working tree.');
  }
  return [...new Set(names)].flatMap((name) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].flatMap((setting) => ['-c', `filter.${name}.${setting}`]),
  );
}

/** `12 TAB 3 TAB path NUL`, or for a rename `12 TAB 3 TAB NUL old NUL new NUL`; `-` where the file is binary. */
function readCounts(fields: readonly string[]): readonly FileCount[] {
  const counts: FileCount[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const [, additions = '', deletions = '', path = ''] = /^([^\t]*)\t([^\t]*)\t(.*)$/s.exec(fields[at] ?? '') ?? [];
    const numbers = { additions: countOf(additions), deletions: countOf(deletions) };
    if (path === '') {
      counts.push({ path: fields[at + 2] ?? '', previousPath: fields[at + 1] ?? '', ...numbers });
      at += 2;
    } else {
      counts.push({ path, ...numbers });
    }
  }
  return counts;
}

function countOf(text: string): number | undefined {
  return text === '-' ? undefined : Number(text);
}
