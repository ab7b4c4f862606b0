import { EXIT, messageOf, UserError } from '../errors.ts';
import { discoverCustomizations } from '../customizations/discover.ts';
import { noteSparse } from '../jobs/open/note-sparse.ts';
import { openFolder } from '../jobs/open/open-folder.ts';
import { noHead } from '../jobs/open/resolve-revision.ts';
import { chooseModels, type ChosenModel } from '../models/choose.ts';
import { CONFIG_PATH, type Options } from '../options/options.ts';
import { describeFollowed } from '../options/extend-config.ts';
import { listWaysAround, readPolicy } from '../options/read-policy.ts';
import { setupText, type SetupCheck, type SetupReport } from '../reports/setup.ts';
import { jsonText } from '../text/json/json-text.ts';
import { writeCount } from '../text/shown/write-count.ts';
import { oneLine } from '../text/hidden/visible.ts';
import type { GitRepository } from '../workspace/git/git.ts';
import { openRepository } from '../workspace/git/open-repository.ts';
import { listOnce } from '../workspace/listed-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { noteConfigFault, readCommandOptions } from './arguments/command-options.ts';
import { followExtends, type FollowExtends } from './open/follow-extends.ts';
import { NO_TOKEN_HINT } from './open/merged.ts';
import type { Terminal } from './output/terminal.ts';

/**
 * `housestyle doctor`: looks at everything that the other commands need, and says what to do about what is missing. Ends
 * with exit code 1 if a command would fail.
 */
export async function runDoctor(line: CommandLine, terminal: Terminal): Promise<number> {
  const checks: readonly SetupCheck[] = [
    { name: 'Node', state: 'ok', found: process.versions.node },
    ...(await checkRepository(line.repo ?? '.')),
    ...(await checkFiles(line, terminal)),
  ];
  await terminal.print(
    line.format === 'json'
      ? jsonText({ checks } satisfies SetupReport)
      : setupText(checks, terminal.paint, terminal.columns),
  );
  return checks.some(({ state }) => state === 'problem') ? EXIT.problems : EXIT.done;
}

/** Looks at the files and what they set up. A folder without files, such as a bare repository, has nothing to look at. */
async function checkFiles(line: CommandLine, terminal: Terminal): Promise<readonly SetupCheck[]> {
  const opened = await openFolder(line.repo).catch((error: unknown) => {
    if (error instanceof UserError) {
      return error;
    }
    throw error;
  });
  if (opened instanceof UserError) {
    // Said of the repository already.
    return opened.code === 'bare-repository' ? [] : [problemOf('repository', opened)];
  }
  const absent = await noteSparse(opened.around);
  const { options, configuration } = await checkConfiguration(line, opened.workspace, followExtends(line, terminal));
  const files: readonly SetupCheck[] =
    absent === undefined ? [] : [{ name: 'repository', state: 'note', found: absent }];
  if (options === undefined) {
    return [...files, configuration];
  }
  const workspace = await listOnce(opened.workspace);
  return [
    ...files,
    configuration,
    ...(await noteNestedConfigs(workspace)),
    await checkInstructions(workspace, options),
    await checkProvider(options, terminal),
    checkToken(options),
  ];
}

function problemOf(name: SetupCheck['name'], { place, message, hint }: UserError): SetupCheck {
  const where = place === undefined ? '' : `${[place.path, place.line, place.column].filter(Boolean).join(':')}: `;
  return {
    name,
    state: 'problem',
    found: `${where}${message}`,
    ...(hint === undefined ? {} : { advice: hint }),
  };
}

