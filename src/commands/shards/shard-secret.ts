import type { ModelChoice } from '../../models/choose.ts';
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
 * The secret that seals the results of shards: the key of the model. All jobs of a review have it, and code of the change
 * does not. Without a key there is no seal.
 */
export function secretOf(choice: ModelChoice): ShardSecret {
  return choice.kind === 'models' && 'apiKey' in choice.main ? choice.main.apiKey : undefined;
}
