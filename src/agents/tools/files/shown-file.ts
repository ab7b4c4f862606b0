import type { ReadStart } from '../../../changes/exclusion/exclusion.ts';
import { lazily } from '../../../structures/lazily.ts';
import { isGitFolder, joinPath, nameOf, parentsOf, resolveLink } from '../../../workspace/paths.ts';
import type { TooLargeFile, Workspace, WorkspaceFile } from '../../../workspace/workspace.ts';
import { blankSecrets } from '../../../text/secrets/blank-secrets.ts';
import type { FileList } from './list-files.ts';
import { secretFileReason } from '../../../text/secrets/secret-files.ts';
import { decodeText } from './decode-text.ts';

/** Files written by people are smaller; larger ones are generated. */
export const MAX_FILE_BYTES = 2 * 1_024 * 1_024;
const MAX_LINKS = 8;

/** Why a file is not shown; a search counts these. */
export type NotShown = 'missing' | 'hidden' | 'binary' | 'too-large' | 'no-file' | 'no-reads-left';

/** A file as a model may see it, or a sentence for the model why it may not. */
export type ShownFile =
  /** Secrets are blanked. The path differs from the requested one if a link was followed. */
  | { readonly kind: 'text'; readonly path: string; readonly text: string }
  | { readonly kind: 'refused'; readonly why: NotShown; readonly reason: string };

interface ShowTerms {
  readonly mayShow: (path: string, readStart: ReadStart) => Promise<string | undefined>;
  /** Whether one more file may be read. */
  readonly pay: (path: string) => Promise<boolean>;
}

/**
 * Reads a file for a model. Links inside the repository are followed, and every path on the way is checked as if it
 * had been requested. If all paths are known, only listed files are read, so that files ignored by git stay private.
 */
export async function readShown(
  workspace: Workspace,
  path: string,
  list: FileList,
  terms: ShowTerms,
): Promise<ShownFile> {
  let at = path;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    const read = hiddenByName(at) ?? (await readHere(workspace, at, list, terms));
    if (read.kind !== 'link') {
      return read;
    }
    const next = resolveLink(read.at, read.target);
    if (next.kind === 'outside') {
      return refused('hidden', 'That is a symbolic link that leads out of the repository.');
    }
    at = joinPath(next.path, at.slice(read.at.length + 1));
  }
  return refused('no-file', `That leads through more than ${MAX_LINKS} symbolic links.`);
}

/** A link at a path or at a folder above it. */
interface Link {
  readonly kind: 'link';
  readonly at: string;
  readonly target: string;
}

async function readHere(
  workspace: Workspace,
  path: string,
  list: FileList,
  { mayShow, pay }: ShowTerms,
): Promise<ShownFile | Link> {
  if (list.isComplete && !list.has(path)) {
    return (await linkAbove(workspace, list, path)) ?? refused('missing', missingReason(workspace, list, path));
  }
  if (list.isFolder(path)) {
    return refused('no-file', 'That is a folder: list it with list_dir.');
  }
  if (!(await pay(path))) {
    return refused(
      'no-reads-left',
      'Reading that file takes a request of its own, and this run may not make any more. Go on with what you know.',
    );
  }
  const read = lazily(() => readUpTo(workspace, path));
  const why = await mayShow(path, async () => readStartOf(await read()));
  if (why !== undefined) {
    return refused('hidden', `The content exclusion of this repository keeps that file from models: ${why}.`);
  }
  const file = await read();
  return file.kind === 'symlink' ? { kind: 'link', at: path, target: file.target } : show(path, file, workspace);
}

function refused(why: NotShown, reason: string): ShownFile {
  return { kind: 'refused', why, reason };
}

function hiddenByName(path: string): ShownFile | undefined {
  if (path.split('/').some(isGitFolder)) {
    return refused('hidden', "Git's own folder is not shown.");
  }
  const secret = secretFileReason(path);
  return secret === undefined
    ? undefined
    : refused('hidden', `By its name that file holds ${secret}, so it is not shown. Go on without it.`);
}

async function linkAbove(workspace: Workspace, list: FileList, path: string): Promise<Link | undefined> {
  const at = parentsOf(path).find(list.isLink);
  const file = at === undefined ? undefined : await workspace.read(at);
  return at !== undefined && file?.kind === 'symlink' ? { kind: 'link', at, target: file.target } : undefined;
}

const MAX_NEAR_NAMES = 3;

function missingReason(workspace: Workspace, list: FileList, path: string): string {
  const near = list.sameName(path).slice(0, MAX_NEAR_NAMES);
  const hint =
    near.length === 0
      ? 'Look for it with file_search.'
      : `There is ${near.map((path) => JSON.stringify(path)).join(' and ')}.`;
  return `There is nothing at ${JSON.stringify(nameOf(path) === '' ? '/' : path)} in ${workspace.name}. ${hint}`;
}

/** Through an API, reading a file costs a request, but its size does not. */
async function readUpTo(workspace: Workspace, path: string): Promise<WorkspaceFile | TooLargeFile> {
  if (workspace.readUpTo !== undefined) {
    return workspace.readUpTo(path, MAX_FILE_BYTES);
  }
  const bytes = (await workspace.sizeOf?.(path)) ?? 0;
  return bytes > MAX_FILE_BYTES ? { kind: 'too-large', bytes } : workspace.read(path);
}

/** The beginning of a file that is too large is unknown, so a rule about contents excludes it. */
function readStartOf(file: WorkspaceFile | TooLargeFile): Uint8Array | undefined {
  return file.kind === 'file' ? file.bytes : undefined;
}

function show(
  path: string,
  file: Exclude<WorkspaceFile, { kind: 'symlink' }> | TooLargeFile,
  workspace: Workspace,
): ShownFile {
  switch (file.kind) {
    case 'missing':
      return refused('missing', `There is nothing at ${JSON.stringify(path)} in ${workspace.name}.`);
    case 'not-a-file':
      return refused('no-file', `That cannot be read: ${file.reason}.`);
    case 'too-large':
      return tooLarge(file.bytes);
    case 'file':
      return file.bytes.length > MAX_FILE_BYTES ? tooLarge(file.bytes.length) : showBytes(path, file.bytes);
  }
}

function tooLarge(bytes: number): ShownFile {
  return refused('too-large', `That file has ${bytes} bytes; files of more than ${MAX_FILE_BYTES} are not read.`);
}

function showBytes(path: string, bytes: Uint8Array): ShownFile {
  const text = decodeText(bytes);
  return text === undefined
    ? refused('binary', `That file is binary (${bytes.length} bytes).`)
    : { kind: 'text', path, text: blankSecrets(text) };
}