async function checkRepository(folder: string): Promise<readonly SetupCheck[]> {
  const opened = await openRepository(folder);
  if (opened.kind === 'problem') {
    const isMissing = opened.code === 'git-missing';
    const check: SetupCheck = {
      name: isMissing ? 'git' : 'repository',
      state: 'problem',
      found: opened.message,
      advice: opened.hint,
    };
    return isMissing ? [check] : [{ name: 'git', state: 'ok', found: 'installed' }, check];
  }
  try {
    const head = await opened.repository.resolve('HEAD');
    const remote = await opened.repository.remoteName();
    return [
      { name: 'git', state: 'ok', found: 'installed' },
      head === undefined
        ? await describeHeadless(opened.repository)
        : await describeRepository(opened.repository, oneLine(remote ?? opened.repository.root)),
    ];
  } finally {
    opened.repository.close();
  }
}

/** A repository whose `HEAD` names no commit. */
async function describeHeadless(repository: GitRepository): Promise<SetupCheck> {
  const { message, hint } = await noHead(repository);
  return { name: 'repository', state: 'problem', found: message, ...(hint === undefined ? {} : { advice: hint }) };
}

/** A clone of the last commits has no commit at which a branch began. */
async function describeRepository(repository: GitRepository, name: string): Promise<SetupCheck> {
  if (await repository.isShallow()) {
    return {
      name: 'repository',
      state: 'note',
      found: `${name}; a shallow clone, which may lack the commit to compare with`,
      advice: '`git fetch --unshallow` brings the rest.',
    };
  }
  if ((await repository.defaultBase()) === undefined) {
    return {
      name: 'repository',
      state: 'note',
      found: `${name}; no default branch was found to compare with`,
      advice: 'Name one with `--base`.',
    };
  }
  return { name: 'repository', state: 'ok', found: name };
}

/** Reads the configuration; a wrong one is a problem, and nothing that depends on it can be checked. */
async function checkConfiguration(
  line: CommandLine,
  workspace: Workspace,
  follow: FollowExtends | undefined,
): Promise<{ readonly options: Options | undefined; readonly configuration: SetupCheck }> {
  try {
    const options = await readCommandOptions(line, workspace, follow);
    const unread = await noteConfigFault(line, workspace, follow);
    const configuration =
      unread === undefined
        ? checkPolicy(options)
        : ({
            name: 'configuration',
            state: 'note',
            found: unread.sentence,
            ...(unread.advice === undefined ? {} : { advice: unread.advice }),
          } as const);
    return { options, configuration };
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    return { options: undefined, configuration: problemOf('configuration', error) };
  }
}

/** In a monorepo, people expect that a package has a configuration of its own. */
async function noteNestedConfigs(workspace: Workspace): Promise<readonly SetupCheck[]> {
  const { entries } = await workspace.find({ endings: [CONFIG_PATH], deep: [''], shallow: [] });
  const nested = entries.filter(({ kind, path }) => kind === 'file' && path.endsWith(`/${CONFIG_PATH}`));
  const [first, ...others] = nested.map(({ path }) => `\`${oneLine(path)}\``);
  return first === undefined
    ? []
    : [
        {
          name: 'packages',
          state: 'note',
          found: `${first}${others.length === 0 ? '' : ` and ${writeCount(others.length)} more`}: the configuration of a folder is not read; \`${CONFIG_PATH}\` at the root counts for all folders`,
          advice:
            'Name folders in its `paths`, `ignore` and `overrides`, or give this file to a job of its own with `config`.',
        },
      ];
}

