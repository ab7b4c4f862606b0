import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePart } from '../../../src/github/publishing/part.ts';
import { startGithub, type GithubEmulator } from '../../emulators/github/server.ts';
import { issueCommentEvent } from '../../harness/events.ts';
import { makeRepository, type TemporaryRepository } from '../../harness/repository.ts';
import { openAction, type InProcessAction, type InProcessRun } from './in-process.ts';
import { readPosted } from './posted.ts';
import { virtualClock } from './virtual-clock.ts';

const NUMBER = 7;
const API = 'packages/api/**';
const WEB = 'packages/web/**';
const BASE = {
  '.github/copilot-instructions.md': 'Never use `var`.\n',
  'packages/api/a.js': 'let a = 1;\n',
  'packages/web/b.js': 'let b = 1;\n',
};
const BOTH = { 'packages/api/a.js': 'var a = 2;\n', 'packages/web/b.js': 'var b = 2;\n' };

let repository: TemporaryRepository;
let github: GithubEmulator;
let action: InProcessAction;
let reset: () => void;
let time = Date.now();

beforeAll(async () => {
  repository = await makeRepository({
    commits: [{ message: 'Base', files: BASE }],
    branches: { feature: { commits: [] } },
  });
  const shop = { owner: 'acme', name: 'shop', id: 42, gitDir: repository.directory, defaultBranch: 'main' };
  const pullRequest = { repository: 'acme/shop', number: NUMBER, title: 'Change both', body: null, author: 'ada' };
  github = await startGithub({
    repositories: [{ ...shop, collaborators: { ada: 'write' } }],
    pullRequests: [{ ...pullRequest, baseRef: 'main', headRef: 'feature' }],
    knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 1_000_000 },
  });
  action = await openAction(github, NUMBER);
  reset = github.save();
});

afterAll(async () => {
  await Promise.all([github.close(), action.close()]);
  await repository.dispose();
});

beforeEach(async () => {
  reset();
  await repository.git('update-ref', 'refs/heads/feature', await repository.sha('main'));
  await repository.git('checkout', '--quiet', '--force', 'feature');
  await action.setEvent('pull_request', { pull_request: { number: NUMBER } });
  await push(BOTH);
});

async function push(files: Readonly<Record<string, string>>): Promise<void> {
  await repository.commit('feature', { message: 'Change', files });
}

/** Runs the job of a part. Findings fail it and request changes. */
function job(inputs: Readonly<Record<string, string>>): Promise<InProcessRun> {
  const clock = virtualClock((time += 3_600_000), () => true);
  const given = { 'github-token': github.token, 'fail-on': 'low', 'request-changes': 'true', ...inputs };
  return action.run(given, { clock });
}

/** What the summaries say: the verdict, and the line below it. */
function summaries(): readonly string[] {
  return github.issueComments(NUMBER).map(({ body }) => body.split('\n\n').slice(0, 2).join(' | '));
}

const ONE = '**Housestyle review: 1 finding (1 medium).**';
const ONLY = (glob: string): string => `Only files in \`${glob}\` are reviewed here.`;

