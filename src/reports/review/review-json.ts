import { diagnosticJson } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../findings/types.ts';
import { guidelineChangesJson } from '../guidance/guideline-changes.ts';
import type { Reconciliation } from '../outcome/reconciliation.ts';
import type { ReviewResult } from './review-result.ts';
import { summarySentences } from './sentences.ts';

/**
 * The object that `review --format json` prints, and the Action writes to `findings.json`.
 * @param reconciliation what became of the findings; absent if nothing is published
 */
export function reviewJson(result: ReviewResult, reconciliation?: Reconciliation): Record<string, unknown> {
  return {
    findings: result.findings.map(findingJson),
    summary: [...summarySentences(result), ...result.remarks].join(' '),
    guidanceFrom: result.guidanceFrom,
    customizations: result.receipts,
    notes: result.notes,
    conflicts: result.conflicts,
    guidelineChanges: result.guidelineChanges === undefined ? null : guidelineChangesJson(result.guidelineChanges),
    afterMerge: result.afterMerge ?? null,
    directions: result.directions,
    leftOut: result.leftOut,
    merged: result.merged,
    problems: result.problems.map(diagnosticJson),
    coverage: result.coverage,
    unjudged: result.unjudged,
    source: result.readFrom.source,
    passedOver: result.readFrom.passedOver ?? [],
    literal: result.literal,
    validated: result.validated ?? null,
    usage: result.usage,
    reviewers: result.reviewers,
    idleAgents: result.idleAgents,
    verification: result.verification ?? null,
    since: result.since ?? null,
    baseline: result.baseline ?? null,
    reconciliation: reconciliation ?? null,
    conclusion: result.conclusion,
  };
}

/** Without what later runs recognize the finding by: those are digests that tell a reader nothing. */
function findingJson(finding: Finding): Record<string, unknown> {
  const { placement, guideline, agents = [], identity: _digests, places, ...rest } = finding;
  return {
    ...rest,
    ...(places === undefined ? {} : { places: places.map(({ identity: _digest, ...place }) => place) }),
    ...(guideline === undefined ? {} : { guideline }),
    ...(agents.length === 0 ? {} : { agent: agents[0], agents }),
    placement: placement.kind,
    ...(placement.kind === 'inline' ? {} : { placementReason: placement.reason }),
  };
}
