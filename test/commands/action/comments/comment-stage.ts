import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { context } from '@actions/github';
import { onTestFinished } from 'vitest';
import { runAction } from '../../../../src/commands/action/action.ts';
import type { Runner } from '../../../../src/commands/action/run.ts';
import { reportFatal } from '../../../../src/report-fatal.ts';
import { startGithub, type GithubEmulator } from '../../../emulators/github/server.ts';
import type { PullRequestOptions, RepositoryOptions } from '../../../emulators/github/world.ts';
import { hurriedClock } from '../../../github/publishing/hurried-clock.ts';
import { makeRepository, type FileLiteral, type TemporaryRepository } from '../../../harness/repository.ts';
import { BAD_CART, CART, GUIDANCE, NUMBER } from '../../../end-to-end/stage.ts';

export interface CommentResult {
  readonly exitCode: number;
  /** The log and the annotations. */
  readonly text: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Method and path of each request to GitHub. */
  readonly requests: readonly string[];
}

/** A comment, and what is unusual about its event. */
export interface Said {
  readonly user: string;
  readonly body: string;
  /** The first comment of the thread that it is written in. */
  readonly thread?: number;
  readonly action?: string;
  readonly type?: 'Bot' | 'User';
  readonly association?: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

export interface CommentStage {
  readonly github: GithubEmulator;
  readonly repository: TemporaryRepository;
  /** Writes the comment on GitHub, and makes its event. */
  readonly write: (said: Said) => Promise<CommentedEvent>;
  /** Runs the Action for an event, in this process. */
  readonly run: (event: CommentedEvent, settings?: Settings) => Promise<CommentResult>;
  /** Writes a comment and runs the Action for it. */
  readonly say: (said: Said, settings?: Settings) => Promise<CommentResult>;
  /** Runs the Action for a push to the pull request. */
  readonly push: (settings?: Settings) => Promise<CommentResult>;
  /** The reactions to a comment, in order, such as `eyes`. */
  readonly reactions: () => readonly string[];
  /** The newest comment in the conversation. */
  readonly lastComment: () => string | undefined;
}

export interface Settings {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly checkout?: string;
}

export interface CommentedEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly id: number;
}

export interface CommentStageOptions {
  readonly base?: Readonly<Record<string, FileLiteral>>;
  readonly head?: Readonly<Record<string, FileLiteral>>;
  readonly repository?: Partial<RepositoryOptions>;
  readonly pullRequest?: Partial<PullRequestOptions>;
  readonly emulator?: Partial<Parameters<typeof startGithub>[0]>;
}

const AGENT = '---\nname: dba\ndescription: Reviews queries.\n---\n\nLook at queries.\n';
const COLLABORATORS = { ada: 'write', maia: 'maintain', root: 'admin', tria: 'triage', rita: 'read' } as const;

/** Sets up a pull request on GitHub's emulator. It is removed when the test ends. */
export async function setCommentStage(options: CommentStageOptions = {}): Promise<CommentStage> {
  const base = options.base ?? { ...GUIDANCE, 'src/cart.js': CART, '.github/agents/dba.agent.md': AGENT };
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: base }],
    branches: { feature: { commits: [{ message: 'Change', files: options.head ?? { 'src/cart.js': BAD_CART } }] } },
  });
  const place = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main', collaborators: COLLABORATORS };
  const pull = { repository: 'acme/shop', number: NUMBER, title: 'Sum', body: null, author: 'ada' };
  const github = await startGithub({
    repositories: [{ ...place, gitDir: repository.directory, ...options.repository }],
    pullRequests: [{ ...pull, baseRef: 'main', headRef: 'feature', ...options.pullRequest }],
    ...options.emulator,
  });
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-comments-'));
  onTestFinished(async () => {
    await github.close();
    await rm(folder, { recursive: true, force: true });
  });
  const shas = { base: await repository.sha('main'), head: await repository.sha('feature') };
  const send = (event: CommentedEvent, settings: Settings = {}): Promise<CommentResult> =>
    runHere(
      github,
      event,
      { 'output-dir': folder, ...settings.inputs },
      { sha: shas.base, checkout: settings.checkout },
    );
  const write = (said: Said): Promise<CommentedEvent> => Promise.resolve(writeComment(github, said, shas));
  return {
    github,
    repository,
    write,
    run: send,
    say: async (said, settings) => send(await write(said), settings),
    push: async (settings) => {
      const head = { sha: await repository.sha('feature') };
      const pulled = { number: NUMBER, state: 'open', draft: false, labels: [], head };
      const payload = { action: 'synchronize', pull_request: pulled, sender: { login: 'ada', type: 'User' } };
      return send({ name: 'pull_request', payload, id: 0 }, settings);
    },
    reactions: () => github.world.reactions.map(({ content }) => content),
    lastComment: () => github.issueComments(NUMBER).at(-1)?.body,
  };
}

function writeComment(
  github: GithubEmulator,
  said: Said,
  shas: { readonly base: string; readonly head: string },
): CommentedEvent {
  const { user: login, body, thread } = said;
  const isOnLine = thread !== undefined;
  const written = isOnLine
    ? github.people.reply(thread, login, body)
    : github.people.comment({ repository: 'acme/shop', issue: NUMBER, user: login, body });
  const user = { login, type: said.type ?? 'User' };
  const createdAt = said.createdAt ?? written.createdAt;
  const comment = {
    id: written.id,
    node_id: `N${written.id}`,
    body,
    user,
    author_association: said.association ?? 'MEMBER',
    created_at: createdAt,
    updated_at: said.updatedAt ?? createdAt,
    ...(isOnLine ? { in_reply_to_id: thread, path: 'src/cart.js' } : {}),
  };
  const about = isOnLine
    ? { pull_request: { number: NUMBER, state: 'open', head: { sha: shas.head }, base: { sha: shas.base } } }
    : { issue: { number: NUMBER, pull_request: {} } };
  return {
    name: isOnLine ? 'pull_request_review_comment' : 'issue_comment',
    payload: { action: said.action ?? 'created', comment, ...about, sender: user },
    id: written.id,
  };
}

async function runHere(
  github: GithubEmulator,
  event: CommentedEvent,
  inputs: Readonly<Record<string, string>>,
  { sha, checkout }: { readonly sha: string; readonly checkout: string | undefined },
): Promise<CommentResult> {
  const { apiUrl, eventName, payload } = context;
  const before = github.requests.length;
  const lines: string[] = [];
  process.env['GITHUB_REPOSITORY'] = 'acme/shop';
  Object.assign(context, { apiUrl: github.url, eventName: event.name, payload: event.payload, sha });
  const all: Readonly<Record<string, string>> = { 'github-token': github.token, ...inputs };
  const runner: Runner = {
    input: (name) => all[name] ?? '',
    mask: () => undefined,
    log: (line) => lines.push(line),
    print: (commands) => lines.push(commands),
    environment: { RUNNER_TEMP: tmpdir(), GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1' },
    checkout,
    signal: new AbortController().signal,
    clock: hurriedClock(),
  };
  const requests = (): readonly string[] =>
    github.requests.slice(before).map(({ method, path }) => `${method} ${path.replace('/repos/acme/shop', '')}`);
  try {
    const { exitCode, outputs } = await runAction(runner);
    return { exitCode, outputs, text: lines.join('\n'), requests: requests() };
  } catch (error) {
    const exitCode = reportFatal(error, false, (text) => lines.push(text));
    return { exitCode, outputs: {}, text: lines.join('\n'), requests: requests() };
  } finally {
    Object.assign(context, { apiUrl, eventName, payload });
  }
}
