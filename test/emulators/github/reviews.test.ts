import { describe, expect, test } from 'vitest';
import { failure, startFixture } from './fixture.ts';

describe('createReview', () => {
  test('E22: answers 200 with the review and without its comments', async () => {
    const { octokit, at, head, github } = await startFixture();
    const comments = [{ path: 'src/cart.ts', line: 5, side: 'RIGHT', body: 'Name it.' }];
    const { status, data } = await octokit.pulls.createReview({
      ...at,
      event: 'COMMENT',
      body: 'Two remarks.',
      comments,
    });
    expect({ status, state: data.state, commit: data.commit_id, hasComments: 'comments' in data }).toEqual({
      status: 200,
      state: 'COMMENTED',
      commit: head,
      hasComments: false,
    });
    expect(github.reviewComments(1)).toMatchObject([{ path: 'src/cart.ts', anchor: { line: 5, side: 'RIGHT' } }]);
  });

  test('E23, E24: a review without an event is pending, hidden from others, and the only one', async () => {
    const { octokit, at, github, fetch } = await startFixture({ emulator: { otherTokens: { 'eve-token': 'eve' } } });
    const comments = [{ path: 'src/cart.ts', line: 5, body: 'Name it.' }];
    const { data } = await octokit.pulls.createReview({ ...at, comments });
    expect(data).toMatchObject({ state: 'PENDING' });
    expect(data.submitted_at).toBeUndefined();
    expect((await octokit.pulls.listReviewComments(at)).data).toEqual([]);
    const asEve = await fetch('/repos/acme/shop/pulls/1/reviews', { headers: { authorization: 'token eve-token' } });
    expect(await asEve.json()).toEqual([]);
    expect(await failure(octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'Again.' }))).toMatchObject({
      status: 422,
      body: { message: 'Unprocessable Entity', errors: ['User can only have one pending review per pull request'] },
    });

    await octokit.pulls.submitReview({ ...at, review_id: data.id, event: 'COMMENT' });
    expect((await octokit.pulls.listReviewComments(at)).data).toHaveLength(1);
    expect(github.reviews(1)).toMatchObject([{ state: 'COMMENTED' }]);
  });
});
