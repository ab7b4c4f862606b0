import { EXIT, messageOf, runError, usageError, UserError } from '../errors.ts';
import { GithubError } from '../github/api/github-error.ts';
import { openFleet } from '../github/fleet.ts';
import { takeStock, type FleetPart } from '../jobs/fleet/take-stock.ts';
import { readWorkspaceConfig } from '../options/read-config.ts';
import { readOptions } from '../options/read-options.ts';
import {
  findMismatch,
  joinStocks,
  readStock,
  withoutExtendedFiles,
  type FleetReport,
  type FleetStock,
} from '../reports/fleet/stock.ts';
import { stockMarkdown } from '../reports/fleet/stock-markdown.ts';
import { oneLine } from '../text/hidden/visible.ts';
import { jsonText } from '../text/json/json-text.ts';
import { quote } from '../text/shown/quote.ts';
import { writeCount } from '../text/shown/write-count.ts';
import { VERSION } from '../version.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { noteConfigFault, readCommandOptions } from './arguments/command-options.ts';
import { readNamedFile } from './arguments/given-files.ts';
import type { Terminal } from './output/terminal.ts';
import { NO_TOKEN_HINT } from './open/merged.ts';
import { followWith } from './open/follow-extends.ts';
import { openExtended } from './open/read-extended.ts';
import { readNamedServer } from './open/server-address.ts';
import { readTerms } from './open/validation-terms.ts';

/** `housestyle fleet`: takes stock of all repositories of an owner, or joins the parts that several jobs took. */
export async function runFleet(line: CommandLine, terminal: Terminal): Promise<number> {
  if (line.merge.length > 0) {
    const parts = await Promise.all(line.merge.map(readPart));
    const mismatch = findMismatch(parts);
    if (mismatch !== undefined) {
      throw usageError('fleet-part', mismatch, 'Give the parts of one run of `fleet --owner NAME --part 1/8`.');
    }
    const { stock, missing } = joinStocks(parts);
    missing.forEach((part) => terminal.say(`The part ${part} is missing.`));
    await print(line, terminal, withoutExtendedFiles(stock), missing);
    return concludeWhole(terminal, stock);
  }
  const stock = await readRepositories(line, terminal);
  await print(line, terminal, withoutExtendedFiles(stock), []);
  // A part may consist of a single repository with a wrong configuration. The job that joins the parts sees them all.
  return line.part === undefined ? concludeWhole(terminal, stock) : EXIT.done;
}

/** A scheduled run in which nothing could be read must not look like one that found no problem. */
function concludeWhole(terminal: Terminal, { repositories }: FleetStock): number {
  if (repositories.length === 0 || repositories.some(({ failed }) => failed === undefined)) {
    return EXIT.done;
  }
  terminal.say('No repository could be read; the page has the reasons.');
  return EXIT.failed;
}

async function print(
  line: CommandLine,
  terminal: Terminal,
  stock: FleetStock,
  missing: readonly string[],
): Promise<void> {
  await terminal.print(
    line.format === 'json' ? jsonText({ ...stock, missing } satisfies FleetReport) : stockMarkdown(stock, missing),
  );
}

async function readRepositories(line: CommandLine, terminal: Terminal): Promise<FleetStock> {
  const { owner } = line;
  const { githubToken: token } = readOptions([line.options]);
  if (owner === undefined || !/^[\w.-]{1,100}$/.test(owner)) {
    throw usageError(
      'no-owner',
      owner === undefined
        ? '`fleet` needs the name of an organization or user'
        : `${quote(owner)} is not the name of an organization or user`,
      'Pass `--owner NAME`.',
    );
  }
  const part = readPartFlag(line.part);
  if (token === undefined) {
    throw usageError('no-token', 'The repositories cannot be read without a token', NO_TOKEN_HINT);
  }
  const settings = {
    token,
    apiUrl: readNamedServer(terminal.environment),
    version: VERSION,
    signal: terminal.signal,
  };
  const fleet = openFleet(settings);
  const follow = followWith(openExtended(settings, 'Check `extends`, and that the token can read that repository.'));
  try {
    return await takeStock(fleet, owner, part, {
      readOptions: (workspace) => readCommandOptions(line, workspace, follow),
      findExtended,
      readTerms,
      noteConfiguration: async (workspace) => {
        const note = await noteConfigFault(line, workspace, follow);
        return note === undefined
          ? undefined
          : [note.sentence, note.advice].filter((part) => part !== undefined).join(' ');
      },
      onRepository: (done, all) => terminal.progress(`Read ${done} of ${all} repositories.`),
      onBug: (repository, error) => terminal.say(describeBug(repository, error, terminal.environment)),
      onLimit: (limit, unread) =>
        terminal.say(
          `${unread === 1 ? '1 repository' : `${writeCount(unread)} repositories`} could not be read: ${limit}. Run \`fleet\` again after that; \`--part\` divides it over several hours, and \`--merge\` joins the parts.`,
        ),
      signal: terminal.signal,
    });
  } catch (error) {
    if (error instanceof GithubError) {
      throw runError(
        'github-failed',
        `The repositories of ${owner} could not be listed: ${error.message}`,
        'Check `--owner` and `--github-token`.',
        error,
      );
    }
    throw error;
  }
}

async function findExtended(workspace: Workspace): Promise<string | undefined> {
  try {
    const named = (await readWorkspaceConfig(workspace, undefined)).options.get('extends')?.value;
    return typeof named === 'string' ? named : undefined;
  } catch (error) {
    if (error instanceof UserError || error instanceof GithubError) {
      return undefined;
    }
    throw error;
  }
}

/** As for an error that ends a command: the stack only if somebody asks for it. */
function describeBug(repository: string, error: unknown, environment: Terminal['environment']): string {
  const stack = environment['HOUSESTYLE_DEBUG'] !== undefined && error instanceof Error ? error.stack : undefined;
  return `${repository} could not be checked: internal error: ${oneLine(messageOf(error))}\n${
    stack ?? '  This is a bug in Housestyle. Please report it. To see where it happened, set HOUSESTYLE_DEBUG=1.'
  }`;
}

function readPartFlag(written: string | undefined): FleetPart | undefined {
  if (written === undefined) {
    return undefined;
  }
  const match = /^(\d{1,3})\/(\d{1,3})$/.exec(written);
  if (match === null) {
    throw usageError('flag-value', `\`--part\` must be of the form \`2/8\`, not "${written}"`);
  }
  const [, index = 0, count = 0] = match.map(Number);
  if (index < 1 || index > count) {
    throw usageError(
      'flag-value',
      `\`--part ${written}\` names a part that does not exist`,
      'The first number counts the parts from 1, and the second says how many there are.',
    );
  }
  return { index, count };
}

/** The file of another job. */
async function readPart(path: string): Promise<FleetStock> {
  const { text } = await readNamedFile('--merge', path);
  const stock = readStock(parse(path, text));
  if (typeof stock === 'string') {
    throw partError(path, stock);
  }
  return stock;
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw partError(path, messageOf(error));
  }
}

function partError(path: string, why: string): Error {
  return usageError(
    'fleet-part',
    `"${path}" is not a part of a fleet: ${why}`,
    'Give files that `fleet --format json` wrote.',
  );
}
