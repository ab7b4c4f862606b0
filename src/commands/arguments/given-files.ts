import { readFile, stat } from 'node:fs/promises';
import { messageOf, usageError } from '../../errors.ts';
import type { Given, GivenFile } from '../../jobs/gather/read-given.ts';
import type { Options } from '../../options/options.ts';

/** Reads the files that the options `history` and `memory` name, and adds what the user wrote. */
export async function readGivenFiles(
  { history, memory }: Pick<Options, 'history' | 'memory'>,
  { message, attach = [] }: { readonly message: string | undefined; readonly attach?: readonly string[] },
): Promise<Given> {
  return {
    message: message?.trim() === '' ? undefined : message,
    attach,
    history: history === undefined ? undefined : await readNamedFile('history', history),
    memory: memory === undefined ? undefined : await readNamedFile('memory', memory),
  };
}

/** Larger files are not a memory or a conversation. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Reads the file that an option names; a relative path starts at the working directory. Only plain files are read. */
export async function readNamedFile(flag: string, path: string): Promise<GivenFile> {
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size > MAX_BYTES) {
      throw new Error(found.isFile() ? 'it is larger than 16 MiB' : 'it is not a file');
    }
    return { path, text: await readFile(path, 'utf8') };
  } catch (error) {
    throw usageError('given-file', `The file of \`${flag}\`, "${path}", cannot be read: ${messageOf(error)}`);
  }
}
