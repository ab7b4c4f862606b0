import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ModelReply } from './emulators/model/server.ts';
import { setModel } from './end-to-end/stage-model.ts';
import { expectFaithful, NUMBER, setStage, type Stage } from './end-to-end/stage.ts';
import { applyDiff } from './harness/apply-diff.ts';
import { expectedFolder, POSTED, readScenario, scenarioNames, type Scenario } from './harness/scenario.ts';

/** `model.json`: the answers of each reviewer, turn by turn, and the titles of the findings that the verification refutes. */
type Script = Readonly<Record<string, readonly ModelReply[]>> & {
  readonly verification: { readonly refuted: readonly string[] };
};

const REPOSITORY = 'repository/';
const reviewed = scenarioNames()
  .map(readScenario)
  .flatMap((scenario) => (scenario.review === undefined ? [] : [{ ...scenario, review: scenario.review }]));

it.each(reviewed)('the scenario $name posts the expected review', async (scenario) => {
  const model = await playScript(scenario);
  const base = Object.fromEntries(
    [...scenario.files].flatMap(([path, text]) =>
      path.startsWith(REPOSITORY) ? [[path.slice(REPOSITORY.length), text]] : [],
    ),
  );
  const { title, inputs } = scenario.review;
  const stage = await setStage({ base, head: applyDiff(base, scenario.files.get('change.diff') ?? ''), title });
  const result = await stage.run({ inputs: { 'base-url': model.url, 'api-key': 'secret-key', ...inputs } });
  expect({ exitCode: result.exitCode, stderr: result.stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect({ unexpected: model.unexpected, invalid: model.invalidRequests }).toEqual({ unexpected: [], invalid: [] });
  expectFaithful(stage.github);
  await expect(drawPosted(stage)).toMatchFileSnapshot(join(expectedFolder(scenario), POSTED));
});

/** A model that gives only the answers of `model.json`. */
function playScript({ files }: Scenario): ReturnType<typeof setModel> {
  const script = JSON.parse(files.get('model.json') ?? '{}') as Script;
  const { refuted } = script.verification;
  return setModel(({ agent = 'housestyle', turn }) => script[agent]?.[turn], {
    verification: {
      verdict: (id, { user }) => {
        const [, block = ''] = user.split(`id="${id}"`);
        const [own = ''] = block.split('id="');
        return refuted.some((one) => own.includes(one))
          ? { verdict: 'refuted', reason: 'The code says otherwise.' }
          : { verdict: 'confirmed', reason: 'The code shows it.' };
      },
    },
  });
}

/** The comments of the review, then the summary. Its key is a digest of all settings, including the server's address. */
function drawPosted({ github }: Stage): string {
  const comments = github
    .reviewComments(NUMBER)
    .map(({ path, anchor, body }) => `# ${path}:${anchor?.line ?? 'the file'} ${anchor?.side ?? ''}\n\n${body}\n`);
  const summaries = github.issueComments(NUMBER).map(({ body }) => `# The summary\n\n${body}\n`);
  return [...comments, ...summaries].join('\n').replaceAll(/"key":"[0-9a-f]+"/g, '"key":"…"');
}
