import type { ExcludedFile } from '../changes/review-scope.ts';
import type { FileChange } from '../changes/types.ts';
import { discoverCustomizations } from '../customizations/discover.ts';
import { selectGuidelines } from '../guidelines/select.ts';
import type { Guideline, Guidelines } from '../guidelines/types.ts';
import type { ChangeDescription } from '../prompt/pull-request.ts';
import type { LeftOut, ReviewResult } from '../reports/review-result.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { chooseScope, type ScopeSettings, type ScopeSubject } from './choose-scope.ts';

/** What is reviewed: a change, the workspace whose instructions guide, and what the author says. */
export interface ReviewSubject extends ScopeSubject {
  readonly guidance: Workspace;
  readonly description: ChangeDescription | undefined;
}

/** What stands before any review: the files to read and the guidelines in force for them. */
export interface Prepared {
  readonly files: readonly FileChange[];
  /** The other files, and those of which a part could not be read. */
  readonly excluded: readonly ExcludedFile[];
  /** What is in force for the change as a whole, and what is not. */
  readonly guidelines: Guidelines;
  /** Of those in force, the ones that have a file among those reviewed. */
  readonly applied: readonly Guideline[];
  readonly leftOut: readonly LeftOut[];
  readonly problems: ReviewResult['problems'];
}

/** Chooses files and guidelines. Review, dump and `guidelines` all begin here, so they cannot disagree. */
export async function prepareReview(
  subject: Omit<ReviewSubject, 'description'>,
  settings: ScopeSettings,
): Promise<Prepared> {
  const scope = await chooseScope(subject, settings);
  const customizations = await discoverCustomizations(subject.guidance);
  const guidelines = selectGuidelines(
    customizations,
    subject.changes.files.map((file) => file.path),
  );
  const isApplied = ({ appliesTo }: Guideline): boolean => scope.reviewed.some((file) => appliesTo.has(file.path));
  const idle = guidelines.inForce.filter((guideline) => !isApplied(guideline));
  return {
    files: scope.reviewed,
    excluded: scope.leftOut,
    guidelines,
    applied: guidelines.inForce.filter(isApplied),
    problems: [...scope.problems, ...customizations.problems],
    leftOut: [
      ...[...scope.leftOut, ...scope.notes].map(({ path, reason }) => ({
        stage: 'file' as const,
        source: path,
        reason,
      })),
      ...guidelines.leftOut.map((entry) => ({ stage: 'guideline' as const, ...entry })),
      ...idle.map(({ content }) => ({ stage: 'guideline' as const, source: content.path, reason: IDLE })),
    ],
  };
}

const IDLE = 'it is in force, but none of its files is reviewed';
