import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import type { ModelReply } from '../emulators/model/reply.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { runCli } from '../harness/cli.ts';
import { makeZip } from '../harness/make-zip.ts';
import { asking } from './stage-agents.ts';
import { changedCart } from './stage-command.ts';
import { answer, setModel } from './stage-model.ts';
import { GUIDANCE, NUMBER, setStage, writesSince, type Stage } from './stage.ts';
import { addWorkflowRun, zipArtifacts } from './workflow-run.ts';

const FILES = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [
    `part${index}/cart.js`,
    `export function total${index}(lines) {\n  var sum${index} = 0;\n  return sum${index};\n}\n`,
  ]),
);

/** Finds one thing in each file that a request shows. */
const MODEL = ({ messages }: ScriptRequest): ModelReply => {
  const shown = messages.map(({ text }) => text).join('\n');
  const found = new Set([...shown.matchAll(/function total(\d)\(lines\)/g)].map(([, index]) => index));
  return answer(
    ...[...found]
      .toSorted((a, b) => Number(a) - Number(b))
      .map((index) => ({
        path: `part${index}/cart.js`,
        line: 3,
        quote: `  return sum${index};`,
        severity: 'high',
        kind: 'bug',
        title: `The sum ${index} is always zero`,
        body: `Nothing is added to sum${index}.`,
      })),
  );
};

async function stageShards(): Promise<{ readonly stage: Stage; readonly inputs: Readonly<Record<string, string>> }> {
  const stage = await setStage({ base: { ...GUIDANCE }, head: FILES, checkout: 'full' });
  const model = await setModel(MODEL);
  return { stage, inputs: { ...asking(model), verify: 'false' } };
}

interface Uploads {
  readonly shards: readonly string[];
  readonly zips: readonly { readonly name: string; readonly zip: Buffer }[];
  readonly requests: readonly number[];
}

/** Plans, and reviews each shard as a job of its own. */
async function reviewShards({ stage, inputs }: Awaited<ReturnType<typeof stageShards>>): Promise<Uploads> {
  const artifacts = await startArtifacts();
  onTestFinished(() => artifacts.close());
  const planned = await stage.run({ inputs: { ...inputs, mode: 'plan', shards: '3' } });
  const matrix = JSON.parse(planned.outputs['matrix'] ?? '') as { include: { shard: string }[] };
  const shards = matrix.include.map(({ shard }) => shard);
  const requests: number[] = [];
  for (const shard of shards) {
    const before = stage.github.requests.length;
    const run = await stage.run({ inputs: { ...inputs, shard }, env: artifacts.env });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(writesSince(stage.github, before)).toEqual([]);
    requests.push(stage.github.requests.length - before);
  }
  const zips = zipArtifacts(artifacts);
  return { shards, zips, requests };
}

async function publish(
  { stage, inputs }: Awaited<ReturnType<typeof stageShards>>,
  zips: Uploads['zips'],
): ReturnType<Stage['run']> {
  const runId = await addWorkflowRun(stage, zips);
  return stage.run({ inputs: { ...inputs, mode: 'publish' }, env: { GITHUB_RUN_ID: runId } });
}

describe('a review in shards, as jobs of a workflow', () => {
  it('posts one review, as one job would', async () => {
    const scene = await stageShards();
    const { shards, zips, requests } = await reviewShards(scene);
    expect(shards).toEqual(['1/3', '2/3', '3/3']);
    // A token has 1,000 requests an hour, which all jobs share.
    expect(Math.max(...requests)).toBeLessThanOrEqual(8);
    const published = await publish(scene, zips);
    expect(published).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings', coverage: '100' } });
    const posted = scene.stage.github.reviewComments(NUMBER).map(({ body }) => body.split('\n')[0]);

    const single = await stageShards();
    const whole = await single.stage.run({ inputs: single.inputs });
    expect(posted).toEqual(single.stage.github.reviewComments(NUMBER).map(({ body }) => body.split('\n')[0]));
    expect(published.outputs['findings']).toBe(whole.outputs['findings']);
    expect(posted.filter((line = '') => line.includes('is always zero'))).toHaveLength(6);
    expect(scene.stage.github.reviews(NUMBER)).toHaveLength(1);
  });

  it('names a missing and a forged shard, posts the rest, and says so in the first line', async () => {
    const scene = await stageShards();
    const { zips } = await reviewShards(scene);
    const forged = {
      name: zips[1]?.name ?? '',
      zip: makeZip([{ name: 'shard.json', content: '{"findings": []}\n{}\n' }]),
    };
    const published = await publish(scene, [...zips.slice(0, 1), forged]);
    expect(published.stdout).toContain('shards 2 and 3 of 3 left no result that could be used');
    expect(published.stdout).toContain(
      'housestyle-shard-2-of-3 is not used: it is not the result of a shard: its first line has another form.',
    );
    expect(published.outputs['conclusion']).toBe('findings');
    expect(scene.stage.github.reviewComments(NUMBER).length).toBeGreaterThan(0);
  });
});

describe('a shard that ends after the others were published', () => {
  it('has its findings posted by the next run, and nothing is posted twice', async () => {
    const scene = await stageShards();
    const { github } = scene.stage;
    const { zips } = await reviewShards(scene);
    const early = await publish(scene, zips.slice(0, 2));
    expect(early.outputs['coverage']).not.toBe('100');
    const first = github.reviewComments(NUMBER).length;
    const late = await publish(scene, zips);
    expect(late).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings', coverage: '100' } });
    const comments = github.reviewComments(NUMBER);
    expect(comments.length).toBeGreaterThan(first);
    expect(comments.filter(({ body }) => body.includes('is always zero'))).toHaveLength(6);
    const subjects = comments.map(({ path, body }) => `${path} ${body.split('\n')[0] ?? ''}`);
    expect(new Set(subjects).size).toBe(comments.length);
    expect(github.issueComments(NUMBER)).toHaveLength(1);
    expect(github.issueComments(NUMBER)[0]?.body).not.toContain('left no result');
  });
});

describe('housestyle plan, review --shard and publish', () => {
  it('give the findings of one review', async () => {
    const repo = await changedCart({ ...GUIDANCE }, FILES);
    const folder = await mkdtemp(join(tmpdir(), 'housestyle-shards-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const run = async (...args: readonly string[]): Promise<string> => {
      const { stdout, exitCode } = await runCli([...args, '--base', 'main', '--repo', repo], { cwd: folder });
      expect(exitCode).toBe(0);
      return stdout;
    };
    const plan = JSON.parse(await run('plan', '--shards', '2', '--format', 'json')) as {
      matrix: { include: { shard: string }[] };
    };
    for (const { shard } of plan.matrix.include) {
      await run('review', '--shard', shard, '--output-dir', join(folder, 'results'));
    }
    const merged = JSON.parse(await run('publish', join(folder, 'results'), '--format', 'json')) as Record<
      string,
      unknown
    >;
    const whole = JSON.parse(await run('review', '--format', 'json')) as Record<string, unknown>;
    expect(merged['findings']).toEqual(whole['findings']);
    expect(merged['coverage']).toEqual(whole['coverage']);
    expect(await readFile(join(folder, 'results/shard-1-of-2/shard.json'), 'utf8')).toContain(
      'housestyle-shard-file-3',
    );
  });
});
