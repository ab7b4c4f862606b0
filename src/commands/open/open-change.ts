import { concealedWorkspace } from '../../workspace/concealed.ts';
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fileErrorReason, usageError } from '../../errors.ts';
import type { LocalChange } from '../../jobs/open/local-change.ts';
import { openLocalChange } from '../../jobs/open/open-local-change.ts';
import { noteSparse } from '../../jobs/open/note-sparse.ts';
import { openFolder } from '../../jobs/open/open-folder.ts';
import { openNamedFiles } from '../../jobs/open/open-named-files.ts';
import type { Chosen, ReviewSubject } from '../../jobs/choose/choose-guidance.ts';
import { takesFiles } from '../../guidelines/takes-part.ts';
import { count } from '../../reports/count.ts';
import type { Options } from '../../options/options.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import { noteConfigFault, readCommandOptions } from '../arguments/command-options.ts';
import { describeUnmatchedIgnores, describeUnmatchedPaths } from './unmatched-globs.ts';
import { noteUnusedConfig, noteUnusedInstructions } from './unused-files.ts';
import { followExtends, followOnly, type FollowExtends } from './follow-extends.ts';
import { localGuidance } from './guidance.ts';
import type { Terminal } from '../output/terminal.ts';
import { readOwnFile } from './own-file.ts';

/** A change to work on, and its options. */
export interface OpenedChange {
  readonly subject: ReviewSubject;
  readonly options: Options;
  /** The options of the configuration that the head of the change has. */
  readonly optionsAt: (head: Workspace) => Promise<Options>;
  /** The commit of the head; `uncommitted` if the change is not committed. */
  readonly commit: string;
}

/**
 * Opens the change that the command line names, passes it to `work`, and closes it.
 *
 * @param follow follows `extends`; by default, if the command line has a token
 */
export async function withChange<T>(
  line: CommandLine,
  terminal: Terminal,
  work: (opened: OpenedChange) => Promise<T>,
  follow: FollowExtends | undefined = followExtends(line, terminal),
): Promise<T> {
  terminal.progress('Reading the change …');
  return withOpened(
    await openLocalChange({ repo: line.repo, base: line.base, source: await readSource(line, terminal) }),
    { line, terminal, follow },
    work,
  );
}

/**
 * Passes the files that `--for` names to `work` as if they had changed; without `--for`, all files of the folder.
 * Instructions and configuration are read from the disk.
 */
export async function withNamedFiles<T>(
  line: CommandLine,
  terminal: Terminal,
  work: (opened: OpenedChange) => Promise<T>,
): Promise<T> {
  terminal.progress('Reading the files …');
  const { root, workspace, around } = await openFolder(line.repo);
  const paths = line.forFiles.length === 0 ? undefined : line.forFiles.map((path) => relativeTo(root, path));
  const follow = followExtends(line, terminal);
  const absent = await noteSparse(around);
  if (absent !== undefined) {
    terminal.say(absent);
  }
  return withOpened(await openNamedFiles(workspace, paths), { line, terminal, follow }, work);
}

/** The path of a file from the root of the repository that a command works on. */
export async function relativeToRepository(repo: string | undefined, path: string, name: string): Promise<string> {
  return relativeTo((await openFolder(repo)).root, path, name);
}

/** The path of a file, which may not exist yet, from the root. Throws a `UserError` for one outside of the root. */
function relativeTo(root: string, path: string, name = '`--for`'): string {
  const folder = realpathSync(root);
  const fromHere = relative(folder, resolve(realpathSync('.'), path));
  // With `--repo`, people name files as they are named in that repository.
  const found = isInside(fromHere) || isAbsolute(path) ? fromHere : relative(folder, resolve(folder, path));
  if (!isInside(found)) {
    throw usageError('outside', `"${path}" is not a file inside of "${root}"`, `Check ${name}, or set \`--repo\`.`);
  }
  return found.split(sep).join('/');
}

function isInside(path: string): boolean {
  return path !== '' && !isAbsolute(path) && path.split(sep)[0] !== '..';
}

interface OpeningTerms {
  readonly line: CommandLine;
  readonly terminal: Terminal;
  readonly follow: FollowExtends | undefined;
}

async function withOpened<T>(
  change: LocalChange,
  { line, terminal, follow }: OpeningTerms,
  work: (opened: OpenedChange) => Promise<T>,
): Promise<T> {
  try {
    const unread = await noteConfigFault(line, change.trusted, follow);
    const unused = unread?.sentence ?? (await noteUnusedConfig(line, change.trusted));
    [...change.notes, ...(unused === undefined ? [] : [unused])].forEach((note) => terminal.say(note));
    const options = await readCommandOptions(line, change.trusted, follow);
    if (change.whyEmpty !== undefined && (options.purpose === 'review' || !takesFiles(options.purpose))) {
      terminal.say(change.whyEmpty);
    }
    const { files } = change.changes;
    const isChange = line.forFiles.length === 0 && line.command !== 'why';
    const paths = isChange ? describeUnmatchedPaths(options.paths, files) : undefined;
    const ignores = isChange && line.options.has('ignore') ? describeUnmatchedIgnores(options.ignore, files) : [];
    [...(paths === undefined ? [] : [paths]), ...ignores].forEach((note) => terminal.say(note));
    const repository = options.instructionsFrom === 'head' ? requireHead(change) : change.trusted;
    terminal.progress(`Choosing the guidelines for ${count(files.length, isChange ? 'changed file' : 'file')} …`);
    const guidance = await localGuidance(concealedWorkspace(repository), change.trusted, options, line.userFolder);
    return await work({
      subject: { ...change, guidance, description: undefined },
      options,
      optionsAt: (head) => readCommandOptions(line, head, followOnly(follow, options)),
      commit: change.commit ?? 'uncommitted',
    });
  } finally {
    change.close();
  }
}

/** Says so if the folder has instructions that do not count, and returns whether it has. */
export async function sayUnusedInstructions(
  { subject, options }: Pick<OpenedChange, 'subject' | 'options'>,
  { customizations }: Pick<Chosen, 'customizations'>,
  line: CommandLine,
  terminal: Terminal,
): Promise<boolean> {
  const unused = await noteUnusedInstructions(line, subject.sides, options, customizations);
  if (unused !== undefined) {
    terminal.say(unused);
  }
  return unused !== undefined;
}

function requireHead(change: LocalChange): Workspace {
  if (change.head === undefined) {
    throw usageError(
      'no-head',
      '`--instructions-from head` needs a head with files, which a diff or staged changes do not have',
      'Name revisions with `--base` and `--head`.',
    );
  }
  return change.head;
}

type Source = Parameters<typeof openLocalChange>[0]['source'];

async function readSource(line: CommandLine, terminal: Terminal): Promise<Source> {
  if (line.diff !== undefined) {
    return { kind: 'diff', name: line.diff, bytes: await readDiff(line.diff, terminal) };
  }
  if (line.staged) {
    return { kind: 'staged' };
  }
  return line.workingTree ? { kind: 'working-tree' } : { kind: 'revision', head: line.head };
}

/** A diff is read into memory. Standard input has no limit, because nobody can bring a file for it along. */
const MAX_DIFF_MEBIBYTES = 512;

async function readDiff(name: string, terminal: Terminal): Promise<Uint8Array> {
  if (name === '-') {
    return terminal.readStandardInput();
  }
  try {
    return await readOwnFile(name, MAX_DIFF_MEBIBYTES);
  } catch (error) {
    throw usageError(
      'unreadable-diff',
      `The diff "${name}" cannot be read: ${fileErrorReason(error)}`,
      'Check `--diff`.',
    );
  }
}
