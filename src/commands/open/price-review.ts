import { chooseGuidance } from '../../jobs/choose/choose-guidance.ts';
import { narrowChosen, narrowSubject } from '../../jobs/shards/narrow.ts';
import { planReview, type ReviewPlan } from '../../jobs/shards/plan-review.ts';
import type { Bill } from '../../jobs/shards/predict-bill.ts';
import { chooseModels, type Environment } from '../../models/choose.ts';
import { routingFor } from './model-input.ts';
import { openBill } from './open-bill.ts';
import type { OpenedChange } from './open-change.ts';

/** Plans the review of a change, and predicts what it would cost; the bill is undefined without a model. Nothing is sent. */
export async function priceReview(
  { subject, options, commit }: OpenedChange,
  environment: Environment,
): Promise<{ readonly plan: ReviewPlan; readonly bill: Bill | undefined }> {
  const choice = chooseModels(options, environment);
  const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, undefined) });
  const plan = planReview(chosen, commit, options.shards);
  const bill = await openBill(plan.shards, options, environment, (paths) => ({
    subject: narrowSubject(subject, paths),
    chosen: narrowChosen(chosen, paths),
  }));
  return { plan, bill };
}
