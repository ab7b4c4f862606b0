import { describe, expect, it } from 'vitest';
import { CART, expectFaithful, GUIDANCE, NUMBER, setStage, writesSince } from './stage.ts';

describe('the Action when GitHub refuses a request', () => {
  it('turns every finding of a fork with a read-only token into an annotation and a row of the job summary', async () => {
    const { github, run } = await setStage({ fork: 'eve/shop', emulator: { forkToken: true } });
    const result = await run();
    expect(result.exitCode).toBe(0);
    expect(github.reviews(NUMBER)).toEqual([]);
    expect(
      result.commands.annotations.map(({ level, properties }) => ({
        level,
        file: properties['file'],
        line: properties['line'],
      })),
    ).toEqual([
      // What needs a model.
      { level: 'notice', file: undefined, line: undefined },
      { level: 'warning', file: 'src/cart.js', line: '2' },
      { level: 'warning', file: 'src/cart.js', line: '3' },
    ]);
    expect(result.summary).toContain('var sum = 0');
    expect(result.summary).toContain('Not posted');
    expect(result.outputs).toMatchObject({ findings: '2', 'comments-posted': '0', conclusion: 'findings' });
    expectFaithful(github);
  });

  it('refuses to use the guidelines of the head of a fork', async () => {
    const { run } = await setStage({ fork: 'eve/shop' });
    const result = await run({ inputs: { 'instructions-from': 'head' } });
    expect(result.exitCode).toBe(2);
    expect(result.stdout).toContain('is not allowed for a pull request from a fork');
  });

  it('loses no finding when a review was written although the answer was 502', async () => {
    const { github, run } = await setStage({
      emulator: { knobs: { partialWriteThen502: { commentsOver: 1, keep: 1 } } },
    });
    const result = await run();
    expect(result.exitCode).toBe(0);
    const lines = github.reviewComments(NUMBER).map((comment) => comment.anchor);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([expect.objectContaining({ line: 2 }), expect.objectContaining({ line: 3 })]),
    );
  });

  it('needs only the documented permissions: to read contents and to write pull requests', async () => {
    const { github, run } = await setStage({
      emulator: { permissions: { contents: 'read', pull_requests: 'write', issues: 'none', checks: 'none' } },
    });
    const result = await run();
    expect(result.outputs).toMatchObject({ 'comments-posted': '2', conclusion: 'findings' });
    expect(github.issueComments(NUMBER)).toHaveLength(1);
    expect(writesSince(github, 0).filter((write) => write.endsWith('403'))).toEqual([]);
  });

  it('works over a connection that breaks now and then, and posts nothing twice', async () => {
    const { github, run } = await setStage({ emulator: { knobs: { connectionResetEveryN: 6 } } });
    const first = await run();
    // A write whose answer is lost is not repeated. The run says so, and the next one completes it.
    expect([0, 3]).toContain(first.exitCode);
    github.setKnob('connectionResetEveryN', undefined);
    expect((await run()).exitCode).toBe(0);
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
    expect(github.issueComments(NUMBER)).toHaveLength(1);
  });

  it('waits as long as GitHub asks after too many writes, then continues', async () => {
    const knobs = { secondaryAfterNWrites: 1, secondaryRefusals: 1, retryAfter: 1 };
    const { github, run } = await setStage({ emulator: { knobs } });
    const result = await run();
    expect(result.outputs).toMatchObject({ 'comments-posted': '2', conclusion: 'findings' });
    expect(writesSince(github, 0).map((write) => write.split(' ').at(-1))).toEqual(['200', '403', '201']);
  });

  it('keeps the unfinished review of the same login, and reports that it blocks a new one', async () => {
    const { github, repository, run } = await setStage();
    const draft = await fetch(`${github.url}/repos/acme/shop/pulls/${NUMBER}/reviews`, {
      method: 'POST',
      headers: { authorization: `token ${github.token}`, 'user-agent': 'a person', 'content-type': 'application/json' },
      body: JSON.stringify({
        commit_id: await repository.sha('feature'),
        comments: [{ path: 'src/cart.js', line: 2, body: 'Draft.' }],
      }),
    });
    expect(draft.status).toBe(200);
    const result = await run();
    expect(result.exitCode).toBe(3);
    expect(result.stdout).toContain('Submit or delete the unfinished review');
    // Two findings, what was not judged, and the error.
    expect(result.commands.annotations).toHaveLength(4);
    expect(github.reviews(NUMBER)).toMatchObject([{ state: 'PENDING' }]);
  });

  it('does not believe a summary or marker that somebody else wrote', async () => {
    const { github, run } = await setStage();
    await run();
    const forged = github.issueComments(NUMBER)[0]?.body ?? '';
    const other = await setStage();
    other.github.addUserComment({ number: NUMBER, user: 'eve', body: forged });
    const result = await other.run();
    expect(result.outputs['comments-posted']).toBe('2');
    expect(other.github.issueComments(NUMBER)).toHaveLength(2);
  });

  it('says what is missing if the token is wrong', async () => {
    const { github, run } = await setStage();
    const result = await run({ inputs: { 'github-token': 'wrong' } });
    expect(result.exitCode).toBe(3);
    expect(result.stdout).toContain('GitHub refused the token');
    expect(result.stdout).not.toMatch(/\n\s+at /);
    expect(result.summary).toContain('GitHub refused the token');
    expect(result.outputs['conclusion']).toBe('failed');
    expect(writesSince(github, 0)).toEqual([]);
  });

  it('names the nearest valid value of a wrong input', async () => {
    const { run } = await setStage();
    const result = await run({ inputs: { 'min-severity': 'grave', 'max-comments': 'many' } });
    expect(result.exitCode).toBe(2);
    expect(result.stdout).toContain('`min-severity` must be one of');
    expect(result.stdout).toContain('`max-comments` must be a whole number');
  });

  it('names file, line and column of a wrong key of the configuration', async () => {
    const { run } = await setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART, '.github/housestyle.yml': '# ours\nmax-coments: 3\n' },
    });
    const result = await run();
    expect(result.exitCode).toBe(2);
    expect(result.stdout).toContain('.github/housestyle.yml:2:1: Unknown key `max-coments`');
    expect(result.stdout).toContain('Did you mean `max-comments`?');
  });
});

describe('a hostile pull request', () => {
  it('cannot command the runner through names, lines or titles', async () => {
    const { run, github } = await setStage({
      title: '::set-output name=x::y\n##[error]title',
      head: {
        'src/##[error]name.js': 'var x = "::add-mask::x"; // ##[warning]line\n',
        'src/cart.js': 'var a = 1; // <!-- housestyle:summary -->\n',
      },
      emulator: { forkToken: true },
    });
    const result = await run();
    expect(result.commands.others).toEqual([]);
    // Two findings, what was not judged, and the permission that is missing.
    expect(result.commands.annotations).toHaveLength(4);
    expect(result.commands.masks.every((mask) => mask === github.token)).toBe(true);
  });
});