/** A policy that says when a review fails is of little use if a repository can have nothing judged. */
function checkPolicy({ extends: extended, rules, decided }: Options): SetupCheck {
  if (extended !== undefined) {
    // The policy of the other file is not for this repository to change.
    const found = `can be read. ${describeFollowed(extended, decided)}`;
    return { name: 'configuration', state: 'ok', found };
  }
  const open = listWaysAround(readPolicy(rules).value);
  return open.length === 0
    ? { name: 'configuration', state: 'ok', found: 'can be read' }
    : {
        name: 'configuration',
        state: 'note',
        found: `can be read; its \`policy\` decides when a run fails, but repositories can have less judged with ${open.map((key) => `\`${key}\``).join(', ')}`,
        advice: 'Add these keys to `policy`. A key without a value has its default everywhere.',
      };
}

async function checkInstructions(
  repository: Workspace,
  { compatibility, workspaceFolders }: Options,
): Promise<SetupCheck> {
  const { found, problems } = await discoverCustomizations({ repository, compatibility, workspaceFolders });
  if (found.length === 0) {
    return {
      name: 'instructions',
      state: 'note',
      found: 'no file tells an assistant how to work, so a review has no guidelines',
      advice: '`housestyle init` writes first instructions.',
    };
  }
  const count = `${writeCount(found.length)} ${found.length === 1 ? 'customization' : 'customizations'}`;
  return problems.length === 0
    ? { name: 'instructions', state: 'ok', found: `${count}; \`housestyle guidelines --statements\` lists their rules` }
    : {
        name: 'instructions',
        state: 'note',
        found: `${count}; ${writeCount(problems.length)} of their ${problems.length === 1 ? 'settings has' : 'settings have'} a problem`,
        advice: '`housestyle validate` shows them.',
      };
}

async function checkProvider(options: Options, { environment, signal }: Terminal): Promise<SetupCheck> {
  try {
    const choice = chooseModels(options, environment);
    if (choice.kind === 'offline') {
      return {
        name: 'provider',
        state: 'note',
        found: 'none is configured: only rules that need no model are checked',
        advice:
          'Give `--model` and a key in OPENAI_API_KEY, ANTHROPIC_API_KEY or AZURE_OPENAI_API_KEY, or OLLAMA_HOST.',
      };
    }
    return await reach(choice.main, signal);
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    return problemOf('provider', error);
  }
}

const OWN_SERVERS = {
  openai: 'https://api.openai.com',
  anthropic: 'https://api.anthropic.com',
  ollama: 'http://127.0.0.1:11434',
} as const;
const MAX_WAIT_MS = 10_000;

/** Whether the server of a model answers at all. No key is sent, so the answer says nothing about the key. */
async function reach(chosen: ChosenModel, signal: AbortSignal): Promise<SetupCheck> {
  const name = `${chosen.provider}, ${chosen.model ?? 'its own choice of model'}`;
  if (chosen.provider === 'copilot') {
    return { name: 'provider', state: 'ok', found: `${name}; asked through the program \`copilot\`` };
  }
  const { origin } = new URL(await findAddress(chosen));
  try {
    const answer = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]),
    });
    return {
      name: 'provider',
      state: 'ok',
      found: `${name}; ${origin} answers (${answer.status}), the key was not tried`,
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return {
      name: 'provider',
      state: 'problem',
      found: `${name}; ${origin} cannot be reached: ${oneLine(messageOf(cause))}`,
      advice: 'Check the address, the network and the proxy.',
    };
  }
}

/** Throws if Bedrock has no region, Vertex AI no project, or one of them no credentials. */
async function findAddress(chosen: Exclude<ChosenModel, { readonly provider: 'copilot' }>): Promise<string> {
  switch (chosen.provider) {
    case 'azure-openai':
      return chosen.baseUrl;
    case 'bedrock':
      return (await (await import('../models/bedrock/bedrock.ts')).openBedrock(chosen)).address;
    case 'vertex':
      return (await (await import('../models/vertex/vertex.ts')).openVertex(chosen)).address;
    case 'openai':
    case 'anthropic':
    case 'ollama':
      return chosen.baseUrl ?? OWN_SERVERS[chosen.provider];
  }
}

/** A token of the environment does not count: the commands that need one take only what they are given. */
function checkToken({ githubToken }: Options): SetupCheck {
  return githubToken !== undefined
    ? { name: 'GitHub token', state: 'ok', found: 'given' }
    : {
        name: 'GitHub token',
        state: 'note',
        found: 'none; only `guidelines --history`, `learn`, `fleet` and configurations with `extends` need one',
        advice: NO_TOKEN_HINT,
      };
}
