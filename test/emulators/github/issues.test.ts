import { describe, expect, test } from 'vitest';
import { failure, startFixture } from './fixture.ts';

const ISSUE = { owner: 'acme', repo: 'shop', issue_number: 1 } as const;

describe('the conversation', () => {
  test('accepts, changes and deletes comments', async () => {
    const { octokit, github } = await startFixture();
    const { status, data } = await octokit.issues.createComment({ ...ISSUE, body: 'B' });
    const place = { owner: ISSUE.owner, repo: ISSUE.repo, comment_id: data.id };
    expect([status, data.user?.login, data.user?.type]).toEqual([201, 'github-actions[bot]', 'Bot']);
    await octokit.issues.updateComment({ ...place, body: 'C' });
    expect(github.issueComments(1)).toMatchObject([{ body: 'C', user: 'github-actions[bot]' }]);
    expect(await octokit.issues.deleteComment(place)).toMatchObject({ status: 204 });
    expect(github.issueComments(1)).toEqual([]);
  });

  test('shows comments by other users', async () => {
    const { octokit, github } = await startFixture();
    github.addUserComment({ number: 1, user: 'eve', body: '/review' });
    const { data } = await octokit.issues.listComments(ISSUE);
    expect(data).toMatchObject([{ body: '/review', user: { login: 'eve', type: 'User' } }]);
  });

  test.for([
    ['2026', { code: 'unprocessable', field: 'data', message: 'Body is too long (maximum is 65536 characters)' }],
    ['2024', { code: 'custom', field: 'body', message: 'body is too long (maximum is 65536 characters)' }],
  ] as const)('E38: refuses a long body with the wording of %s', async ([errorDialect, error]) => {
    const { octokit } = await startFixture({ emulator: { knobs: { errorDialect } } });
    const call = octokit.issues.createComment({ ...ISSUE, body: 'x'.repeat(65_537) });
    expect(await failure(call)).toMatchObject({
      status: 422,
      body: { errors: [{ resource: 'IssueComment', ...error }] },
    });
  });

  test.for([
    ['code points', 201],
    ['utf16', 422],
  ] as const)('E38: counts a long body in %s', async ([bodyUnit, status]) => {
    const { fetch } = await startFixture({ emulator: { knobs: { bodyUnit } } });
    const body = JSON.stringify({ body: '😀'.repeat(65_536) });
    const response = await fetch('/repos/acme/shop/issues/1/comments', { method: 'POST', body });
    expect(response.status).toBe(status);
  });

  test('accepts labels', async () => {
    const { octokit, github } = await startFixture({ pullRequest: { labels: ['old'] } });
    const { data } = await octokit.issues.addLabels({ ...ISSUE, labels: ['new'] });
    expect([data.map(({ name }) => name), github.labels(1)]).toEqual([
      ['old', 'new'],
      ['old', 'new'],
    ]);
  });
});

describe('a check run', () => {
  const note = { path: 'src/cart.ts', start_line: 1, end_line: 1, annotation_level: 'notice' as const, message: 'N' };

  test('keeps the annotations of all its requests', async () => {
    const { octokit, head, github } = await startFixture();
    const place = { owner: ISSUE.owner, repo: ISSUE.repo };
    const output = { title: 'T', summary: 'S', annotations: Array.from({ length: 50 }, () => note) };
    const { status, data } = await octokit.checks.create({ ...place, name: 'Housestyle', head_sha: head, output });
    const update = { ...place, check_run_id: data.id, conclusion: 'neutral' as const, output };
    const updated = await octokit.checks.update(update);
    expect([status, updated.data.output.annotations_count, updated.data.status]).toEqual([201, 100, 'completed']);
    expect(github.checkRuns()).toMatchObject([{ name: 'Housestyle', conclusion: 'neutral' }]);
  });

  test('E57: accepts at most 50 annotations per request', async () => {
    const { octokit, head } = await startFixture();
    const output = { title: 'T', summary: 'S', annotations: Array.from({ length: 51 }, () => note) };
    const call = octokit.checks.create({ owner: 'acme', repo: 'shop', name: 'Housestyle', head_sha: head, output });
    const message = 'Invalid request.\n\nNo more than 50 items are allowed; 51 were supplied.';
    expect(await failure(call)).toMatchObject({ status: 422, body: { message } });
  });
});
