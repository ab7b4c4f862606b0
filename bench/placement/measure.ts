import { createRandom } from '../accuracy/random.ts';
import { openRepository, readRepositories, type PinnedRepository } from '../accuracy/repositories.ts';
import { openReviewer, type Reviewer } from '../accuracy/review.ts';
import type { Measurement } from '../accuracy/tables.ts';
import { caseIndex, lineCases, rangeCases, writeReply, type Case, type Origin } from './cases.ts';
import { describePlacement } from './describe.ts';
import { judgeCase } from './judge.ts';
import type { Judged } from './judged.ts';
import { readDiff } from './read-diff.ts';
import { chooseLines, chooseRanges } from './targets.ts';

const SEED = 'placement-2';
const COMMITS_OF_A_REPOSITORY = 11;
/** More comments are read from no reply. */
const MAX_CASES_OF_A_REPLY = 9_000;
const AT_ONCE = 2;

/** Measures on which lines made-up findings are placed. */
export async function measurePlacement({ isFull }: { readonly isFull: boolean }): Promise<Measurement> {
  const judged: Judged[] = [];
  const left = [...readRepositories()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const reviewer = await openReviewer();
      try {
        for (let pinned = left.shift(); pinned !== undefined; pinned = left.shift()) {
          judged.push(...(await judgeRepository(pinned, reviewer, isFull)));
        }
      } finally {
        await reviewer.close();
      }
    }),
  );
  return describePlacement(judged, SEED);
}

/** Judges cases on the pinned commits of one repository. */
export async function judgeRepository(
  { name, url, half, commits }: PinnedRepository,
  reviewer: Reviewer,
  isFull: boolean,
): Promise<readonly Judged[]> {
  const repository = openRepository({ name, url });
  const judged: Judged[] = [];
  try {
    for (const commit of commits.slice(0, isFull ? undefined : COMMITS_OF_A_REPOSITORY)) {
      const diff = repository.git('diff', '-M', '--no-color', '--no-ext-diff', `${commit}~1`, commit);
      const run = { folder: repository.folder, reviewer, isFull };
      judged.push(...(await judgeDiffs([diff], { half, repository: name, commit }, run)));
    }
  } finally {
    repository.close();
  }
  return judged;
}

interface DiffRun {
  readonly folder: string;
  readonly reviewer: Reviewer;
  readonly isFull: boolean;
}

/** Makes cases about diffs of a commit, and has the product review the commit with replies that contain them. */
export async function judgeDiffs(
  diffs: readonly string[],
  origin: Origin,
  { folder, reviewer, isFull }: DiffRun,
): Promise<readonly Judged[]> {
  const random = createRandom(`${SEED} ${origin.repository} ${origin.commit}`);
  const cases = diffs
    .map(readDiff)
    .flatMap((files) => [
      ...chooseLines(files, random).flatMap((target) => lineCases(target, origin, random, isFull)),
      ...chooseRanges(files, random).flatMap((target) => rangeCases(target, origin, random, isFull)),
    ]);
  const judged: Judged[] = [];
  for (let from = 0; from < cases.length; from += MAX_CASES_OF_A_REPLY) {
    judged.push(...(await judgeCases(cases.slice(from, from + MAX_CASES_OF_A_REPLY), origin, folder, reviewer)));
  }
  return judged;
}

async function judgeCases(
  cases: readonly Case[],
  { commit }: Origin,
  repository: string,
  reviewer: Reviewer,
): Promise<readonly Judged[]> {
  const reply = writeReply(cases, createRandom(`${SEED} words ${commit}`));
  const run = await reviewer.review({ repository, base: `${commit}~1`, head: commit, replies: [reply] });
  if (run.report === undefined) {
    throw new Error(`The review of ${commit} ended with ${run.exitCode}: ${run.stderr}`);
  }
  const [prompt = ''] = run.prompts;
  const found = new Map(run.report.findings.map((finding) => [caseIndex(finding.title), finding]));
  return (
    cases
      .map((one, index) => ({ one, judgement: judgeCase(one, found.get(index)) }))
      // A model cannot comment on a file that it was not shown, such as a lock file.
      .filter(({ one }) => prompt.includes(`\nFile: ${one.target.file.path} (`))
  );
}
