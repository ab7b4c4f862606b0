import { describe, expect, it, onTestFinished } from 'vitest';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import type { Arrival, Fault } from '../emulators/github/faults.ts';
import type { ActionResult } from '../harness/action.ts';
import { asking } from './stage-agents.ts';
import { answer, setModel } from './stage-model.ts';
import { GUIDANCE, NUMBER, setStage, type Stage, type StageOptions } from './stage.ts';
import { addWorkflowRun, zipArtifacts } from './workflow-run.ts';

const HOUR_SECONDS = 3_600;
const FILES = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `part${index}/cart.js`,
    `export function total${index}(lines) {\n  var sum${index} = ${'0 + '.repeat(60)}0;\n  return sum${index};\n}\n`,
  ]),
);

/** As when the requests of the hour are used up. */
function usedUp(): Fault {
  const reset = Math.floor(Date.now() / 1_000) + HOUR_SECONDS;
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
  const body = { message: 'API rate limit exceeded for installation ID 1.' };
  return { when: 'before', how: { kind: 'answer', status: 403, headers, body } };
}

const SECONDARY: Fault = {
  when: 'before',
  how: {
    kind: 'answer',
    status: 429,
    headers: { 'retry-after': '1' },
    body: { message: 'You have exceeded a secondary rate limit.' },
  },
};

interface Scene {
  readonly stage: Stage;
  /** Decides about each request to GitHub from now on. */
  readonly refuse: (choose: (arrival: Arrival) => Fault | undefined) => void;
  readonly plan: () => Promise<ActionResult>;
  readonly review: (shard: string) => Promise<ActionResult>;
  /** Publishes the results that the reviews so far have attached to the run. */
  readonly publish: () => Promise<ActionResult>;
}

async function setScene(checkout: StageOptions['checkout'], shards: number): Promise<Scene> {
  let choose: (arrival: Arrival) => Fault | undefined = () => undefined;
  const knobs = { fault: (arrival: Arrival) => choose(arrival) };
  const stage = await setStage({
    base: GUIDANCE,
    head: FILES,
    emulator: { knobs },
    ...(checkout === undefined ? {} : { checkout }),
  });
  const model = await setModel(() => answer());
  const artifacts = await startArtifacts();
  onTestFinished(() => artifacts.close());
  const inputs = { ...asking(model), verify: 'false' };
  const attachedRun = (): Promise<string> => addWorkflowRun(stage, zipArtifacts(artifacts));
  return {
    stage,
    refuse: (chosen) => {
      choose = chosen;
    },
    plan: () => stage.run({ inputs: { ...inputs, mode: 'plan', shards: String(shards) } }),
    review: (shard) => stage.run({ inputs: { ...inputs, shard }, env: artifacts.env }),
    publish: async () =>
      stage.run({ inputs: { ...inputs, mode: 'publish' }, env: { GITHUB_RUN_ID: await attachedRun() } }),
  };
}

async function planned({ plan }: Scene): Promise<readonly string[]> {
  const { outputs } = await plan();
  const matrix = JSON.parse(outputs['matrix'] ?? '') as { include: { shard: string }[] };
  return matrix.include.map(({ shard }) => shard);
}

/** Refuses a request of this kind, and all after it. */
function fromFirst(wanted: (arrival: Arrival) => boolean): (arrival: Arrival) => Fault | undefined {
  let isOver = false;
  return (arrival) => {
    isOver ||= wanted(arrival);
    return isOver ? usedUp() : undefined;
  };
}

/** Refuses the first request of each kind once. */
function onceEach(): (arrival: Arrival) => Fault | undefined {
  const seen = new Set<string>();
  return ({ method, path }) => {
    const kind = `${method} ${path.replaceAll(/\d+|[0-9a-f]{40}/g, '')}`;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst ? SECONDARY : undefined;
  };
}

/** What is on the pull request: each comment and the summary once. */
function posted({ stage: { github } }: Scene): unknown {
  return {
    comments: github.reviewComments(NUMBER).map(({ body }) => body.split('\n')[0]),
    summaries: github.issueComments(NUMBER).length,
  };
}

describe('the limit of requests to GitHub', () => {
  it('is shared fairly: with a checkout, each of the jobs takes the same few requests, whatever its files are', async () => {
    const scene = await setScene('full', 8);
    const { requests } = scene.stage.github;
    const shards = await planned(scene);
    expect(shards.length).toBeGreaterThanOrEqual(7);
    const taken: number[] = [];
    for (const shard of shards) {
      const before = requests.length;
      expect((await scene.review(shard)).exitCode).toBe(0);
      taken.push(requests.length - before);
    }
    expect(new Set(taken)).toEqual(new Set([4]));
    expect(requests.filter(({ path }) => path.includes('/contents/') || path.includes('/git/blobs/'))).toEqual([]);
  });

  it.each<[string, (arrival: Arrival) => boolean, string]>([
    ['the results are listed', ({ path }) => path.endsWith('/artifacts'), 'the artifacts are kept'],
    ['results are downloaded', ({ path }) => path.endsWith('/zip'), 'the artifacts are kept'],
    ['the review is posted', ({ path }) => path.endsWith('/reviews'), 'it posts what is missing'],
    [
      'the summary is posted',
      ({ method, path }) => method === 'POST' && path.endsWith(`/issues/${NUMBER}/comments`),
      'it posts what is missing',
    ],
  ])('that is used up when %s is said with its end, and the next run posts all of it once', async (_when, is, hint) => {
    const scene = await setScene('full', 2);
    for (const shard of await planned(scene)) {
      await scene.review(shard);
    }
    scene.refuse(fromFirst(is));
    const refused = await scene.publish();
    expect([refused.exitCode, refused.outputs['conclusion'] === 'clean']).toEqual([3, false]);
    expect(refused.stdout).toContain("a rate limit of GitHub's API is reached, which ends in about 60 minutes");
    expect(refused.stdout).toContain(hint);
    expect(refused.stdout).not.toContain('left no result');

    scene.refuse(() => undefined);
    const again = await scene.publish();
    expect(again).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings', coverage: '100' } });
    expect(posted(scene)).toEqual({ comments: [expect.stringContaining('var')], summaries: 1 });
  });

  it.each<[string, StageOptions['checkout'], (arrival: Arrival) => boolean]>([
    ['the plan reads the base', 'full', ({ path }) => path.includes('/git/trees/')],
    ['a job reads files without a checkout', undefined, ({ path }) => path.includes('/git/trees/')],
  ])('that is used up when %s ends the job with what to do', async (_when, checkout, is) => {
    const scene = await setScene(checkout, 2);
    scene.refuse(fromFirst(is));
    const refused = await (checkout === 'full' ? scene.plan() : scene.review('1/2'));
    expect(refused.exitCode).toBe(3);
    expect(refused.stdout).toContain('which ends in about 60 minutes');
    expect(refused.stdout).toContain('Run it again after that. A job with `actions/checkout` and `fetch-depth: 0`');
  });

  it('is waited for if it ends soon, in each of the jobs', async () => {
    const scene = await setScene('full', 2);
    scene.refuse(onceEach());
    const shards = await planned(scene);
    for (const shard of shards) {
      scene.refuse(onceEach());
      expect((await scene.review(shard)).exitCode).toBe(0);
    }
    scene.refuse(onceEach());
    expect(await scene.publish()).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings', coverage: '100' } });
    expect(posted(scene)).toEqual({ comments: [expect.stringContaining('var')], summaries: 1 });
  });
});
