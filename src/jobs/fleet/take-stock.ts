import { describeUserError, messageOf, UserError } from '../../errors.ts';
import type { Fleet } from '../../github/fleet.ts';
import { GithubError } from '../../github/api/github-error.ts';
import { isRateLimited } from '../../github/api/octokit.ts';
import type { Options } from '../../options/options.ts';
import { readSwitches } from '../../options/read-switches.ts';
import { isRule } from '../../reports/guidance/statements.ts';
import type { FleetStock, RepositoryStock } from '../../reports/fleet/stock.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { groupBy } from '../../structures/group-by.ts';
import { concealedWorkspace } from '../../workspace/concealed.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { chooseGuidance } from '../choose/choose-guidance.ts';
import { openNamedFiles } from '../open/open-named-files.ts';
import { listStatementsOfRepository } from '../statements.ts';
import { validateCustomizations, type ValidationTerms } from '../validate.ts';

/** How a repository is read: by its own configuration. */
export interface StockTerms {
  /** Throws a `UserError` if the repository's configuration is wrong. */
  readonly readOptions: (workspace: Workspace) => Promise<Options>;
  /** The file that its configuration extends, although the options cannot be read; undefined if that is not known. */
  readonly findExtended: (workspace: Workspace) => Promise<string | undefined>;
  readonly readTerms: (options: Options, workspace: Workspace) => Promise<ValidationTerms>;
  /** What is wrong with a configuration that can be read, such as a key of a model in it, as a sentence. */
  readonly noteConfiguration: (workspace: Workspace) => Promise<string | undefined>;
  readonly onRepository: (done: number, all: number) => void;
  /** Called with an error that is a bug of ours. The repository is listed with it, and the others are still read. */
  readonly onBug: (repository: string, error: unknown) => void;
  /** Called once at the end if a rate limit was reached that ends too late, with the number of repositories that were not read. */
  readonly onLimit: (limit: string, unread: number) => void;
  readonly signal: AbortSignal;
}

/** A part of the repositories: the second of eight has the numbers 1, 9, 17, … of the list. */
export interface FleetPart {
  readonly index: number;
  readonly count: number;
}

type Listed = Parameters<Fleet['open']>[0];

/** Validates and takes stock of the repositories of an owner. A repository that cannot be read is listed with the reason. */
export async function takeStock(
  fleet: Fleet,
  owner: string,
  part: FleetPart | undefined,
  terms: StockTerms,
): Promise<FleetStock> {
  const all = await fleet.list(owner);
  const active = all.filter(({ isArchived, isFork }) => !isArchived && !isFork);
  const { index, count } = part ?? { index: 1, count: 1 };
  const mine = active.filter((_, at) => at % count === index - 1);
  const repositories: RepositoryStock[] = [];
  let limit: string | undefined;
  for (const repository of mine) {
    // Half of a page would take the place of the last whole one.
    terms.signal.throwIfAborted();
    if (limit === undefined) {
      const { stock, reachedLimit } = await stockOrReason(fleet, repository, terms);
      repositories.push(stock);
      limit = reachedLimit;
    } else {
      repositories.push({ ...EMPTY, repository: repository.fullName, failed: limit });
    }
    terms.onRepository(repositories.length, mine.length);
  }
  if (limit !== undefined) {
    terms.onLimit(limit, repositories.filter(({ failed }) => failed === limit).length);
  }
  return {
    version: 1,
    owner,
    ...(part === undefined ? {} : { part: `${index}/${count}` }),
    skipped: all.length - active.length,
    repositories,
  };
}

const EMPTY = { files: [], dead: [], errors: 0, warnings: 0, broken: {}, problems: [] } as const;

interface TriedStock {
  readonly stock: RepositoryStock;
  /** Set if a rate limit ends too late to wait for it. GitHub asks clients to send nothing until then. */
  readonly reachedLimit?: string;
}

