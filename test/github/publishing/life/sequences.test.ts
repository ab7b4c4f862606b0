import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, openLifeStage, type LifeStage } from './life-stage.ts';
import { casesToRun } from '../../../harness/whole.ts';

let stage: LifeStage;

beforeAll(async () => {
  stage = await openLifeStage();
});

afterAll(() => stage.close());

const PATH = 'src/cart.dart';
const VAR = 'var one = 1;';
const DEBUGGER = 'debugger();';

/** Opens the pull request with a `var`, has it reviewed, and has people act. */
async function reviewVar(act: () => void, inputs: Readonly<Record<string, string>> = {}): Promise<void> {
  await stage.begin({ [PATH]: cart(VAR) });
  await stage.run(inputs);
  expect(await stage.threads()).toEqual(['src/cart.dart:1 var']);
  act();
}

const FIXED = { [PATH]: cart('// A comment.') };
/** The token of a workflow is another one in each run, so nothing is sealed. */
const UNSEALED = { 'github-token': 'ghs_workflow' };

describe('the life of a thread', () => {
  it('is resolved when its finding is fixed, and the others stay', async () => {
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    expect(await stage.threads()).toEqual(['src/cart.dart:1 var', 'src/cart.dart:2 debugger']);
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    const { exitCode } = await stage.run();
    expect(exitCode).toBe(0);
    expect(await stage.threads()).toEqual(['src/cart.dart:outdated var, resolved', 'src/cart.dart:2 debugger']);
    expect(stage.summary()).toMatch(/1 fixed.*1 open/);
  });

  it('is the same after lines move and after a rename', async () => {
    await stage.begin({ [PATH]: cart(VAR) });
    await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', '// Another.', VAR) });
    await stage.run();
    expect(await stage.threads()).toEqual(['src/cart.dart:3 var']);
    await stage.push({ [PATH]: null, 'src/basket.dart': cart('// A comment.', '// Another.', VAR) });
    await stage.run();
    const threads = await stage.threads();
    expect(threads.filter((thread) => !thread.includes('resolved'))).toHaveLength(1);
  });

  it('is opened again with an answer when its finding returns to a line that the comment still shows', async () => {
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    await stage.run();
    const head = await stage.push({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    expect((await stage.threads()).toSorted()).toEqual([
      `src/cart.dart:1 var, > This is back in ${head.slice(0, 7)}.`,
      'src/cart.dart:2 debugger',
    ]);
    expect(stage.summary()).toMatch(/1 returned|1 back/i);
  });

  it('gets a new comment when its finding returns and the old line is gone', async () => {
    await reviewVar(() => undefined);
    await stage.push({ [PATH]: cart('// A comment.') });
    await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', '// Another.', `${VAR} // Again.`) });
    await stage.run();
    expect(await stage.threads()).toEqual(['src/cart.dart:outdated var, resolved', 'src/cart.dart:3 var']);
    await stage.push({ [PATH]: cart('// A comment.', '// Another.', `${VAR} // Again.`, '// More.') });
    await stage.run();
    expect(await stage.threads()).toHaveLength(2);
  });

  it('is resolved when the change of its file is taken back', async () => {
    await stage.begin({ [PATH]: cart(VAR), 'src/other.dart': cart(DEBUGGER) });
    await stage.run();
    await stage.push({ 'src/other.dart': null });
    await stage.run();
    expect(await stage.threads()).toEqual(['src/cart.dart:1 var', 'src/other.dart:outdated debugger, resolved']);
  });

  it.each([
    ['resolving', ['resolveReviewThread'], 'src/cart.dart:outdated var, hidden'],
    ['resolving and hiding', ['resolveReviewThread', 'minimizeComment'], 'src/cart.dart:outdated var, says fixed'],
  ])('shows that it is fixed in another way if the token may not do it by %s', async (_, refused, expected) => {
    stage.github.setKnob('refusedMutations', refused);
    await reviewVar(() => undefined);
    await stage.push(FIXED);
    const { exitCode, text } = await stage.run();
    expect([exitCode, await stage.threads()]).toEqual([0, [expected]]);
    expect(text).not.toContain('could not be resolved');
    const { requests } = await stage.run({ full: 'true' });
    // Only the summary changes, which does not say again what was fixed.
    expect(requests.filter((request) => !/^GET|graphql|^PATCH \S+\/issues/.test(request))).toEqual([]);
    await stage.push({ [PATH]: cart(VAR) });
    await stage.run();
    stage.github.setKnob('refusedMutations', []);
    const threads = await stage.threads();
    expect(threads.filter((thread) => !/hidden|says fixed/.test(thread))).toHaveLength(1);
  });

  it('says in the log if nothing could be done about it, and loses nothing', async () => {
    await reviewVar(() => undefined);
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    stage.github.setKnob('refusedMutations', ['resolveReviewThread', 'minimizeComment']);
    stage.github.setKnob('fault', ({ method }) =>
      method === 'PATCH'
        ? { when: 'before', how: { kind: 'answer', status: 403, body: { message: 'Resource not accessible' } } }
        : undefined,
    );
    const { text } = await stage.run({ comment: 'never' });
    stage.github.setKnob('fault', undefined);
    stage.github.setKnob('refusedMutations', []);
    expect(text).toContain('Threads of fixed findings could not be resolved: Resource not accessible.');
    expect(await stage.threads()).toEqual(['src/cart.dart:outdated var', 'src/cart.dart:2 debugger']);
    await stage.run({ full: 'true' });
    expect(await stage.threads()).toEqual(['src/cart.dart:outdated var, resolved', 'src/cart.dart:2 debugger']);
  });
});

describe('a finding that a person dismissed', () => {
  const { people } = { people: () => stage.github.people };

  it.each(
    casesToRun(
      [
        ['resolved by a person', () => people().resolveThread(stage.comment('var'), 'grace')],
        ['whose comment a person deleted', () => people().deleteComment(stage.comment('var'))],
        ['with 👎 by a person with write access', () => people().react(stage.comment('var'), 'grace', '-1')],
        ['with 👎 by the author', () => people().react(stage.comment('var'), 'ada', '-1')],
        [
          'answered with "won’t fix" by a member',
          () => people().reply(stage.comment('var'), 'grace', 'Won’t fix, sorry.'),
        ],
        ['answered by the author', () => people().reply(stage.comment('var'), 'ada', 'This is a false positive.')],
        ['whose comment a person hid', () => people().hideComment(stage.comment('var'), 'grace', 'off-topic')],
      ],
      4,
    ),
  )('does not come back: %s', async (_, act) => {
    for (const inputs of [{}, UNSEALED]) {
      await reviewVar(act, inputs);
      const before = (await stage.threads()).length;
      // The line moves, is gone, and returns.
      for (const lines of [['// A comment.', VAR], ['// A comment.'], ['// A comment.', VAR]]) {
        await stage.push({ [PATH]: cart(...lines) });
        const { outputs } = await stage.run(inputs);
        expect([outputs['comments-posted'], outputs['findings']]).toEqual(['0', '0']);
      }
      expect(await stage.threads()).toHaveLength(before);
    }
  });

  it.each([
    ['with 👎 by a person who may only read', () => people().react(stage.comment('var'), 'rita', '-1')],
    ['with 👎 by a stranger', () => people().react(stage.comment('var'), 'mallory', '-1')],
    ['answered by a stranger', () => people().reply(stage.comment('var'), 'mallory', 'Not an issue.')],
    ['answered by a member who agrees', () => people().reply(stage.comment('var'), 'grace', 'Not a false positive!')],
    ['about which the author asks', () => people().reply(stage.comment('var'), 'ada', 'Is this by design?')],
  ])('counts only if the person may decide, and says so: %s', async (_, act) => {
    await reviewVar(act);
    await stage.push({ [PATH]: cart('// A comment.', VAR) });
    const { outputs } = await stage.run();
    expect(outputs['findings']).toBe('1');
  });

  it('still blocks the change if only its author dismissed it', async () => {
    const inputs = { 'fail-on': 'low' };
    await reviewVar(() => people().resolveThread(stage.comment('var'), 'ada'), inputs);
    await stage.push({ [PATH]: cart('// A comment.', VAR) });
    expect((await stage.run(inputs)).exitCode).toBe(1);
    expect(await stage.threads()).toEqual(['src/cart.dart:2 var, resolved']);
  });

  it('is reported again when the person opens the thread again', async () => {
    await reviewVar(() => people().resolveThread(stage.comment('var'), 'grace'));
    await stage.push({ [PATH]: cart('// A comment.', VAR) });
    expect((await stage.run()).outputs['findings']).toBe('0');
    people().reopenThread(stage.comment('var'));
    await stage.push({ [PATH]: cart('// A comment.', '// Another.', VAR) });
    expect((await stage.run()).outputs['findings']).toBe('1');
    expect(await stage.threads()).toEqual(['src/cart.dart:3 var']);
  });
});

describe('a request for changes', () => {
  const INPUTS = { 'request-changes': 'true', 'fail-on': 'low' };
  // An answer in a thread is a review of its own.
  const states = (): readonly string[] =>
    stage.github
      .reviews(7)
      .map(({ state }) => state)
      .filter((state) => state !== 'COMMENTED');

  it('is withdrawn when its reason is gone, and those of people stay', async () => {
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run(INPUTS);
    const [review] = stage.github.reviews(7);
    if (review === undefined) {
      throw new Error('there is no review');
    }
    stage.github.people.submitReview({ ...review, user: 'grace', state: 'CHANGES_REQUESTED', body: 'Wait.' });
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    expect((await stage.run(INPUTS)).exitCode).toBe(1);
    expect(states()).toEqual(['CHANGES_REQUESTED', 'CHANGES_REQUESTED']);
    await stage.push(FIXED);
    expect((await stage.run(INPUTS)).exitCode).toBe(0);
    expect(states()).toEqual(['DISMISSED', 'CHANGES_REQUESTED']);
    await stage.push({ [PATH]: cart(VAR, DEBUGGER) });
    expect((await stage.run(INPUTS)).exitCode).toBe(1);
    expect(states()).toEqual(['DISMISSED', 'CHANGES_REQUESTED', 'CHANGES_REQUESTED']);
    await stage.run({ ...INPUTS, full: 'true' });
    expect(states()).toHaveLength(3);
  });

  it('stays, with a note, if GitHub refuses to withdraw it', async () => {
    await stage.begin({ [PATH]: cart(VAR) });
    await stage.run(INPUTS);
    await stage.push(FIXED);
    stage.github.setKnob('fault', ({ path }) =>
      path.endsWith('/dismissals')
        ? { when: 'before', how: { kind: 'answer', status: 403, body: { message: 'Must have admin rights.' } } }
        : undefined,
    );
    const { exitCode, text } = await stage.run(INPUTS);
    stage.github.setKnob('fault', undefined);
    expect([exitCode, states()]).toEqual([0, ['CHANGES_REQUESTED']]);
    expect(text).toContain('The request for changes could not be withdrawn: Must have admin rights.');
  });
});

describe('a server without GraphQL', () => {
  it('gets the same comments, and says in them what is fixed', async () => {
    stage.github.setKnob('fault', ({ path }) =>
      path === '/graphql'
        ? { when: 'before', how: { kind: 'answer', status: 404, body: { message: 'Not Found' } } }
        : undefined,
    );
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    await stage.run();
    const fixed = await stage.threads();
    await stage.push({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    stage.github.setKnob('fault', undefined);
    expect(fixed).toEqual(['src/cart.dart:outdated var, says fixed', 'src/cart.dart:2 debugger']);
    expect((await stage.threads()).filter((thread) => thread.includes('var'))).toHaveLength(1);
  });

  it.each(casesToRun(['PullRequest.reviews', 'PullRequest.comments', 'PullRequest.reviewThreads', 'Query.viewer'], 2))(
    'is asked for what GraphQL does not give: %s',
    async (part) => {
      stage.github.setKnob('graphqlBreakdown', (field) => field === part);
      await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
      await stage.run();
      await stage.push({ [PATH]: cart('// A comment.', VAR, DEBUGGER) });
      await stage.run();
      stage.github.setKnob('graphqlBreakdown', undefined);
      expect(await stage.threads()).toEqual(['src/cart.dart:2 var', 'src/cart.dart:3 debugger']);
      expect(stage.github.issueComments(7)).toHaveLength(1);
    },
  );
});

describe('the number of requests', () => {
  it('is small at first, and smaller when nothing is new', async () => {
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    const first = await stage.run();
    const again = await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', VAR, DEBUGGER) });
    const { requests } = await stage.run();
    expect(first.requests.filter((request) => !request.startsWith('GET')).toSorted()).toEqual([
      ...first.requests.filter((request) => request === 'POST /graphql'),
      'POST /repos/acme/shop/issues/7/comments',
      'POST /repos/acme/shop/pulls/7/reviews',
    ]);
    expect(first.requests.length).toBeLessThanOrEqual(10);
    expect(again.requests.length).toBeLessThanOrEqual(5);
    expect(requests.length).toBeLessThanOrEqual(8);
  });
});
