import { describe, expect, it } from 'vitest';
import { answer, HEAD, ON_NEW_LINE, setModel, titlesIn } from './stage-model.ts';
import { expectFaithful, NUMBER, setStage } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

describe('the Action and the replies of a model', () => {
  it.each(
    casesToRun(
      [
        [
          'a fenced reply with other text around it',
          `Sure!\n\n\`\`\`json\n${JSON.stringify({ comments: [ON_NEW_LINE] })}\n\`\`\`\nThat is all {really}.`,
        ],
        ['a bare list', JSON.stringify([ON_NEW_LINE])],
        [
          'one valid item among broken ones',
          JSON.stringify({ comments: [{ path: 'src/cart.js' }, 7, ON_NEW_LINE, { line: 1, body: 'x' }] }),
        ],
      ],
      2,
    ),
  )('reads %s', async (_name, content) => {
    const model = await setModel([{ content }]);
    const { github, run } = await setStage({ head: HEAD });
    await run({ inputs: { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' } });
    expect(titlesIn(github.reviewComments(NUMBER))).toEqual(['The sum is not returned']);
  });

  it('keeps the complete items of a reply that was cut off, and reports that it was', async () => {
    const whole = JSON.stringify({ comments: [ON_NEW_LINE, { ...ON_NEW_LINE, title: 'Never finished' }] });
    const model = await setModel([{ content: whole.slice(0, -40), finishReason: 'length' }]);
    const { github, run } = await setStage({ head: HEAD });
    await run({ inputs: { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' } });
    expect(titlesIn(github.reviewComments(NUMBER))).toEqual(['The sum is not returned']);
    expect(github.issueComments(NUMBER)[0]?.body).toContain('cut off');
  });

  it('posts a finding outside of the change on its file or in the summary, not on a wrong line', async () => {
    const model = await setModel([
      answer({ ...ON_NEW_LINE, line: 400, quote: 'not there' }, { ...ON_NEW_LINE, path: 'src/other.js' }),
    ]);
    const { github, run } = await setStage({ head: HEAD });
    const result = await run({ inputs: { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' } });
    expect(result.outputs).toMatchObject({ findings: '2', 'comments-posted': '1' });
    const [comment, ...others] = github.reviewComments(NUMBER);
    expect(others).toEqual([]);
    expect(comment).toMatchObject({ path: 'src/cart.js', anchor: undefined });
    expect(comment?.body).toContain('line 400 is not part of the change, nor is the text it quotes; the nearest line');
    expect(github.issueComments(NUMBER)[0]?.body).toContain('the file it names is not part of the change');
    expectFaithful(github);
  });

  it.each(
    casesToRun(
      [
        ['a wrong key', { status: 401 }, 'Check `api-key`'],
        ['an unknown model', { status: 404 }, 'Check `model`'],
        ['a refusal', { refusal: 'No.' }, 'the model refused'],
        ['an empty answer', { content: null }, 'empty answer'],
        ['prose', { content: 'Looks good to me.' }, 'there is no JSON in it'],
      ] as const,
      2,
    ),
  )('fails, keeps the literal findings and says why on %s', async (_name, reply, reason) => {
    const model = await setModel(() => reply);
    const { github, run } = await setStage();
    const result = await run({ inputs: { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' } });
    expect(result.exitCode).toBe(3);
    expect(result.outputs['conclusion']).toBe('failed');
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
    expect(github.issueComments(NUMBER)[0]?.body).toContain(reason);
    expect(result.stdout).not.toMatch(/\n\s+at /);
  });
});
