import { describe, expect, it } from 'vitest';
import type { PullRequest } from '../../../emulators/github/world.ts';
import { asking } from '../../../end-to-end/stage-agents.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from '../../../end-to-end/stage-model.ts';
import {
  BAD_CART,
  CART,
  expectFaithful,
  GUIDANCE,
  NUMBER,
  setStage,
  writesSince,
  type Stage,
} from '../../../end-to-end/stage.ts';
import { hurriedClock } from '../../../github/publishing/hurried-clock.ts';
import { runInProcess } from '../../../harness/action-in-process.ts';
import { pullRequestEvent, workflowDispatchEvent } from '../../../harness/events.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
const PULL = {
  repository: 'acme/shop',
  number: NUMBER,
  title: 'Sum',
  body: null,
  author: 'ada',
  baseRef: 'main',
  headRef: 'feature',
};
const PATH = '.github/workflows/review.yml';
const REF = { GITHUB_WORKFLOW_REF: `acme/shop/${PATH}@refs/heads/main` };

async function stageWith(workflow: string): Promise<Stage> {
  const stage = await setStage({
    base: { ...GUIDANCE, [PATH]: workflow, 'src/cart.js': CART },
    head: { 'src/cart.js': BAD_CART },
  });
  await stage.repository.git('branch', 'release', 'main');
  return stage;
}

type EventName = 'pull_request' | 'workflow_dispatch';

async function makeEvent({ repository }: Stage, name: EventName) {
  const [baseSha, headSha] = [await repository.sha('main'), await repository.sha('feature')];
  return name === 'pull_request'
    ? pullRequestEvent({ action: 'opened', repository: REPOSITORY, pullRequest: PULL, baseSha, headSha })
    : workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: baseSha });
}

/** Runs a review, during which people change the pull request after GitHub was asked for the comments. */
async function runWith(
  stage: Stage,
  changed: Partial<PullRequest>,
  inputs: Readonly<Record<string, string>> = {},
  name: EventName = 'pull_request',
) {
  const event = await makeEvent(stage, name);
  stage.github.setKnob('settled', ({ path }) => {
    if (path === '/graphql') stage.github.people.editPullRequest(NUMBER, changed);
  });
  const given = { mode: 'review', 'pull-request': String(NUMBER), ...inputs };
  return runInProcess({ event, github: stage.github, inputs: given, environment: REF });
}

const ON_EDITS = 'on:\n  pull_request:\n    types: [opened, synchronize, edited]\njobs: {}\n';
const ON_PUSHES = 'on: pull_request # edited\njobs: {}\n';
const NOTHING = { conclusion: 'skipped', 'comments-posted': '0', findings: '0' };

