import { readFile } from 'node:fs/promises';
import { messageOf, usageError } from '../errors.ts';
import { openLocalChange, type LocalChange } from '../jobs/open/open-local-change.ts';
import type { ReviewSubject } from '../jobs/choose/choose-guidance.ts';
import type { Options } from '../options/options.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readCommandOptions } from './arguments/command-options.ts';
import { localGuidance } from './guidance.ts';
import type { Terminal } from './terminal.ts';

/** A change to work on, and its options. */
export interface OpenedChange {
  readonly subject: ReviewSubject;
  readonly options: Options;
}

/** Opens the change that the command line names, passes it to `work`, and closes it. */
export async function withChange<T>(
  line: CommandLine,
  terminal: Terminal,
  work: (opened: OpenedChange) => Promise<T>,
): Promise<T> {
  const change = await openLocalChange({ repo: line.repo, base: line.base, source: await readSource(line, terminal) });
  try {
    change.notes.forEach((note) => terminal.say(note));
    const options = await readCommandOptions(line, change.trusted);
    const repository = options.instructionsFrom === 'head' ? requireHead(change) : change.trusted;
    const guidance = await localGuidance(repository, change.trusted, options, line.userFolder);
    return await work({
      subject: { ...change, guidance, description: undefined },
      options,
    });
  } finally {
    change.close();
  }
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

async function readDiff(name: string, terminal: Terminal): Promise<Uint8Array> {
  if (name === '-') {
    return terminal.readStandardInput();
  }
  try {
    return await readFile(name);
  } catch (error) {
    throw usageError('unreadable-diff', `The diff "${name}" cannot be read: ${messageOf(error)}`, 'Check `--diff`.');
  }
}
