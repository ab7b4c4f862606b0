import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { issueCommentEvent, pullRequestEvent, pushEvent, workflowDispatchEvent } from '../harness/events.ts';
import { BAD_CART, CART, expectFaithful, GUIDANCE, NUMBER, setStage, writesSince } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
const PULL_REQUEST = {
  repository: 'acme/shop',
  number: NUMBER,
  title: 'Sum the lines',
  body: null,
  author: 'ada',
  baseRef: 'main',
  headRef: 'feature',
};

describe('the Action on other events', () => {
  it('validates on push: broken files become annotations and fail the job', async () => {
    const { github, repository, run } = await setStage({
      base: { '.github/instructions/a.instructions.md': '---\napplyTo: [a\n---\nText\n', 'src/cart.js': CART },
    });
    const sha = await repository.sha('main');
    const event = pushEvent({ repository: REPOSITORY, branch: 'main', before: sha, after: sha });
    const result = await run({ event });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ errors: '1', warnings: '0', conclusion: 'findings' });
    expect(result.commands.annotations).toMatchObject([
      { level: 'error', properties: { file: '.github/instructions/a.instructions.md', line: '2' } },
    ]);
    expect(result.summary).toContain('a.instructions.md:2');
    expect(writesSince(github, 0)).toEqual([]);
    expectFaithful(github);
  });

  it('dumps on workflow_dispatch: the prompt of a pull request, as a file and in the job summary', async () => {
    const { github, repository, run } = await setStage();
    const event = workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: await repository.sha('main') });
    const result = await run({
      event,
      inputs: { 'pull-request': String(NUMBER), 'output-dir': `${repository.directory}/out` },
    });
    expect({ exitCode: result.exitCode, stderr: result.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const dump: unknown = JSON.parse(readFileSync(result.outputs['prompt-file'] ?? '', 'utf8'));
    expect(dump).toMatchObject({
      requests: [
        { messages: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('Sum the lines') }] },
      ],
    });
    expect(result.summary).toContain('# Housestyle prompt');
    expect(writesSince(github, 0)).toEqual([]);
  });

  it('says which input is missing when workflow_dispatch names no pull request', async () => {
    const { repository, run } = await setStage();
    const event = workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: await repository.sha('main') });
    const result = await run({ event });
    expect(result.exitCode).toBe(2);
    expect(result.stdout).toContain('A dump needs a pull request');
  });

  it('reviews the pull request if a comment asks for it', async () => {
    const { github, repository, run } = await setStage();
    // The owner of the repository.
    const comment = { id: 1, body: '/housestyle review', user: 'acme' };
    const event = issueCommentEvent({
      repository: REPOSITORY,
      number: NUMBER,
      comment,
      defaultBranchSha: await repository.sha('main'),
    });
    await run({ event });
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
  });

  it.each(
    casesToRun(
      [
        ['a comment on an issue', { isOnPullRequest: false }, 'The comment is on an issue, not on a pull request.'],
        [
          'a deleted comment',
          { action: 'deleted' as const },
          'A comment that was deleted starts nothing. Write a new one.',
        ],
        ['a comment by a bot', { isBot: true }, 'The comment is by a bot.'],
      ],
      3,
    ),
  )('does nothing for %s: one line, no request, success', async (_name, kind, reason) => {
    const { github, repository, run } = await setStage();
    const comment = { id: 1, body: 'hello', user: 'ada' };
    const defaultBranchSha = await repository.sha('main');
    const event = issueCommentEvent({ repository: REPOSITORY, number: NUMBER, ...kind, comment, defaultBranchSha });
    const result = await run({ event });
    expect(result).toMatchObject({
      exitCode: 0,
      stdout: `::add-mask::test-token\nNothing to do: ${reason}\n`,
      outputs: { conclusion: 'skipped' },
      summary: '',
    });
    expect(github.requests).toEqual([]);
  });

  it('does nothing for a pull request that was closed', async () => {
    const { github, repository, run } = await setStage();
    const event = pullRequestEvent({
      action: 'closed',
      repository: REPOSITORY,
      pullRequest: PULL_REQUEST,
      baseSha: await repository.sha('main'),
      headSha: await repository.sha('feature'),
    });
    const result = await run({ event });
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(github.requests).toEqual([]);
  });

  it('leaves drafts alone if the configuration file says so', async () => {
    const { github, repository, run } = await setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART, '.github/housestyle.yml': 'review-drafts: false\n' },
    });
    const event = pullRequestEvent({
      action: 'synchronize',
      repository: REPOSITORY,
      pullRequest: { ...PULL_REQUEST, draft: true },
      baseSha: await repository.sha('main'),
      headSha: await repository.sha('feature'),
    });
    const result = await run({ event });
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(result.stdout).toContain('Nothing to do: Pull request 7 is a draft (`review-drafts: false`)');
    expect(writesSince(github, 0)).toEqual([]);
  });

  it('names the files that it could not read: files without a patch, lock files, binary files', async () => {
    const { github, run } = await setStage({
      head: {
        'src/cart.js': BAD_CART,
        'yarn.lock': '# x\n',
        'logo.png': Buffer.from([0x89, 0x50, 0, 1, 2]),
        'src/large.js': Buffer.concat([
          Buffer.from('let a = 1;\n'.repeat(39)),
          Buffer.from('// caf\u00e9\n', 'latin1'),
        ]),
      },
      emulator: { knobs: { patchLimitLines: 20, diffLimitFiles: 3 } },
    });
    await run();
    const body = github.issueComments(NUMBER)[0]?.body;
    expect(body).toContain('`yarn.lock`: a lock file');
    expect(body).toContain('`logo.png`: a binary file');
    expect(body).toContain('`src/large.js`: GitHub gave no patch for this file (too large)');
    expect(body).toContain('Judged 1 of 2 changed files (2 of 42 changed lines');
    expectFaithful(github);
  });

  it('compares the texts itself if GitHub omits a patch', async () => {
    const before = Array.from({ length: 60 }, (_, line) => `let a${line} = ${line};\n`);
    const after = before.map((line, index) => (index % 9 === 4 ? `var b${index} = 1;\n` : line));
    const { github, run } = await setStage({
      base: { ...GUIDANCE, 'src/old.js': before.join('') },
      head: { 'src/old.js': after.join(''), 'src/new.js': 'var c;\n'.repeat(3) + 'let d;\n'.repeat(30) },
      emulator: { knobs: { patchLimitLines: 5 } },
    });
    const result = await run();
    expect(result.outputs).toMatchObject({ findings: '1', 'comments-posted': '1' });
    const [comment] = github.reviewComments(NUMBER);
    expect(`${comment?.path}:${comment?.anchor?.line}`).toBe('src/new.js:1');
    const others = ['new.js:2', 'new.js:3', ...[5, 14, 23, 32, 41, 50, 59].map((line) => `old.js:${line}`)];
    expect(comment?.body.match(/src\/\w+\.js:\d+/g)).toEqual(others.map((place) => `src/${place}`));
    expect(github.issueComments(NUMBER)[0]?.body).toContain('Judged 2 of 2 changed files (47 of 47 changed lines');
    expectFaithful(github);
  });

  it('reports that GitHub stopped listing files', async () => {
    const files = Object.fromEntries(Array.from({ length: 5 }, (_, file) => [`src/f${file}.js`, 'let a;\n']));
    const { github, run } = await setStage({ head: files, emulator: { knobs: { filesLimit: 3, diffLimitFiles: 4 } } });
    await run();
    expect(github.issueComments(NUMBER)[0]?.body).toContain('GitHub lists 3 of 5 changed files');
  });

  it('requests smaller pages if GitHub sets rows to zero, and reads every line', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, file) => [`src/f${String(file).padStart(2, '0')}.js`, 'let a;\n'.repeat(10)]),
    );
    const { github, run } = await setStage({ head: files, emulator: { knobs: { zeroRowsAfterPatchLines: 150 } } });
    await run();
    expect(github.issueComments(NUMBER)[0]?.body).toContain('Judged 40 of 40 changed files (400 of 400 changed lines');
    expectFaithful(github);
  });

  it('reports how many lines GitHub did not return, even with the smallest pages', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 4 }, (_, file) => [`src/f${file}.js`, 'let a;\n'.repeat(10)]),
    );
    const { github, run } = await setStage({
      head: files,
      emulator: { knobs: { zeroRowsAfterPatchLines: 15, diffLimitFiles: 3 } },
    });
    await run();
    expect(github.issueComments(NUMBER)[0]?.body).toMatch(/GitHub gives \d+ of 40 changed lines/);
  });

  it('requests smaller pages if a page takes GitHub too long', async () => {
    const { github, run } = await setStage({ emulator: { knobs: { perPageBreak: 40 } } });
    const result = await run();
    expect(result.exitCode).toBe(0);
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
  });

  it('reads guidelines folder by folder if GitHub truncates the tree', async () => {
    const { github, run } = await setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART },
      emulator: { knobs: { treeLimitEntries: 2 } },
    });
    await run();
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
    expectFaithful(github);
  });
});
