import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADDRESS } from '../../scripts/address.ts';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import { runWorkflow, type RunningStep, type StepResult } from '../harness/run-workflow.ts';
import { asking } from './stage-agents.ts';
import { answer, setModel } from './stage-model.ts';
import { GUIDANCE, NUMBER, setStage } from './stage.ts';
import { addWorkflowRun, zipArtifacts } from './workflow-run.ts';

const WORKFLOW = readFileSync(join(import.meta.dirname, '../../examples/workflows/reusable-review.yml'), 'utf8');
const FILES = Object.fromEntries(
  Array.from({ length: 4 }, (_, index) => [`part${index}/cart.js`, `var sum${index} = 0;\n`]),
);

interface Played {
  readonly results: Readonly<Record<string, string>>;
  /** The inputs of each step of ours. */
  readonly steps: readonly RunningStep[];
  readonly comments: number;
}

/** Runs the workflow as GitHub would: each step of ours is the built action, in a process of its own. */
async function play(shards: string, fails: (step: RunningStep) => boolean = () => false): Promise<Played> {
  const stage = await setStage({ base: GUIDANCE, head: FILES, checkout: 'full' });
  const model = await setModel(() => answer());
  const artifacts = await startArtifacts();
  onTestFinished(() => artifacts.close());
  const { 'api-key': key = '', model: name = '', ...server } = asking(model);
  const steps: RunningStep[] = [];

  const publishedRun = (): Promise<string> => addWorkflowRun(stage, zipArtifacts(artifacts));
  const runStep = async (step: RunningStep): Promise<StepResult> => {
    if (step.uses !== ADDRESS.action) {
      // Checkouts and caches: the stage has the first, and an empty cache does nothing.
      return { isSuccess: true, outputs: {} };
    }
    steps.push(step);
    if (fails(step)) {
      return { isSuccess: false, outputs: {} };
    }
    const env = step.job === 'publish' ? { GITHUB_RUN_ID: await publishedRun() } : artifacts.env;
    const { 'cache-dir': _folder, ...inputs } = step.inputs;
    const run = await stage.run({ inputs: { ...server, verify: 'false', ...inputs }, env });
    return { isSuccess: run.exitCode === 0, outputs: run.outputs };
  };
  const results = await runWorkflow(
    WORKFLOW,
    {
      github: {
        repository: 'acme/shop',
        event: { pull_request: { number: NUMBER, head: { repo: { full_name: 'acme/shop' } } } },
      },
      inputs: { model: name, shards },
      secrets: { OPENAI_API_KEY: key },
      runner: { temp: '/tmp' },
    },
    runStep,
  );
  return { results, steps, comments: stage.github.reviewComments(NUMBER).length };
}

// Each of these takes some processes, so they run with the long tests.
describe('examples/workflows/reusable-review.yml, step by step,', () => {
  it('plans, reviews each shard and publishes one review', async () => {
    const { results, steps, comments } = await play('2');
    expect(results).toEqual({ plan: 'success', whole: 'skipped', shard: 'success', publish: 'success' });
    expect(steps.map(({ job, inputs }) => inputs['shard'] ?? job)).toEqual(['plan', '1/2', '2/2', 'publish']);
    expect(comments).toBeGreaterThan(0);
  });

  it('reviews a usual pull request in one job', async () => {
    const { results, comments } = await play('');
    expect(results).toEqual({ plan: 'success', whole: 'success', shard: 'skipped', publish: 'skipped' });
    expect(comments).toBeGreaterThan(0);
  });

  it('publishes what there is if a shard fails', async () => {
    const { results, comments } = await play('2', ({ inputs }) => inputs['shard'] === '1/2');
    expect(results).toMatchObject({ shard: 'failure', publish: 'success' });
    expect(comments).toBeGreaterThan(0);
  });
});
