import { describe, expect, it } from 'vitest';
import { makeRepository } from '../harness/repository.ts';
import { BAD_CART, CART, expectFaithful, GUIDANCE, NUMBER, setStage } from './stage.ts';

const POLICY = 'fail-on: low\nmax-comments: 1\npolicy: [fail-on]\n';

async function stageWith(own: (commit: string) => string) {
  const central = await makeRepository({ commits: [{ message: 'Policy', files: { 'housestyle.yml': POLICY } }] });
  const commit = await central.sha('main');
  const stage = await setStage({
    base: { ...GUIDANCE, 'src/cart.js': CART, '.github/housestyle.yml': own(commit) },
    head: { 'src/cart.js': BAD_CART },
    others: [{ owner: 'acme', name: '.github', id: 77, defaultBranch: 'main', gitDir: central.directory }],
  });
  return { ...stage, named: `acme/.github/housestyle.yml@${commit}` };
}

describe('`extends`', () => {
  it('reads the configuration of another repository at a commit, and its policy wins over inputs', async () => {
    const stage = await stageWith((commit) => `extends: acme/.github/housestyle.yml@${commit}\n`);
    const run = await stage.run({ inputs: { provider: 'offline', 'fail-on': 'never' } });
    expect([run.exitCode, stage.github.reviewComments(NUMBER).length]).toEqual([1, 1]);
    expectFaithful(stage.github);
  });

  it('lets the own configuration win where the policy decides nothing', async () => {
    const stage = await stageWith((commit) => `extends: acme/.github/housestyle.yml@${commit}\nmax-comments: 9\n`);
    await stage.run({ inputs: { provider: 'offline' } });
    expect(stage.github.reviewComments(NUMBER).length).toBe(2);
  });

  it('refuses a repository that weakens the policy that a workflow names', async () => {
    const stage = await stageWith(() => 'fail-on: never\n');
    const run = await stage.run({ inputs: { provider: 'offline', extends: stage.named } });
    expect([run.exitCode, stage.github.reviewComments(NUMBER).length]).toEqual([2, 0]);
    expect(run.stdout).toContain('`fail-on` is decided by the policy of acme/.github/housestyle.yml@');
  });

  it('does not follow what a pull request writes into `extends`', async () => {
    const stage = await stageWith(() => 'max-comments: 9\n');
    const config = `extends: ${stage.named}\n`;
    await stage.repository.commit('feature', { message: 'Extend', files: { '.github/housestyle.yml': config } });
    const run = await stage.run({ inputs: { provider: 'offline' } });
    expect([run.exitCode, stage.github.reviewComments(NUMBER).length]).toEqual([0, 2]);
    expect(stage.github.requests.filter(({ path }) => path.startsWith('/repos/acme/.github/'))).toEqual([]);
  });

  it('says in the log what is extended and what its policy decides', async () => {
    const stage = await stageWith((commit) => `extends: acme/.github/housestyle.yml@${commit}\n`);
    const run = await stage.run({ inputs: { provider: 'offline' } });
    expect(run.stdout).toContain(`The configuration extends ${stage.named}. Its policy decides \`fail-on\`.\n`);
  });

  it('compares what is after the merge of another commit without what was extended before', async () => {
    const stage = await stageWith((commit) => `extends: acme/.github/housestyle.yml@${commit}\n`);
    const config = `extends: acme/.github/housestyle.yml@${'b'.repeat(40)}\ncomment: always\n`;
    await stage.repository.commit('feature', { message: 'Update', files: { '.github/housestyle.yml': config } });
    await stage.run({ inputs: { provider: 'offline' } });
    const [summary] = stage.github.issueComments(NUMBER);
    const effects = summary?.body.split('\n').filter((line) => line.startsWith('- `.github/housestyle.yml`: `')) ?? [];
    // A second list has the same effects in full.
    expect(new Set(effects.map((line) => /: `([\w-]+)` would be/.exec(line)?.[1]))).toEqual(
      new Set(['extends', 'comment']),
    );
    expect(summary?.body).toContain('That file is not read before the merge');
  });

  it('lets an input say which work a job does, whatever the policy keeps out of configurations', async () => {
    const policy = 'policy: [mode, shard]\n';
    const central = await makeRepository({ commits: [{ message: 'Policy', files: { 'housestyle.yml': policy } }] });
    const named = `acme/.github/housestyle.yml@${await central.sha('main')}`;
    const stage = await setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART, '.github/housestyle.yml': `extends: ${named}\n` },
      head: { 'src/cart.js': BAD_CART },
      others: [{ owner: 'acme', name: '.github', id: 77, defaultBranch: 'main', gitDir: central.directory }],
    });
    const validated = await stage.run({ inputs: { mode: 'validate' } });
    const planned = await stage.run({ inputs: { mode: 'plan' } });
    const part = await stage.run({ inputs: { provider: 'offline', shard: '1/1' } });
    expect([validated.exitCode, validated.outputs['errors'], planned.outputs['shards']]).toEqual([0, '0', '1']);
    expect([part.exitCode, part.outputs['shard-file'] === undefined]).toEqual([0, false]);
    expect(stage.github.reviewComments(NUMBER)).toEqual([]);
  });

  it('ends with exit code 3 if the file cannot be read', async () => {
    const stage = await stageWith(() => '');
    const run = await stage.run({ inputs: { provider: 'offline', extends: `acme/none/a.yml@${'a'.repeat(40)}` } });
    expect(run.exitCode).toBe(3);
    expect(run.stdout).toContain('cannot be read');
  });
});
