import { devNull } from 'node:os';
import { resolve } from 'node:path';
import { runError } from '../../errors.ts';
import { at } from '../../structures/at.ts';
import { runGit, runGitOrFail, splitNull, type Git } from './process.ts';
import { checkedId } from './object-id.ts';
import { isTooLarge, readSmall } from './refuse-pipes.ts';

/** The new side of a diff: the full id of a commit, or `index` or `worktree` for changes that are not committed yet. */
export type DiffHead = string;

/** One changed file as git lists it, in addition to the patch. */
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

/** Reads the changed files and their line counts as git itself lists them, independent of the patch. */
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
  // `dirty` compares only the commit of a submodule. Otherwise git would run inside it, with its own configuration.
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
 * Even for a diff of two commits, git reads from the `.gitattributes` of the working tree which files are binary. The head
 * under review may be checked out there, and could hide its own files in this way. So git is called as in a bare
 * repository, which has no working tree.
 */
async function withoutWorkingTree(git: Git): Promise<Git> {
  const answer = await runGitOrFail(git, ['rev-parse', '--absolute-git-dir']);
  const folder = answer.toString('utf8').replace(/\r?\n$/, '');
  return { ...git, directory: folder, settings: [`--git-dir=${folder}`, '--bare', ...git.settings] };
}

/**
 * Turns off the filters of the repository's configuration (`filter.<name>.clean`), which git would run on files of the
 * working tree. A file with a filter, such as a file of Git LFS, is then compared as it is on disk.
 */
export async function withoutFilters(git: Git): Promise<readonly string[]> {
  await refuseEncodings(git);
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
 * Refuses attributes of the clone itself by which git would read files of the working tree in another encoding than programs do.
 * No setting turns them off.
 */
async function refuseEncodings(git: Git): Promise<void> {
  const answer = await runGitOrFail(git, ['rev-parse', '--git-path', 'info/attributes']);
  const path = resolve(git.directory, answer.toString('utf8').replace(/\r?\n$/, ''));
  if (await isTooLarge(path)) {
    throw runError(
      'unsafe-encoding',
      '`info/attributes` in the folder of git is larger than 1 MB, so it was not read, and may set `working-tree-encoding`',
      'Move its lines to `.gitattributes`; or review commits instead of the working tree.',
    );
  }
  const text = await readSmall(path);
  if (text?.includes('working-tree-encoding') === true) {
    throw runError(
      'unsafe-encoding',
      '`info/attributes` in the folder of git sets `working-tree-encoding`, so git would show other text than is on the disk',
      'Remove the line, or move it to `.gitattributes`; or review commits instead of the working tree.',
    );
  }
}

/**
 * The output has first all records of `--raw`: `:100644 100644 <id> <id> M NUL path NUL`, with two paths for a moved file.
 * Then it has the same number of records of `--numstat`, in the same order: `12 TAB 3 TAB path NUL`, or
 * `12 TAB 3 TAB NUL old NUL new NUL`. The counts of a binary file are `-`.
 */
function readRecords(fields: readonly string[]): readonly FileAccount[] {
  const files: Omit<FileAccount, 'additions' | 'deletions'>[] = [];
  let next = 0;
  for (let record = fields[next]; record?.startsWith(':') === true; record = fields[next]) {
    const letter = at(record.split(' '), 4).charAt(0);
    const first = at(fields, next + 1);
    const isMoved = letter === 'R' || letter === 'C';
    files.push(isMoved ? { path: at(fields, next + 2), previousPath: first, letter } : { path: first, letter });
    next += isMoved ? 3 : 2;
  }
  return files.map((file) => {
    const counts = at(fields, next).split('\t');
    next += at(counts, 2) === '' ? 3 : 1;
    return { ...file, additions: readCount(at(counts, 0)), deletions: readCount(at(counts, 1)) };
  });
}

function readCount(text: string): number | undefined {
  return text === '-' ? undefined : Number(text);
}
