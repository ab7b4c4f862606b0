import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, openLifeStage, type LifeStage } from './life-stage.ts';

const PATH = 'src/cart.dart';
let stage: LifeStage;

beforeAll(async () => {
  stage = await openLifeStage();
});

afterAll(() => stage.close());

/** Two findings with comments, and a further push that leaves them in the code. */
async function withTwoComments(): Promise<void> {
  await stage.begin({ [PATH]: cart('var one = 1;', 'debugger;') });
  await stage.run();
}

const pushMore = (): Promise<string> => stage.push({ [PATH]: cart('var one = 1;', 'debugger;', '', 'final x = 1;') });

function bodyOf(rule: string): string {
  const id = stage.comment(rule);
  return stage.github.reviewComments(7).find((one) => one.id === id)?.body ?? '';
}

describe('a comment of ours that a person changes', () => {
  it.each<[string, (body: string) => string]>([
    ['above', (body) => `Please fix before Friday.\n\n${body}`],
    ['below', (body) => `${body}\n\nSee #12.`],
  ])('still reports its finding with words added %s', async (_where, edit) => {
    await withTwoComments();
    stage.github.people.edit(stage.comment('var'), 'grace', edit(bodyOf('var')));
    await pushMore();
    const { outputs } = await stage.run({ 'fail-on': 'low' });
    expect(outputs).toMatchObject({ findings: '2', 'comments-posted': '0', conclusion: 'findings' });
    expect(await stage.threads()).toHaveLength(2);
  });

  it('is not the only one on its finding if another comment ends in a copy of it', async () => {
    await withTwoComments();
    const [first] = stage.github.reviewComments(7);
    if (first === undefined) throw new Error('There is no comment.');
    const { user } = first;
    stage.github.people.beginThread(first, user, `Report of another tool:\n\n${bodyOf('var')}`);
    await pushMore();
    await stage.run();
    // Nobody takes it for a double of ours, which would be deleted.
    expect(await stage.threads()).toHaveLength(3);
  });

  it.each(['resolved', 'outdated', 'off-topic'])('is dismissed if the person hides it as %s', async (reason) => {
    await withTwoComments();
    stage.github.people.hideComment(stage.comment('var'), 'grace', reason);
    await pushMore();
    const { outputs } = await stage.run();
    expect(outputs).toMatchObject({ findings: '1', 'comments-posted': '0' });
    expect((await stage.threads())[0]).toBe(`${PATH}:1 var, hidden`);
    await stage.push({ [PATH]: cart('var one = 1;', 'debugger;', '', 'final x = 2;') });
    expect((await stage.run()).outputs).toMatchObject({ findings: '1', 'comments-posted': '0' });
    expect((await stage.threads())[0]).toBe(`${PATH}:1 var, hidden`);
  });
});

describe('what a person deletes while a run writes', () => {
  it('is a summary, and a new one is written', async () => {
    await withTwoComments();
    await stage.push({ [PATH]: cart('var one = 1;', 'final x = 1;') });
    before('PATCH', /issues\/comments/, () => {
      const [summary] = stage.github.issueComments(7);
      stage.github.people.deleteComment(summary?.id ?? 0);
    });
    expect(await stage.run()).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings' } });
    expect(stage.github.issueComments(7)).toHaveLength(1);
    expect(stage.summary()).toContain('1 finding');
  });

  it('is a thread that the run is about to resolve, and the others are resolved', async () => {
    await withTwoComments();
    await stage.push({ [PATH]: cart('final x = 1;') });
    before('POST', /graphql/, (body) => {
      if (!body.includes('resolveReviewThread')) return false;
      stage.github.people.deleteComment(stage.comment('var'));
      return true;
    });
    const { text, exitCode } = await stage.run();
    expect(exitCode).toBe(0);
    expect(text).not.toContain('could not be resolved');
    expect(await stage.threads()).toEqual([`${PATH}:outdated debugger, resolved`]);
  });
});

describe('an answer of GraphQL that does not say, because of an error, who', () => {
  it.each([
    ['wrote a comment on a line', 'PullRequestReviewComment.author'],
    ['wrote the summary', 'IssueComment.author'],
    ['wrote a review', 'PullRequestReview.author'],
  ])('%s does not make ours look deleted', async (_what, field) => {
    await withTwoComments();
    await pushMore();
    stage.github.setKnob('graphqlBreakdown', (one) => one === field);
    const { outputs } = await stage.run();
    stage.github.setKnob('graphqlBreakdown', undefined);
    expect(outputs).toMatchObject({ conclusion: 'findings', findings: '2', 'comments-posted': '0' });
    expect(await stage.threads()).toHaveLength(2);
    expect(stage.github.issueComments(7)).toHaveLength(1);
  });

  it('resolved a thread does not take our own word for the decision of a person', async () => {
    await withTwoComments();
    await stage.push({ [PATH]: cart('debugger;') });
    await stage.run();
    await stage.push({ [PATH]: cart('var one = 1;', 'debugger;') });
    stage.github.setKnob('graphqlBreakdown', (one) => one === 'PullRequestReviewThread.resolvedBy');
    const { outputs } = await stage.run();
    stage.github.setKnob('graphqlBreakdown', undefined);
    expect(outputs).toMatchObject({ conclusion: 'findings', findings: '2' });
  });
});

/** Does something once before a request is handled. Returns false if it was another request. */
function before(method: string, path: RegExp, act: (body: string) => boolean | void): void {
  stage.github.setKnob('gate', async (arrival) => {
    if (arrival.method === method && path.test(arrival.path) && act(arrival.body) !== false) {
      stage.github.setKnob('gate', undefined);
    }
  });
}
