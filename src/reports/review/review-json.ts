import { diagnosticJson, type DiagnosticReport } from '../../diagnostics/diagnostic.ts';
import type { FaultPlace, Finding, Placement } from '../../findings/types.ts';
import { guidelineChangesJson, type GuidelineChangesReport } from '../guidance/guideline-changes.ts';
import type { Reconciliation } from '../outcome/reconciliation.ts';
import type { ReviewResult } from './review-result.ts';
import { summarySentences } from './sentences.ts';

/** A review, as JSON has it: the findings, what was judged, and what was left out with the reason. */
export interface ReviewReport extends Pick<
  ReviewResult,
  | 'guidanceFrom'
  | 'notes'
  | 'conflicts'
  | 'directions'
  | 'leftOut'
  | 'merged'
  | 'coverage'
  | 'unjudged'
  | 'literal'
  | 'usage'
  | 'reviewers'
  | 'idleAgents'
  | 'conclusion'
> {
  /** The findings, also those that are shown only in the summary. */
  readonly findings: readonly FindingReport[];
  /** The result in sentences, followed by the remarks of models on the whole change. */
  readonly summary: string;
  /** Every customization that was found, with whether it applies, to which files, and why it does not apply. */
  readonly customizations: ReviewResult['receipts'];
  /** What the edited instruction files would change for a change like this one; null if none is edited. */
  readonly guidelineChanges: GuidelineChangesReport | null;
  /** What edited configuration would change for later reviews; null if none is edited. */
  readonly afterMerge: NonNullable<ReviewResult['afterMerge']> | null;
  /** Problems in the customization files themselves. */
  readonly problems: readonly DiagnosticReport[];
  /** What the change was read from: git on disk, GitHub's API, a diff, or the files of a commit. */
  readonly source: ReviewResult['readFrom']['source'];
  /** The sources that were tried before and did not give all of the change. */
  readonly passedOver: NonNullable<ReviewResult['readFrom']['passedOver']>;
  /** Number of customization files that were validated because the change touches one; null if none was. */
  readonly validated: number | null;
  /** The verdicts of the second look on the models' findings; null if there was none. */
  readonly verification: NonNullable<ReviewResult['verification']> | null;
  /** What became of the findings of earlier runs on the pull request; null without a pull request. */
  readonly since: NonNullable<ReviewResult['since']> | null;
  /** What the baseline of an audit hides; null without a baseline. */
  readonly baseline: NonNullable<ReviewResult['baseline']> | null;
  /** What became of the findings on the pull request; null if nothing was published. */
  readonly reconciliation: Reconciliation | null;
}

/** A finding, without what later runs recognize it by: those are digests that tell a reader nothing. */
export interface FindingReport extends Omit<Finding, 'placement' | 'identity' | 'agents' | 'places'> {
  /** The other places of the same fault, in order of path and line. Absent if there are none. */
  readonly places?: readonly Omit<FaultPlace, 'identity'>[];
  /** The agent with the best report of it; absent unless several reviewers were at work. */
  readonly agent?: string;
  /** All agents that report it, the best report first. */
  readonly agents?: readonly string[];
  /** Where it is shown: on its line, on its file, or only in the summary. */
  readonly placement: Placement['kind'];
  /** Why it is not shown on its line. */
  readonly placementReason?: string;
}

/**
 * The object that `review --format json` prints, and the Action writes to `findings.json`.
 * @param reconciliation what became of the findings; absent if nothing is published
 */
export function reviewJson(result: ReviewResult, reconciliation?: Reconciliation): ReviewReport {
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

function findingJson(finding: Finding): FindingReport {
  const { placement, guideline, agents = [], identity: _digests, places, ...rest } = finding;
  return {
    ...rest,
    ...(places === undefined ? {} : { places: places.map(({ identity: _digest, ...place }) => place) }),
    ...(guideline === undefined ? {} : { guideline }),
    ...(agents[0] === undefined ? {} : { agent: agents[0], agents }),
    placement: placement.kind,
    ...(placement.kind === 'inline' ? {} : { placementReason: placement.reason }),
  };
}
