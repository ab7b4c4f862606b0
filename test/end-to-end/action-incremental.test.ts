import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './stage-agents.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from './stage-model.ts';
import { expectFaithful, NUMBER, setStage, type Stage } from './stage.ts';

const FILES = { ...HEAD, 'src/list.js': 'export const list = [];\n' };

/** A model that reports the new line of `src/cart.js` whenever a request shows it. */
async function setReviewer() {
  const model = await setModel(({ messages }) =>
    JSON.stringify(messages).includes('+export const sum =') ? answer(ON_NEW_LINE) : answer(),
  );
  const inputs = { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key', verify: 'false' };
  /** The changed files that the requests since the last call show. */
  let read = 0;
  const sent = (): readonly string[] => {
    const texts = model.reviewRequests.slice(read).map(({ body }) => JSON.stringify(body));
    read = model.reviewRequests.length;
    return texts.flatMap((text) =>
      [...text.matchAll(/File: (\S+) \((?:added|modified)/g)].map(([, path]) => path ?? ''),
    );
  };
  return { model, inputs, sent };
}

function openFindings({ github }: Stage): readonly string[] {
  return github.reviewComments(NUMBER).map(({ body }) => /\*\*(.*?)\*\*/.exec(body)?.[1] ?? '');
}

describe('after a push to a pull request', () => {
  it('only the new file is sent to the model, and the finding of the first review stays', async () => {
    const stage = await setStage({ head: FILES });
    const { inputs, sent } = await setReviewer();
    await stage.run({ inputs });
    expect(sent().toSorted()).toEqual(['src/cart.js', 'src/list.js']);
    await stage.repository.commit('feature', { message: 'More', files: { 'src/more.js': 'export const more = 1;\n' } });
    const second = await stage.run({ inputs: { ...inputs, 'fail-on': 'high' } });
    expect(sent()).toEqual(['src/more.js']);
    expect(openFindings(stage)).toEqual(['The sum is not returned']);
    expect(second).toMatchObject({ exitCode: 1, outputs: { findings: '1', conclusion: 'findings', coverage: '100' } });
    expectFaithful(stage.github);
  });

  it('the same content in one commit costs nothing', async () => {
    const stage = await setStage({ head: FILES });
    const { inputs, sent } = await setReviewer();
    await stage.run({ inputs });
    sent();
    squash(stage);
    const second = await stage.run({ inputs });
    expect(sent()).toEqual([]);
    expect(openFindings(stage)).toEqual(['The sum is not returned']);
    expect(second.outputs).toMatchObject({ findings: '1', requests: '0', 'input-tokens': '0', conclusion: 'findings' });
  });

  it('an edited description is reviewed again without asking the model', async () => {
    const stage = await setStage({ head: FILES });
    const { inputs, sent } = await setReviewer();
    await stage.run({ inputs });
    sent();
    stage.github.people.editPullRequest(NUMBER, { body: 'It sums the lines.' });
    const second = await stage.run({ inputs });
    expect(sent()).toEqual([]);
    expect(openFindings(stage)).toEqual(['The sum is not returned']);
    expect(second.outputs).toMatchObject({ findings: '1', requests: '0', conclusion: 'findings', coverage: '100' });
    expectFaithful(stage.github);
  });

  it('a review that failed keeps the record of the files that it did not need to send', async () => {
    const stage = await setStage({ head: FILES });
    const { inputs, sent } = await setReviewer();
    await stage.run({ inputs });
    sent();
    await stage.repository.commit('feature', { message: 'More', files: { 'src/more.js': 'export const more = 1;\n' } });
    const broken = await setModel([
      { status: 400, body: { error: { message: 'No.', type: 'invalid_request_error' } } },
    ]);
    const second = await stage.run({ inputs: { ...inputs, 'base-url': broken.url } });
    expect(second).toMatchObject({ exitCode: 3, outputs: { conclusion: 'failed' } });
    const third = await stage.run({ inputs });
    expect(sent()).toEqual(['src/more.js']);
    expect(third.outputs).toMatchObject({ findings: '1', coverage: '100' });
    expect(openFindings(stage)).toEqual(['The sum is not returned']);
  });

  it('a finding that is fixed while another file is untouched is gone', async () => {
    const stage = await setStage({ head: FILES });
    const { inputs, sent } = await setReviewer();
    await stage.run({ inputs });
    sent();
    await stage.repository.commit('feature', {
      message: 'Fix',
      files: { 'src/cart.js': HEAD['src/cart.js'].replace('sum = (lines) => lines.length', 'count = () => 1') },
    });
    const second = await stage.run({ inputs });
    expect(sent()).toEqual(['src/cart.js']);
    expect(second.outputs).toMatchObject({ findings: '0', conclusion: 'clean' });
    // The report of a later run, with what became of earlier findings, fits the schema too.
    expect(findingsOf(second)).toMatchObject({ conclusion: 'clean', since: expect.anything() });
  });

  it('a finding whose file nobody can read any more still fails the job', async () => {
    const stage = await setStage({ head: FILES });
    const { inputs } = await setReviewer();
    await stage.run({ inputs });
    const files = { 'src/cart.js': null, 'vendor/cart.js': HEAD['src/cart.js'] };
    await stage.repository.commit('feature', { message: 'Move to where nobody reads', files });
    const given = { ...inputs, 'fail-on': 'high' };
    const second = await stage.run({ inputs: given });
    expect(second).toMatchObject({ exitCode: 1, outputs: { findings: '0', conclusion: 'incomplete' } });
    const summary = stage.github.issueComments(NUMBER).at(-1)?.body;
    expect(summary).toContain('1 open finding of an earlier review');
    expect(summary).toContain('- Not judged again: ');
    // The next run on this commit repeats the verdict.
    expect(await stage.run({ inputs: given })).toMatchObject({ exitCode: 1, outputs: { conclusion: 'incomplete' } });
    expectFaithful(stage.github);
  });

  it.each([
    ['`full` is on', { full: 'true' }],
    ['`incremental` is off', { incremental: 'false' }],
  ])('everything is sent if %s', async (_, more) => {
    const stage = await setStage({ head: FILES });
    const { inputs, sent } = await setReviewer();
    await stage.run({ inputs });
    sent();
    squash(stage);
    await stage.run({ inputs: { ...inputs, ...more } });
    expect(sent().toSorted()).toEqual(['src/cart.js', 'src/list.js']);
    expect(openFindings(stage)).toEqual(['The sum is not returned']);
  });
});

/** Makes one new commit of the whole change, as after a squash and a force-push. */
function squash({ repository }: Stage): void {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', repository.directory, ...args], { encoding: 'utf8' }).trim();
  const author = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.test'];
  const commit = git(...author, 'commit-tree', 'feature^{tree}', '-p', 'main', '-m', 'Everything at once');
  git('update-ref', 'refs/heads/feature', commit);
}
