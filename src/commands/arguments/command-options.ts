import { readFile } from 'node:fs/promises';
import { fileErrorReason, usageError } from '../../errors.ts';
import type { Options } from '../../options/options.ts';
import { describeMisplacedConfig, readWorkspaceConfig } from '../../options/read-config.ts';
import type { GivenConfig } from '../../options/given.ts';
import { readOptions } from '../../options/read-options.ts';
import { sourceText } from '../../text/source-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CommandLine } from './command-line.ts';

/** Reads the options: flags first, then the configuration file that `--config` names, or else the one of the trusted revision. */
export async function readCommandOptions(line: CommandLine, trusted: Workspace): Promise<Options> {
  const config =
    line.config === undefined ? await readWorkspaceConfig(trusted, undefined) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.configOnly);
}

/** A sentence about a file that looks like the configuration and is not read, unless `--config` names another one. */
export async function noteMisplacedConfig(line: CommandLine, trusted: Workspace): Promise<string | undefined> {
  return line.config === undefined ? describeMisplacedConfig(trusted) : undefined;
}

async function readConfigFile(path: string): Promise<GivenConfig> {
  try {
    const { readConfig } = await import('../../options/read-config-text.ts');
    return readConfig(sourceText(path, await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error) {
      throw usageError(
        'config-unreadable',
        `The configuration "${path}" cannot be read: ${fileErrorReason(error)}`,
        'Check `--config`.',
      );
    }
    throw error;
  }
}
