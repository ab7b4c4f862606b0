import type { NoteReaders } from '../../context/notes/readers.ts';
import type { ReadThreads } from '../../context/notes/review-threads.ts';
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
import { idleReason } from '../../reports/reasons/guidance.ts';
import type { LeftOut, ReviewResult } from '../../reports/review/review-result.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { recordReads } from '../../workspace/watched-reads.ts';
import { agentsAtWork } from './agents-at-work.ts';
import { chooseAgent, refuseUnknownAddressee } from './choose-agent.ts';
import { chooseReviewers, type ChosenReviewers, type RoutingSettings } from './choose-reviewers.ts';
import { chooseScope, type ChosenScope, type ScopeSettings, type ScopeSubject } from './choose-scope.ts';
import { readFirstLines } from './first-lines.ts';

/** Where the guidance comes from; the options add the rest. */
export type Guidance = Pick<
  CustomizationSources,
  'repository' | 'userFolder' | 'userSettings' | 'organization' | 'remoteAgents'
>;

/** Both revisions as whole repositories, in which a model can look things up. */
export interface Sides {
  readonly base: Workspace;
  readonly head: Workspace;
  /** Most files to read from them one by one, if each is a request. */
  readonly maxReads?: number;
}

/** What is reviewed: the change, the instructions that guide the review, and the author's description. */
export interface ReviewSubject extends ScopeSubject {
  readonly guidance: Guidance;
  readonly description: ChangeDescription | undefined;
  /** Paths of the change that other jobs review, if this job reviews a part of it. */
  readonly otherPaths?: readonly string[];
  /** The branch of the head, if it is known. */
  readonly branch?: string | undefined;
  /** The branch that the pull request is to be merged into; absent if the change is none. */
  readonly target?: string | undefined;
  readonly sides: Sides;
  /** Reads the earlier comments on the change; absent if it is not on a pull request. */
  readonly readThreads?: ReadThreads;
  /** Read texts on the change from outside of its code. */
  readonly readers?: NoteReaders;
}

/** The options that say which files are reviewed and how customizations are read. */
export type GuidanceSettings = ScopeSettings &
  Pick<Options, 'compatibility' | 'workspaceFolders'> &
  Partial<Pick<Options, 'agent'>> & {
    /** Absent if no model is asked, because agents then have nothing to do. */
    readonly routing?: RoutingSettings;
    /** The message that a person typed in a command; one that begins with `@name` needs that agent. */
    readonly typed?: string | undefined;
  };

/** What is decided before any model is asked: the files, the guidelines that apply to them, and the reviewers. */
export interface Chosen extends ChosenReviewers {
  readonly files: readonly FileChange[];
  /** Changed files that models judged in an earlier run. A prompt names them and does not show them. */
  readonly judgedBefore?: readonly FileChange[];
  /** The other files, and the files that could be read in part only. */
  readonly excluded: readonly ExcludedFile[];
  readonly customizations: Customizations;
  /** Paths of the guidance's repository that were read to find the customizations. */
  readonly read: ReadonlySet<string>;
  /** The guidelines for all changed files, reviewed or not. */
  readonly guidelines: Guidelines;
  /** The agent that the option `agent` names. */
  readonly agent: Agent | undefined;
  /** The guidelines that apply to a reviewed file. */
  readonly applied: readonly Guideline[];
  readonly leftOut: readonly LeftOut[];
  readonly problems: ReviewResult['problems'];
}

/**
 * Chooses files, guidelines and reviewers. Review, dump and `guidelines` all begin here, so they cannot disagree.
 * @param known the files, if they are chosen already
 */
export async function chooseGuidance(
  subject: Pick<ReviewSubject, 'guidance'> & Partial<Pick<ReviewSubject, 'description'>> & ScopeSubject,
  settings: GuidanceSettings,
  known?: ChosenScope,
): Promise<Chosen> {
  const scope = known ?? (await chooseScope(subject, settings));
  const { workspace, read } = recordReads(subject.guidance.repository);
  const guidance = { ...subject.guidance, repository: workspace };
  const customizations = await discoverCustomizations(customizationSources({ ...subject, guidance }, settings));
  const readCustomization = customizationReader(guidance);
  const agent = await chooseAgent(settings.agent, customizations, readCustomization);
  if (settings.typed !== undefined) {
    await refuseUnknownAddressee(settings.typed, customizations, readCustomization);
  }
  const guidelines = await selectGuidelinesFor(subject, customizations);
  const files = scope.reviewed;
  const applied = guidelines.applicable.filter((guideline) => appliesToAny(guideline, files));
  const reviewers = await chooseReviewers(
    { customizations, read: readCustomization, files, guidelines: applied, agent, title: subject.description?.title },
    settings.routing,
  );
  return {
    ...reviewers,
    files,
    excluded: scope.leftOut,
    customizations,
    read,
    guidelines,
    agent,
    applied,
    problems: [
      ...scope.problems,
      ...customizations.problems.filter(concernsReview),
      ...(reviewers.routing?.problems ?? []),
    ],
    leftOut: [...leaveOutFiles(scope), ...leaveOutGuidelines(guidelines, files, reviewers)],
  };
}

function appliesToAny({ appliesTo }: Guideline, files: readonly FileChange[]): boolean {
  return files.some((file) => appliesTo.has(file.path));
}

function leaveOutFiles({ leftOut, notes }: ChosenScope): readonly LeftOut[] {
  return [...leftOut, ...notes].map(({ path, reason }) => ({ stage: 'file', source: path, reason }));
}

/** Customizations that are not used. Agents are missing here: the routing decided on them, and reports say more of it. */
function leaveOutGuidelines(
  guidelines: Guidelines,
  files: readonly FileChange[],
  reviewers: ChosenReviewers,
): readonly LeftOut[] {
  const agents = agentsAtWork(reviewers);
  const others = guidelines.leftOut.filter(({ source }) => !agents.has(source));
  const idle = guidelines.applicable.filter((guideline) => !appliesToAny(guideline, files));
  return [
    ...others.map((entry) => ({ stage: 'guideline' as const, ...entry })),
    ...idle.map(({ content, appliesTo }) => ({
      stage: 'guideline' as const,
      source: content.path,
      reason: idleReason(appliesTo.size),
    })),
  ];
}

/** Everything that is searched for customizations, for one change. */
export function customizationSources(
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

/** The guidelines that apply to the changed files. */
export async function selectGuidelinesFor(
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

/** A review reports what is wrong in instruction files. What could only be better is left to `validate`. */
function concernsReview({ severity, rule }: Diagnostic): boolean {
  return severity !== 'info' && rule !== 'settings-instructions-deprecated';
}
