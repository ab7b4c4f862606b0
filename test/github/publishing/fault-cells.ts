import { faultKinds, graphqlFaultKinds } from './fault-kinds.ts';
import { SITUATIONS, type FaultRun, type FaultStage, type Kill, type Plan, type Situation } from './fault-stage.ts';
import { countDoubles, type Posted } from './posted.ts';

/** One cell of the fault matrix. */
export interface Cell {
  readonly name: string;
  readonly situation: Situation;
  readonly kind: 'one fault' | 'two faults' | 'kill';
  /** Endpoints and faults by name, as the report groups them. */
  readonly labels: readonly { readonly endpoint: string; readonly fault: string }[];
  readonly plans: readonly Plan[];
  readonly kill?: Kill;
}

/** A situation without a fault: the first run, and the pull request after a second one. */
export interface Reference {
  readonly first: FaultRun;
  readonly second: FaultRun;
  readonly posted: Posted;
}

export type References = Readonly<Record<Situation, Reference>>;

/** How a cell came out after the run with the fault, and after one more run without. */
export interface CellResult {
  readonly cell: Cell;
  readonly exitCode: number;
  readonly requests: number;
  readonly elapsed: number;
  readonly problems: readonly Problem[];
  /** What differs from a pull request that met no fault. */
  readonly differences: readonly string[];
}

