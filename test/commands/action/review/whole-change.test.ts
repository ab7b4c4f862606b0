import { expect, it } from 'vitest';
import { NUMBER, setStage } from '../../../end-to-end/stage.ts';
import { runInProcess } from '../../../harness/action-in-process.ts';
import { pullRequestEvent } from '../../../harness/events.ts';

const RULES =
  '- Never modify `vendor/`.\n- Commit messages must follow Conventional Commits.\n- Branch names must start with `fix/`.\n';

it('comments on a vendored file, and names the commit and the branch in the summary', async () => {
  const stage = await setStage({
    base: { '.github/copilot-instructions.md': RULES, 'vendor/a.go': 'package a\n' },
    head: { '.github/copilot-instructions.md': RULES, 'vendor/a.go': 'package b\n' },
  });
  const { repository } = stage;
  const [baseSha, headSha] = [await repository.sha('main'), await repository.sha('feature')];
  const event = pullRequestEvent({
    action: 'opened',
    repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
    pullRequest: {
      repository: 'acme/shop',
      number: NUMBER,
      title: 'Sum',
      body: null,
      author: 'ada',
      baseRef: 'main',
      headRef: 'feature',
    },
    baseSha,
    headSha,
  });
  const { jobSummary } = await runInProcess({ event, github: stage.github, inputs: { mode: 'review' } });
  expect(stage.github.reviewComments(NUMBER).map(({ path, anchor }) => [path, anchor])).toEqual([
    ['vendor/a.go', undefined],
  ]);
  expect(jobSummary).toContain('The branch name `feature`');
  expect(jobSummary).toMatch(/The commit subject/);
});
