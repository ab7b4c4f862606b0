import { LEFT_OUT_BY_DEFAULT } from '../../src/context/provider-names.ts';
import { readGivenDiff } from '../../src/changes/diff/read-diff.ts';
import { VERIFICATION_ANSWER } from '../../src/findings/verdict-shape.ts';
import { dumpPrompt } from '../../src/jobs/dump.ts';
import type { CustomizationSettings } from '../../src/jobs/gather/check-customizations.ts';
import type { GivenReport } from '../../src/jobs/gather/open-tools.ts';
import { chooseGuidance, type Chosen, type ReviewSubject } from '../../src/jobs/choose/choose-guidance.ts';
import { readGiven } from '../../src/jobs/gather/read-given.ts';
import type { ModelAccess, ReviewModels } from '../../src/jobs/compose/review-models.ts';
import type { EarlierReview } from '../../src/jobs/incremental/choose-work.ts';
import { reviewChange } from '../../src/jobs/review.ts';
import { createMeter } from '../../src/models/spending/create-meter.ts';
import type { ModelReply, ModelRequest } from '../../src/models/model.ts';
import type { Prices } from '../../src/models/spending/prices.ts';
import type { PromptDump } from '../../src/reports/dumps/dump.ts';
import type { ReviewResult } from '../../src/reports/review/review-result.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { failed, says, scriptedModel, type ScriptedModel } from '../agents/scripted-model.ts';
import { diffOf, NO_GRAMMARS } from './stage-dump.ts';

/** The replies of the model that one reviewer asks, in order. The last reply repeats. */
export type Replies = readonly ModelReply[] | ((request: ModelRequest, index: number) => ModelReply);

/** A repository, a change of it, and the replies of the models. */
export interface ReviewScene {
  readonly base?: Readonly<Record<string, string>>;
  /** The new text of each changed file; null for a removed file. */
  readonly head: Readonly<Record<string, string | null>>;
  /** The replies by reviewer: the name of an agent, `housestyle` or `verification`. Other reviewers find nothing. */
  readonly models?: Readonly<Record<string, Replies>>;
  readonly agent?: string;
  readonly message?: string;
  readonly delegate?: 'auto' | 'mandatory' | 'never';
  readonly maxAgents?: number;
  readonly maxTurns?: number;
  readonly budget?: number;
  readonly maxRequests?: number;
  readonly prices?: Prices;
  readonly verify?: boolean;
  readonly maxComments?: number;
  readonly minConfidence?: number;
  readonly reports?: readonly GivenReport[];
  /** Whether the run asks no model. */
  readonly isOffline?: boolean;
  /** The names of the agents whose own model differs from the run's model. */
  readonly ownModels?: Readonly<Record<string, { readonly model: string; readonly note?: string }>>;
  readonly signal?: AbortSignal;
  /** What earlier runs on the pull request left. */
  readonly earlier?: EarlierReview;
  readonly description?: ReviewSubject['description'];
  /** What is read of the pull request for the prompt. */
  readonly readers?: ReviewSubject['readers'];
  readonly readThreads?: ReviewSubject['readThreads'];
  /** How the customization files are validated. They are not, unless a test says so. */
  readonly validation?: CustomizationSettings['readValidationTerms'];
}

export interface StagedReview {
  readonly result: ReviewResult;
  readonly chosen: Chosen;
  /** The requests by reviewer. */
  readonly asked: ReadonlyMap<string, readonly ModelRequest[]>;
}

/** An answer with these comments. */
export function finds(...comments: readonly Readonly<Record<string, unknown>>[]): ModelReply {
  return says(JSON.stringify({ summary: '', comments: comments.map((one) => ({ ...COMMENT, ...one })) }));
}

const COMMENT = { line: 1, side: 'RIGHT', severity: 'medium', kind: 'bug', title: 'A title', body: 'It is wrong.' };

export const NOTHING = finds();
const NO_VERDICTS = says('{"verdicts": []}');
export const TOO_LONG = failed('too-long');

/** Reviews a scene, in which a token is a character. */
export async function reviewScene(scene: ReviewScene): Promise<StagedReview> {
  const { chosen, asked, review } = await openScene(scene);
  return { result: await review(), chosen, asked };
}

/** A scene whose change is opened and chosen, and which can be reviewed whole or in parts. */
export interface OpenedScene extends Pick<StagedReview, 'chosen' | 'asked'> {
  readonly subject: ReviewSubject;
  readonly settings: ReturnType<typeof settingsOf>;
  /** Reviews these files, or all of them. Each review has its own meter. */
  readonly review: (shardPaths?: ReadonlySet<string>, from?: ReviewSubject) => Promise<ReviewResult>;
}

