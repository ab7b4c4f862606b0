import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import { pullRequestEvent, workflowDispatchEvent, type WorkflowEvent } from '../harness/events.ts';
import { makeZip } from '../harness/make-zip.ts';
import { expectFaithful, GUIDANCE, NUMBER, setStage, writesSince, type Stage } from './stage.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
const BASE = {
  ...GUIDANCE,
  'src/a.js': 'var a = 1;\n',
  'lib/b.js': 'var b = 1;\n',
  'web/c.js': 'const c = 1;\n',
};

async function dispatch({ repository }: Stage): Promise<WorkflowEvent> {
  return workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: await repository.sha('main') });
}

describe('an audit as a workflow', () => {
  it('reports all files of the commit in the summary, a page and JSON, and posts nothing', async () => {
    const stage = await setStage({ base: BASE, checkout: 'full' });
    const result = await stage.run({
      event: await dispatch(stage),
      inputs: { 'all-files': 'true', 'output-dir': `${stage.repository.directory}/out` },
    });
    expect({ exitCode: result.exitCode, stderr: result.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(result.outputs).toMatchObject({ conclusion: 'findings', commit: await stage.repository.sha('main') });
    const json = JSON.parse(await readFile(result.outputs['findings-file'] ?? '', 'utf8')) as {
      findings: { path: string; places?: { path: string }[] }[];
    };
    const paths = json.findings.flatMap(({ path, places = [] }) => [path, ...places.map((place) => place.path)]);
    expect(paths.toSorted()).toEqual(['lib/b.js', 'src/a.js']);
    expect(await readFile(result.outputs['page-file'] ?? '', 'utf8')).toContain('src/a.js:1');
    expect(result.summary).toContain('src/a.js');
    expect(writesSince(stage.github, 0)).toEqual([]);
    expectFaithful(stage.github);
  });

  it('is divided over jobs and merged from their artifacts', async () => {
    const stage = await setStage({ base: BASE, checkout: 'full' });
    const artifacts = await startArtifacts();
    onTestFinished(() => artifacts.close());
    const event = await dispatch(stage);
    const inputs = { 'all-files': 'true' };
    const planned = await stage.run({ event, inputs: { ...inputs, mode: 'plan', shards: '2' } });
    const { include } = JSON.parse(planned.outputs['matrix'] ?? '') as { include: { shard: string }[] };
    expect(include).toHaveLength(2);
    for (const { shard } of include) {
      const job = await stage.run({ event, inputs: { ...inputs, shard }, env: artifacts.env });
      expect(job.exitCode).toBe(0);
    }
    const zips = artifacts.artifacts.map(({ name, files }) => ({
      name,
      zip: makeZip([...files].map(([path, content]) => ({ name: path, content }))),
    }));
    const run = stage.github.people.runWorkflow(
      {
        repository: 'acme/shop',
        name: 'Audit',
        path: '.github/workflows/audit.yml',
        event: 'workflow_dispatch',
        headSha: await stage.repository.sha('main'),
        headBranch: 'main',
        headRepository: 'acme/shop',
        conclusion: 'success',
      },
      zips,
    );
    const published = await stage.run({
      event,
      inputs: { ...inputs, mode: 'publish' },
      env: { GITHUB_RUN_ID: String(run.id) },
    });
    const whole = await stage.run({ event, inputs });
    const { 'page-file': _page, 'findings-file': _json, 'summary-file': _summary, ...outputs } = whole.outputs;
    expect(published.outputs).toMatchObject(outputs);
    expect(outputs['conclusion']).toBe('findings');
    expect(writesSince(stage.github, 0)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, 'full' | undefined, string]>([
    ['without a checkout', {}, undefined, 'Add `actions/checkout` before this step'],
    ['in a mode that reads no files', { mode: 'validate' }, 'full', '`mode: validate` reads no source files'],
  ])('refuses to run %s', async (_name, inputs, checkout, message) => {
    const stage = await setStage({ base: BASE, ...(checkout === undefined ? {} : { checkout }) });
    const run = await stage.run({ event: await dispatch(stage), inputs: { 'all-files': 'true', ...inputs } });
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain(message);
  });

  it('refuses to run on a pull request, whose own instructions would guide it', async () => {
    const stage = await setStage({ base: BASE, checkout: 'full' });
    const event = pullRequestEvent({
      action: 'opened',
      repository: REPOSITORY,
      pullRequest: {
        repository: 'acme/shop',
        number: NUMBER,
        title: 'Sum',
        body: null,
        author: 'ada',
        baseRef: 'main',
        headRef: 'feature',
      },
      baseSha: await stage.repository.sha('main'),
      headSha: await stage.repository.sha('feature'),
    });
    const run = await stage.run({ event, inputs: { 'all-files': 'true' } });
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain('leave pull requests to the review');
    expect(writesSince(stage.github, 0)).toEqual([]);
  });
});
