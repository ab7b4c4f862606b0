import { UserError, usageError } from '../../errors.ts';
import type { ReviewSize } from '../../jobs/shards/estimate-bills.ts';
import type { Bill } from '../../jobs/shards/predict-bill.ts';
import { chooseModels } from '../../models/choose.ts';
import type { MergedCommit } from '../../workspace/git/git.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import type { Terminal } from '../output/terminal.ts';
import type { FollowExtends } from './follow-extends.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { KeptIndex } from './open-models.ts';
import { priceReview, sizeReview } from './price-review.ts';

const NO_MODEL = 'no-model-to-price';

export interface PriceTerms {
  readonly line: CommandLine;
  readonly terminal: Terminal;
  /** For all changes, so that each file is read once. */
  readonly follow: FollowExtends | undefined;
  readonly kept: KeptIndex;
}

/** A change that can be reviewed, before its prompts are composed. */
export interface SizedChange {
  readonly commit: MergedCommit;
  readonly size: ReviewSize;
  /** Only changes with the same one are compared. */
  readonly model: string;
}

/** Why the review of a change has no price. */
export interface Unpriced {
  readonly reason: string;
}

export const NOTHING: Unpriced = { reason: 'it has no file to review' };

/** Plans the review of a merged change. */
export function sizeChange(commit: MergedCommit, terms: PriceTerms): Promise<SizedChange | Unpriced> {
  return withMerged(commit, terms, async (opened) => {
    const size = await sizeReview(opened, terms.terminal.environment);
    const { provider, model } = opened.options;
    return size === undefined ? NOTHING : { commit, size, model: `${provider}:${model ?? ''}` };
  });
}

/** Predicts what the review of a merged change would have cost. */
export function priceChange(commit: MergedCommit, terms: PriceTerms): Promise<{ readonly bill: Bill } | Unpriced> {
  return withMerged(commit, terms, async (opened) => {
    const { bill } = await priceReview(opened, terms.terminal.environment, terms.kept);
    return bill === undefined ? NOTHING : { bill };
  });
}

/** Opens a merged change as a pull request would show it. */
async function withMerged<T>(
  { id, parent }: MergedCommit,
  { line, terminal, follow }: PriceTerms,
  work: (opened: OpenedChange) => Promise<T>,
): Promise<T | Unpriced> {
  if (parent === undefined) {
    return { reason: 'the commit before it is not in this clone' };
  }
  // What there is to say on each of many changes would hide the sum.
  const quiet = { ...terminal, progress: () => {}, say: () => {} };
  try {
    const opening = (opened: OpenedChange): Promise<T> => {
      const { options } = opened;
      if (options.model === undefined && chooseModels(options, terminal.environment).kind === 'offline') {
        throw usageError(NO_MODEL, '`plan --history` needs a model', 'Name one with `--model`; no key is needed.');
      }
      return work(opened);
    };
    return await withChange({ ...line, base: parent, head: id }, quiet, opening, follow);
  } catch (error) {
    // The configuration of an old commit may be wrong: that hides no other change.
    if (!(error instanceof UserError) || error.code === NO_MODEL) {
      throw error;
    }
    return { reason: error.message };
  }
}
