import type { ModelChoice } from '../../models/choose.ts';
import type { Options } from '../../options/options.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import type { ShardSecret } from '../../jobs/shards/shard-file.ts';

/** What became of the result of a shard. */
export interface WrittenShard {
  readonly path: string;
  /** What was found, in a sentence. */
  readonly sentence: string;
  readonly result: ReviewResult;
}

/**
 * The secret that seals the results of shards: the one that was given for it, or the key of the model. All jobs of a review
 * have it, and code of the change does not. A workflow has nothing else that its jobs share and that code in one of them
 * cannot have: tokens differ from job to job. Without a secret there is no seal.
 */
export function secretOf(choice: ModelChoice, { sealKey }: Pick<Options, 'sealKey'>): ShardSecret {
  if (sealKey !== undefined && sealKey !== '') {
    return sealKey;
  }
  return choice.kind === 'models' && 'apiKey' in choice.main ? choice.main.apiKey : undefined;
}
