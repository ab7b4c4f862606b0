import type { Stats } from 'node:fs';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runError } from '../../errors.ts';
import { runGit, splitNull, type Git } from './process.ts';

/**
 * Refuses a repository in which a file that git opens is a pipe, a device or a socket: git would wait for it, or read it
 * without an end. Single objects and the ignore files of folders are not looked at; the time limit of each git is for them.
 *
 * @throws {UserError} that names the file
 */
export async function refusePipes(git: Git): Promise<void> {
  const found = await findRepository(resolve(git.directory));
  if (found === undefined) {
    return;
  }
  const { root, folder } = found;
  await refuse(join(folder, 'commondir'));
  const common = resolve(folder, (await readSmall(join(folder, 'commondir')))?.trim() ?? '.');
  const ignored = ['.gitignore', '.gitattributes'].map((name) => join(root, name));
  await Promise.all([...ignored.map(refuse), ...[...new Set([folder, common])].map(refuseIn)]);
  await refuseObjects(join(common, 'objects'), new Set());
  for (const file of new Set([join(common, 'config'), join(folder, 'config.worktree')])) {
    await refuseIncluded(git, file, new Set());
  }
}

interface Found {
  /** The folder with the entry `.git`. */
  readonly root: string;
  /** The folder of git. */
  readonly folder: string;
}

/** Looks for the repository as git does: the first folder upwards with an entry `.git`. */
async function findRepository(directory: string): Promise<Found | undefined> {
  const entry = join(directory, '.git');
  const stats = await stat(entry).catch(() => undefined);
  if (stats?.isDirectory() === true) {
    return { root: directory, folder: entry };
  }
  if (stats?.isFile() === true) {
    const target = /^gitdir: ?(.+)$/m.exec((await readSmall(entry)) ?? '')?.[1];
    return target === undefined ? undefined : { root: directory, folder: resolve(directory, target.trim()) };
  }
  const above = dirname(directory);
  return above === directory ? undefined : findRepository(above);
}

async function refuseIn(folder: string): Promise<void> {
  await Promise.all(
    ['', 'info', 'refs'].map((name) => refuseEntries(join(folder, name), name === 'refs' ? MAX_DEPTH : 0)),
  );
}

/** Names of branches have few parts. */
const MAX_DEPTH = 8;

/** Refuses the entries of a folder, and those of the folders in it down to a depth. */
async function refuseEntries(folder: string, depth: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await (depth > 0 ? refuseEntries(path, depth - 1) : undefined);
    } else if (!entry.isFile() && !IS_IRRELEVANT.test(entry.name)) {
      await refuse(path);
    }
  }
}

/** The socket of git's own file watcher. */
const IS_IRRELEVANT = /^fsmonitor--daemon/;

/** The lists of a store of objects, and those of the stores that it names. */
async function refuseObjects(store: string, seen: Set<string>): Promise<void> {
  if (seen.has(store) || seen.size > MAX_FILES) {
    return;
  }
  seen.add(store);
  await Promise.all([refuseEntries(join(store, 'info'), 1), refuseEntries(join(store, 'pack'), 0)]);
  const alternates = (await readSmall(join(store, 'info', 'alternates'))) ?? '';
  for (const line of alternates.split('\n')) {
    if (line !== '' && !line.startsWith('#')) {
      await refuseObjects(resolve(store, line), seen);
    }
  }
}

/** The files that a configuration includes. Git asks for no password, and runs nothing, to read one file. */
async function refuseIncluded(git: Git, file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file) || seen.size > MAX_FILES) {
    return;
  }
  seen.add(file);
  await refuse(file);
  if (!/\[\s*include/i.test((await readSmall(file)) ?? '')) {
    return;
  }
  const asked = [
    'config',
    '--file',
    file,
    '--no-includes',
    '--type=path',
    '--null',
    '--get-regexp',
    '^include(if\\..*)?\\.path$',
  ];
  // Without git, the next step says so.
  const pairs = await runGit(git, asked).then(
    ({ stdout }) => splitNull(stdout),
    () => [],
  );
  for (const pair of pairs) {
    await refuseIncluded(git, resolve(dirname(file), pair.slice(pair.indexOf('\n') + 1)), seen);
  }
}

/** More files that include each other, or stores that name each other, are left to git and its time limit. */
const MAX_FILES = 100;
const MAX_BYTES = 1_000_000;

/** The text of a file of usual size; undefined if there is none. */
export async function readSmall(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() === true && stats.size <= MAX_BYTES
    ? readFile(path, 'utf8').catch(() => undefined)
    : undefined;
}

/** Whether a file has more bytes than `readSmall` reads. */
export async function isTooLarge(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() === true && stats.size > MAX_BYTES;
}

async function refuse(path: string): Promise<void> {
  // A link leads to what git opens; one that leads nowhere is looked at itself.
  const stats = await stat(path).catch(() => lstat(path).catch(() => undefined));
  if (
    stats === undefined ||
    stats.isFile() ||
    stats.isDirectory() ||
    stats.isSymbolicLink() ||
    (await isEmpty(stats))
  ) {
    return;
  }
  throw runError(
    'git-file-is-no-file',
    `Git cannot read this repository, because "${path}" is a device, a pipe or a socket`,
    'Remove it, or clone the repository again.',
  );
}

/** Some people link a file of git to `/dev/null`, to have none. */
async function isEmpty({ rdev }: Stats): Promise<boolean> {
  const empty = await stat(devNull).catch(() => undefined);
  return empty !== undefined && empty.rdev === rdev && rdev !== 0;
}
