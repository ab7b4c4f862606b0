import { describe, expect, test } from 'vitest';
import { NEW_CART, failure, startFixture } from './fixture.ts';

const PATH = 'src/cart.ts';

describe('a single comment', () => {
  test('E42: is answered with 201 and the hunk up to the line', async () => {
    const { octokit, at, head } = await startFixture();
    const comment = { ...at, commit_id: head, path: PATH, line: 5, side: 'RIGHT' as const, body: 'Name it.' };
    const { status, data } = await octokit.pulls.createReviewComment(comment);
    expect({ status, line: data.line, position: data.position, hunk: data.diff_hunk }).toEqual({
      status: 201,
      line: 5,
      position: 5,
      hunk: '@@ -2,7 +2,7 @@ line 1\n line 2\n line 3\n line 4\n-line 5\n+line five',
    });
  });

  test('E42: a comment on the file has no line', async () => {
    const { octokit, at, head } = await startFixture();
    const comment = { ...at, commit_id: head, path: PATH, subject_type: 'file' as const, body: 'Split it.' };
    expect((await octokit.pulls.createReviewComment(comment)).data).toMatchObject({ line: null, subject_type: 'file' });
  });

  test('a line outside the diff is refused with an object', async () => {
    const { octokit, at, head } = await startFixture();
    const call = octokit.pulls.createReviewComment({ ...at, commit_id: head, path: PATH, line: 12, body: 'B' });
    const field = 'pull_request_review_thread.line';
    const error = { resource: 'PullRequestReviewComment', code: 'custom', field, message: 'could not be resolved' };
    expect(await failure(call)).toMatchObject({ status: 422, body: { message: 'Validation Failed', errors: [error] } });
  });

  test('E32: a commit outside the pull request is refused, and the error names the field', async () => {
    const { octokit, at } = await startFixture();
    const call = octokit.pulls.createReviewComment({
      ...at,
      commit_id: 'a'.repeat(40),
      path: PATH,
      line: 5,
      body: 'B',
    });
    const message = 'pull_request_review_thread.end_commit_oid is not part of the pull request';
    expect(await failure(call)).toMatchObject({
      status: 422,
      body: { errors: [{ message }, { code: 'missing_field' }] },
    });
  });

  test('E24: is refused while a review is pending', async () => {
    const { octokit, at, head } = await startFixture();
    await octokit.pulls.createReview({ ...at });
    const call = octokit.pulls.createReviewComment({ ...at, commit_id: head, path: PATH, line: 5, body: 'B' });
    const message = 'user_id can only have one pending review per pull request';
    expect(await failure(call)).toMatchObject({ body: { errors: [{ resource: 'PullRequestReview', message }] } });
  });

  test('E43: replies are accepted only to the first comment of a thread', async () => {
    const { octokit, at, head } = await startFixture();
    const { data } = await octokit.pulls.createReviewComment({
      ...at,
      commit_id: head,
      path: PATH,
      line: 5,
      body: 'B',
    });
    const answer = (id: number) => octokit.pulls.createReplyForReviewComment({ ...at, comment_id: id, body: 'C' });
    const first = await answer(data.id);
    expect(first).toMatchObject({ status: 201, data: { in_reply_to_id: data.id, line: 5 } });
    expect(await failure(answer(first.data.id))).toMatchObject({ status: 422 });
    expect(await failure(answer(1))).toMatchObject({ status: 404, body: { message: 'Parent comment not found' } });
  });

  test('can be changed and deleted; E47: its empty review is deleted with it', async () => {
    const { octokit, at, head, github } = await startFixture();
    const { data } = await octokit.pulls.createReviewComment({
      ...at,
      commit_id: head,
      path: PATH,
      line: 5,
      body: 'B',
    });
    const place = { owner: at.owner, repo: at.repo, comment_id: data.id };
    expect((await octokit.pulls.updateReviewComment({ ...place, body: 'C' })).data.body).toBe('C');
    expect(github.reviews(1)).toHaveLength(1);
    expect(await octokit.pulls.deleteReviewComment(place)).toMatchObject({ status: 204 });
    expect(github.reviews(1)).toEqual([]);
    expect(await failure(octokit.pulls.getReviewComment(place))).toMatchObject({ status: 404 });
  });
});

describe('a comment after a new push', () => {
  test.for<readonly [string, string | null, object]>([
    ['E44: moves with its line', `first\n${NEW_CART}`, { line: 6, position: expect.any(Number) }],
    [
      'E44: is outdated when its line changed',
      NEW_CART.replace('line five', 'line 5!'),
      { line: null, position: null },
    ],
    [
      'E44: is outdated when its line is no longer in the diff',
      NEW_CART.replace('line five', 'line 5'),
      { line: null, position: null },
    ],
    ['E44: is outdated when its file was deleted', null, { line: null, position: null }],
    ['E44: stays if its line did not change', NEW_CART.replace('line 29', 'line twenty-nine'), { line: 5 }],
  ])('%s', async ([, content, expected]) => {
    const { octokit, at, head, repository } = await startFixture();
    await octokit.pulls.createReviewComment({ ...at, commit_id: head, path: PATH, line: 5, body: 'B' });
    const pushed = await repository.commit('feature', { message: 'More', files: { [PATH]: content } });
    expect((await octokit.pulls.listReviewComments(at)).data).toMatchObject([
      { ...expected, commit_id: pushed, original_commit_id: head, original_line: 5, original_position: 5 },
    ]);
  });

  test('E44: both ends of a range move together', async () => {
    const { octokit, at, head, repository } = await startFixture();
    const range = { start_line: 4, line: 5, body: 'B' };
    await octokit.pulls.createReviewComment({ ...at, commit_id: head, path: PATH, ...range });
    await repository.commit('feature', { message: 'More', files: { [PATH]: `a\nb\n${NEW_CART}` } });
    const expected = { start_line: 6, line: 7, original_start_line: 4, original_line: 5 };
    expect((await octokit.pulls.listReviewComments(at)).data).toMatchObject([expected]);
  });

  test('E45: still exists after a force push, with a commit that is no longer listed', async () => {
    const { octokit, at, head, repository } = await startFixture();
    await octokit.pulls.createReviewComment({ ...at, commit_id: head, path: PATH, line: 5, body: 'B' });
    await repository.git('switch', '--quiet', 'feature');
    await repository.git('reset', '--quiet', '--hard', 'main');
    const pushed = await repository.commit('feature', { message: 'Anew', files: { [PATH]: NEW_CART } });
    const commits = (await octokit.pulls.listCommits(at)).data.map(({ sha }) => sha);
    expect(commits).toEqual([pushed]);
    expect((await octokit.pulls.listReviewComments(at)).data).toMatchObject([{ original_commit_id: head, line: 5 }]);
    const call = octokit.pulls.createReview({ ...at, commit_id: head, event: 'COMMENT', body: 'B' });
    expect(await failure(call)).toMatchObject({ status: 422 });
  });
});
