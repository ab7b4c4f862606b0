import { chooseGuidance, type Chosen } from '../../jobs/choose/choose-guidance.ts';
import type { ReviewSize } from '../../jobs/shards/estimate-bills.ts';
import { narrowChosen, narrowSubject } from '../../jobs/shards/narrow.ts';
import { planReview, type ReviewPlan } from '../../jobs/shards/plan-review.ts';
import type { Bill } from '../../jobs/shards/predict-bill.ts';
import { chooseModels, type Environment } from '../../models/choose.ts';
import { routingFor } from './model-input.ts';
import { openBill, type OpenedPart } from './open-bill.ts';
import type { KeptIndex } from './open-models.ts';
import type { OpenedChange } from './open-change.ts';

/** Plans the review of a change; undefined if it has no file to review. Faster than to predict what it would cost. */
export async function sizeReview(
  { subject, options, commit }: OpenedChange,
  environment: Environment,
): Promise<ReviewSize | undefined> {
  const plan = planReview(await chooseReviewed({ subject, options }, environment), commit, options.shards);
  return plan.shards.length === 0
    ? undefined
    : {
        tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
        parts: plan.shards.length,
        prices: options.prices,
      };
}

/** Plans the review of a change, and predicts what it would cost; the bill is undefined without a model. Nothing is sent. */
export async function priceReview(
  { subject, options, commit }: OpenedChange,
  environment: Environment,
  kept?: KeptIndex,
): Promise<{ readonly plan: ReviewPlan; readonly bill: Bill | undefined }> {
  const chosen = await chooseReviewed({ subject, options }, environment);
  const plan = planReview(chosen, commit, options.shards);
  const open = (paths: ReadonlySet<string>): OpenedPart => ({
    subject: narrowSubject(subject, paths),
    chosen: narrowChosen(chosen, paths),
  });
  const bill = await openBill(plan.shards, options, environment, open, kept);
  return { plan, bill };
}

function chooseReviewed(
  { subject, options }: Pick<OpenedChange, 'subject' | 'options'>,
  environment: Environment,
): Promise<Chosen> {
  const choice = chooseModels(options, environment);
  return chooseGuidance(subject, { ...options, ...routingFor(choice, options, undefined) });
}
