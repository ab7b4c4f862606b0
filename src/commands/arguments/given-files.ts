import { fileErrorReason, usageError } from '../../errors.ts';
import type { Given, GivenFile } from '../../jobs/gather/read-given.ts';
import type { Options } from '../../options/options.ts';
import { readMemoryUses } from '../open/memory-uses.ts';
import { readOwnFile } from '../open/own-file.ts';

/** Reads the files that the options `history` and `memory` name, and adds what the user wrote. */
export async function readGivenFiles(
  { history, memory, cacheDir }: Pick<Options, 'history' | 'memory' | 'cacheDir'>,
  { message, attach = [] }: { readonly message: string | undefined; readonly attach?: readonly string[] },
): Promise<Given> {
  return {
    message: message?.trim() === '' ? undefined : message,
    attach,
    history: history === undefined ? undefined : await readNamedFile('history', history),
    memory: memory === undefined ? undefined : await readNamedFile('memory', memory),
    ...(memory === undefined
      ? {}
      : { memoryUses: { now: Date.now(), last: cacheDir === undefined ? new Map() : await readMemoryUses(cacheDir) } }),
  };
}

/** What to do about a file that cannot be read, by the option that names it. */
const HINTS: Readonly<Record<string, string>> = {
  history: 'Write `[{"role": "user", "content": "…"}]` into the file, or remove the option `history`.',
  memory:
    'Write `[{"subject": "…", "fact": "…"}]` into the file (`[]` for no facts yet), or remove the option `memory`.',
};

/** Larger files are not a memory or a conversation. */
const MAX_MEBIBYTES = 16;

/** Reads the file that an option names, as `readOwnFile` does. */
export async function readNamedFile(flag: string, path: string): Promise<GivenFile> {
  try {
    const bytes = await readOwnFile(path, MAX_MEBIBYTES);
    return { path, text: bytes.toString('utf8') };
  } catch (error) {
    const message = `The file of \`${flag}\`, "${path}", cannot be read: ${fileErrorReason(error)}`;
    throw usageError('given-file', message, Object.hasOwn(HINTS, flag) ? HINTS[flag] : undefined);
  }
}
