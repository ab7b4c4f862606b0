import { describe, expect, test } from 'vitest';
import { failure, startFixture } from './fixture.ts';

const PATH = '.github/memory.md';

describe('a file written by the API', () => {
  test('is a commit on the branch; a second version names the first', async () => {
    const { octokit, at, repository } = await startFixture();
    const { owner, repo } = at;
    const file = { owner, repo, path: PATH, message: 'Remember', branch: 'feature' };
    const content = (text: string): string => Buffer.from(text).toString('base64');
    const first = await octokit.repos.createOrUpdateFileContents({ ...file, content: content('One\n') });
    expect([first.status, await repository.git('show', `feature:${PATH}`)]).toEqual([201, 'One']);
    expect((await failure(octokit.repos.createOrUpdateFileContents({ ...file, content: '' }))).status).toBe(422);
    const sha = first.data.content?.sha ?? '';
    const second = await octokit.repos.createOrUpdateFileContents({ ...file, sha, content: content('Two\n') });
    expect([second.status, await repository.git('show', `feature:${PATH}`)]).toEqual([200, 'Two']);
    expect(await repository.git('ls-tree', '--name-only', 'feature')).toBe('.github\nsrc');
  });

  test('is refused on a protected branch, and goes to a pull request from a new branch', async () => {
    const { octokit, at, repository } = await startFixture({ emulator: { knobs: { protectedBranches: ['main'] } } });
    const { owner, repo } = at;
    const file = { owner, repo, path: PATH, message: 'Remember', content: '' };
    expect((await failure(octokit.repos.createOrUpdateFileContents({ ...file, branch: 'main' }))).status).toBe(409);
    const sha = await repository.sha('main');
    await octokit.git.createRef({ owner, repo, ref: 'refs/heads/memory', sha });
    await octokit.repos.createOrUpdateFileContents({ ...file, branch: 'memory' });
    const pull = await octokit.pulls.create({ owner, repo, title: 'Remember', head: 'memory', base: 'main' });
    expect((await octokit.pulls.list({ owner, repo, head: 'acme:memory' })).data).toMatchObject([
      { number: pull.data.number, head: { ref: 'memory' } },
    ]);
  });
});

describe('a reaction', () => {
  test('is given once by each user, counted in the comment and taken back', async () => {
    const { octokit, at, github } = await startFixture();
    const { owner, repo } = at;
    const { id } = github.addUserComment({ number: 1, user: 'ada', body: '/housestyle help' });
    const place = { owner, repo, comment_id: id };
    const given = await octokit.reactions.createForIssueComment({ ...place, content: 'eyes' });
    expect([
      given.status,
      (await octokit.reactions.createForIssueComment({ ...place, content: 'eyes' })).status,
    ]).toEqual([201, 200]);
    expect((await octokit.issues.getComment(place)).data.reactions).toMatchObject({ eyes: 1, total_count: 1 });
    await octokit.reactions.deleteForIssueComment({ ...place, reaction_id: given.data.id });
    expect((await octokit.reactions.listForIssueComment(place)).data).toEqual([]);
  });
});

describe('a run of a workflow', () => {
  test('shows the commit it ran on, and its artifact is fetched from another host', async () => {
    const { octokit, at, github, head, fetch } = await startFixture();
    const { owner, repo } = at;
    const facts = { repository: 'acme/shop', name: 'Read', path: '.github/workflows/read.yml', event: 'pull_request' };
    const place = { headSha: head, headBranch: 'feature', headRepository: 'acme/shop', conclusion: 'success' };
    const zip = Buffer.from('PK');
    const run = github.people.runWorkflow({ ...facts, ...place }, [{ name: 'change', zip }]);
    const shown = await octokit.actions.getWorkflowRun({ owner, repo, run_id: run.id });
    expect(shown.data).toMatchObject({ head_sha: head, event: 'pull_request', pull_requests: [] });
    const list = await octokit.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run.id });
    const [artifact] = list.data.artifacts;
    const answer = await fetch(new URL(artifact?.archive_download_url ?? '').pathname);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(zip);
    expect(
      (await octokit.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: head })).data,
    ).toMatchObject([{ number: 1 }]);
  });
});

test('what people did is gone when a saved state is brought back', async () => {
  const { github, octokit, at } = await startFixture();
  const bringBack = github.save();
  const comment = github.addUserComment({ number: 1, user: 'ada', body: 'Hello' });
  github.people.react(comment.id, 'grace', '+1');
  github.people.editPullRequest(1, { title: 'Another', draft: true });
  bringBack();
  const { data } = await octokit.pulls.get(at);
  expect([data.title, data.draft, data.comments, github.world.reactions]).toEqual(['Change the cart', false, 0, []]);
});
