import { describe, expect, test } from 'vitest';
import { failure, startFixture } from './fixture.ts';
import type { FixtureOptions } from './fixture.ts';

interface Comment {
  readonly path: string;
  readonly body: string;
  readonly line?: number;
  readonly side?: string;
  readonly start_line?: number;
  readonly start_side?: string;
  readonly position?: number;
}

const GOOD: Comment = { path: 'src/cart.ts', line: 5, side: 'RIGHT', body: 'Name it.' };

describe('createReview', () => {
  test('E22: is answered with 200 and the review without its comments', async () => {
    const { octokit, at, head, github } = await startFixture();
    const remarks = { event: 'COMMENT' as const, body: 'One remark.', comments: [GOOD] };
    const { status, data } = await octokit.pulls.createReview({ ...at, ...remarks });
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
    const { data } = await octokit.pulls.createReview({ ...at, comments: [GOOD] });
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

  test('a pending review can be deleted, with its comments', async () => {
    const { octokit, at, github } = await startFixture();
    const { data } = await octokit.pulls.createReview({ ...at, comments: [GOOD] });
    await octokit.pulls.deletePendingReview({ ...at, review_id: data.id });
    expect([github.reviews(1), github.reviewComments(1)]).toEqual([[], []]);
  });

  test('E25: one invalid comment makes GitHub refuse all, without naming it', async () => {
    const { octokit, at, github } = await startFixture();
    const bad: readonly Comment[] = [
      { ...GOOD, line: 12 },
      { ...GOOD, path: 'src/none.ts' },
      { ...GOOD, line: 99 },
    ];
    const call = octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B', comments: [GOOD, ...bad] });
    expect(await failure(call)).toEqual({
      status: 422,
      body: {
        message: 'Unprocessable Entity',
        errors: ['Line could not be resolved, Path could not be resolved, and Line could not be resolved'],
        documentation_url: 'https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request',
        status: '422',
      },
    });
    expect([github.reviews(1), github.reviewComments(1)]).toEqual([[], []]);
  });

  test.for<readonly [string, Comment, string]>([
    ['E27: a path that is not in the diff', { ...GOOD, path: 'README.md' }, 'Path could not be resolved'],
    ['E31: a line outside every hunk', { ...GOOD, line: 12 }, 'Line could not be resolved'],
    ['E30: LEFT on an added line', { ...GOOD, line: 31, side: 'LEFT' }, 'Line could not be resolved'],
    ['a side that does not exist', { ...GOOD, side: 'MIDDLE' }, 'Line could not be resolved'],
    ['a comment without a line', { path: GOOD.path, body: 'B' }, 'Line could not be resolved'],
    ['a position on a hunk header', { path: GOOD.path, body: 'B', position: 9 }, 'Line could not be resolved'],
    [
      'E28: a start line that is also the end line',
      { ...GOOD, start_line: 5 },
      'Pull request review thread start line must precede the end line.',
    ],
    [
      'E29: a start in another hunk',
      { ...GOOD, line: 21, start_line: 5 },
      'Pull request review thread start line must be part of the same hunk as the line.',
    ],
  ])('refuses %s', async ([, comment, message]) => {
    const { octokit, at } = await startFixture();
    const call = octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B', comments: [comment] });
    expect(await failure(call)).toMatchObject({ status: 422, body: { errors: [message] } });
  });

  test.for<readonly [string, Comment, object]>([
    ['E30: a context line on the right', { ...GOOD, line: 20 }, { line: 20, side: 'RIGHT' }],
    [
      'E30: a context line on the left, by its old number',
      { ...GOOD, line: 21, side: 'LEFT' },
      { line: 21, side: 'LEFT' },
    ],
    ['a deleted line', { ...GOOD, line: 5, side: 'LEFT' }, { line: 5, side: 'LEFT', position: 4 }],
    ['a range', { ...GOOD, start_line: 3 }, { line: 5, startLine: 3, startSide: 'RIGHT' }],
    ['a range from left to right', { ...GOOD, start_line: 5, start_side: 'LEFT' }, { startLine: 5, startSide: 'LEFT' }],
    ['a position', { path: GOOD.path, body: 'B', position: 5 }, { line: 5, side: 'RIGHT' }],
    ['a position on a deleted line', { path: GOOD.path, body: 'B', position: 4 }, { line: 5, side: 'LEFT' }],
  ])('accepts %s', async ([, comment, anchor]) => {
    const { octokit, at, github } = await startFixture();
    await octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B', comments: [comment] });
    expect(github.reviewComments(1)).toMatchObject([{ anchor }]);
  });

  test.for<readonly [string, FixtureOptions, object, string]>([
    [
      'E26: an invalid line, with the wording of 2024',
      { emulator: { knobs: { errorDialect: '2024' } } },
      { event: 'COMMENT', comments: [{ ...GOOD, line: 12 }] },
      "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    ],
    [
      'E32: a commit that is not in the pull request',
      {},
      { event: 'COMMENT', body: 'B', commit_id: 'a'.repeat(40) },
      'The commitOID is not part of the pull request',
    ],
    [
      'E34: an event that does not exist',
      {},
      { event: 'approve' },
      'Variable $event of type PullRequestReviewEvent was provided invalid value',
    ],
    [
      'E35: COMMENT without any text',
      {},
      { event: 'COMMENT' },
      'You need to leave a comment indicating the requested changes.',
    ],
    [
      "E36: APPROVE of the user's own pull request",
      { emulator: { actor: 'ada' } },
      { event: 'APPROVE' },
      'Review Can not approve your own pull request',
    ],
    [
      "E36: REQUEST_CHANGES on the user's own pull request, with the wording of 2024",
      { emulator: { actor: 'ada', knobs: { errorDialect: '2024' } } },
      { event: 'REQUEST_CHANGES', body: 'B' },
      'Can not request changes on your own pull request',
    ],
    [
      'E37: APPROVE by GitHub Actions',
      {},
      { event: 'APPROVE' },
      'GitHub Actions is not permitted to approve pull requests.',
    ],
    [
      'E38: a body that is too long',
      {},
      { event: 'COMMENT', body: 'x'.repeat(65_537) },
      'Body is too long (maximum is 65536 characters)',
    ],
  ])('refuses %s', async ([, options, body, message]) => {
    const { fetch } = await startFixture(options);
    const response = await fetch('/repos/acme/shop/pulls/1/reviews', { method: 'POST', body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ errors: [message] })]);
  });

  test('E33: accepts an older commit of the pull request; the comment then moves to its current line', async () => {
    const { octokit, at, github, repository, head } = await startFixture();
    await repository.commit('feature', { message: 'More', files: { 'src/other.ts': 'x\n' } });
    await octokit.pulls.createReview({ ...at, commit_id: head, event: 'COMMENT', comments: [GOOD] });
    expect(github.reviews(1)).toMatchObject([{ commitId: head }]);
  });

  test('E35: COMMENT with comments needs no body', async () => {
    const { octokit, at } = await startFixture();
    expect(await octokit.pulls.createReview({ ...at, event: 'COMMENT', comments: [GOOD] })).toMatchObject({
      status: 200,
    });
  });

  test('E39: a huge review is written and then answered with 502', async () => {
    const knobs = { partialWriteThen502: { commentsOver: 2, keep: 2 } } as const;
    const { octokit, at, github } = await startFixture({ emulator: { knobs } });
    const call = octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B', comments: [GOOD, GOOD, GOOD] });
    expect(await failure(call)).toMatchObject({ status: 502 });
    expect([github.reviews(1).length, github.reviewComments(1).length]).toEqual([1, 2]);
  });

  test('E46: only an approval or a request for changes can be dismissed', async () => {
    const { octokit, at } = await startFixture({ emulator: { knobs: { actionsMayApprove: true } } });
    const approved = await octokit.pulls.createReview({ ...at, event: 'APPROVE' });
    const commented = await octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B' });
    const dismiss = (review: number): Promise<{ data: { state: string } }> =>
      octokit.pulls.dismissReview({ ...at, review_id: review, message: 'Old.' });
    expect((await dismiss(approved.data.id)).data.state).toBe('DISMISSED');
    expect(await failure(dismiss(approved.data.id))).toMatchObject({
      body: { errors: ['Can not dismiss a dismissed pull request review'] },
    });
    expect(await failure(dismiss(commented.data.id))).toMatchObject({
      body: { errors: ['Can not dismiss a commented pull request review'] },
    });
  });

  test('E59: a locked pull request and an archived repository take no review', async () => {
    const locked = await startFixture({ pullRequest: { locked: true } });
    const archived = await startFixture({ repository: { archived: true } });
    const answers = [locked, archived].map(({ octokit, at }) =>
      failure(octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B' })),
    );
    expect(await Promise.all(answers)).toMatchObject([
      { status: 403, body: { message: 'Unable to create comment because issue is locked.' } },
      { status: 403, body: { message: 'Repository was archived so is read-only.' } },
    ]);
  });

  test('E61: a new review is missing from the next listings', async () => {
    const { octokit, at } = await startFixture({ emulator: { knobs: { readLag: 2 } } });
    await octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B' });
    const lengths: number[] = [];
    for (let read = 0; read < 3; read += 1) lengths.push((await octokit.pulls.listReviews(at)).data.length);
    expect(lengths).toEqual([0, 0, 1]);
  });

  test('E62: two runs at the same time both write a review', async () => {
    const { octokit, at, github } = await startFixture();
    const review = { ...at, event: 'COMMENT', body: 'B' } as const;
    await Promise.all([octokit.pulls.createReview(review), octokit.pulls.createReview(review)]);
    expect(github.reviews(1)).toHaveLength(2);
  });

  test('the body of a review can be changed, and its comments can be listed', async () => {
    const { octokit, at } = await startFixture();
    const { data } = await octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B', comments: [GOOD] });
    await octokit.pulls.updateReview({ ...at, review_id: data.id, body: 'C' });
    const review = await octokit.pulls.getReview({ ...at, review_id: data.id });
    const comments = await octokit.pulls.listCommentsForReview({ ...at, review_id: data.id });
    expect([review.data.body, comments.data[0]?.body, comments.data[0]?.position]).toEqual(['C', 'Name it.', 5]);
  });
});

describe('a body that GitHub would not accept', () => {
  test.for<readonly [string, object, string]>([
    ['null for text', { body: null, event: 'COMMENT' }, "For 'properties/body', nil is not a string."],
    ['a comment without a path', { comments: [{ body: 'B' }] }, '"path" wasn\'t supplied.'],
  ])('is refused and recorded: %s', async ([, body, problem]) => {
    const { fetch, github } = await startFixture();
    const response = await fetch('/repos/acme/shop/pulls/1/reviews', { method: 'POST', body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ message: `Invalid request.\n\n${problem}` }),
    ]);
    expect(github.invalidRequests).toEqual([{ request: 'POST /repos/acme/shop/pulls/1/reviews', reasons: [problem] }]);
  });

  test('is recorded when it has unknown properties', async () => {
    const { fetch, github } = await startFixture();
    const comments = [{ ...GOOD, subject_type: 'line' }];
    const body = JSON.stringify({ event: 'COMMENT', coment: 1, comments });
    const { status } = await fetch('/repos/acme/shop/pulls/1/reviews', { method: 'POST', body });
    expect([status, github.unknownProperties[0]?.reasons]).toEqual([200, ['/coment', '/comments/0/subject_type']]);
  });
});
