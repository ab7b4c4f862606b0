import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NUMBER, setStage } from '../../../end-to-end/stage.ts';
import { runInProcess } from '../../../harness/action-in-process.ts';
import { pullRequestEvent } from '../../../harness/events.ts';

it('writes the SARIF file for a later step again when a job is repeated, and posts nothing', async () => {
  const { github, repository } = await setStage();
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-again-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'housestyle.sarif');
  const event = pullRequestEvent({
    action: 'opened',
    repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
    pullRequest: {
      repository: 'acme/shop',
      number: NUMBER,
      title: 'Sum the lines',
      body: null,
      author: 'ada',
      baseRef: 'main',
      headRef: 'feature',
    },
    baseSha: await repository.sha('main'),
    headSha: await repository.sha('feature'),
  });
  const run = async (): Promise<string> => {
    await rm(file, { force: true });
    const { outputs } = await runInProcess({ event, github, inputs: { 'sarif-file': file } });
    expect(outputs).toMatchObject({ findings: '2', 'sarif-file': file });
    return readFile(file, 'utf8');
  };
  const first = await run();
  const before = [github.reviews(NUMBER).length, github.reviewComments(NUMBER).length];
  expect(await run()).toBe(first);
  expect([github.reviews(NUMBER).length, github.reviewComments(NUMBER).length]).toEqual(before);
});
