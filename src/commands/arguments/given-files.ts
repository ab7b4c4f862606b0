import { readFile } from 'node:fs/promises';
import { messageOf, usageError } from '../../errors.ts';
import type { Given, GivenFile } from '../../jobs/gather/read-given.ts';
import type { CommandLine } from './command-line.ts';

/** Reads what the command line adds to a prompt. */
export async function readGivenFiles({ message, attach, history, memory }: CommandLine): Promise<Given> {
  return {
    message: message?.trim() === '' ? undefined : message,
    attach,
    history: history === undefined ? undefined : await readNamedFile('--history', history),
    memory: memory === undefined ? undefined : await readNamedFile('--memory', memory),
  };
}

/** Reads the file that a flag names; a relative path starts at the working directory. */
export async function readNamedFile(flag: string, path: string): Promise<GivenFile> {
  try {
    return { path, text: await readFile(path, 'utf8') };
  } catch (error) {
    throw usageError('given-file', `The file of \`${flag}\`, "${path}", cannot be read: ${messageOf(error)}`);
  }
}
