import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRepository } from '../../harness/repository.ts';
import type { Arrival, Fault } from '../../emulators/github/faults.ts';
import { startGithub, type GithubEmulator } from '../../emulators/github/server.ts';
import { openAction, type InProcessRun } from './in-process.ts';
import { endpointOf } from './endpoints.ts';
import { readPosted, type Posted } from './posted.ts';
import { virtualClock } from './virtual-clock.ts';

/** A run, and what it cost. */
export interface FaultRun extends InProcessRun {
  /** Endpoints of its requests, in order. */
  readonly requests: readonly string[];
  /** Virtual milliseconds. */
  readonly elapsed: number;
}

/** When a request is spoiled: its endpoint, how many matching requests pass before, and how many are spoiled. */
export interface Plan {
  readonly endpoint: string;
  readonly fault: Fault | ((onSilence: () => void) => Fault);
  readonly after: number;
  readonly times: number;
}

/** Kills the run at one of its requests, before or after GitHub has handled it. */
export interface Kill {
  readonly request: number;
  readonly when: 'before' | 'after';
}

export interface RunPlan {
  readonly plans?: readonly Plan[];
  readonly kill?: Kill;
  /** GitHub answers only so many requests, and none after them. */
  readonly answered?: number;
  /** Holds a request back. A test decides in which order the writes of several runs happen. */
  readonly gate?: (arrival: Arrival) => Promise<void>;
}

/**
 * - `fresh`: nothing was posted.
 * - `second`: an earlier run posted its comments and a summary; two findings are new.
 * - `refused`: GitHub refuses the review because of a line, so that each comment is posted alone.
 * - `personal`: as `second`, with the token of a person, who may ask for their login.
 * - `doubled`: two earlier runs at once have posted everything twice.
 * - `fixed`: two of five findings are gone.
 * - `kept open`: as `fixed`, and the token may not resolve threads.
 * - `lifted`: our request for changes stands, and nothing is left to find.
 */
export const SITUATIONS = [
  'fresh',
  'second',
  'refused',
  'personal',
  'doubled',
  'fixed',
  'kept open',
  'lifted',
] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface FaultStage {
  readonly github: GithubEmulator;
  /** Brings the pull request into a situation. */
  readonly enter: (situation: Situation) => Promise<void>;
  readonly run: (plan?: RunPlan) => Promise<FaultRun>;
  readonly posted: () => Posted;
  readonly close: () => Promise<void>;
}

const BASE_LINES = Array.from({ length: 40 }, (_, index) => `export const item${index} = ${index};`);
const FIRST_HEAD = [...BASE_LINES.slice(0, 2), 'var one = 1;', 'debugger;', 'alert(one);', ...BASE_LINES.slice(2)];
const SECOND_HEAD = [...FIRST_HEAD.slice(0, 5), 'export const two = one == 3;', 'eval(two);', ...FIRST_HEAD.slice(5)];
const THIRD_HEAD = SECOND_HEAD.filter((line) => line !== 'debugger;' && line !== 'eval(two);');
const CLEAN_HEAD = [...BASE_LINES, 'export const last = 1;'];
const GUIDE = [
  '- Never use `var`; use `const`.\n',
  '- Use `===` instead of `==`.\n',
  '- Never use `debugger`.\n- Never use `alert`.\n- Never use `eval`.\n',
].join('');

const REFUSED: Fault = {
  when: 'before',
  how: {
    kind: 'answer',
    status: 422,
    body: { message: 'Unprocessable Entity', errors: ['Line could not be resolved'], status: '422' },
  },
};
const REFUSED_REVIEW: Plan = { endpoint: 'POST pulls/N/reviews', fault: REFUSED, after: 0, times: Infinity };

/** Tokens of a workflow are different in each run, and the login is the same. */
const TOKENS = 60_000;

/** Starts a GitHub, and the Action for many runs in this process. A process can have one stage only. */
export async function openFaultStage(): Promise<FaultStage> {
  const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
  const branch = (message: string, lines: readonly string[]) => ({
    commits: [{ message, files: { 'src/cart.dart': text(lines) } }],
  });
  const repository = await makeRepository({
    commits: [
      {
        message: 'Base',
        files: { '.github/copilot-instructions.md': GUIDE, 'src/cart.dart': text(BASE_LINES) },
      },
    ],
    branches: {
      first: branch('One', FIRST_HEAD),
      second: branch('Two', SECOND_HEAD),
      third: { from: 'second', ...branch('Three', THIRD_HEAD) },
      clean: { from: 'second', ...branch('Four', CLEAN_HEAD) },
      feature: { commits: [] },
    },
  });
  const numbers = Array.from({ length: TOKENS }, (_, index) => index);
  const github = await startGithub({
    repositories: [{ owner: 'acme', name: 'shop', id: 42, gitDir: repository.directory, defaultBranch: 'main' }],
    pullRequests: [
      {
        repository: 'acme/shop',
        number: 7,
        title: 'Add',
        body: null,
        author: 'ada',
        baseRef: 'main',
        headRef: 'feature',
      },
    ],
    otherTokens: Object.fromEntries([
      ...numbers.map((number) => [`run-${number}`, 'github-actions[bot]']),
      ...numbers.map((number) => [`robot-${number}`, 'robot']),
    ]),
    knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 100_000_000 },
  });
  const action = await openAction(github, 7);
  const crowd = openCrowd(github);
  let situation: Situation = 'fresh';
  let runs = 0;
  const run: FaultStage['run'] = async (plan = {}) => {
    runs += 1;
    const token = `${situation === 'personal' ? 'robot' : 'run'}-${runs}`;
    const plans = [...(plan.plans ?? []), ...(situation === 'refused' ? [REFUSED_REVIEW] : [])];
    const inputs = {
      'github-token': token,
      ...(situation === 'lifted' ? { 'request-changes': 'true', 'fail-on': 'low' } : {}),
    };
    return crowd.join(token, { ...plan, plans }, (clock) => action.run(inputs, { clock }));
  };
  const names = ['first', 'second', 'third', 'clean'];
  const shas = new Map(await Promise.all(names.map(async (name) => [name, await repository.sha(name)] as const)));
  // Starting git for this takes longer than a run.
  const point = (name: string): Promise<void> =>
    writeFile(join(repository.directory, '.git/refs/heads/feature'), `${shas.get(name)}\n`);
  const starts = await prepare(github, point, run, (next) => (situation = next));
  let head = 'second';
  return {
    github,
    enter: async (next) => {
      situation = next;
      const start = starts[next];
      start.bringBack();
      github.setKnob('refusedMutations', next === 'kept open' ? ['resolveReviewThread'] : []);
      if (head !== start.head) await point(start.head);
      ({ head } = start);
    },
    run,
    posted: () => readPosted(github),
    close: async () => {
      await Promise.all([github.close(), action.close()]);
      await repository.dispose();
    },
  };
}

