import { readFile } from 'node:fs/promises';
import { messageOf, usageError } from '../../errors.ts';
import type { Given, GivenFile } from '../../jobs/gather/read-given.ts';
import type { CommandLine } from './command-line.ts';

/** What the command line hands in to go into a prompt. */
export async function readGivenFiles({ message, attach, history, memory }: CommandLine): Promise<Given> {
  return {
    message: message?.trim() === '' ? undefined : message,
    attach,
    history: history === undefined ? undefined : await readNamedFile('--history', history),
    memory: memory === undefined ? undefined : await readNamedFile('--memory', memory),
  };
}

/** Reads a file that a flag names, from the working directory. */
export async function readNamedFile(flag: string, path: string): Promise<GivenFile> {
  try {
    return { path, text: await readFile(path, 'utf8') };
  } catch (error) {
    throw usageError('given-file', `\`${flag}\`: ${path} cannot be read: ${messageOf(error)}`);
  }
}
