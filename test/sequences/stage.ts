import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGithub, type GithubEmulator } from '../emulators/github/server.ts';
import type { Knobs } from '../emulators/github/knobs.ts';
import { nodeId } from '../emulators/github/objects/users.ts';
import type { ReviewComment } from '../emulators/github/world.ts';
import { openAction, type InProcessRun } from '../github/publishing/in-process.ts';
import { titleIn } from '../github/publishing/posted.ts';
import { virtualClock } from '../github/publishing/virtual-clock.ts';
import { makeRepository, type TemporaryRepository } from '../harness/repository.ts';
import type { Step } from './read-steps.ts';

const NUMBER = 7;
const BASE = join(import.meta.dirname, 'base');
const FILES = ['.github/copilot-instructions.md', 'src/cart.js'];

/** One pull request for many sequences, one after the other. */
export interface SequenceStage {
  /** Begins a sequence: nothing is posted, and the branches are as at the start. */
  readonly begin: (knobs: Partial<Knobs>) => Promise<void>;
  readonly take: (step: Step) => Promise<void>;
  /** Runs the Action, and draws what is on the pull request afterwards. */
  readonly run: (inputs: Readonly<Record<string, string>>) => Promise<string>;
  readonly github: GithubEmulator;
  readonly close: () => Promise<void>;
}

/** Starts a GitHub, and the Action in this process. */
export async function openSequences(): Promise<SequenceStage> {
  const files = Object.fromEntries(FILES.map((path) => [path, readFileSync(join(BASE, path), 'utf8')]));
  const repository = await makeRepository({
    commits: [{ message: 'Base', files }],
    branches: {
      release: { commits: [{ message: 'Release', files: { 'NEWS.md': 'New\n' } }] },
      feature: { commits: [] },
    },
  });
  const shop = { owner: 'acme', name: 'shop', id: 42, gitDir: repository.directory, defaultBranch: 'main' };
  const pullRequest = { repository: 'acme/shop', number: NUMBER, title: 'Change the cart', body: null, author: 'ada' };
  const github = await startGithub({
    repositories: [{ ...shop, collaborators: { ada: 'write', rita: 'read' } }],
    pullRequests: [{ ...pullRequest, baseRef: 'main', headRef: 'feature' }],
    knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 1_000_000 },
  });
  const action = await openAction(github, NUMBER);
  const nothing = github.save();
  const start = await repository.sha('main');
  let time = Date.now();
  return {
    github,
    begin: async (knobs) => {
      nothing();
      for (const branch of ['main', 'feature']) await repository.git('update-ref', `refs/heads/${branch}`, start);
      github.setKnob('refusedMutations', knobs.refusedMutations ?? []);
    },
    take: (step) => takeStep(repository, github, step),
    run: async (inputs) => {
      // Pushes are an hour apart, so that no run waits for further ones.
      const clock = virtualClock((time += 3_600_000), () => true);
      return drawState(github, await action.run({ 'github-token': github.token, ...inputs }, { clock }));
    },
    close: async () => {
      await Promise.all([github.close(), action.close()]);
      await repository.dispose();
    },
  };
}

