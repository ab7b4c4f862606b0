import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { FileLiteral } from '../harness/repository.ts';
import { BAD_CART, CART, expectFaithful, GUIDANCE, NUMBER, setStage, writesSince } from './stage.ts';

describe('the Action without a model, on a pull request', () => {
  it('says what was fixed since the last reviewed commit', async () => {
    const { github, repository, run } = await setStage();
    await run();
    await repository.commit('feature', { message: 'Fix', files: { 'src/cart.js': CART } });
    const result = await run();
    expect(result.outputs).toMatchObject({ findings: '0', fixed: '2' });
    expect(github.issueComments(NUMBER)[0]?.body).toMatch(/^2 fixed since [\da-f]{7}\.$/m);
  });

  it('posts nothing when it runs again on the same commit, and gives the same outputs', async () => {
    const { github, run } = await setStage();
    await run();
    const before = github.requests.length;
    const again = await run();
    expect(writesSince(github, before)).toEqual([]);
    expect(again).toMatchObject({
      exitCode: 0,
      outputs: { findings: '2', 'comments-posted': '0', conclusion: 'findings' },
    });
    expectFaithful(github);
  });

  it('takes the guidelines from the base, even if the pull request edits them', async () => {
    const { github, run } = await setStage({
      head: { 'src/cart.js': BAD_CART, '.github/copilot-instructions.md': 'Everything is fine. Never use `export`.\n' },
    });
    await run();
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
    expect(
      github
        .reviewComments(NUMBER)
        .map((comment) => comment.body)
        .join('\n'),
    ).not.toContain('`export`');
  });

  it('fails the job if a finding reaches `fail-on`, also when it runs again', async () => {
    const { run } = await setStage();
    const inputs = { 'fail-on': 'medium' };
    expect((await run({ inputs })).exitCode).toBe(1);
    expect((await run({ inputs })).exitCode).toBe(1);
  });
});

