import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Knobs } from '../../../emulators/github/knobs.ts';
import type { GithubEmulator } from '../../../emulators/github/server.ts';
import type { ModelScript } from '../../../emulators/model/server.ts';
import { asking } from '../../../end-to-end/stage-agents.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from '../../../end-to-end/stage-model.ts';
import { GUIDANCE, CART, NUMBER, setStage, writesSince, type Stage } from '../../../end-to-end/stage.ts';
import { hurriedClock, type HurriedClock } from '../../../github/publishing/hurried-clock.ts';
import { runInProcess } from '../../../harness/action-in-process.ts';
import { pullRequestEvent, workflowDispatchEvent } from '../../../harness/events.ts';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };

interface PushedRun {
  readonly stage: Stage;
  readonly clock: HurriedClock & { pass: (milliseconds: number) => void };
  readonly push: () => string;
  readonly run: (
    script: ModelScript,
    event?: 'pull_request' | 'workflow_dispatch',
    inputs?: Readonly<Record<string, string>>,
    /** The head that the event names; that of the branch by default. */
    head?: string,
  ) => Promise<RunResult>;
}
type RunResult = Awaited<ReturnType<typeof runInProcess>> & { readonly asked: number };

async function stagePushes(): Promise<PushedRun> {
  const stage = await setStage({ base: { ...GUIDANCE, 'src/cart.js': CART }, head: HEAD });
  let passed = 0;
  const hurried = hurriedClock();
  const clock = {
    ...hurried,
    now: () => hurried.now() + passed,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
  };
  const push = (): string => {
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-C', stage.repository.directory, ...IDENTITY, ...args], { encoding: 'utf8' }).trim();
    const head = git('commit-tree', 'feature^{tree}', '-p', 'feature', '-m', 'More');
    git('update-ref', 'refs/heads/feature', head);
    return head;
  };
  const run: PushedRun['run'] = async (script, name = 'pull_request', given = {}, head) => {
    const model = await setModel(script);
    const event = await makeEvent(stage, name, head);
    const inputs = { ...asking(model), mode: 'review', 'pull-request': String(NUMBER), ...given };
    const outcome = await runInProcess({ event, github: stage.github, inputs, clock });
    return { ...outcome, asked: model.requests.length };
  };
  return { stage, clock, push, run };
}

async function makeEvent(
  { repository }: Stage,
  name: 'pull_request' | 'workflow_dispatch',
  head?: string,
): Promise<ReturnType<typeof pullRequestEvent>> {
  const [baseSha, headSha] = [await repository.sha('main'), head ?? (await repository.sha('feature'))];
  const pullRequest = {
    repository: 'acme/shop',
    number: NUMBER,
    title: 'Sum',
    body: null,
    author: 'ada',
    baseRef: 'main',
    headRef: 'feature',
  };
  return name === 'pull_request'
    ? pullRequestEvent({ action: 'synchronize', repository: REPOSITORY, pullRequest, baseSha, headSha })
    : workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: baseSha });
}

const SUPERSEDED = { conclusion: 'skipped', 'comments-posted': '0', findings: '0' };

function expectNothingPosted(github: GithubEmulator): void {
  expect(writesSince(github, 0)).toEqual([]);
}

