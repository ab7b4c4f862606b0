import { fileErrorReason, usageError } from '../../errors.ts';
import { describeKeptSecret } from '../../options/kept-secret.ts';
import { describeNestedExtends, describeUnreadExtends } from '../../options/extend-config.ts';
import { CONFIG_PATH, type Options } from '../../options/options.ts';
import { describeMisplacedConfig, readWorkspaceConfig } from '../../options/read-config.ts';
import type { GivenConfig } from '../../options/given.ts';
import { readOptions } from '../../options/read-options.ts';
import { MAX_PRICE } from '../../options/read-prices.ts';
import type { Price } from '../../models/spending/prices.ts';
import { quote } from '../../text/shown/quote.ts';
import { sourceText } from '../../text/source-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { FollowExtends } from '../open/follow-extends.ts';
import type { CommandLine } from './command-line.ts';
import { readOwnFile } from '../open/own-file.ts';

/**
 * Reads the options: flags first, then the configuration file that `--config` names, or else the one of the trusted revision.
 *
 * @param follow reads what the configuration extends. Without it, `extends` is not followed.
 */
export async function readCommandOptions(
  line: CommandLine,
  trusted: Workspace,
  follow?: FollowExtends,
): Promise<Options> {
  const own = await readOwnConfig(line, trusted);
  const { config, flags, policy } =
    follow === undefined ? { config: own, flags: line.options, policy: [] } : await follow(own, line.options);
  const options = readOptions([flags, config.options], config.configOnly, policy);
  return line.price === undefined ? options : { ...options, prices: [{ pattern: '*', price: readPrice(line.price) }] };
}

/** Reads `--price`: `1.25,10`. A person who has no configuration yet learns with it what a model would cost. */
function readPrice(written: string): Price {
  const [input, output, ...others] = written.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (others.length > 0 || !isPrice(input) || !isPrice(output)) {
    throw usageError(
      'flag-value',
      `\`--price\` must be two numbers from 0 to ${MAX_PRICE}, not ${quote(written)}`,
      'Write the price of a million input tokens and that of a million output tokens: `--price 1.25,10`.',
    );
  }
  return { input, output };
}

function isPrice(amount: number | undefined): amount is number {
  return amount !== undefined && amount >= 0 && amount <= MAX_PRICE;
}

/** Says that a part of the configuration, or all of it, is not read. */
export interface ConfigNote {
  readonly sentence: string;
  /** What to do, if the sentence does not say it. */
  readonly advice?: string;
}

/**
 * Notes a file that looks like the configuration and is not read, and a secret in the configuration, unless `--config` names
 * another one; `extends` in a file with a `policy`; and `extends` if it is not followed.
 */
export async function noteConfigFault(
  line: CommandLine,
  trusted: Workspace,
  follow: FollowExtends | undefined,
): Promise<ConfigNote | undefined> {
  const misplaced = line.config === undefined ? await describeMisplacedConfig(trusted) : undefined;
  if (misplaced !== undefined) {
    return { sentence: misplaced, advice: `Move it to \`${CONFIG_PATH}\`.` };
  }
  const own = await readOwnConfig(line, trusted);
  const sentence =
    (line.config === undefined ? describeKeptSecret(own) : undefined) ??
    describeNestedExtends(own) ??
    (follow === undefined ? describeUnreadExtends(own) : undefined);
  return sentence === undefined ? undefined : { sentence };
}

async function readOwnConfig(line: CommandLine, trusted: Workspace): Promise<GivenConfig> {
  return line.config === undefined ? readWorkspaceConfig(trusted, undefined) : readConfigFile(line.config);
}

async function readConfigFile(path: string): Promise<GivenConfig> {
  const { readConfig } = await import('../../options/read-config-text.ts');
  return readConfig(sourceText(path, await readConfigText(path)));
}

const MAX_MEBIBYTES = 16;

async function readConfigText(path: string): Promise<string> {
  try {
    const bytes = await readOwnFile(path, MAX_MEBIBYTES);
    return bytes.toString('utf8');
  } catch (error) {
    throw usageError(
      'config-unreadable',
      `The configuration "${path}" cannot be read: ${fileErrorReason(error)}`,
      'Check `--config`.',
    );
  }
}
