import type { FaultRun, FaultStage, Operation, Plan, Posted, Situation } from './fault-stage.ts';
import { plan } from './fault-stage.ts';
import { faultKinds } from './fault-kinds.ts';

/** One cell of the fault matrix. */
export interface Cell {
  readonly name: string;
  readonly situation: Situation;
  readonly plans: readonly Plan[];
}

/** How a cell came out after the run with the fault, and after one more run without. */
export interface CellResult {
  readonly cell: Cell;
  readonly first: FaultRun;
  readonly requests: number;
  readonly afterFirst: Posted;
  readonly afterSecond: Posted;
  readonly faults: readonly CellFault[];
}

export const CELL_FAULTS = [
  'doubled',
  'lost',
  'lost in silence',
  'wrong exit code',
  'findings not reported',
  'JavaScript words',
  'HTML',
  'limit told as permission',
] as const;
type CellFault = (typeof CELL_FAULTS)[number];

const READS: readonly Operation[] = [
  'read pull request',
  'list files',
  'read tree',
  'read blob',
  'read user',
  'ask GraphQL',
  'list comments',
  'list review comments',
];

/** The operations that a situation uses. */
const USED: Readonly<Record<Situation, readonly Operation[]>> = {
  fresh: [...READS, 'create review', 'create review comment', 'create summary'],
  second: [...READS, 'create review', 'update summary'],
  refused: ['list review comments', 'create review comment', 'create summary'],
  personal: ['read user', 'list comments', 'list review comments', 'create review', 'update summary'],
  doubled: ['list comments', 'list review comments', 'delete comment', 'update summary'],
};

/** All cells: each fault of each operation, on its first, second or last request, or on all of them. */
export function allCells(onSilence: () => void): readonly Cell[] {
  const kinds = Object.entries(faultKinds(onSilence));
  return Object.entries(USED).flatMap(([situation, operations]) =>
    operations.flatMap((operation) =>
      kinds.flatMap(([kind, fault]) =>
        (['first', 'second', 'always', 'always from the second'] as const).map((when): Cell => ({
          name: `${situation}: ${operation}: ${kind}, ${when}`,
          situation: situation as Situation,
          plans: [
            plan(operation, fault, when.startsWith('always') ? 'always' : 'once', when.endsWith('second') ? 1 : 0),
          ],
        })),
      ),
    ),
  );
}

/** Draws cells with a seed, each at most once. */
export function sampleCells(cells: readonly Cell[], count: number, seed: number): readonly Cell[] {
  let state = seed;
  const next = (): number => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return cells
    .map((cell) => [next(), cell] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, cell]) => cell);
}

/** Runs a cell: once with the fault, once more without, and compares with a pull request that met no fault. */
export async function runCell(stage: FaultStage, cell: Cell, expected: Posted): Promise<CellResult> {
  stage.enter(cell.situation);
  const before = stage.posted();
  const requestsBefore = stage.github.requests.length;
  const first = await stage.run(cell.plans);
  const requests = stage.github.requests.length - requestsBefore;
  const afterFirst = stage.posted();
  await stage.run();
  const afterSecond = stage.posted();
  return {
    cell,
    first,
    requests,
    afterFirst,
    afterSecond,
    faults: judge(first, before, afterFirst, afterSecond, expected),
  };
}

function judge(first: FaultRun, before: Posted, after: Posted, second: Posted, expected: Posted): readonly CellFault[] {
  const { text, exitCode, outputs } = first;
  const isComplete = missing(after, expected).length === 0 && after.summaries > 0;
  const isReported = /^::(?:error|warning|notice) .*file=src\/cart\.dart/m.test(text);
  const said = Number(outputs['comments-posted'] ?? '0');
  const isSilent = exitCode === 0 && !text.includes('Not posted');
  const faults: Readonly<Record<CellFault, boolean>> = {
    doubled: doubles(second) > 0,
    lost: missing(second, expected).length > 0 || second.summaries === 0,
    'lost in silence':
      isSilent && (!isComplete || said > after.comments.length - before.comments.length + doubles(before)),
    'wrong exit code': exitCode !== 0 && exitCode !== 3,
    'findings not reported': outputs['findings'] !== undefined && !isComplete && !isReported,
    'JavaScript words': /Cannot read|undefined|is not a function|\[object|NaN|internal error/.test(text),
    HTML: /<html|<h1|DOCTYPE/i.test(text),
    'limit told as permission': /rate limit/i.test(JSON.stringify(first.text)) && /read-only|permissions: /.test(text),
  };
  return CELL_FAULTS.filter((fault) => faults[fault]);
}

function missing(posted: Posted, expected: Posted): readonly string[] {
  return expected.comments.filter((comment) => !posted.comments.includes(comment));
}

function doubles({ comments, summaries }: Posted): number {
  return comments.length - new Set(comments).size + Math.max(0, summaries - 1);
}
