import { describe, expect, it } from 'vitest';
import { answer, FINDING, setModel } from '../../../end-to-end/stage-model.ts';
import { NUMBER } from '../../../end-to-end/stage.ts';
import { setCommentStage, type CommentResult, type CommentStage } from './comment-stage.ts';

interface Reviewed {
  readonly stage: CommentStage;
  readonly say: (body: string) => Promise<CommentResult>;
  readonly push: () => Promise<CommentResult>;
  /** The number of requests to the model since the last call. */
  readonly asked: () => number;
}

/** A pull request that the usual reviewer found one fault in. The agent `dba` finds none. */
async function reviewed(more: Readonly<Record<string, string>> = {}): Promise<Reviewed> {
  const model = await setModel(({ system }) => (system.includes('Look at queries') ? answer() : answer(FINDING)));
  const given = { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key', 'fail-on': 'high' };
  const inputs = { ...given, 'request-changes': 'true', ...more };
  const stage = await setCommentStage();
  let counted = 0;
  const asked = (): number => {
    const before = counted;
    counted = model.requests.length;
    return counted - before;
  };
  const push = (): Promise<CommentResult> => stage.push({ inputs });
  expect(await push()).toMatchObject({ exitCode: 1, outputs: { findings: '3' } });
  asked();
  return { stage, asked, push, say: (body) => stage.say({ user: 'ada', body }, { inputs }) };
}

function isResolved({ github }: CommentStage): boolean {
  const comment = github.reviewComments(NUMBER).find(({ body }) => body.includes(FINDING.title));
  return comment !== undefined && github.world.resolvedThreads.has(comment.id);
}

describe('a review by an agent that a person names', () => {
  it.each(['@dba please review', '/housestyle review dba', '/housestyle review dba full'])(
    'leaves the findings of the usual reviewer open: %s',
    async (body) => {
      const { stage, say, push, asked } = await reviewed();
      expect(await say(body)).toMatchObject({ exitCode: 1, outputs: { fixed: '0', conclusion: 'findings' } });
      expect(asked()).toBe(1);
      expect(isResolved(stage)).toBe(false);
      expect(stage.github.reviews(NUMBER).map(({ state }) => state)).toContain('CHANGES_REQUESTED');
      expect(stage.github.issueComments(NUMBER)[0]?.body).toContain('Not judged: 1 open finding of an earlier review.');
      // The next usual run takes its judgement of the same commit from the record.
      expect(await push()).toMatchObject({ exitCode: 1, outputs: { findings: '3', 'comments-posted': '0' } });
      expect(asked()).toBe(0);
    },
  );

  it('does so without incremental reviews, too', async () => {
    const { stage, say } = await reviewed({ incremental: 'false' });
    expect(await say('/housestyle review dba')).toMatchObject({ exitCode: 1, outputs: { fixed: '0' } });
    expect(isResolved(stage)).toBe(false);
  });

  it('resolves the thread of a finding whose file is not part of the change any more', async () => {
    const { stage, say } = await reviewed();
    await stage.repository.git('update-ref', 'refs/heads/feature', await stage.repository.sha('main'));
    await stage.repository.commit('feature', { message: 'Other', files: { 'src/other.js': 'export const a = 1;\n' } });
    expect(await say('/housestyle review dba')).toMatchObject({ exitCode: 0, outputs: { fixed: '3' } });
    expect(isResolved(stage)).toBe(true);
  });
});
