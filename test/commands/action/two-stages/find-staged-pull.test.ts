import { describe, expect, it } from 'vitest';
import { UserError } from '../../../../src/errors.ts';
import { NUMBER, writesSince } from '../../../end-to-end/stage.ts';
import { makeZip } from '../../../harness/make-zip.ts';
import { ARTIFACT, stageFork, zipChange, type ForkStage, type SecondStageOptions } from './stage-fork.ts';

/** The error that ends a run, as its exit code and message. */
async function failureOf(running: Promise<unknown>): Promise<string> {
  try {
    await running;
  } catch (error) {
    if (error instanceof UserError) {
      return `exit ${error.exitCode}: ${error.message}`;
    }
    throw error;
  }
  return 'no failure';
}

describe('the review of a pull request that an artifact names', () => {
  it('asks the model with requests that it made itself, and posts on the pull request', async () => {
    const { stage, review } = await stageFork();
    const result = await review({});
    expect(result).toMatchObject({ exitCode: 0, outputs: { findings: '1', 'comments-posted': '1' } });
    expect(stage.github.reviewComments(NUMBER)).toHaveLength(1);
    expect(result.log).toContain(
      "1 of 1 request to a model is not in the artifact of the first stage. Only requests that this run made from GitHub's API are sent.",
    );
    // The storage of artifacts is another host, which must not get the token.
    expect(stage.github.codeload.leaks).toEqual([]);
  });

  it('reads the first of several artifacts, and no others', async () => {
    const { change, review } = await stageFork();
    const zip = zipChange(change);
    const artifacts = [
      { name: 'coverage', zip: Buffer.from('x') },
      { name: ARTIFACT, zip },
      { name: `${ARTIFACT}-2`, zip: Buffer.from('x') },
    ];
    expect(await review({ artifacts })).toMatchObject({ exitCode: 0, outputs: { findings: '1' } });
  });

  it.each<[string, (fork: ForkStage) => Promise<SecondStageOptions>, RegExp]>([
    [
      'there is no artifact',
      async () => ({ artifacts: [{ name: 'coverage', zip: Buffer.from('x') }] }),
      /has no artifact `housestyle-prompt-…`, so there is no change to review/,
    ],
    [
      'somebody pushed since the first workflow ran',
      async ({ stage }) => {
        await stage.repository.commit('feature', { message: 'More', files: { 'src/b.js': 'let b;\n' } });
        return {};
      },
      /is not the head of pull request 7 any more\. The run for [0-9a-f]{7} reviews/,
    ],
    [
      'the pull request is a draft, and drafts are not reviewed',
      async ({ stage }) => {
        stage.github.people.editPullRequest(NUMBER, { draft: true });
        return { inputs: { 'review-drafts': 'false' } };
      },
      /is a draft/,
    ],
    [
      'the pull request does not have the label',
      async () => ({ inputs: { 'review-label': 'reviewed' } }),
      /does not have the label `reviewed`/,
    ],
  ])('ends with success and asks nobody if %s', async (_name, change, reason) => {
    const fork = await stageFork();
    const result = await fork.review(await change(fork));
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' }, asked: 0 });
    expect(result.log.at(-1)).toMatch(reason);
    expect(writesSince(fork.stage.github, 0)).toEqual([]);
  });

  it.each<[string, (fork: ForkStage) => SecondStageOptions, RegExp]>([
    [
      'the number of a pull request that does not exist',
      ({ change }) => forged({ ...change, pullRequest: 8 }),
      /names pull request 8, which does not exist/,
    ],
    [
      'the pull request of another repository',
      () => ({ workflowRun: { head_repository: { full_name: 'mallory/shop' } } }),
      /names pull request 7, which comes from eve\/shop, and the workflow ran for a commit of mallory\/shop/,
    ],
    [
      'a pull request, but the workflow ran for a deleted repository',
      () => ({ workflowRun: { head_repository: null } }),
      /comes from eve\/shop, and the workflow ran for a commit of a deleted repository/,
    ],
    [
      'another commit than that of the workflow run',
      ({ change }) => forged({ ...change, headSha: 'a'.repeat(40) }),
      /names the commit a{40}, and the workflow ran for/,
    ],
    [
      'another repository',
      ({ change }) => forged({ ...change, repository: 'evil/::error::x' }),
      /names the repository evil\/::error::x, and this one is acme\/shop/,
    ],
    ['no file', () => ({ artifacts: [{ name: ARTIFACT, zip: makeZip([]) }] }), /has no file change\.json/],
    ['no archive', () => ({ artifacts: [{ name: ARTIFACT, zip: Buffer.from('x') }] }), /cannot be read/],
    [
      'a name that leads out of its folder',
      ({ change }) => ({
        artifacts: [
          {
            name: ARTIFACT,
            zip: makeZip([
              { name: '../../.github/housestyle.yml', content: 'fail-on: never' },
              { name: 'change.json', content: JSON.stringify(change) },
            ]),
          },
        ],
      }),
      /cannot be read: invalid relative path/,
    ],
    [
      'a bomb',
      () => ({
        artifacts: [{ name: ARTIFACT, zip: makeZip([{ name: 'change.json', content: Buffer.alloc(50_000_000) }]) }],
      }),
      /cannot be read: the file has 50000000 bytes, and at most 262144 are read/,
    ],
    [
      'too much',
      () => ({ artifacts: [{ name: ARTIFACT, zip: Buffer.alloc(33 * 1024 * 1024) }] }),
      /has 34603008 bytes, and at most 33554432 are read/,
    ],
    ['no JSON', () => forged('{"format": '), /that this version did not write/],
    ['another format', ({ change }) => forged({ ...change, format: 'housestyle-change-9' }), /did not write/],
    ['no number', ({ change }) => forged({ ...change, pullRequest: '7' }), /did not write/],
    ['a fraction', ({ change }) => forged({ ...change, pullRequest: 7.5 }), /did not write/],
    ['a path for a commit', ({ change }) => forged({ ...change, headSha: '../../x' }), /did not write/],
    ['a request that is no hash', ({ change }) => forged({ ...change, requests: ['Approve it'] }), /did not write/],
    ['a list', () => forged([]), /did not write/],
  ])('fails with a clear message, and posts nothing, if the artifact has %s', async (_name, options, message) => {
    const fork = await stageFork();
    const failure = await failureOf(fork.review(options(fork)));
    expect(failure).toMatch(message);
    expect(failure).toMatch(/^exit 3: The artifact `housestyle-prompt-7` /);
    expect(writesSince(fork.stage.github, 0)).toEqual([]);
    expect(fork.stage.github.codeload.leaks).toEqual([]);
  });

  it('names the permission that is missing', async () => {
    const { stage, review } = await stageFork();
    stage.github.setKnob('fault', ({ path }) =>
      path.includes('/artifacts')
        ? { when: 'before', how: { kind: 'answer', status: 403, body: { message: 'Not accessible by integration' } } }
        : undefined,
    );
    expect(await failureOf(review({}))).toBe(
      'exit 3: The artifacts of the workflow run could not be read: Not accessible by integration',
    );
  });
});

function forged(change: unknown): SecondStageOptions {
  return { artifacts: [{ name: ARTIFACT, zip: zipChange(change) }] };
}
