import type { FileChange } from '../../changes/types.ts';
import { usageError } from '../../errors.ts';
import { chooseShardCount, MAX_SHARDS, planShards, type Shard, type SizedFile } from '../../packing/plan-shards.ts';
import { digest } from '../../text/bytes/digest.ts';
import type { Chosen } from '../choose/choose-guidance.ts';

/** A review that is divided over several jobs. */
export interface ReviewPlan {
  readonly shards: readonly Shard[];
  /** The number that the plan was made with: `64` in `3/64`. There may be some fewer shards. */
  readonly most: number;
  /** Names the change, its guidance and the plan. Results with another key belong to another plan. */
  readonly key: string;
  /** The head; `uncommitted` for a local change that is not committed. */
  readonly commit: string;
}

/** The job's part of a plan: `3/64`. */
export interface ShardNumber {
  readonly index: number;
  readonly most: number;
}

/** Reads the value of `shard`. Throws a `UserError` if it is not `i/n`. */
export function readShardNumber(text: string): ShardNumber {
  const [, index = '', most = ''] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
  const shard = { index: Number(index), most: Number(most) };
  if (shard.index < 1 || shard.index > shard.most || shard.most > MAX_SHARDS) {
    throw usageError(
      'shard',
      `\`shard\` must be like \`3/64\`, not "${text}"`,
      `Use a value of the matrix that \`plan\` prints. A plan has at most ${MAX_SHARDS} shards.`,
    );
  }
  return shard;
}

/** Characters of a token, and the tokens that each line of a prompt has in addition. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_LINE = 2;
const TOKENS_PER_FILE = 30;

/**
 * Plans the shards of a review. Jobs of the same change make the same plan, so nothing has to be passed to them but their
 * number.
 *
 * @param most the maximum number of shards; absent: as many as the size of the change asks for
 * @param tokensOf the tokens of a file in a prompt, if they are known already
 */
export function planReview(
  { files, applied }: Pick<Chosen, 'files' | 'applied'>,
  commit: string,
  most?: number,
  tokensOf: (file: FileChange) => number = estimateTokens,
): ReviewPlan {
  const sized = files.map((file): SizedFile => ({ path: file.path, tokens: tokensOf(file) }));
  const limit = most ?? chooseShardCount(sized);
  const shards = planShards(sized, limit);
  const texts = applied.map(({ id, content, filePatterns }) => [id, content.path, content.text, filePatterns]);
  const sizes = sized.map(({ path, tokens }) => [path, tokens]);
  const key = digest('sha256', JSON.stringify([FORM, commit, limit, texts, sizes, shards]), 'hex').slice(
    0,
    KEY_CHARACTERS,
  );
  return { shards, most: limit, key, commit };
}

/** Change it when shards are made in another way: then results of an earlier version do not count. */
const FORM = 2;
const KEY_CHARACTERS = 32;

/** Estimates the tokens of a file in a prompt. A count would take longer than the plan may. */
export function estimateTokens({ hunks, view, additions, deletions }: FileChange): number {
  let tokens = TOKENS_PER_FILE;
  for (const hunk of view?.hunks ?? hunks) {
    for (const { text } of hunk.lines) {
      tokens += text.length / CHARACTERS_PER_TOKEN + TOKENS_PER_LINE;
    }
  }
  return Math.ceil(hunks.length === 0 ? tokens + (additions + deletions) * USUAL_LINE_TOKENS : tokens);
}

/** For files of which only the numbers of lines are known. */
const USUAL_LINE_TOKENS = 10;

/** The files of a shard. Throws a `UserError` if the plan does not have it. */
export function filesOfShard({ shards, most }: ReviewPlan, { index }: Pick<ShardNumber, 'index'>): ReadonlySet<string> {
  const shard = shards[index - 1];
  if (shard === undefined) {
    throw usageError(
      'no-such-shard',
      `The change has ${shards.length} shards with \`--shards ${most}\`, so there is no shard ${index}`,
      'Run `plan` again: the change is another one now.',
    );
  }
  return new Set(shard.paths);
}
