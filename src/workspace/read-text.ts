import { isUtf8 } from 'node:buffer';
import { readUtf16 } from '../text/bytes/utf16.ts';
import { writeCount } from '../text/shown/write-count.ts';
import { sourceText, type Position, type SourceText } from '../text/source-text.ts';
import { joinPath, parentsOf, resolveLink, resolvePath } from './paths.ts';
import type { Workspace, WorkspaceFile } from './workspace.ts';

type ReadTextProblemCode =
  | 'missing'
  | 'dangling-link'
  | 'outside'
  | 'not-utf-8'
  | 'utf-16'
  | 'too-large'
  | 'not-a-file'
  | 'lfs-pointer'
  | 'symlink-loop';

/** The reason why a text could not be read, as a message for the user. */
interface ReadTextProblem {
  readonly kind: 'problem';
  readonly code: ReadTextProblemCode;
  readonly message: string;
  readonly hint?: string;
  /** The position of the first invalid byte of UTF-8. */
  readonly position?: Position;
}

export type ReadText = { readonly kind: 'text'; readonly source: SourceText } | ReadTextProblem;

/** Instructions and settings are written by people, so a larger file is something else. */
const MAX_TEXT_BYTES = 1024 * 1024;

/** The most links that are followed, as on Linux. */
const MAX_LINKS = 40;

/**
 * Reads a text of the workspace. Symbolic links are followed while they stay inside, also if a folder above the file is a
 * link. The text stays as it is, with its byte order mark and carriage returns.
 */
export async function readText(workspace: Workspace, path: string, maxBytes = MAX_TEXT_BYTES): Promise<ReadText> {
  const read = await readBytes(workspace, path, maxBytes);
  return read.kind === 'bytes' ? decode(read.path, read.bytes, maxBytes) : read;
}

/** The bytes of a file, or the reason why they could not be read. */
export type ReadBytes = { readonly kind: 'bytes'; readonly path: string; readonly bytes: Uint8Array } | ReadTextProblem;

/**
 * Reads the bytes of a file and follows links like `readText`. If the size is known and more than `maxBytes`, the file is
 * not read. If the size is not known beforehand, it is read.
 */
