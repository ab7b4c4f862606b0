import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Runner } from '../../../src/commands/action/run.ts';
import { SYSTEM_CLOCK } from '../../../src/models/wire/retry-clock.ts';
import { reportFatal } from '../../../src/report-fatal.ts';
import type { Arrival, Fault } from '../../emulators/github/faults.ts';
import { startGithub, type GithubEmulator } from '../../emulators/github/server.ts';
import { makeRepository } from '../../harness/repository.ts';

/** A run of the Action in this process. */
export interface FaultRun {
  readonly exitCode: number;
  /** The log, the annotations and the job summary. */
  readonly text: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** What is on the pull request: fingerprints of comments, and the verdicts of summaries. */
export interface Posted {
  readonly comments: readonly string[];
  readonly summaries: number;
}

/** When a request is spoiled: its method and path, and which of those that match. */
export interface Plan {
  readonly operation: Operation;
  readonly fault: Fault;
  /** How many matching requests pass before. */
  readonly after: number;
  readonly times: 'once' | 'always';
}

export const OPERATIONS = {
  'read pull request': /^GET \S+\/pulls\/7$/,
  'list files': /^GET \S+\/pulls\/7\/files$/,
  'read tree': /^GET \S+\/git\/trees\//,
  'read blob': /^GET \S+\/git\/blobs\//,
  'read user': /^GET \/user$/,
  'ask GraphQL': /^POST \/graphql$/,
  'list comments': /^GET \S+\/issues\/7\/comments$/,
  'list review comments': /^GET \S+\/pulls\/7\/comments$/,
  'create review': /^POST \S+\/pulls\/7\/reviews$/,
  'create review comment': /^POST \S+\/pulls\/7\/comments$/,
  'create summary': /^POST \S+\/issues\/7\/comments$/,
  'update summary': /^PATCH \S+\/issues\/comments\//,
  'delete comment': /^DELETE /,
} as const;

export type Operation = keyof typeof OPERATIONS;

/**
 * - `fresh`: nothing was posted.
 * - `second`: an earlier run posted its comments and a summary; two findings are new.
 * - `refused`: GitHub refuses the review because of a line, so that each comment is posted alone.
 * - `personal`: as `second`, with the token of a person, who may ask for their login.
 * - `doubled`: two earlier runs at once have posted everything twice.
 */
export const SITUATIONS = ['fresh', 'second', 'refused', 'personal', 'doubled'] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface FaultStage {
  readonly github: GithubEmulator;
  /** Brings the pull request into a situation. */
  readonly enter: (situation: Situation) => void;
  readonly run: (plans?: readonly Plan[]) => Promise<FaultRun>;
  readonly posted: () => Posted;
  readonly close: () => Promise<void>;
}

const BASE_LINES = Array.from({ length: 40 }, (_, index) => `export const item${index} = ${index};`);
const FIRST_HEAD = [...BASE_LINES.slice(0, 2), 'var one = 1;', 'debugger;', 'alert(one);', ...BASE_LINES.slice(2)];
const SECOND_HEAD = [...FIRST_HEAD.slice(0, 5), 'export const two = one == 3;', 'eval(two);', ...FIRST_HEAD.slice(5)];
const GUIDE = [
  '- Never use `var`; use `const`.\n',
  '- Use `===` instead of `==`.\n',
  '- Never use `debugger`.\n- Never use `alert`.\n- Never use `eval`.\n',
].join('');

const REFUSED: Fault = {
  when: 'before',
  how: {
    kind: 'answer',
    status: 422,
    body: { message: 'Unprocessable Entity', errors: ['Line could not be resolved'], status: '422' },
  },
};

/**
 * Starts a GitHub for many runs of the Action in this process. The toolkit reads the environment once, when
 * it is loaded, so a process can have one stage only.
 *
 * @param added to the runner, such as a clock
 */
export async function openFaultStage(added: Partial<Runner> = {}): Promise<FaultStage> {
  const repository = await makeRepository({
    commits: [
      {
        message: 'Base',
        files: { '.github/copilot-instructions.md': GUIDE, 'src/cart.dart': `${BASE_LINES.join('\n')}\n` },
      },
    ],
    branches: {
      first: { commits: [{ message: 'One', files: { 'src/cart.dart': `${FIRST_HEAD.join('\n')}\n` } }] },
      second: { commits: [{ message: 'Two', files: { 'src/cart.dart': `${SECOND_HEAD.join('\n')}\n` } }] },
      feature: { commits: [] },
    },
  });
  const github = await startGithub({
    repositories: [{ owner: 'acme', name: 'shop', id: 42, gitDir: repository.directory, defaultBranch: 'main' }],
    pullRequests: [
      {
        repository: 'acme/shop',
        number: 7,
        title: 'Add',
        body: null,
        author: 'ada',
        baseRef: 'main',
        headRef: 'feature',
      },
    ],
    otherTokens: { 'personal-token': 'robot' },
    knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 100_000_000 },
  });
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-faults-'));
  await setEnvironment(github, folder);
  const { runAction } = await import('../../../src/commands/action/action.ts');
  let situation: Situation = 'fresh';
  const inputs = (): Readonly<Record<string, string>> => ({
    'github-token': situation === 'personal' ? 'personal-token' : github.token,
    'output-dir': folder,
  });
  const run: FaultStage['run'] = async (plans = []) => {
    const planned = situation === 'refused' ? [...plans, plan('create review', REFUSED, 'always')] : plans;
    github.setKnob('fault', follow(planned));
    try {
      return await runHere(runAction, inputs(), added);
    } finally {
      github.setKnob('fault', undefined);
    }
  };
  const point = (branch: string): Promise<string> => repository.git('update-ref', 'refs/heads/feature', branch);
  const starts = await prepare(github, point, run, (next) => (situation = next));
  return {
    github,
    enter: (next) => {
      situation = next;
      starts[next]();
    },
    run,
    posted: () => readPosted(github),
    close: async () => {
      await Promise.all([github.close(), rm(folder, { recursive: true, force: true })]);
      await repository.dispose();
    },
  };
}

