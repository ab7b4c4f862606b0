import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Runner } from '../../../../src/commands/action/run.ts';
import { reportFatal } from '../../../../src/report-fatal.ts';
import { startGithub, type EmulatorOptions, type GithubEmulator } from '../../../emulators/github/server.ts';
import { makeRepository } from '../../../harness/repository.ts';
import { hurriedClock } from '../hurried-clock.ts';
import { setRunner } from '../set-runner.ts';

/** Pull request 7 of acme/shop by ada, on which the Action runs in this process, without a model. */
export interface LifeStage {
  readonly github: GithubEmulator;
  /** Begins again with no comments; the change has these files. Returns the commit. */
  readonly begin: (files: Files) => Promise<string>;
  /** Pushes a commit to the pull request. Returns the commit. */
  readonly push: (files: Files) => Promise<string>;
  readonly run: (inputs?: Readonly<Record<string, string>>) => Promise<LifeRun>;
  /** The threads of the Action, with what people see: `src/cart.dart:3 var` and its state. */
  readonly threads: () => Promise<readonly string[]>;
  /** The number of the first comment of a thread, by the rule that it cites. */
  readonly comment: (rule: string) => number;
  readonly summary: () => string;
  readonly close: () => Promise<void>;
}

type Files = Readonly<Record<string, string | null>>;

interface LifeRun {
  readonly exitCode: number;
  /** The log and the job summary. */
  readonly text: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The method and path of each request. */
  readonly requests: readonly string[];
}

export const GUIDE = ['var', 'debugger', 'alert', 'eval'].map((word) => `- Never use \`${word}\`.\n`).join('');

/** A file with lines between which nothing is wrong. */
export function cart(...lines: readonly string[]): string {
  return [...lines, ...Array.from({ length: 20 }, (_, index) => `final item${index} = ${index};`)]
    .join('\n')
    .concat('\n');
}

/** Starts a GitHub for several sequences of runs. The toolkit reads the environment once, so a process can have one stage. */
export async function openLifeStage(options: Partial<EmulatorOptions> = {}): Promise<LifeStage> {
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: { '.github/copilot-instructions.md': GUIDE, 'src/cart.dart': cart() } }],
    branches: { feature: { commits: [] } },
  });
  const base = await repository.sha('main');
  const github = await startGithub({
    repositories: [
      {
        owner: 'acme',
        name: 'shop',
        id: 42,
        gitDir: repository.directory,
        defaultBranch: 'main',
        collaborators: { grace: 'write', rita: 'read' },
      },
    ],
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
    otherTokens: { ghs_workflow: 'github-actions[bot]' },
    ...options,
    knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 100_000_000, ...options.knobs },
  });
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-life-'));
  await setRunner(github, folder, 7);
  const { runAction } = await import('../../../../src/commands/action/action.ts');
  const untouched = github.save();
  let runs = 0;
  const push = (files: Files): Promise<string> => repository.commit('feature', { message: 'Change', files });
  return {
    github,
    push,
    begin: async (files) => {
      untouched();
      await repository.git('checkout', '--quiet', '--force', '-B', 'feature', base);
      return push(files);
    },
    run: async (inputs = {}) => {
      const lines: string[] = [];
      const before = github.requests.length;
      runs += 1;
      const given = { 'github-token': github.token, 'output-dir': folder, ...inputs };
      const runner: Runner = {
        input: (name) => new Map(Object.entries(given)).get(name) ?? '',
        mask: () => undefined,
        log: (line) => lines.push(line),
        print: (commands) => lines.push(commands),
        environment: { RUNNER_TEMP: folder, GITHUB_RUN_ID: String(runs), GITHUB_RUN_ATTEMPT: '1' },
        checkout: undefined,
        signal: new AbortController().signal,
        clock: hurriedClock(),
      };
      const requests = (): readonly string[] =>
        github.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
      try {
        const { exitCode, outputs, jobSummary } = await runAction(runner);
        return { exitCode, outputs, text: [...lines, jobSummary].join('\n'), requests: requests() };
      } catch (error) {
        const exitCode = reportFatal(error, false, (text) => lines.push(text));
        return { exitCode, outputs: {}, text: lines.join('\n'), requests: requests() };
      }
    },
    threads: () => describeThreads(github),
    comment: (rule) => {
      const found = github.reviewComments(7).findLast(({ body }) => ruleIn(body) === rule);
      if (found === undefined) {
        throw new Error(`There is no comment on ${rule}.`);
      }
      return found.id;
    },
    summary: () =>
      github
        .issueComments(7)
        .map(({ body }) => body)
        .join('\n=====\n'),
    close: async () => {
      await Promise.all([github.close(), rm(folder, { recursive: true, force: true })]);
      await repository.dispose();
    },
  };
}

async function describeThreads(github: GithubEmulator): Promise<readonly string[]> {
  const all = github.reviewComments(7);
  return Promise.all(
    all
      .filter(({ inReplyTo }) => inReplyTo === undefined)
      .map(async (comment) => {
        const place = await github.placeOf(comment);
        const replies = all.filter(({ inReplyTo }) => inReplyTo === comment.id);
        const states = [
          ...(github.world.resolvedThreads.has(comment.id) ? ['resolved'] : []),
          ...(comment.body.startsWith('Fixed in ') ? ['says fixed'] : []),
          ...(isHidden(github, comment.id) ? ['hidden'] : []),
          ...replies.map(({ body }) => `> ${body.split('\n')[0]}`),
        ];
        return [`${comment.path}:${place?.line ?? 'outdated'} ${ruleIn(comment.body)}`, ...states].join(', ');
      }),
  );
}

function isHidden(github: GithubEmulator, id: number): boolean {
  return [...github.world.minimized.keys()].some((key) =>
    [key, Buffer.from(key.split('_').at(-1) ?? '', 'base64').toString()].some((text) => text.includes(String(id))),
  );
}

function ruleIn(body: string): string {
  return /Never use `?(\w+)/.exec(body)?.[1] ?? 'unknown';
}
