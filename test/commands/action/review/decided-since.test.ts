import { describe, expect, it } from 'vitest';
import { answer, FINDING, setModel } from '../../../end-to-end/stage-model.ts';
import { NUMBER } from '../../../end-to-end/stage.ts';
import { setCommentStage, type CommentResult, type CommentStage } from '../comments/comment-stage.ts';

/** A pull request with two findings of literal checks and one of a model, reviewed once. */
async function reviewed(): Promise<{
  readonly stage: CommentStage;
  readonly threads: readonly number[];
  readonly runAgain: (inputs?: Readonly<Record<string, string>>) => Promise<CommentResult>;
  readonly asked: () => number;
}> {
  const model = await setModel(() => answer(FINDING));
  const given = { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key', 'fail-on': 'medium' };
  const stage = await setCommentStage();
  const runAgain = (inputs = {}): Promise<CommentResult> => stage.push({ inputs: { ...given, ...inputs } });
  expect(await runAgain()).toMatchObject({ exitCode: 1, outputs: { findings: '3' } });
  const threads = stage.github.reviewComments(NUMBER).map(({ id }) => id);
  const before = model.requests.length;
  return { stage, threads, runAgain, asked: () => model.requests.length - before };
}

describe('a job that is run again for the same commit', () => {
  it.each<[string, (stage: CommentStage, thread: number) => void]>([
    ['resolved', ({ github }, thread) => github.people.resolveThread(thread, 'maia')],
    [
      'answered with "false positive"',
      ({ github }, thread) => github.people.reply(thread, 'maia', 'A false positive.'),
    ],
    ['marked with 👎', ({ github }, thread) => github.people.react(thread, 'maia', '-1')],
    ['deleted', ({ github }, thread) => github.people.deleteComment(thread)],
  ])('succeeds after each finding was %s, and asks no model', async (_, dismiss) => {
    const { stage, threads, runAgain, asked } = await reviewed();
    for (const thread of threads) dismiss(stage, thread);
    expect(await runAgain()).toMatchObject({ exitCode: 0, outputs: { findings: '0', conclusion: 'clean' } });
    expect(stage.github.issueComments(NUMBER)[0]?.body).toContain('**Housestyle review: No findings.**');
    expect(asked()).toBe(0);
    // What was decided is recorded now, so nothing is read and written once more.
    const { text, requests } = await runAgain();
    expect(text).toContain('already reviewed');
    expect(requests.filter((request) => !/^GET|graphql$/.test(request))).toEqual([]);
  });

  it('fails again after a person reopened the thread of a finding, and asks no model', async () => {
    const { stage, threads, runAgain, asked } = await reviewed();
    for (const thread of threads) stage.github.people.resolveThread(thread, 'maia');
    await runAgain();
    for (const thread of threads) stage.github.people.reopenThread(thread);
    expect(await runAgain()).toMatchObject({ exitCode: 1, outputs: { findings: '3', 'comments-posted': '0' } });
    expect(stage.github.issueComments(NUMBER)[0]?.body).toContain('3 findings (1 high, 2 medium)');
    expect(asked()).toBe(0);
  });

  it('counts a reopened finding also if a push changed only other files', async () => {
    const { stage, threads, runAgain } = await reviewed();
    for (const thread of threads) stage.github.people.resolveThread(thread, 'maia');
    await runAgain();
    for (const thread of threads) stage.github.people.reopenThread(thread);
    await stage.repository.commit('feature', { message: 'More', files: { 'docs/cart.md': 'The cart.\n' } });
    const { outputs } = await runAgain();
    expect(outputs).toMatchObject({ findings: '3', 'comments-posted': '0', conclusion: 'findings' });
    expect(stage.github.issueComments(NUMBER)[0]?.body).not.toContain('open finding of an earlier review');
  });

  it('still fails after the author alone resolved the threads, if the author is not of the team', async () => {
    const { stage, threads, runAgain } = await reviewed();
    const [{ pullRequest } = { pullRequest: undefined }] = stage.github.reviewComments(NUMBER);
    for (const thread of threads) stage.github.people.resolveThread(thread, 'mallory');
    Object.assign(pullRequest ?? {}, { author: 'mallory' });
    expect(await runAgain()).toMatchObject({ exitCode: 1 });
  });
});
