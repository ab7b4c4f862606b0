import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ExcludedFile } from '../../changes/review-scope.ts';
import type { FileChange } from '../../changes/types.ts';
import { discoverCustomizations } from '../../customizations/discover.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import { customizationReader } from '../../customizations/read-customization.ts';
import type { CustomizationSources } from '../../customizations/sources.ts';
import type { Customizations } from '../../customizations/types.ts';
import { selectGuidelines } from '../../guidelines/select.ts';
import { dependsOnLanguages } from '../../guidelines/takes-part.ts';
import type { Guideline, Guidelines } from '../../guidelines/types.ts';
import type { Options } from '../../options/options.ts';
import type { ChangeDescription } from '../../prompt/parts/pull-request.ts';
import type { LeftOut, ReviewResult } from '../../reports/review/review-result.ts';
import type { ReviewThreads } from '../../agents/tools/review-threads.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { recordReads } from '../../workspace/watched-reads.ts';
import { agentsAtWork } from './agents-at-work.ts';
import { chooseAgent } from './choose-agent.ts';
import { chooseReviewers, type ChosenReviewers, type RoutingSettings } from './choose-reviewers.ts';
import { chooseScope, type ScopeSettings, type ScopeSubject } from './choose-scope.ts';
import { readFirstLines } from './first-lines.ts';

/** Where the guidance comes from, but for what the options say of it. */
export type Guidance = Pick<
  CustomizationSources,
  'repository' | 'userFolder' | 'userSettings' | 'organization' | 'remoteAgents'
>;

/** Both revisions as whole repositories, for what a model looks up. */
export interface Sides {
  readonly base: Workspace;
  readonly head: Workspace;
  /** Most files to read of them, where each is a request. */
  readonly maxReads?: number;
}

/** What is reviewed: a change, whose instructions guide, and what the author says. */
export interface ReviewSubject extends ScopeSubject {
  readonly guidance: Guidance;
  readonly description: ChangeDescription | undefined;
  readonly sides: Sides;
  /** Reads what was said on the change before; absent where it is not on a pull request. */
  readonly readThreads?: () => Promise<ReviewThreads>;
}

/** The options that say which files are reviewed and how customizations are read. */
export type PrepareSettings = ScopeSettings &
  Pick<Options, 'compatibility' | 'workspaceFolders'> &
  Partial<Pick<Options, 'agent'>> & {
    /** Absent where no model is asked, so that no agent has anything to do. */
    readonly routing?: RoutingSettings;
  };

/** What stands before any review: the files to read and the guidelines in force for them. */
export interface Prepared {
  readonly files: readonly FileChange[];
  /** The other files, and those of which a part could not be read. */
  readonly excluded: readonly ExcludedFile[];
  readonly customizations: Customizations;
  /** The paths of the guidance's repository that were read for them. */
  readonly read: ReadonlySet<string>;
  /** What is in force for the change as a whole, and what is not. */
  readonly guidelines: Guidelines;
  /** The agent of the repository that was asked for. */
  readonly agent: Agent | undefined;
  /** Who reviews which of the files, and what was decided on the other agents. */
  readonly chosen: ChosenReviewers;
  /** Of those in force, the ones that have a file among those reviewed. */
  readonly applied: readonly Guideline[];
  readonly leftOut: readonly LeftOut[];
  readonly problems: ReviewResult['problems'];
}

/** Chooses files and guidelines. Review, dump and `guidelines` all begin here, so they cannot disagree. */
export async function prepareReview(
  subject: Pick<ReviewSubject, 'guidance'> & ScopeSubject,
  settings: PrepareSettings,
): Promise<Prepared> {
  const scope = await chooseScope(subject, settings);
  const { workspace, read } = recordReads(subject.guidance.repository);
  const guidance = { ...subject.guidance, repository: workspace };
  const customizations = await discoverCustomizations(sourcesOf({ ...subject, guidance }, settings));
  const readCustomization = customizationReader(guidance);
  const agent = await chooseAgent(settings.agent, customizations, readCustomization);
  const guidelines = await selectFor(subject, customizations);
  const isApplied = ({ appliesTo }: Guideline): boolean => scope.reviewed.some((file) => appliesTo.has(file.path));
  const idle = guidelines.inForce.filter((guideline) => !isApplied(guideline));
  const applied = guidelines.inForce.filter(isApplied);
  const chosen = await chooseReviewers(
    { customizations, read: readCustomization, files: scope.reviewed, guidelines: applied, agent },
    settings.routing,
  );
  // Of agents, reports say more.
  const decided = agentsAtWork(chosen);
  return {
    files: scope.reviewed,
    excluded: scope.leftOut,
    customizations,
    read,
    guidelines,
    agent,
    chosen,
    applied,
    // What could be better is for `validate` to say; a review speaks of what is wrong.
    problems: [...scope.problems, ...customizations.problems.filter(isOfConcern), ...(chosen.routing?.problems ?? [])],
    leftOut: [
      ...[...scope.leftOut, ...scope.notes].map(({ path, reason }) => ({
        stage: 'file' as const,
        source: path,
        reason,
      })),
      ...guidelines.leftOut
        .filter(({ source }) => !decided.has(source))
        .map((entry) => ({ stage: 'guideline' as const, ...entry })),
      ...idle.map(({ content }) => ({ stage: 'guideline' as const, source: content.path, reason: IDLE })),
    ],
  };
}

/** Why a guideline that is in force is not sent. */
export const IDLE = 'it is in force, but none of its files is reviewed';

/** All that customizations are looked for in, for one change. */
export function sourcesOf(
  { guidance, changes }: Pick<ReviewSubject, 'guidance' | 'changes'>,
  { compatibility, workspaceFolders }: Pick<Options, 'compatibility' | 'workspaceFolders'>,
): CustomizationSources {
  return {
    ...guidance,
    compatibility,
    workspaceFolders,
    near: changes.files.map(({ path }) => path),
  };
}

/** The guidelines in force for the changed files. */
export async function selectFor(
  { changes, readHead }: Pick<ReviewSubject, 'changes' | 'readHead'>,
  customizations: Customizations,
): Promise<Guidelines> {
  const firstLines = dependsOnLanguages(customizations, 'review')
    ? await readFirstLines(changes.files, readHead)
    : undefined;
  return selectGuidelines(
    customizations,
    changes.files.map(({ path }) => path),
    firstLines,
  );
}

/** What still works as it was meant is the validator's business, not that of a review. */
function isOfConcern({ severity, rule }: Diagnostic): boolean {
  return severity !== 'info' && rule !== 'settings-instructions-deprecated';
}
