import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../accuracy/random.ts';
import { readRepositories } from '../accuracy/repositories.ts';
import { openReviewer, type Reviewer } from '../accuracy/review.ts';
import type { Measurement, Table } from '../accuracy/tables.ts';
import { makeAnswer } from './answers.ts';
import { copyChanges, type Change } from './changes.ts';
import { describeReplies } from './describe.ts';
import { drawKinds, type DrawnKind } from './draw.ts';
import { GROUPS } from './groups.ts';
import { measureHostileReplies } from './hostile.ts';
import { judgeReview } from './judge.ts';
import type { MeasuredReply } from './measured-reply.ts';
import type { Answer, Reply } from './types.ts';
import { expectAll, json } from './write.ts';

export const SEED = 'replies-1';
export const CHANGES_PER_REPOSITORY = 2;
/** Replies of a sample: as many as take four minutes on two idle cores. */
const SAMPLE = 300;
const SAMPLE_MEBIBYTES = 1;
const MOST_MEBIBYTES = 50;
/** Reviews that run at the same time. */
const PROCESSES = 2;

/** Measures what becomes of replies as models write them, and of hostile ones. */
export async function measureReplies({ isFull }: { readonly isFull: boolean }): Promise<Measurement> {
  const kinds = drawKinds(GROUPS, SEED, isFull ? undefined : SAMPLE);
  const measured = await measureKinds(kinds, SEED, CHANGES_PER_REPOSITORY);
  const hostile = await measureHostile(isFull ? MOST_MEBIBYTES : SAMPLE_MEBIBYTES);
  return describeReplies(measured, SEED, hostile);
}

/** Measures hostile replies to a change of the first repository. */
export function measureHostile(mebibytes: number): Promise<Table> {
  return withChanges(SEED, 1, ([change]) => {
    if (change === undefined) {
      throw new Error('No repository has a suitable change');
    }
    return measureHostileReplies(change, mebibytes);
  });
}

/**
 * Sends a reply of each kind to the built command, about changes of public repositories.
 *
 * @param changesPerRepository - How many commits of each repository are used.
 */
export async function measureKinds(
  kinds: readonly DrawnKind[],
  seed: string,
  changesPerRepository: number,
): Promise<readonly MeasuredReply[]> {
  return withChanges(seed, changesPerRepository, async (changes) => {
    const waiting = [...writeReplies(kinds, changes, seed).entries()];
    const measured: MeasuredReply[] = [];
    await Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const reviewer = await openReviewer();
        try {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            const [index, written] = next;
            measured[index] = await measureReply(written, reviewer);
          }
        } finally {
          await reviewer.close();
        }
      }),
    );
    return measured;
  });
}

/** A reply of a kind, and the change that it is about. */
export interface WrittenReply {
  readonly drawn: DrawnKind;
  readonly change: Change;
  readonly answer: Answer;
  readonly reply: Reply;
}

/** Writes a reply of each kind. The same seed and changes give the same replies. */
export function writeReplies(
  kinds: readonly DrawnKind[],
  changes: readonly Change[],
  seed: string,
): readonly WrittenReply[] {
  return kinds.map((drawn) => {
    const random = createRandom(`${seed} ${drawn.group} ${drawn.kind.name}`);
    const change = random.pick(changes);
    const answer = makeAnswer(change, random);
    return { drawn, change, answer, reply: drawn.kind.write(answer, random) };
  });
}

/** Copies commits of the pinned repositories into a temporary folder, and removes it after their use. */
export async function withChanges<T>(
  seed: string,
  changesPerRepository: number,
  use: (changes: readonly Change[]) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-replies-'));
  try {
    const changes = readRepositories().flatMap((pinned) => {
      const random = createRandom(`${seed} ${pinned.name}`);
      return copyChanges(pinned, changesPerRepository, join(folder, pinned.name.replace('/', '+')), random);
    });
    return await use(changes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reviews the change with the reply, and once more with a good second answer if the model is asked again. */
async function measureReply(
  { drawn, change, answer, reply }: WrittenReply,
  reviewer: Reviewer,
): Promise<MeasuredReply> {
  const request = { repository: change.folder, base: change.base, head: change.head };
  const run = await reviewer.review({ ...request, replies: [reply.message] });
  const measured = { drawn, change: change.name, reply, run, judgement: judgeReview(reply, run) };
  if (run.prompts.length < 2) {
    return { ...measured, second: undefined };
  }
  const secondRun = await reviewer.review({ ...request, replies: [reply.message, json(answer)] });
  return { ...measured, second: judgeReview(expectWholeAnswer(answer, reply), secondRun) };
}

/** The expected result when the second answer has the form that was asked for. */
function expectWholeAnswer(answer: Answer, { homeless }: Reply): Reply {
  return {
    message: { content: null },
    expected: expectAll(answer.comments),
    ...(homeless === undefined ? {} : { homeless }),
  };
}
