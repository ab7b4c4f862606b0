import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { isJsonObject } from '../emulators/github/json.ts';
import { runChild, type Interruption } from './child-process.ts';
import type { WorkflowEvent } from './events.ts';
import { readWorkflowCommands } from './workflow-commands.ts';
import type { WorkflowCommands } from './workflow-commands.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface ActionOptions {
  /** Default `dist/action.js`. */
  readonly entry?: string;
  /** Inputs as a workflow writes them under `with:`. The defaults of action.yml are added. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event: WorkflowEvent;
  /** The GitHub emulator, or another object with the same addresses. */
  readonly github: { readonly url: string; readonly graphqlUrl: string; readonly token: string };
  /** `GITHUB_WORKSPACE`, which is also the step's working directory. */
  readonly workspace: string;
  /** More environment variables, as in a workflow's `env:`. */
  readonly env?: Readonly<Record<string, string>>;
  /** The Node that runs it. By default the one that runs the tests. */
  readonly node?: string;
  readonly actionFile?: string;
  readonly interrupt?: Interruption;
}

export interface ActionResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** What was written to `GITHUB_STEP_SUMMARY`. */
  readonly summary: string;
  readonly commands: WorkflowCommands;
}

const FILES = ['output', 'state', 'env', 'path', 'step_summary'] as const;

/** Runs the built action with exactly the environment that a runner would give it (3.1, 3.2). */
export async function runAction(options: ActionOptions): Promise<ActionResult> {
  const temporary = await mkdtemp(join(tmpdir(), 'housestyle-runner-'));
  onTestFinished(() => rm(temporary, { recursive: true, force: true }));
  const eventPath = join(temporary, 'event.json');
  await mkdir(join(temporary, 'runner-temp'));
  await writeFile(eventPath, JSON.stringify(options.event.payload));
  // The toolkit throws when one of these files does not exist.
  for (const name of FILES) await writeFile(fileOf(temporary, name), '');

  const { entry = join(ROOT, 'dist/action.js'), node = process.execPath, workspace } = options;
  const defaults = await readInputDefaults(options.actionFile ?? join(ROOT, 'action.yml'), options.github.token);
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    ...runnerVariables(options, temporary, eventPath),
    ...options.env,
    ...inputVariables({ ...defaults, ...options.inputs }),
  };
  const result = await runChild(node, [entry], { cwd: workspace, env, interrupt: options.interrupt });
  const read = (name: (typeof FILES)[number]): Promise<string> => readFile(fileOf(temporary, name), 'utf8');
  return {
    ...result,
    outputs: readKeyValues(await read('output')),
    state: readKeyValues(await read('state')),
    summary: await read('step_summary'),
    commands: readWorkflowCommands(result.stdout),
  };
}

function fileOf(temporary: string, name: string): string {
  return join(temporary, `${name}.txt`);
}

/** Reads the defaults of action.yml. The only expression supported is `${{ github.token }}`. */
async function readInputDefaults(path: string, token: string): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(path)) return {};
  const file: unknown = parse(await readFile(path, 'utf8'));
  const inputs = isJsonObject(file) && isJsonObject(file['inputs']) ? file['inputs'] : {};
  const defaults = Object.entries(inputs).map(([name, input]): [string, string] => {
    const value = isJsonObject(input) ? (input['default'] ?? '') : '';
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
      /\$\{\{\s*github\.token\s*\}\}/g,
      token,
    );
    if (text.includes('${{')) throw new Error(`The harness cannot evaluate the default of "${name}": ${text}`);
    return [name, text];
  });
  return Object.fromEntries(defaults);
}

/** `max-files` → `INPUT_MAX-FILES`: spaces become `_`, hyphens stay. */
function inputVariables(inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(inputs);
  return Object.fromEntries(
    entries.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function runnerVariables(
  options: ActionOptions,
  temporary: string,
  eventPath: string,
): Readonly<Record<string, string>> {
  const { event, github, workspace } = options;
  const { owner, name, id } = event.repository;
  const workflow = `${owner}/${name}/.github/workflows/review.yml`;
  const pullRequest =
    event.name === 'pull_request' ? { HEAD_REF: event.headRef ?? '', BASE_REF: event.baseRef ?? '' } : {};
  const variables = {
    ACTION: '__housestyle',
    ACTION_PATH: ROOT,
    ACTION_REF: 'v1',
    ACTION_REPOSITORY: 'acme/housestyle',
    ACTOR: event.actor,
    ACTOR_ID: '1001',
    API_URL: github.url,
    BASE_REF: '',
    ENV: fileOf(temporary, 'env'),
    EVENT_NAME: event.name,
    EVENT_PATH: eventPath,
    GRAPHQL_URL: github.graphqlUrl,
    HEAD_REF: '',
    JOB: 'review',
    OUTPUT: fileOf(temporary, 'output'),
    PATH: fileOf(temporary, 'path'),
    REF: event.ref,
    REF_NAME: event.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    REF_PROTECTED: 'false',
    REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    REPOSITORY: `${owner}/${name}`,
    REPOSITORY_ID: String(id),
    REPOSITORY_OWNER: owner,
    REPOSITORY_OWNER_ID: '1000',
    RETENTION_DAYS: '90',
    RUN_ATTEMPT: '1',
    RUN_ID: '4242',
    RUN_NUMBER: '7',
    SERVER_URL: 'https://github.com',
    SHA: event.sha,
    STATE: fileOf(temporary, 'state'),
    STEP_SUMMARY: fileOf(temporary, 'step_summary'),
    TRIGGERING_ACTOR: event.actor,
    WORKFLOW: 'Review',
    WORKFLOW_REF: `${workflow}@${event.ref}`,
    WORKFLOW_SHA: event.sha,
    WORKSPACE: workspace,
    ...pullRequest,
  };
  const prefixed = Object.entries(variables).map(([key, value]) => [`GITHUB_${key}`, value]);
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    ...Object.fromEntries(prefixed),
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: join(temporary, 'runner-temp'),
    RUNNER_TOOL_CACHE: join(temporary, 'tool-cache'),
  };
}

/** `name<<DELIMITER`, lines, `DELIMITER`; or `name=value`. */
function readKeyValues(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let next = 0; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const [, multiName, delimiter] = /^([^=]+?)<<(.+)$/.exec(line) ?? [];
    if (multiName !== undefined) {
      const end = lines.indexOf(delimiter ?? '', next + 1);
      if (end < 0) throw new Error(`Matching delimiter not found: ${delimiter ?? ''}`);
      values[multiName] = lines.slice(next + 1, end).join('\n');
      next = end;
      continue;
    }
    const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) values[name] = value;
    else if (line !== '') throw new Error(`Unable to process file command, invalid format: ${line}`);
  }
  return values;
}
