import { devNull } from 'node:os';
import { importChanges } from './fast-import.ts';
import type { Entry, RandomChange, Tree } from './random-change.ts';
import type { ScratchRepository } from './repository.ts';
import { takeListing, type ListedFile } from './truth.ts';

/** Options of a diff. Those that affect the list of files are also in `listing`. */
export interface DiffForm {
  readonly command: 'diff-tree' | 'log';
  readonly settings: readonly string[];
  readonly flags: readonly string[];
  readonly listing: readonly string[];
}

/** A changed file with its contents, which are byte strings; undefined where the file did not exist. */
export interface RandomFile extends ListedFile {
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

/** A change with git's output for it. */
export interface RandomDiff {
  readonly change: RandomChange;
  readonly commit: string;
  readonly diff: Buffer;
  readonly files: readonly RandomFile[];
}

/** The options of `src/workspace/git/diff.ts`. A test checks that they are the same. */
const OWN_OPTIONS = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
  '--inter-hunk-context=0',
  '--indent-heuristic',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--full-index',
  '--submodule=short',
  '--ignore-submodules=dirty',
  `-O${devNull}`,
  '--unified=3',
];
export const RENAMES = '--find-renames=50%';

/** The options of our own call of git. */
export function ownForm(listing: readonly string[]): DiffForm {
  return { command: 'diff-tree', settings: [], flags: OWN_OPTIONS, listing };
}

/** Options that users may have set. `git log` uses the same settings as `git diff`. */
export function givenForm(settings: readonly string[], flags: readonly string[], listing: readonly string[]): DiffForm {
  const pairs = settings.flatMap((setting) => ['-c', setting]);
  return { command: 'log', settings: pairs, flags, listing: [RENAMES, ...listing] };
}

/** Commits the changes and lets git write the diff of each. This takes three processes for all changes. */
export function diffChanges(
  repository: ScratchRepository,
  changes: readonly RandomChange[],
  form: DiffForm,
): readonly RandomDiff[] {
  const commits = importChanges(repository, changes);
  const diffs = diffCommits(repository, commits, form);
  const listings = listCommits(repository, commits, form.listing);
  return changes.map((change, index) => ({
    change,
    commit: commits[index]!,
    diff: diffs[index]!,
    files: listings[index]!.map((file) => withContents(file, change.base, change.head)),
  }));
}

function withContents(file: ListedFile, base: Tree, head: Tree): RandomFile {
  return { ...file, before: base.get(file.previousPath ?? file.path), after: head.get(file.path) };
}

/** The diff of each commit against its parent, or against both by `--cc`. */
export function diffCommits(
  repository: ScratchRepository,
  commits: readonly string[],
  { command, settings, flags, listing }: DiffForm,
): readonly Buffer[] {
  const walk = command === 'log' ? ['--no-walk=unsorted', '--format=%H'] : ['-r'];
  const args = [...settings, command, '--stdin', ...walk, '-p', ...flags, ...listing];
  return cutAtCommits(repository.feed(drawIds(commits), ...args), commits);
}

function listCommits(
  repository: ScratchRepository,
  commits: readonly string[],
  listing: readonly string[],
): readonly (readonly ListedFile[])[] {
  const args = ['diff-tree', '--stdin', '-r', '--raw', '--numstat', '-z', '--no-abbrev', ...listing];
  const listed = repository.feed(drawIds(commits), ...args);
  return cutAtCommits(listed, commits).map((bytes) => takeListing(bytes.toString('latin1').split('\0')));
}

/** Lists the files that differ in a merge from both of its parents. The names are byte strings. */
export function listMerges(repository: ScratchRepository, commits: readonly string[]): readonly (readonly string[])[] {
  const listed = repository.feed(drawIds(commits), 'diff-tree', '--stdin', '-r', '-c', '--name-only', '-z', RENAMES);
  return cutAtCommits(listed, commits).map((bytes) => bytes.toString('latin1').split('\0').slice(0, -1));
}

function drawIds(commits: readonly string[]): string {
  return commits.map((id) => `${id}\n`).join('');
}

/** Git writes each commit's id, a line feed or NUL, and the commit's diff. It writes nothing for an empty diff. */
function cutAtCommits(written: Buffer, commits: readonly string[]): readonly Buffer[] {
  let rest = written;
  return commits
    .toReversed()
    .map((id) => {
      const at = rest.lastIndexOf(id);
      const part = at < 0 ? Buffer.alloc(0) : rest.subarray(at + id.length + 1);
      rest = at < 0 ? rest : rest.subarray(0, at);
      return part;
    })
    .toReversed();
}
