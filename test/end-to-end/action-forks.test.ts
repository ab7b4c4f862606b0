import { expect, it, onTestFinished } from 'vitest';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import { makeZip } from '../harness/make-zip.ts';
import { ARTIFACT, stageFork } from '../commands/action/two-stages/stage-fork.ts';
import { NUMBER, writesSince } from './stage.ts';

it('reviews a fork in two stages: what the first uploads without secrets, the second checks, asks and posts', async () => {
  const artifacts = await startArtifacts();
  onTestFinished(() => artifacts.close());
  const { stage, review } = await stageFork();
  const model = 'gpt-4o';
  const read = await stage.run({ inputs: { mode: 'dump', provider: 'openai', model }, env: artifacts.env });
  expect({ exitCode: read.exitCode, stderr: read.stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(writesSince(stage.github, 0)).toEqual([]);

  const [uploaded] = artifacts.artifacts;
  const zip = makeZip([...(uploaded?.files ?? [])].map(([name, content]) => ({ name, content })));
  const result = await review({ artifacts: [{ name: uploaded?.name ?? '', zip }], inputs: { model } });
  expect(uploaded?.name).toBe(ARTIFACT);
  expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1', 'comments-posted': '1' } });
  expect(result.log).toContain('1 request to a model, as in the artifact of the first stage.');
  expect(stage.github.reviewComments(NUMBER)).toHaveLength(1);
});