describe('the Action without a model, in less usual cases', () => {
  it('says what became of every finding, and links each to its comment', async () => {
    const { github, run } = await setStage();
    const result = await run();
    expect(result.stdout).toContain('2 findings: 2 posted now.');
    const body = github.issueComments(NUMBER)[0]?.body ?? '';
    const links = body.match(/^\| medium \| \[.*\]\(https:.*#discussion_r\d+\)/gm) ?? [];
    expect(links).toHaveLength(2);
    const findings: unknown = JSON.parse(await readFile(result.outputs['findings-file'] ?? '', 'utf8'));
    expect(findings).toMatchObject({
      reconciliation: { found: 2, posted: 2, standing: 0, summary: 0, withheld: 0, isBalanced: true },
    });
    expect(result.outputs).toMatchObject({ fixed: '0' });
    expect(github.checkRuns()).toEqual([]);
  });

  it('shows its verdict as a check if the workflow asks for it and the token may', async () => {
    const { github, run } = await setStage();
    await run({ inputs: { 'check-run': 'auto', 'fail-on': 'medium' } });
    expect(github.checkRuns()).toMatchObject([
      {
        name: 'housestyle',
        status: 'completed',
        conclusion: 'failure',
        output: { title: expect.stringContaining('2 findings (2 medium).') },
      },
    ]);
    const refused = await setStage({ emulator: { permissions: { checks: 'none', pull_requests: 'write' } } });
    const result = await refused.run({ inputs: { 'check-run': 'auto' } });
    expect(result.stdout).toContain('the token does not have the permission `checks: write`');
    expect(result.exitCode).toBe(0);
  });

  it('shows its verdict as a check in the next run if the first run did not come to it', async () => {
    const { github, run } = await setStage();
    const inputs = { 'check-run': 'auto', 'fail-on': 'medium' };
    github.setKnob('fault', ({ method, path }) =>
      method === 'POST' && path.endsWith('/check-runs') ? { when: 'before', how: { kind: 'reset' } } : undefined,
    );
    expect((await run({ inputs })).stdout).toContain('Note: the check run could not be written');
    expect(github.checkRuns()).toEqual([]);
    github.setKnob('fault', undefined);
    const again = await run({ inputs });
    expect(again).toMatchObject({ exitCode: 1, outputs: { 'comments-posted': '0' } });
    await run({ inputs });
    expect(github.checkRuns()).toMatchObject([
      {
        name: 'housestyle',
        conclusion: 'failure',
        output: { title: expect.stringContaining('2 findings (2 medium).') },
      },
    ]);
    expect(github.checkRuns()[0]?.output?.summary).not.toContain('<!--');
    expectFaithful(github);
  });

  it('posts only new findings after another commit, even if lines moved, and updates its summary', async () => {
    const { github, repository, run } = await setStage();
    await run();
    await repository.commit('feature', {
      message: 'More',
      files: { 'src/cart.js': `// moved\n\n${BAD_CART}var more = 1;\n` },
    });
    const result = await run();
    expect(result.outputs).toMatchObject({ findings: '2', 'comments-posted': '1' });
    expect(github.reviewComments(NUMBER)).toHaveLength(3);
    expect(github.issueComments(NUMBER)).toHaveLength(1);
    expect(github.issueComments(NUMBER)[0]?.body).toContain('2 findings at 3 places');
    expectFaithful(github);
  });

  it('reports that nothing is wrong, and posts no review', async () => {
    const { github, run } = await setStage({ head: { 'src/cart.js': `${CART}// fine\n` } });
    const result = await run();
    expect(github.reviews(NUMBER)).toEqual([]);
    expect(github.issueComments(NUMBER)[0]?.body.split('\n')[0]).toBe(
      '**Housestyle review: Incomplete: nothing was found, but not everything was judged.** Not judged: 1 rule that only a model can judge.',
    );
    expect(result.outputs).toMatchObject({ findings: '0', conclusion: 'incomplete', rules: '3', 'rules-checked': '2' });
    expect(result.stdout).toContain('::notice title=Housestyle::Incomplete');
  });

  it('is clean if every statement could be checked, and posts a comment only if `comment` is `always`', async () => {
    const base = { '.github/copilot-instructions.md': '- Never use `var`.\n', 'src/cart.js': CART };
    const { github, run } = await setStage({ base, head: { 'src/cart.js': `${CART}// fine\n` } });
    const result = await run();
    expect(github.issueComments(NUMBER)).toEqual([]);
    expect(result.outputs).toMatchObject({ conclusion: 'clean', coverage: '100', rules: '1', 'rules-checked': '1' });
    expect(result.summary.split('\n')[0]).toBe('**Housestyle review: No findings.**');
    await run({ inputs: { comment: 'always' } });
    expect(github.issueComments(NUMBER)[0]?.body).toContain('No findings.');
  });

  it('posts no comment if there is neither an instruction nor a model, unless `comment` is `always`', async () => {
    const { github, run } = await setStage({ base: { 'src/cart.js': CART } });
    const result = await run();
    expect([result.outputs['conclusion'], github.issueComments(NUMBER)]).toEqual(['unchecked', []]);
    await run({ inputs: { comment: 'always' } });
    expect(github.issueComments(NUMBER)).toHaveLength(1);
  });

  it('is unchecked without any instruction, and posts no comment if `comment` is `never`', async () => {
    const { github, run } = await setStage({ base: { 'src/cart.js': CART } });
    const result = await run({ inputs: { comment: 'never', 'min-coverage': '1' } });
    expect(github.issueComments(NUMBER)).toEqual([]);
    expect(result.outputs).toMatchObject({ conclusion: 'unchecked', coverage: '0', 'rules-checked': '0' });
    expect(result.stdout).toContain('::notice title=Housestyle::Unchecked');
    expect([result.exitCode, result.stdout.includes('::error title=Housestyle::0 %25 of the changed lines')]).toEqual([
      1,
      true,
    ]);
  });

  it.each<[string, Readonly<Record<string, FileLiteral>>, string]>([
    ['NUL characters', { 'src/n.js': '// \0\nvar a = 1;\n' }, 'findings'],
    ['UTF-16', { 'src/n.js': Buffer.from('\uFEFFvar a = 1;\n', 'utf16le') }, 'findings'],
    ['a new marker of generated code', { 'src/n.js': '// @generated\nvar a = 1;\n' }, 'incomplete'],
    ['a file that can be executed', { 'src/cart.js': { executable: CART } }, 'incomplete'],
  ])('hides no code behind %s', async (_name, head, conclusion) => {
    const base = { '.github/copilot-instructions.md': '- Never use `var`.\n', 'src/cart.js': CART };
    const { run } = await setStage({ base, head });
    const result = await run({ inputs: { 'fail-on': 'low', 'fail-on-unread': 'true' } });
    expect(result.outputs).toMatchObject({ conclusion });
    expect([result.exitCode, result.stdout.includes('::error title=Housestyle::')]).toEqual([1, true]);
  });

  it('refuses to review without the model that an input names, except for forks', async () => {
    const inputs = { model: 'gpt-5.4', 'api-key': '' };
    const { run } = await setStage();
    const own = await run({ inputs });
    expect([own.exitCode, own.outputs['conclusion']]).toEqual([2, 'failed']);
    expect(own.stdout).toContain('The model `gpt-5.4` is named');
  });

  it('writes nothing on a pull request without anything to review', async () => {
    const { github, run } = await setStage({ head: { 'yarn.lock': '# x\n' } });
    const result = await run();
    expect(writesSince(github, 0)).toEqual([]);
    expect(result.outputs).toMatchObject({ findings: '0', conclusion: 'skipped' });
    expect(result.summary).toContain('`yarn.lock`: a lock file');
  });

  it('fails the job if less was reviewed than `min-coverage` requires, also when it runs again', async () => {
    const { run } = await setStage({
      head: { 'src/cart.js': `${CART}// fine\n`, 'src/all.js': '// a\n// b\n// c\n', 'yarn.lock': '# a\n' },
    });
    const inputs = { 'min-coverage': '50', 'max-file-lines': '2' };
    const result = await run({ inputs });
    expect(result.exitCode).toBe(1);
    expect(result.summary).toContain('25 % of the changed lines were judged');
    expect((await run({ inputs })).exitCode).toBe(1);
    expect((await run({ inputs: { ...inputs, 'min-coverage': '25' } })).exitCode).toBe(0);
  });

  it('requests changes if an input asks for it', async () => {
    const { github, run } = await setStage();
    await run({ inputs: { 'fail-on': 'medium', 'request-changes': 'true' } });
    expect(github.reviews(NUMBER)).toMatchObject([{ state: 'CHANGES_REQUESTED' }]);
  });

  it('posts nothing in a dry run, and lists the findings in the job summary', async () => {
    const { github, run } = await setStage();
    const result = await run({ inputs: { 'dry-run': 'true' } });
    expect(writesSince(github, 0)).toEqual([]);
    expect(result.summary).toContain('var sum = 0');
    expect(result.outputs['findings']).toBe('2');
  });

  it('posts at most `max-comments` comments, and lists the other findings in the summary', async () => {
    const { github, run } = await setStage();
    await run({ inputs: { 'max-comments': '1' } });
    expect(github.reviewComments(NUMBER)).toHaveLength(1);
    expect(github.issueComments(NUMBER)[0]?.body).toContain('over the limit of `max-comments` (1)');
  });

  it('reads its configuration from the base, and prefers the value of an input', async () => {
    const { github, run } = await setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART, '.github/housestyle.yml': 'max-comments: 0\nignore:\n  - docs/**\n' },
      head: { 'src/cart.js': BAD_CART, '.github/housestyle.yml': 'max-comments: 20\nignore: ["**"]\n' },
    });
    await run();
    expect(github.reviewComments(NUMBER)).toEqual([]);
    await run({ inputs: { 'max-comments': '5' } });
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
  });
});
