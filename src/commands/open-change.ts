import { readFile } from 'node:fs/promises';
import { messageOf, usageError } from '../errors.ts';
import { openLocalChange, type LocalChange } from '../jobs/open-local-change.ts';
import type { ReviewSubject } from '../jobs/prepare-review.ts';
import type { Options } from '../options.ts';
import { readConfigOf } from '../read-config.ts';
import { readOptions, type GivenConfig } from '../read-options.ts';
import { sourceText } from '../text/source-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './command-line.ts';
import { localGuidance } from './guidance.ts';
import type { Terminal } from './terminal.ts';

/** A change to work on, and the options in force for it. */
export interface OpenedChange {
  readonly subject: ReviewSubject;
  readonly options: Options;
}

/** Opens the change the command line names, hands it to `work`, and closes what was opened. */
export async function withChange<T>(
  line: CommandLine,
  terminal: Terminal,
  work: (opened: OpenedChange) => Promise<T>,
): Promise<T> {
  const change = await openLocalChange({ repo: line.repo, base: line.base, source: await sourceOf(line, terminal) });
  try {
    change.notes.forEach((note) => terminal.say(note));
    const options = await readOptionsOf(line, change.trusted);
    const repository = options.instructionsFrom === 'head' ? headOf(change) : change.trusted;
    const guidance = await localGuidance(repository, change.trusted, options, line.userFolder);
    return await work({
      subject: { ...change, guidance, description: undefined },
      options,
    });
  } finally {
    change.close();
  }
}

function headOf(change: LocalChange): Workspace {
  if (change.head === undefined) {
    throw usageError(
      'no-head',
      '`--instructions-from head` needs a head that can be read',
      'Name revisions with `--base` and `--head`.',
    );
  }
  return change.head;
}

type Source = Parameters<typeof openLocalChange>[0]['source'];

async function sourceOf(line: CommandLine, terminal: Terminal): Promise<Source> {
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

/** Flags first, then the configuration: a file named on the command line is the user's own, else the trusted one. */
export async function readOptionsOf(line: CommandLine, trusted: Workspace): Promise<Options> {
  const config = line.config === undefined ? await readConfigOf(trusted, undefined) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.rules);
}

async function readConfigFile(path: string): Promise<GivenConfig> {
  try {
    const { readConfig } = await import('../read-config-text.ts');
    return readConfig(sourceText(path, await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error) {
      throw usageError(
        'config-unreadable',
        `The configuration "${path}" cannot be read: ${messageOf(error)}`,
        'Check `--config`.',
      );
    }
    throw error;
  }
}
