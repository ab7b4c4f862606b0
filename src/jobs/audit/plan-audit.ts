import { planReview, type ReviewPlan } from '../shards/plan-review.ts';
import type { AuditSubject } from './audit-subject.ts';

/** Divides the files of a tree over jobs. */
export function planAudit({ chosen, tree, survey }: AuditSubject, most: number | undefined): ReviewPlan {
  return planReview(chosen, tree.commit, most, ({ path }) => survey.sizes.get(path)?.tokens ?? 1);
}