export function plan(operation: Operation, fault: Fault, times: Plan['times'] = 'once', after = 0): Plan {
  return { operation, fault, times, after };
}

/** Runs on the first head, saves what was posted, and goes on to the second head. */
async function prepare(
  github: GithubEmulator,
  point: (branch: string) => Promise<string>,
  run: () => Promise<FaultRun>,
  enter: (situation: Situation) => void,
): Promise<Readonly<Record<Situation, () => void>>> {
  const fresh = github.save();
  await point('first');
  await run();
  const second = github.save();
  const once = { comments: [...github.reviewComments(7)], summaries: [...github.issueComments(7)] };
  fresh();
  enter('personal');
  await run();
  const personal = github.save();
  second();
  for (const comment of once.comments) github.copyReviewComment(comment.id);
  for (const { user, body } of once.summaries) github.addUserComment({ number: 7, user, body });
  const doubled = github.save();
  await point('second');
  return { fresh, second, refused: fresh, personal, doubled };
}

function follow(plans: readonly Plan[]): (arrival: Arrival) => Fault | undefined {
  const seen = plans.map(() => 0);
  return ({ method, path }) => {
    for (const [index, { operation, fault, after, times }] of plans.entries()) {
      if (!OPERATIONS[operation].test(`${method} ${path}`)) continue;
      const count = (seen[index] ?? 0) + 1;
      seen[index] = count;
      if (times === 'always' ? count > after : count === after + 1) return fault;
    }
    return undefined;
  };
}

async function setEnvironment(github: GithubEmulator, folder: string): Promise<void> {
  const event = join(folder, 'event.json');
  await writeFile(event, JSON.stringify({ pull_request: { number: 7 }, repository: { name: 'shop', owner: {} } }));
  Object.assign(process.env, {
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SHA: 'f'.repeat(40),
  });
}

async function runHere(
  runAction: (runner: Runner) => Promise<Outcome>,
  inputs: Readonly<Record<string, string>>,
  added: Partial<Runner>,
): Promise<FaultRun> {
  const lines: string[] = [];
  const runner: Runner = {
    input: (name) => inputs[name] ?? '',
    mask: () => undefined,
    log: (line) => lines.push(line),
    print: (commands) => lines.push(commands),
    environment: { RUNNER_TEMP: tmpdir(), GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1' },
    checkout: undefined,
    signal: new AbortController().signal,
    clock: SYSTEM_CLOCK,
    ...added,
  };
  try {
    const { exitCode, outputs, jobSummary } = await runAction(runner);
    return { exitCode, outputs, text: [...lines, jobSummary].join('\n') };
  } catch (error) {
    const exitCode = reportFatal(error, false, (text) => lines.push(text));
    return { exitCode, outputs: {}, text: lines.join('\n') };
  }
}

function readPosted(github: GithubEmulator): Posted {
  const markers = github
    .reviewComments(7)
    .map(({ body }) => /<!-- housestyle:finding (\w+)[^>]*-->\s*$/.exec(body)?.[1] ?? 'unmarked');
  const summaries = github
    .issueComments(7)
    .filter(({ body }) => body.trimEnd().endsWith('<!-- housestyle:summary -->'));
  return { comments: markers.toSorted(), summaries: summaries.length };
}
