import { languageOf } from '../../text/languages/languages.ts';
import { diffTexts } from '../diff/diff-texts.ts';
import { readApiFile } from '../diff/read-api-patch.ts';
import { countLines } from '../diff/read-diff.ts';
import type { ReadHead } from '../head-text.ts';
import type { Changes, FileChange } from '../types.ts';
import { decodeText, type DecodedText } from './decode-text.ts';
import { isMedia, isProgram } from './programs.ts';

/** Reads the bytes of a changed file on one side. Undefined if they are not available, or too many. */
export type ReadBytes = (side: 'base' | 'head', file: FileChange) => Promise<Uint8Array | undefined>;

/** Most binary files to read: a change may add thousands of images. */
const MAX_FILES = 200;

/**
 * Looks into the files of a change that git calls binary. Text in them (UTF-16, UTF-32, UTF-8 with NUL characters) is
 * compared like any other text, and becomes hunks. A file that is code by its name or its first line and that cannot be
 * decoded gets `unreadLines`, so that it counts as changed code that nobody read. So does one that cannot be looked into,
 * unless its name is that of a picture or the like. Programs are marked. Other binary files stay as they are.
 */
export async function readBinaryTexts(changes: Changes, readBytes: ReadBytes): Promise<Changes> {
  let left = MAX_FILES;
  const files: FileChange[] = [];
  for (const file of changes.files) {
    const isUnread = file.binary && file.status !== 'removed' && file.hunks.length === 0;
    if (isUnread) {
      left -= 1;
    }
    files.push(isUnread ? await readBinaryText(file, changes.source, left < 0 ? readNothing : readBytes) : file);
  }
  return { ...changes, files };
}

function readNothing(): Promise<undefined> {
  return Promise.resolve(undefined);
}

/** Reads heads like `readHead`, and decodes those of the files that git calls binary. */
export function decodeHeads({ files }: Changes, readHead: ReadHead, readBytes: ReadBytes): ReadHead {
  const encoded = new Map(files.filter(({ encoding }) => encoding !== undefined).map((file) => [file.path, file]));
  return async (path) => {
    const file = encoded.get(path);
    if (file === undefined) {
      return readHead(path);
    }
    const bytes = await readBytes('head', file);
    return bytes === undefined ? undefined : decodeText(bytes, true)?.text;
  };
}

async function readBinaryText(file: FileChange, source: Changes['source'], readBytes: ReadBytes): Promise<FileChange> {
  const isNamedAsCode = languageOf(file.path) !== undefined;
  const bytes = await readBytes('head', file);
  if (bytes === undefined && isProgram(file.path, bytes)) {
    return { ...file, executable: file.executable ?? 'program' };
  }
  if (bytes === undefined) {
    // The number of lines is not known.
    return isNamedAsCode || !isMedia(file.path) ? { ...file, unreadLines: 1 } : file;
  }
  const isCode = isNamedAsCode || startsScript(bytes);
  const after = decodeText(bytes, isCode);
  if (after === undefined) {
    return isCode ? { ...file, unreadLines: countLineFeeds(bytes) + 1 } : withProgram(file, bytes);
  }
  const before = file.status === 'added' ? '' : await readBefore(file, readBytes, isCode);
  return before === after.text && source === 'github-files'
    ? // GitHub shows a file of which only the mode changed like a binary file: modified, without lines.
      { ...file, binary: false, executable: 'unknown' }
    : withHunks(file, before, after);
}

/** GitHub's list of files has no modes, so that only the first bytes and the name show whether a file can be executed. */
function withProgram(file: FileChange, bytes: Uint8Array): FileChange {
  return file.executable === undefined && isProgram(file.path, bytes) ? { ...file, executable: 'program' } : file;
}

/** The text before the change; empty if it was not text, so that all of the text counts as new. */
async function readBefore(file: FileChange, readBytes: ReadBytes, isCode: boolean): Promise<string> {
  const bytes = await readBytes('base', file);
  return bytes === undefined ? '' : (decodeText(bytes, isCode)?.text ?? '');
}

function withHunks(file: FileChange, before: string, { text, encoding }: DecodedText): FileChange {
  const patch = diffTexts(before, text);
  if (patch === undefined) {
    return { ...file, unreadLines: text.split('\n').length };
  }
  const { path, status } = file;
  const { hunks } = readApiFile({ filename: path, status, additions: 0, deletions: 0, patch }).file;
  return { ...file, binary: false, encoding, hunks, ...countLines(hunks) };
}

/** `#!`, by which a system runs a file whatever its name is. */
function startsScript(bytes: Uint8Array): boolean {
  return bytes[0] === 0x23 && bytes[1] === 0x21;
}

function countLineFeeds(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => count + (byte === 0x0a ? 1 : 0), 0);
}
