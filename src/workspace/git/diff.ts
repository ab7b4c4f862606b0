import { devNull } from 'node:os';
import { runError } from '../../errors.ts';
import { runGit, runGitOrFail, splitNull, type Git } from './process.ts';
import { checkedId } from './object-id.ts';

/** What a diff leads to: a commit by its full id, or `index` or `worktree` for what is not committed yet. */
export type DiffHead = string;

/** One changed file as git lists it, beside the patch. */
export interface FileAccount {
  readonly path: string;
  readonly previousPath?: string;
  /** Git's letter: A, C, D, M, R, T, and U for a file in conflict. */
  readonly letter: string;
  /** Undefined for a binary file. */
  readonly additions: number | undefined;
  readonly deletions: number | undefined;
}

export function readPatch(git: Git, base: string, head: DiffHead): Promise<Buffer> {
  return diff(git, ['--patch', '--unified=3'], base, head);
}

/** The changed files and their line counts by git itself, whatever the patch looks like. */
export async function readAccount(git: Git, base: string, head: DiffHead): Promise<readonly FileAccount[]> {
  return readRecords(splitNull(await diff(git, ['--raw', '--numstat', '-z'], base, head)));
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
  const args = ['diff', ...DIFF_OPTIONS, ...form];
  switch (head) {
    case 'index':
      return runGitOrFail(git, [...args, '--cached', checkedId(base), '--']);
    case 'worktree': {
      const settings = [...git.settings, ...(await withoutFilters(git))];
      return runGitOrFail({ ...git, settings }, [...args, checkedId(base), '--']);
    }
    default:
      return runGitOrFail(await withoutWorkingTree(git), [...args, checkedId(base), checkedId(head), '--']);
  }
}

/**
 * Git asks the `.gitattributes` of the working tree which files to show as binary, even between two commits. What is
 * checked out may be the head under review, which could hide its own files so: a bare repository has none to ask.
 */
async function withoutWorkingTree(git: Git): Promise<Git> {
  const answer = await runGitOrFail(git, ['rev-parse', '--absolute-git-dir']);
  const folder = answer.toString('utf8').replace(/\r?\n$/, '');
  return { ...git, directory: folder, settings: [`--git-dir=${folder}`, '--bare', ...git.settings] };
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

/**
 * First all records of `--raw`: `:100644 100644 <id> <id> M NUL path NUL`, with two paths where the file moved. Then as
 * many of `--numstat` in the same order: `12 TAB 3 TAB path NUL`, or `12 TAB 3 TAB NUL old NUL new NUL`; `-` for the
 * counts of a binary file.
 */
function readRecords(fields: readonly string[]): readonly FileAccount[] {
  const files: Omit<FileAccount, 'additions' | 'deletions'>[] = [];
  let at = 0;
  while (fields[at]?.startsWith(':') === true) {
    const letter = fields[at]?.split(' ')[4]?.[0] ?? '';
    const first = fields[at + 1] ?? '';
    const moved = letter === 'R' || letter === 'C';
    files.push(moved ? { path: fields[at + 2] ?? '', previousPath: first, letter } : { path: first, letter });
    at += moved ? 3 : 2;
  }
  return files.map((file) => {
    const [additions = '', deletions = '', path = ''] = (fields[at] ?? '').split('\t');
    at += path === '' ? 3 : 1;
    return { ...file, additions: countOf(additions), deletions: countOf(deletions) };
  });
}

function countOf(text: string): number | undefined {
  return text === '-' ? undefined : Number(text);
}
