import { describe, expect, it } from 'vitest';
import { expectFaithful, NUMBER, setStage } from './stage.ts';

describe('the Action on a pull request, without a model', () => {
  it('posts one review, whose comments are on the right lines and cite the guidelines, and one summary', async () => {
    const { github, run } = await setStage();
    const result = await run();
    expect({ exitCode: result.exitCode, stderr: result.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(github.reviews(NUMBER)).toMatchObject([{ state: 'COMMENTED' }]);
    expect(
      github.reviewComments(NUMBER).map((comment) => ({ path: comment.path, anchor: comment.anchor })),
    ).toMatchObject([
      { path: 'src/cart.js', anchor: { line: 2, side: 'RIGHT' } },
      { path: 'src/cart.js', anchor: { line: 3, side: 'RIGHT' } },
    ]);
    expect(github.reviewComments(NUMBER)[0]?.body).toContain('.github/copilot-instructions.md:3');
    const [summary, ...others] = github.issueComments(NUMBER);
    expect(others).toEqual([]);
    expect(summary?.body).toContain('2 findings (2 medium).');
    expect(summary?.body).toContain('docs.instructions.md');
    expect(summary?.body.trimEnd().endsWith('<!-- housestyle:summary -->')).toBe(true);
    expect(result.outputs).toMatchObject({ findings: '2', 'comments-posted': '2', conclusion: 'findings' });
    expect(result.summary).toContain('var sum = 0');
    expectFaithful(github);
  });
});