describe('a pull request that people change during its review', () => {
  it.each<[string, Partial<PullRequest>, Readonly<Record<string, string>>, string]>([
    [
      'closed',
      { state: 'closed' },
      {},
      'Pull request 7 is closed. This changed during the review, so nothing is posted.',
    ],
    [
      'made a draft, and drafts are left alone',
      { draft: true },
      { 'review-drafts': 'false' },
      'Pull request 7 is a draft (`review-drafts: false`).',
    ],
    [
      'given another base, and the workflow runs for that',
      { baseRef: 'release' },
      {},
      'The base branch was changed from main to release during the review. The run for the change (`edited`) reviews by the rules of release, so nothing is posted here.',
    ],
  ])('gets no comment if it is %s', async (_name, changed, inputs, sentence) => {
    const stage = await stageWith(ON_EDITS);
    const result = await runWith(stage, changed, { 'fail-on': 'low', ...inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: NOTHING });
    expect(result.log.at(-1)).toContain(sentence);
    expect(result.jobSummary).toContain(sentence);
    // Nobody else reviews what is closed, so what was found is not lost.
    expect(result.jobSummary.includes('The guidelines rule out `var`')).toBe(changed.state === 'closed');
    expect(writesSince(stage.github, 0)).toEqual([]);
    expectFaithful(stage.github);
  });

  it('gets no comment if its `review-label` is removed, but other labels do not matter', async () => {
    for (const [left, isPosted] of [
      [['review'], true],
      [['urgent'], false],
    ] as const) {
      const stage = await stageWith(ON_EDITS);
      stage.github.people.label(NUMBER, ['review', 'urgent']);
      const event = await makeEvent(stage, 'pull_request');
      stage.github.setKnob('settled', ({ path }) => {
        if (path === '/graphql') stage.github.people.label(NUMBER, left);
      });
      const labels = ['review', 'urgent'].map((name) => ({ name }));
      const pull = { ...(event.payload['pull_request'] as object), labels };
      const labeled = { ...event, payload: { ...event.payload, pull_request: pull } };
      const inputs = { mode: 'review', 'review-label': 'review' };
      const result = await runInProcess({ event: labeled, github: stage.github, inputs, environment: REF });
      expect(result.outputs['conclusion']).toBe(isPosted ? 'findings' : 'skipped');
      expect(result.log.join('\n').includes('does not have the label `review`')).toBe(!isPosted);
    }
  });

  it.each<[string, string, EventName]>([
    ['the workflow does not run for that', ON_PUSHES, 'pull_request'],
    ['a person started the review', ON_EDITS, 'workflow_dispatch'],
  ])('gets no comment by the rules of its former base, and the run fails, if %s', async (_name, workflow, event) => {
    const stage = await stageWith(workflow);
    await expect(runWith(stage, { baseRef: 'release' }, {}, event)).rejects.toMatchObject({
      code: 'base-changed',
      exitCode: 3,
      message: expect.stringContaining('The base branch was changed from main to release') as string,
    });
    expect(writesSince(stage.github, 0)).toEqual([]);
  });

  it.each<[string, Partial<PullRequest>, EventName]>([
    ['is made a draft, which is reviewed by default', { draft: true }, 'pull_request'],
    ['is closed, and a person had asked for the review', { state: 'closed' }, 'workflow_dispatch'],
  ])('gets its comments if it %s', async (_name, changed, event) => {
    const stage = await stageWith(ON_EDITS);
    const result = await runWith(stage, changed, {}, event);
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings', 'comments-posted': '2' } });
  });

  it('costs no further request to a model once it is closed', async () => {
    const stage = await setStage({ base: { ...GUIDANCE, 'src/cart.js': CART }, head: HEAD });
    const clock = hurriedClock();
    let passed = 0;
    const model = await setModel(() => {
      if (passed > 0) return { fault: 'hang' };
      stage.github.people.editPullRequest(NUMBER, { state: 'closed' });
      passed = 31_000;
      return answer(ON_NEW_LINE);
    });
    const result = await runInProcess({
      event: await makeEvent(stage, 'pull_request'),
      github: stage.github,
      inputs: { ...asking(model), mode: 'review', 'pull-request': String(NUMBER) },
      clock: { ...clock, now: () => clock.now() + passed },
    });
    // The second request hangs until it is given up. If the run looks at the pull request before it asks, there is none.
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { ...NOTHING, requests: expect.stringMatching(/^[12]$/) as string },
    });
    expect(result.jobSummary).toMatch(/Models got (?:1 request|2 requests)/);
    expect(writesSince(stage.github, 0)).toEqual([]);
  });
});

describe('a pull request that was changed before its run began', () => {
  it.each<[string, Partial<PullRequest>, Readonly<Record<string, string>>, string]>([
    ['closed', { state: 'closed' }, {}, 'Nothing to do: Pull request 7 is closed.'],
    ['made a draft', { draft: true }, { 'review-drafts': 'false' }, 'Nothing to do: Pull request 7 is a draft'],
  ])('is not reviewed if it was %s', async (_name, changed, inputs, line) => {
    const stage = await stageWith(ON_EDITS);
    stage.github.people.editPullRequest(NUMBER, changed);
    const result = await runWith(stage, {}, inputs);
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(result.log.at(-1)).toContain(line);
    expect(stage.github.requests.some(({ path }) => path === '/graphql')).toBe(false);
  });

  it('is reviewed if GitHub still shows an older state than that of the event', async () => {
    const stage = await stageWith(ON_EDITS);
    stage.github.people.editPullRequest(NUMBER, { state: 'closed' });
    const event = await makeEvent(stage, 'pull_request');
    const pull = { ...(event.payload['pull_request'] as object), updated_at: '2099-01-01T00:00:00Z' };
    const reopened = { ...event, payload: { ...event.payload, pull_request: pull } };
    const result = await runInProcess({ event: reopened, github: stage.github, inputs: { mode: 'review' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings' } });
  });
});