describe('two jobs that review a package each', () => {
  it('keep a summary each, and update it in place', async () => {
    const first = [await job({ paths: API }), await job({ paths: WEB })];
    expect(first.map(({ exitCode, outputs }) => [exitCode, outputs['findings']])).toEqual([
      [1, '1'],
      [1, '1'],
    ]);
    const said = [`${ONE} | ${ONLY(API)}`, `${ONE} | ${ONLY(WEB)}`];
    expect(summaries()).toEqual(said);
    await push({ 'packages/api/c.js': 'let c = 1;\n' });
    await job({ paths: WEB });
    await job({ paths: API });
    expect(summaries()).toEqual(said);
    expect(readPosted(github).threads).toHaveLength(2);
  });

  it('ask nobody again about a commit that their own part has reviewed', async () => {
    await job({ paths: API });
    await job({ paths: WEB });
    const again = await job({ paths: API });
    expect(again.text).toContain('This commit was already reviewed');
  });

  it("neither call each other's findings fixed nor list them as not judged", async () => {
    await job({ paths: API });
    await job({ paths: WEB });
    await push({ 'packages/api/a.js': 'let a = 2;\n' });
    const api = await job({ paths: API });
    const web = await job({ paths: WEB });
    expect([api.outputs['fixed'], api.outputs['conclusion'], api.exitCode]).toEqual(['1', 'clean', 0]);
    expect([web.outputs['fixed'], web.outputs['findings'], web.exitCode]).toEqual(['0', '1', 1]);
    expect(readPosted(github).threads.map((thread) => thread.replace(/ \w{8,} /, ' '))).toEqual([
      'packages/api/a.js:1 done',
      'packages/web/b.js:1 open',
    ]);
  });

  it('withdraw only their own requests for changes', async () => {
    await job({ paths: API });
    await job({ paths: WEB });
    await push({ 'packages/api/a.js': 'let a = 2;\n' });
    await job({ paths: API });
    expect(github.reviews(NUMBER).map(({ state }) => state)).toEqual(['DISMISSED', 'CHANGES_REQUESTED']);
    await push({ 'packages/web/b.js': 'let b = 2;\n' });
    await job({ paths: WEB });
    expect(github.reviews(NUMBER).map(({ state }) => state)).toEqual(['DISMISSED', 'DISMISSED']);
  });

  it('follow a file that moves from one to the other', async () => {
    await job({ paths: API });
    await job({ paths: WEB });
    await repository.git('mv', 'packages/api/a.js', 'packages/web/a.js');
    await push({});
    const api = await job({ paths: API });
    const web = await job({ paths: WEB });
    expect([api.outputs['conclusion'], api.exitCode]).toEqual(['skipped', 0]);
    expect(web.outputs['findings']).toBe('2');
  });

  it('divide by `ignore` as well as by `paths`', async () => {
    await job({ ignore: API });
    await job({ paths: API });
    await push({ 'packages/web/b.js': 'let b = 2;\n' });
    const others = await job({ ignore: API });
    const api = await job({ paths: API });
    expect([others.outputs['conclusion'], others.outputs['fixed'], others.exitCode]).toEqual(['clean', '1', 0]);
    expect([api.outputs['findings'], api.exitCode]).toEqual(['1', 1]);
  });

  it('share what people pause and resume', async () => {
    await job({ paths: API });
    await comment('/housestyle pause', { paths: API });
    await action.setEvent('pull_request', { pull_request: { number: NUMBER } });
    expect((await job({ paths: WEB })).text).toContain('paused by ada');
    await comment('/housestyle resume', { paths: WEB });
    await action.setEvent('pull_request', { pull_request: { number: NUMBER } });
    expect((await job({ paths: WEB })).outputs['findings']).toBe('1');
    expect(summaries()).toHaveLength(2);
  });
});

async function comment(body: string, inputs: Readonly<Record<string, string>>): Promise<void> {
  const { id } = github.people.comment({ repository: 'acme/shop', issue: NUMBER, user: 'ada', body });
  const { name, payload } = issueCommentEvent({
    repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
    number: NUMBER,
    comment: { id, body, user: 'ada', association: 'COLLABORATOR' },
    defaultBranchSha: await repository.sha('main'),
  });
  await action.setEvent(name, payload);
  await job(inputs);
  github.people.deleteComment(id);
}

describe('the summary of an earlier version, which names no part', () => {
  /** Makes our comments as an earlier version wrote them. */
  function forgetParts(): void {
    for (const { id, user, body } of github.issueComments(NUMBER)) {
      github.people.edit(id, user, body.replace(/^<!-- housestyle:part .*\n/m, ''));
    }
  }

  it.each([
    ['one job without `paths`', [{}], 1],
    ['one job with `paths`', [{ paths: API }], 1],
    ['two jobs', [{ paths: API }, { paths: WEB }], 2],
  ])('is taken over by %s', async (_, jobs, expected) => {
    await job(jobs[0] ?? {});
    forgetParts();
    await push({ 'packages/web/c.js': 'let c = 1;\n' });
    for (const inputs of jobs) {
      await job(inputs);
    }
    expect(summaries()).toHaveLength(expected);
    expect(readPosted(github).threads).toHaveLength(2 - Number(jobs.length === 1 && 'paths' in (jobs[0] ?? {})));
  });

  it('is taken over by one of two jobs that run at the same time, and the other gets its own', async () => {
    await job({});
    forgetParts();
    await push({ 'packages/web/c.js': 'let c = 1;\n' });
    await Promise.all([job({ paths: API }), job({ paths: WEB })]);
    await job({ paths: API });
    await job({ paths: WEB });
    expect(summaries().toSorted()).toEqual([`${ONE} | ${ONLY(API)}`, `${ONE} | ${ONLY(WEB)}`]);
  });
});

describe('makePart', () => {
  const partOf = (paths: readonly string[]): string => makePart({ paths, ignore: [] }).id;

  it('gives the same part for the same globs in another order', () => {
    expect(partOf([API, WEB, API])).toBe(partOf([WEB, API]));
  });

  it('gives different parts for different globs', () => {
    expect(new Set([[], [API], [WEB], [API, WEB]].map(partOf)).size).toBe(4);
  });
});