interface Start {
  readonly bringBack: () => void;
  readonly head: string;
}

/** Runs on the heads of a pull request, and saves what was posted on each. */
async function prepare(
  github: GithubEmulator,
  point: (branch: string) => Promise<void>,
  run: () => Promise<FaultRun>,
  enter: (situation: Situation) => void,
): Promise<Readonly<Record<Situation, Start>>> {
  const nothing = github.save();
  const post = async (situation: Situation, head: string): Promise<() => void> => {
    nothing();
    enter(situation);
    await point(head);
    await run();
    return github.save();
  };
  const onFirst = await post('second', 'first');
  for (const { id } of github.reviewComments(7)) github.copyReviewComment(id);
  for (const { user, body } of github.issueComments(7)) github.addUserComment({ number: 7, user, body });
  const twice = github.save();
  const byPerson = await post('personal', 'first');
  const onSecond = await post('fixed', 'second');
  const blocking = await post('lifted', 'second');
  await point('second');
  return {
    fresh: { bringBack: nothing, head: 'second' },
    second: { bringBack: onFirst, head: 'second' },
    refused: { bringBack: nothing, head: 'second' },
    personal: { bringBack: byPerson, head: 'second' },
    doubled: { bringBack: twice, head: 'second' },
    fixed: { bringBack: onSecond, head: 'third' },
    'kept open': { bringBack: onSecond, head: 'third' },
    lifted: { bringBack: blocking, head: 'clean' },
  };
}

/** The runs that are going on, told apart by their tokens. */
interface Crowd {
  readonly join: (
    token: string,
    plan: RunPlan,
    start: (clock: ReturnType<typeof virtualClock>) => Promise<InProcessRun>,
  ) => Promise<FaultRun>;
}

interface Member {
  readonly plan: RunPlan;
  readonly seen: number[];
  readonly requests: string[];
  open: number;
  silent: number;
  isDead: boolean;
  readonly die: () => void;
  readonly endPatience: () => void;
}

function openCrowd(github: GithubEmulator): Crowd {
  const members = new Map<string, Member>();
  let time = Date.now();
  const forever = new Promise<void>(() => undefined);
  github.setKnob('gate', async (arrival) => {
    const member = members.get(arrival.token);
    if (member === undefined) return;
    if (member.isDead) return forever;
    await member.plan.gate?.(arrival);
    const { kill } = member.plan;
    if (kill?.when === 'before' && kill.request === member.requests.length) {
      member.die();
      return forever;
    }
  });
  github.setKnob('settled', ({ token }) => {
    const member = members.get(token);
    if (member !== undefined) member.open -= 1;
  });
  github.setKnob('fault', (arrival) => {
    const member = members.get(arrival.token);
    if (member === undefined) return undefined;
    const fault = findFault(member, endpointOf(arrival));
    member.open += 1;
    if (fault?.how.kind === 'silence') member.silent += 1;
    return fault;
  });
  return {
    join: async (token, plan, start) => {
      let die = (): void => undefined;
      const killed = new Promise<InProcessRun>((resolve) => {
        die = () => {
          member.isDead = true;
          resolve({ exitCode: 137, text: '', outputs: {} });
        };
      });
      const clock = virtualClock(time, () => member.open === member.silent);
      const seen = (plan.plans ?? []).map(() => 0);
      const counts = { open: 0, silent: 0, isDead: false };
      const member: Member = { plan, seen, requests: [], ...counts, die: () => die(), endPatience: clock.endPatience };
      members.set(token, member);
      const run = await Promise.race([start(clock), killed]);
      time = Math.max(time, clock.now());
      return { ...run, requests: member.requests, elapsed: clock.elapsed() };
    },
  };
}

function findFault(member: Member, endpoint: string): Fault | undefined {
  const number = member.requests.length;
  member.requests.push(endpoint);
  const { kill, answered, plans = [] } = member.plan;
  if (answered !== undefined && number >= answered) {
    return { when: 'before', how: { kind: 'silence', onSilence: member.endPatience } };
  }
  if (kill?.when === 'after' && kill.request === number) {
    return { when: 'after', how: { kind: 'silence', onSilence: member.die } };
  }
  for (const [index, { endpoint: wanted, fault, after, times }] of plans.entries()) {
    if (wanted !== endpoint) continue;
    const count = (member.seen[index] ?? 0) + 1;
    member.seen[index] = count;
    if (count > after && count <= after + times) {
      return typeof fault === 'function' ? fault(member.endPatience) : fault;
    }
  }
  return undefined;
}