export async function readBytes(
  workspace: Workspace,
  path: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ReadBytes> {
  const resolved = resolvePath(path);
  if (resolved.kind === 'outside') {
    const hint = 'Write a path from the root of the repository, with `/` and without `..`.';
    return problem('outside', `"${path}" is not a path inside the repository`, { hint });
  }
  const followed = await follow(workspace, resolved.path, path, maxBytes);
  if (followed.kind === 'problem') {
    return followed;
  }
  if (followed.kind === 'missing') {
    return problem('missing', `"${path}" does not exist in ${workspace.name}`);
  }
  if (followed.kind === 'not-a-file') {
    const { reason, hint = 'Put a text file in its place.' } = followed;
    return problem('not-a-file', `"${path}" cannot be read as a file: ${reason}`, { hint });
  }
  return isLfsPointer(followed.bytes)
    ? problem('lfs-pointer', `"${path}" is a pointer of Git LFS, and its text is not in the repository`, {
        hint: 'Take it out of Git LFS: github.com, and every clone without Git LFS, has only the pointer.',
      })
    : { kind: 'bytes', path: resolved.path, bytes: followed.bytes };
}

/** The first line of a pointer, and the most bytes that one has (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const LFS_VERSION = 'version https://git-lfs.github.com/spec/v1';
const MAX_LFS_POINTER_BYTES = 1024;

function isLfsPointer(bytes: Uint8Array): boolean {
  return (
    bytes.length < MAX_LFS_POINTER_BYTES &&
    Buffer.from(bytes.subarray(0, LFS_VERSION.length)).toString('latin1') === LFS_VERSION
  );
}

async function follow(
  workspace: Workspace,
  start: string,
  asked: string,
  maxBytes: number,
): Promise<Exclude<WorkspaceFile, { kind: 'symlink' }> | ReadTextProblem> {
  let path = start;
  // A file that is missing below a linked folder is just missing. But for a link, somebody meant a file to be there.
  let isLink = false;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    const file = await (workspace.readUpTo?.(path, maxBytes) ?? workspace.read(path));
    if (file.kind === 'too-large') {
      return tooLarge(asked, file.bytes, maxBytes);
    }
    isLink ||= file.kind === 'symlink';
    const link =
      file.kind === 'symlink'
        ? { path, target: file.target }
        : file.kind === 'missing'
          ? await linkAbove(workspace, path)
          : undefined;
    if (link === undefined) {
      return file.kind === 'missing' && isLink ? dangling(asked, path) : withoutLink(file);
    }
    const next = resolveLink(link.path, link.target);
    if (next.kind === 'outside') {
      const message = `"${asked}" leaves the repository through the symbolic link "${link.path}" to "${link.target}"`;
      return problem('outside', message, { hint: 'Put the file itself into the repository.' });
    }
    path = joinPath(next.path, path.slice(link.path.length + 1));
  }
  return problem('symlink-loop', `"${asked}" leads through more than ${MAX_LINKS} symbolic links`, {
    hint: 'Make the link point at the file.',
  });
}

/** Narrows the type: the caller has followed every link. */
function withoutLink(file: WorkspaceFile): Exclude<WorkspaceFile, { kind: 'symlink' }> {
  return file.kind === 'symlink' ? { kind: 'missing' } : file;
}

/** A dangling link has its own problem, because somebody meant a file to be there. */
function dangling(asked: string, target: string): ReadTextProblem {
  return problem('dangling-link', `"${asked}" is a symbolic link to "${target}", which does not exist`, {
    hint: 'Make the link point at the file, or remove it.',
  });
}

/** The first folder above a path that is a symbolic link. */
async function linkAbove(
  workspace: Workspace,
  path: string,
): Promise<{ readonly path: string; readonly target: string } | undefined> {
  const folders = parentsOf(path);
  const last = folders.at(-1);
  const nearest = last === undefined ? undefined : await workspace.read(last);
  // Everything below a link is missing, so no link is above a folder that exists.
  if (nearest === undefined || nearest.kind === 'not-a-file') {
    return undefined;
  }
  for (const folder of folders) {
    const file = folder === last ? nearest : await workspace.read(folder);
    if (file.kind === 'symlink') {
      return { path: folder, target: file.target };
    }
    if (file.kind === 'missing') {
      return undefined;
    }
  }
  return undefined;
}

function tooLarge(path: string, size: number, maxBytes: number): ReadTextProblem {
  const message = `"${path}" has ${writeCount(size)} bytes, more than the ${writeCount(maxBytes)} that are read`;
  return problem('too-large', message, { hint: 'Split it into smaller files.' });
}

function decode(path: string, bytes: Uint8Array, maxBytes: number): ReadText {
  if (bytes.length > maxBytes) {
    return tooLarge(path, bytes.length, maxBytes);
  }
  if (!isUtf8(bytes)) {
    if (readUtf16(bytes) !== undefined) {
      return problem('utf-16', `"${path}" is in UTF-16`, { hint: 'Save the file as UTF-8.' });
    }
    const position = firstBadPosition(bytes);
    const message = `"${path}" is not UTF-8: line ${position.line}, column ${position.column} has bytes that are not a character`;
    return problem('not-utf-8', message, { hint: 'Save the file as UTF-8.', position });
  }
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  return { kind: 'text', source: sourceText(path, text) };
}

const LINE_FEED = 10;

function firstBadPosition(bytes: Uint8Array): Position {
  let start = 0;
  let line = 1;
  for (let end = endOfLine(bytes, start); isUtf8(bytes.subarray(start, end)); end = endOfLine(bytes, start)) {
    start = end + 1;
    line += 1;
  }
  return { line, column: firstBadColumn(bytes.subarray(start, endOfLine(bytes, start))) };
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end;
}

const REPLACEMENT = '\uFFFD';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Decodes with replacement characters. The first one that is not in the bytes themselves marks the invalid byte. */
function firstBadColumn(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let at = text.indexOf(REPLACEMENT);
  let offset = Buffer.byteLength(text.slice(0, at));
  while (REPLACEMENT_BYTES.equals(bytes.subarray(offset, offset + REPLACEMENT_BYTES.length))) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    offset += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return at + 1;
}

function problem(
  code: ReadTextProblemCode,
  message: string,
  more: Pick<ReadTextProblem, 'hint' | 'position'> = {},
): ReadTextProblem {
  return { kind: 'problem', code, message, ...more };
}