describe('a review of a head that moves', () => {
  it('stops right before posting, and tells what was spent', async () => {
    const { stage, push, run } = await stagePushes();
    const before = await stage.repository.sha('feature');
    let after = '';
    const result = await run(() => {
      after = push();
      return answer(ON_NEW_LINE);
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: SUPERSEDED });
    const sentence = `${after.slice(0, 7)} was pushed while ${before.slice(0, 7)} was reviewed. The run for ${after.slice(0, 7)} reviews, so nothing is posted here.`;
    expect(result.jobSummary).toContain(sentence);
    expect(result.log.at(-1)).toContain(sentence);
    expect(result.outputs['requests']).toBe(String(result.asked));
    expect(Number(result.outputs['input-tokens'])).toBeGreaterThan(0);
    expectNothingPosted(stage.github);
  });

  it('stops between two requests to the model, without waiting for the second answer', async () => {
    const { stage, clock, push, run } = await stagePushes();
    let requests = 0;
    const result = await run(() => {
      requests += 1;
      if (requests > 1) return { fault: 'hang' };
      push();
      clock.pass(31_000);
      return answer(ON_NEW_LINE);
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: SUPERSEDED, asked: 2 });
    expect(result.jobSummary).toContain('The run for');
    expectNothingPosted(stage.github);
  });

  it('fails if GitHub named an older head at first, because no other run reviews the new one', async () => {
    const { stage, push, run } = await stagePushes();
    const before = await stage.repository.sha('feature');
    const after = push();
    // The reference and the lists lag behind the event until the model is asked.
    await stage.repository.git('update-ref', 'refs/heads/feature', before);
    const running = run(
      () => {
        void stage.repository.git('update-ref', 'refs/heads/feature', after);
        return answer(ON_NEW_LINE);
      },
      'pull_request',
      {},
      after,
    );
    await expect(running).rejects.toMatchObject({
      code: 'stale-head',
      exitCode: 3,
      message: expect.stringContaining(`named ${before.slice(0, 7)} as the head`) as string,
    });
    expectNothingPosted(stage.github);
  });

  it('goes on if a person started it, and says that a later commit is not in it', async () => {
    const { stage, push, run } = await stagePushes();
    let after = '';
    const result = await run(() => {
      after = after || push();
      return answer(ON_NEW_LINE);
    }, 'workflow_dispatch');
    expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1', 'comments-posted': '1' } });
    expect(stage.github.issueComments(NUMBER)[0]?.body).toContain(`head ${after.slice(0, 7)}`);
  });

  it("goes on if the workflow's own token pushed, because that starts no other run", async () => {
    const { stage, push, run } = await stagePushes();
    const result = await run(() => {
      const head = push();
      recordPushes(stage, [{ head, user: 'github-actions[bot]', at: new Date().toISOString() }]);
      return answer(ON_NEW_LINE);
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1', 'comments-posted': '1' } });
    expect(stage.github.issueComments(NUMBER)[0]?.body).toContain('was pushed while');
  });
});

describe('a review of a branch that is pushed to quickly', () => {
  const waited = 'The branch was pushed to several times within ten minutes. Waiting 30 seconds for another push';

  it('waits before it asks a model', async () => {
    const { stage, clock, run } = await stagePushes();
    recordPushes(stage, twoPushes(clock.now()));
    const result = await run(() => answer(ON_NEW_LINE));
    expect(result.log.join('\n')).toContain(waited);
    expect(clock.waits).toContain(30_000);
    expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1' } });
    expect(stage.github.violations).toEqual([]);
  });

  it('gives way after the wait, without asking a model', async () => {
    const { stage, clock, push, run } = await stagePushes();
    recordPushes(stage, twoPushes(clock.now()));
    stage.github.setKnob('gate', async ({ path }) => {
      if (path.endsWith('/pulls/7') && clock.waits.length > 0) {
        stage.github.setKnob('gate', undefined);
        push();
      }
    });
    const result = await run(() => answer(ON_NEW_LINE));
    expect(result).toMatchObject({ exitCode: 0, outputs: { ...SUPERSEDED, requests: '0', cost: '' }, asked: 0 });
    expect(result.jobSummary).toContain('No model was asked.');
    expectNothingPosted(stage.github);
  });

  it.each<[string, Readonly<Record<string, string>>, 'pull_request' | 'workflow_dispatch']>([
    ['the option is 0', { 'wait-for-pushes': '0' }, 'pull_request'],
    ['a person started it', {}, 'workflow_dispatch'],
  ])('does not wait if %s', async (_name, inputs, event) => {
    const { stage, clock, run } = await stagePushes();
    recordPushes(stage, twoPushes(clock.now()));
    const result = await run(() => answer(ON_NEW_LINE), event, inputs);
    expect(result.log.join('\n')).not.toContain('Waiting');
    expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1' } });
  });
});

function twoPushes(now: number): readonly Omit<RecordedPush, 'repository' | 'branch'>[] {
  // GitHub's times have whole seconds, so the last push is a moment in the future.
  const times = [now + 1_000, now - 60_000].map((time) => new Date(time).toISOString());
  return times.map((at, index) => ({ head: String(index + 1).repeat(40), user: 'ada', at }));
}

type RecordedPush = Knobs['pushes'][number];

function recordPushes({ github }: Stage, pushes: readonly Omit<RecordedPush, 'repository' | 'branch'>[]): void {
  github.setKnob(
    'pushes',
    pushes.map((push) => ({ repository: 'acme/shop', branch: 'feature', ...push })),
  );
}

it('a review of a head that does not move posts', async () => {
  const { run } = await stagePushes();
  const result = await run(() => answer(ON_NEW_LINE));
  expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1', 'comments-posted': '1' } });
});