export async function openScene(scene: ReviewScene): Promise<OpenedScene> {
  const asked = new Map<string, ModelRequest[]>();
  const model = scriptedModel((request) => {
    const who = askerOf(request);
    const own = [...(asked.get(who) ?? []), request];
    asked.set(who, own);
    const replies = scene.models?.[who] ?? [who === 'verification' ? NO_VERDICTS : NOTHING];
    return typeof replies === 'function'
      ? replies(request, own.length - 1)
      : (replies[own.length - 1] ?? replies.at(-1) ?? NOTHING);
  });
  const subject = subjectOf(scene);
  const settings = settingsOf(scene);
  const chosen = await chooseGuidance(subject, settings);
  const { message, reports = [] } = scene;
  const review = async (shardPaths?: ReadonlySet<string>, from = subject): Promise<ReviewResult> => {
    const { files } = chosen;
    const added = await readGiven(givenOf(scene), 'review', { files, readHead: subject.readHead });
    const given = { models: modelsOf(scene, model), reports, message, ...added };
    const input = scene.isOffline === true ? undefined : given;
    const own = shardPaths === undefined ? settings : { ...settings, shardPaths };
    return reviewChange(from, chosen, own, input, scene.earlier);
  };
  return { subject, settings, chosen, asked, review };
}

/** Dumps the first requests that a review of the scene sends. */
export async function dumpOfScene(scene: ReviewScene): Promise<PromptDump> {
  const subject = subjectOf(scene);
  const settings = { ...settingsOf(scene), purpose: 'review' as const };
  const chosen = await chooseGuidance(subject, settings);
  const models = modelsOf(scene, scriptedModel([failed('invalid')]));
  return dumpPrompt(subject, chosen, givenOf(scene), settings, {
    ...models,
    model: undefined,
    reports: scene.reports ?? [],
  });
}

function askerOf({ messages, shape }: ModelRequest): string {
  if (shape?.name === VERIFICATION_ANSWER.name) {
    return 'verification';
  }
  const [system] = messages;
  return /<agent-instructions name="([^"]*)">/.exec(system?.content ?? '')?.[1] ?? 'housestyle';
}

function subjectOf({ base = {}, head, description, readers, readThreads }: ReviewScene): ReviewSubject {
  const after = Object.fromEntries(
    Object.entries({ ...base, ...head }).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])),
  );
  const sides = { base: memoryWorkspace(base, 'base'), head: memoryWorkspace(after, 'head') };
  return {
    changes: readGivenDiff(new TextEncoder().encode(diffOf(base, head))),
    trusted: sides.base,
    guidance: { repository: sides.base },
    sides,
    repository: undefined,
    description,
    ...(readers === undefined ? {} : { readers }),
    ...(readThreads === undefined ? {} : { readThreads }),
    readHead: async (path) => after[path],
    readVersion: async (side, { path }) => (side === 'head' ? after : base)[path],
  };
}

export function settingsOf(scene: ReviewScene) {
  const { agent, message, delegate = 'auto', maxAgents = 3, isOffline = false } = scene;
  return {
    paths: [],
    ignore: [],
    contentExclusion: undefined,
    maxFileLines: 1000,
    bundles: false,
    compatibility: 'github' as const,
    workspaceFolders: [],
    maxTurns: scene.maxTurns ?? 1,
    delegate,
    maxAgents,
    contextTokens: 12_000,
    leaveOutContext: LEFT_OUT_BY_DEFAULT,
    literalChecks: 'on' as const,
    leaveOutChecks: [],
    prices: [],
    verify: scene.verify ?? false,
    maxComments: scene.maxComments ?? 50,
    minSeverity: 'low' as const,
    minConfidence: scene.minConfidence ?? 0,
    ...(agent === undefined ? {} : { agent }),
    ...(scene.validation === undefined ? {} : { readValidationTerms: scene.validation }),
    ...(isOffline ? {} : { routing: { delegate, maxAgents, message } }),
  };
}

function givenOf({ message }: ReviewScene) {
  return { message, attach: [], history: undefined, memory: undefined };
}

export function modelsOf(scene: ReviewScene, model: ScriptedModel): ReviewModels {
  const spending = {
    maxRequests: scene.maxRequests,
    maxCost: undefined,
    prices: scene.prices ?? [],
    outputTokensOf: () => 2_000,
    fallbacks: [],
  };
  const access: ModelAccess = {
    model,
    tokenizer: characterTokenizer(),
    budget: scene.budget ?? 100_000,
    outputTokens: 2_000,
  };
  return {
    main: access,
    verifier: access,
    forAgent: async ({ name }) => {
      const own = scene.ownModels?.[name];
      return {
        access: own === undefined ? access : { ...access, model: { ...model, name: own.model } },
        ...(own?.note === undefined ? {} : { note: own.note }),
      };
    },
    spending,
    meter: createMeter(spending),
    deadline: { isPast: () => false },
    signal: scene.signal ?? new AbortController().signal,
    grammars: NO_GRAMMARS,
    now: () => 0,
    onReply: () => {},
    onEstimate: () => {},
  };
}