async function takeStep(repository: TemporaryRepository, github: GithubEmulator, step: Step): Promise<void> {
  const { people } = github;
  switch (step.kind) {
    case 'push': {
      const file = join(repository.directory, '.git', 'step.diff');
      writeFileSync(file, step.diff);
      await repository.git('checkout', '--quiet', '--force', step.branch);
      await repository.git('apply', '--index', file);
      await repository.commit(step.branch, { message: 'Change', files: {} });
      return;
    }
    case 'rebase':
      await repository.git('checkout', '--quiet', '--force', 'feature');
      await repository.git('rebase', '--quiet', 'main');
      return;
    case 'squash':
      await repository.git('checkout', '--quiet', '--force', 'feature');
      await repository.git('reset', '--quiet', '--soft', 'main');
      await repository.git('commit', '--quiet', '--message', 'All of it');
      return;
    case 'retarget':
      return people.editPullRequest(NUMBER, { baseRef: step.base });
    case 'resolve':
      return people.resolveThread(findComment(github, step.at).id, step.user);
    case 'delete':
      return people.deleteComment(findComment(github, step.at).id);
    case 'react':
      return people.react(findComment(github, step.at).id, step.user, step.reaction);
    case 'reply':
      people.reply(findComment(github, step.at).id, step.user, step.text);
      return;
    case 'delete summary': {
      const [summary] = github.issueComments(NUMBER);
      return people.deleteComment(summary?.id ?? 0);
    }
    case 'dismiss review': {
      const review = github.reviews(NUMBER).find(({ state }) => state === 'CHANGES_REQUESTED');
      return people.dismissReview(review?.id ?? 0);
    }
  }
}

/** Finds the first comment of a thread by the place where it was written. */
function findComment(github: GithubEmulator, at: string): ReviewComment {
  const found = github.reviewComments(NUMBER).find(({ path, anchor }) => `${path}:${anchor?.line}` === at);
  if (found === undefined) throw new Error(`There is no comment on ${at}.`);
  return found;
}

/** Draws the pull request: each thread with its place, title and state, the reviews, and how the summary begins. */
async function drawState(github: GithubEmulator, run: InProcessRun): Promise<string> {
  const starts = github.reviewComments(NUMBER).filter(({ inReplyTo }) => inReplyTo === undefined);
  const threads = await Promise.all(starts.map((comment) => drawThread(github, comment)));
  const reviews = github.reviews(NUMBER).filter(({ state }) => state !== 'COMMENTED');
  const summaries = github.issueComments(NUMBER).map(({ body }) => firstLines(body));
  const { conclusion = '', findings = '', 'comments-posted': posted = '' } = run.outputs;
  return [
    `run: exit code ${run.exitCode}, ${conclusion}, findings: ${findings}, comments posted: ${posted}`,
    ...(threads.length === 0 ? ['no threads'] : threads),
    ...reviews.map(({ user, state }) => `review by ${user}: ${state}`),
    ...(summaries.length === 0 ? ['no summary'] : summaries.map((lines) => `summary:\n${lines}`)),
    '',
  ].join('\n');
}

async function drawThread(github: GithubEmulator, comment: ReviewComment): Promise<string> {
  const { id, path, anchor, body } = comment;
  const place = await github.placeOf(comment);
  const resolver = github.world.resolvedThreads.get(id);
  const hidden = github.world.minimized.get(nodeId('PullRequestReviewComment', id));
  const state = [
    ...(place === undefined && anchor !== undefined ? ['outdated'] : []),
    resolver === undefined ? 'open' : `resolved by ${resolver}`,
    ...(hidden === undefined ? [] : [`hidden as ${hidden.reason}`]),
    ...(/\bFixed in\b/.test(body) ? ['says that it is fixed'] : []),
  ];
  const replies = github.reviewComments(NUMBER).filter(({ inReplyTo }) => inReplyTo === id);
  const answers = replies.map(({ user, body: text }) => `\n  ${user}: ${withoutCommits(text.split('\n')[0] ?? '')}`);
  return `${path}:${place?.line ?? anchor?.line ?? 'file'} ${titleIn(body)}: ${state.join(', ')}${answers.join('')}`;
}

/** The verdict and what changed since the last run, without the table of findings. */
function firstLines(body: string): string {
  const lines = body.split('\n').filter((line) => line.startsWith('**Housestyle') || / since \S+\.$/.test(line));
  return lines
    .slice(0, 2)
    .map((line) => `  ${withoutCommits(line)}`)
    .join('\n');
}

/** Replaces commits, which depend on the time, and addresses. */
function withoutCommits(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\b[0-9a-f]{7,40}\b/g, 'COMMIT');
}
