import { expect, it } from 'vitest';
import { NUMBER, setStage } from '../../../end-to-end/stage.ts';
import { runInProcess } from '../../../harness/action-in-process.ts';
import { pullRequestEvent } from '../../../harness/events.ts';

const SKILLS = Object.fromEntries(
  Array.from({ length: 70 }, (_, index) => [
    `.github/skills/skill-${index}/SKILL.md`,
    `---\nname: skill-${index}\ndescription: Use it for part ${index} of the work\n---\n\nDo part ${index}.\n`,
  ]),
);

it('validates a collection of many skills without a checkout, with few requests', async () => {
  const broken = '---\nname: skill_new\ndescription: Use it for the rest\n---\n\nDo the rest.\n';
  const { github, repository } = await setStage({
    base: { ...SKILLS, 'AGENTS.md': 'Be kind.\n' },
    head: { '.github/skills/skill_new/SKILL.md': broken },
  });
  const event = pullRequestEvent({
    action: 'opened',
    repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
    pullRequest: {
      repository: 'acme/shop',
      number: NUMBER,
      title: 'Add a skill',
      body: null,
      author: 'ada',
      baseRef: 'main',
      headRef: 'feature',
    },
    baseSha: await repository.sha('main'),
    headSha: await repository.sha('feature'),
  });
  const { outputs, jobSummary } = await runInProcess({ event, github });
  expect(jobSummary).not.toContain('were not validated');
  expect(outputs?.['findings']).toBe('1');
  expect(github.reviewComments(NUMBER)[0]?.body).toContain('`skill_new` is not a valid skill name');
  expect(github.requests.length).toBeLessThan(40);
});