async function stockOrReason(fleet: Fleet, repository: Listed, terms: StockTerms): Promise<TriedStock> {
  const { fullName } = repository;
  let opened: Awaited<ReturnType<Fleet['open']>> | undefined;
  try {
    opened = await fleet.open(repository);
    const { commit, workspace } = opened;
    return { stock: { repository: fullName, commit, ...(await describeRepository(workspace, terms)) } };
  } catch (error) {
    if (terms.signal.aborted) {
      throw error;
    }
    // One repository must not hide all others, not even by a bug that only its files show.
    if (!isExpected(error)) {
      terms.onBug(fullName, error);
    }
    if (error instanceof GithubError && error.status === 409) {
      return { stock: { ...EMPTY, repository: fullName } };
    }
    const failed = blankSecrets(describeFailure(error));
    const isLimited = error instanceof GithubError && isRateLimited(error);
    // Only a wrong configuration leaves the question which file it extends.
    const named =
      opened !== undefined && error instanceof UserError ? await terms.findExtended(opened.workspace) : undefined;
    return {
      stock: {
        ...EMPTY,
        repository: fullName,
        ...(opened === undefined ? {} : { commit: opened.commit }),
        ...(named === undefined ? {} : { extends: named }),
        failed,
      },
      ...(isLimited ? { reachedLimit: failed } : {}),
    };
  }
}

function isExpected(error: unknown): error is GithubError | UserError {
  return error instanceof GithubError || error instanceof UserError;
}

/** Why a repository could not be read, on one line: the place in its file, and what to do. */
function describeFailure(error: unknown): string {
  if (error instanceof UserError) {
    return describeUserError(error)
      .split('\n')
      .map((line) => line.trim())
      .join('. ');
  }
  return isExpected(error)
    ? messageOf(error)
    : `internal error: ${messageOf(error)}. This is a bug in Housestyle. Please report it`;
}

/** All files count as changed here. Agents and prompts, which apply when they are selected, are not dead. */
const NO_FILE = /no (?:changed|reviewed) file/;
const MAX_PROBLEMS = 50;
const SEVERITIES = ['error', 'warning', 'info'];

async function describeRepository(
  workspace: Workspace,
  { readOptions, readTerms, noteConfiguration }: StockTerms,
): Promise<Omit<RepositoryStock, 'repository' | 'commit' | 'failed'>> {
  const options = await readOptions(workspace);
  const configuration = await noteConfiguration(workspace);
  const guidance = { repository: workspace };
  const { diagnostics } = await validateCustomizations(guidance, options, await readTerms(options, workspace));
  const change = await openNamedFiles(workspace, undefined);
  const concealed = { repository: concealedWorkspace(workspace) };
  const chosen = await chooseGuidance({ ...change, guidance: concealed, description: undefined }, options);
  const rules = listStatementsOfRepository(chosen.guidelines.applicable, readSwitches(options)).filter(isRule);
  const bySource = groupBy(rules, ({ source }) => source);
  const applied = [...new Set(chosen.guidelines.applicable.map(({ content }) => content.path))];
  const used = new Set(applied);
  const found = new Set(chosen.customizations.found.map(({ path }) => path));
  return {
    ...(options.extends === undefined ? {} : { extends: options.extends }),
    ...(configuration === undefined ? {} : { configuration }),
    files: applied.map((path) => {
      const own = bySource.get(path) ?? [];
      return { path, rules: own.length, checked: own.filter(({ kind }) => kind === 'checked').length };
    }),
    dead: chosen.leftOut.flatMap(({ source, reason }) =>
      found.has(source) && !used.has(source) && NO_FILE.test(reason)
        ? [{ path: source, reason: reason.replace(NO_FILE, 'no file') }]
        : [],
    ),
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
    broken: Object.fromEntries([...groupBy(diagnostics, ({ rule }) => rule)].map(([rule, own]) => [rule, own.length])),
    problems: diagnostics
      .toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity))
      .slice(0, MAX_PROBLEMS)
      .map(({ rule, severity, path, start, message }) => ({
        rule,
        severity,
        path,
        line: start.line,
        message: blankSecrets(message),
      })),
  };
}