export const PROBLEMS = [
  'doubled',
  'lost',
  'other state',
  'lost in silence',
  'wrong exit code',
  'wrong count',
  'findings not reported',
  'JavaScript words',
  'HTML',
  'limit told as permission',
  'too long',
  'too many requests',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Most virtual time that a server which does not answer may add to a run. */
const MAX_SILENT_MS = 60_000;
const MAX_REQUESTS = 90;

const TIMES = { once: 1, twice: 2, always: Infinity } as const;

/** Runs each situation without a fault. The requests that it records are the rows of the matrix. */
export async function readReferences(stage: FaultStage): Promise<References> {
  const references: Partial<Record<Situation, Reference>> = {};
  for (const situation of SITUATIONS) {
    await stage.enter(situation);
    const first = await stage.run();
    const second = await stage.run();
    references[situation] = { first, second, posted: stage.posted() };
  }
  return references as References;
}

/** All cells with one fault: each endpoint that a situation uses, each fault, once, twice, always and on a later request. */
export function faultCells(references: References): readonly Cell[] {
  return SITUATIONS.flatMap((situation) => {
    const { requests } = references[situation].first;
    return [...new Set(requests)].flatMap((endpoint) => {
      const count = requests.filter((one) => one === endpoint).length;
      return Object.keys(kindsOf(endpoint, () => undefined)).flatMap((fault) =>
        timesOf(count).map(({ name, times, after }): Cell => ({
          name: `${situation}: ${endpoint}: ${fault}, ${name}`,
          situation,
          kind: 'one fault',
          labels: [{ endpoint, fault }],
          plans: [planOf(endpoint, fault, times, after)],
        })),
      );
    });
  });
}

function kindsOf(endpoint: string, onSilence: () => void) {
  return { ...faultKinds(onSilence), ...(endpoint.startsWith('GraphQL') ? graphqlFaultKinds() : {}) };
}

function planOf(endpoint: string, fault: string, times: number, after: number): Plan {
  const find = (onSilence: () => void) => {
    const found = kindsOf(endpoint, onSilence)[fault];
    if (found === undefined) throw new Error(`There is no fault "${fault}".`);
    return found;
  };
  return { endpoint, fault: find, times, after };
}

/** A request that a run sends twice is also spoiled the second time only, and from then on. */
function timesOf(count: number): readonly { readonly name: string; readonly times: number; readonly after: number }[] {
  const names = Object.entries(TIMES).map(([name, times]) => ({ name, times, after: 0 }));
  if (count < 2) return names;
  return [
    ...names,
    { name: 'the second time', times: 1, after: 1 },
    { name: 'from the second on', times: Infinity, after: 1 },
  ];
}

/** A kill before and after each request of each situation. */
export function killCells(references: References): readonly Cell[] {
  return SITUATIONS.flatMap((situation) =>
    references[situation].first.requests.flatMap((endpoint, request) =>
      (['before', 'after'] as const).map((when): Cell => ({
        name: `${situation}: killed ${when} request ${request + 1}, ${endpoint}`,
        situation,
        kind: 'kill',
        labels: [{ endpoint, fault: `killed ${when}` }],
        plans: [],
        kill: { request, when },
      })),
    ),
  );
}

/** Draws pairs of cells of the same situation with different endpoints. */
export function pairCells(cells: readonly Cell[], count: number, seed: number): readonly Cell[] {
  const random = generator(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const pairs: Cell[] = [];
  while (pairs.length < count) {
    const one = pick(cells);
    const other = pick(cells.filter(({ situation }) => situation === one?.situation));
    if (one === undefined || other === undefined || one.labels[0]?.endpoint === other.labels[0]?.endpoint) continue;
    pairs.push({
      name: `${one.name}, and ${other.name.slice(other.situation.length + 2)}`,
      situation: one.situation,
      kind: 'two faults',
      labels: [...one.labels, ...other.labels],
      plans: [...one.plans, ...other.plans],
    });
  }
  return pairs;
}

/** Park and Miller's generator of numbers from 0 to 1. */
export function generator(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Draws cells with a seed, each at most once. */
export function sampleCells(cells: readonly Cell[], count: number, seed: number): readonly Cell[] {
  const random = generator(seed);
  return cells
    .map((cell) => [random(), cell] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, cell]) => cell);
}

/** Runs a cell: once with the fault, once more without, and compares with a pull request that met no fault. */
export async function runCell(stage: FaultStage, cell: Cell, references: References): Promise<CellResult> {
  const reference = references[cell.situation];
  await stage.enter(cell.situation);
  const known = new Set(stage.github.reviewComments(7).map(({ id }) => id));
  const first = await stage.run({ plans: cell.plans, ...(cell.kill === undefined ? {} : { kill: cell.kill }) });
  const created = stage.github
    .reviewComments(7)
    .filter(({ id, inReplyTo }) => !known.has(id) && inReplyTo === undefined);
  const after = stage.posted();
  const second = await stage.run();
  const end = stage.posted();
  const run = { first, created: created.length, after, end, second };
  return {
    cell,
    exitCode: first.exitCode,
    requests: first.requests.length,
    elapsed: first.elapsed,
    problems: PROBLEMS.filter((problem) => judges[problem](run, reference, cell)),
    differences: compare(end, reference.posted),
  };
}

interface JudgedRun {
  readonly first: FaultRun;
  /** Comments that the first run added. */
  readonly created: number;
  readonly after: Posted;
  readonly end: Posted;
  readonly second: FaultRun;
}

/** Whether the summary has a finding whose comment GitHub refuses, with the reason, and the run counts it. */
function saysInSummary({ first }: JudgedRun): boolean {
  return (
    /\b\d+ in the summary only\b/.test(first.text) &&
    first.text.includes('Why it has no inline comment: GitHub does not accept a comment on this line.')
  );
}

const judges: Readonly<Record<Problem, (run: JudgedRun, reference: Reference, cell: Cell) => boolean>> = {
  doubled: ({ end }, { posted }) => countDoubles(end) > countDoubles(posted),
  lost: ({ end }, { posted }) => missing(end, posted).length > 0 || end.summaries.length < posted.summaries.length,
  'other state': ({ end }, { posted }) => compare(end, posted).length > 0,
  'lost in silence': (run, reference) =>
    run.first.exitCode === reference.first.exitCode &&
    run.first.exitCode !== 3 &&
    !/Not (?:everything was )?posted/.test(run.first.text) &&
    !saysInSummary(run) &&
    missing(run.after, reference.posted).length > 0,
  'wrong exit code': ({ first, second }, reference, { kind }) =>
    (kind !== 'kill' && ![reference.first.exitCode, 3].includes(first.exitCode)) ||
    ![reference.first.exitCode, reference.second.exitCode].includes(second.exitCode),
  'wrong count': ({ first, created }, _reference, { kind }) => {
    const said = Number(first.outputs['comments-posted'] ?? '0');
    return kind !== 'kill' && (said > created || (first.exitCode === 0 && said !== created));
  },
  'findings not reported': (run, { posted }) =>
    run.first.outputs['findings'] !== undefined &&
    missing(run.after, posted).some((thread) => thread.endsWith(' open')) &&
    !saysInSummary(run) &&
    !/^::(?:error|warning|notice) .*file=src\/cart\.dart/m.test(run.first.text),
  'JavaScript words': ({ first }) =>
    /Cannot read|undefined|is not a function|\[object|NaN|internal error/i.test(first.text),
  HTML: ({ first }) => /<html|<h1|DOCTYPE/i.test(first.text),
  'limit told as permission': ({ first }) =>
    /rate limit/i.test(first.text) && /read-only|permissions: /.test(first.text),
  'too long': ({ first }, reference, { labels, kind }) =>
    kind === 'one fault' &&
    labels.every(({ fault }) => fault.startsWith('silence')) &&
    first.elapsed - reference.first.elapsed > MAX_SILENT_MS,
  'too many requests': ({ first }) => first.requests.length > MAX_REQUESTS,
};

/** Threads that should be there and are not, whatever their state is. */
function missing(posted: Posted, expected: Posted): readonly string[] {
  const left = posted.threads.map(withoutState);
  return expected.threads.filter((thread) => {
    const found = left.indexOf(withoutState(thread));
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
}

function withoutState(thread: string): string {
  return thread.replace(/ (?:open|done)$/, '');
}

/** Lists what differs. Comments that were folded because they were there twice do not count. */
export function compare(end: Posted, expected: Posted): readonly string[] {
  const visible = ({ threads }: Posted): readonly string[] => [...new Set(threads)].toSorted();
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ['threads', visible(end), visible(expected)],
    ['summaries', end.summaries, expected.summaries],
    ['request for changes', end.blocks, expected.blocks],
    ['check', end.check, expected.check],
  ];
  return parts
    .filter(([, is, should]) => JSON.stringify(is) !== JSON.stringify(should))
    .map(([name, is, should]) => `${name}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
}
