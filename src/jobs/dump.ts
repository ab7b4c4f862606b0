import { findDirections } from '../findings/directions/find-directions.ts';
import type { Draft } from '../findings/types.ts';
import { findPrice } from '../models/spending/prices.ts';
import type { Options } from '../options/options.ts';
import type { DumpLeftOut } from '../reports/dumps/count-left-out.ts';
import type { PromptDump } from '../reports/dumps/dump.ts';
import { lazily } from '../structures/lazily.ts';
import { readSwitches } from '../options/read-switches.ts';
import { lineExceedsBudget } from '../reports/reasons/requests.ts';
import { agentsAtWork } from './choose/agents-at-work.ts';
import type { Chosen } from './choose/choose-guidance.ts';
import { composeForReviewers, type ReadyReviewer } from './compose/compose-for-reviewers.ts';
import type { ReviewerRequests } from './compose/compose-requests.ts';
import type { PromptRequest } from './compose/fit-request.ts';
import type { ReviewModels } from './compose/review-models.ts';
import { composeWriting, type WritingSubject } from './describe/compose-writing.ts';
import { checkLiterally } from './gather/check-literally.ts';
import { concealDrafts, concealSecrets } from './gather/conceal-secrets.ts';
import { gatherContext } from './gather/gather-context.ts';
import { listStatements } from './statements.ts';
import type { GivenReport } from './gather/open-tools.ts';
import { readGiven, type Given } from './gather/read-given.ts';

/** The models that a dump is made for; nothing is sent to them. */
export interface DumpedFor extends Pick<ReviewModels, 'main' | 'forAgent' | 'grammars' | 'now'> {
  readonly model: string | undefined;
  /** Results of other tools: if there are any, a model gets a tool to look them up. */
  readonly reports: readonly GivenReport[];
}

type DumpSettings = Pick<
  Options,
  | 'purpose'
  | 'contentExclusion'
  | 'leaveOutContext'
  | 'maxTurns'
  | 'delegate'
  | 'maxAgents'
  | 'contextTokens'
  | 'literalChecks'
  | 'leaveOutChecks'
  | 'prices'
>;

/** Composes a prompt and lists what it leaves out. For a review it is exactly the prompt that a review would send. */
export async function dumpPrompt(
  opened: WritingSubject,
  everything: Chosen,
  given: Given,
  settings: DumpSettings,
  dumpedFor: DumpedFor,
): Promise<PromptDump> {
  const { purpose } = settings;
  const literalDrafts = lazily(
    async () => (await checkLiterally(opened, everything, settings, dumpedFor.grammars)).drafts,
  );
  const { subject, chosen } = concealSecrets(opened, everything);
  const { requests, leftOut, statements } =
    purpose === 'review'
      ? await dumpReview(subject, chosen, given, settings, dumpedFor, literalDrafts)
      : await dumpWriting(purpose, subject, chosen, given, settings, dumpedFor);
  const { tokenizer, budget, model } = dumpedFor.main;
  const price = findPrice(settings.prices, `${model.provider}:${model.name}`);
  return {
    purpose,
    agent: chosen.agent?.name,
    model: dumpedFor.model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    ...(price === undefined ? {} : { inputPrice: price.input }),
    directions: findDirections(subject.description, chosen.files),
    leftOut,
    ...(statements === undefined ? {} : { statements }),
    requests,
  };
}

/** The fields of a dump that depend on the purpose. */
type Composed = Pick<PromptDump, 'requests' | 'leftOut' | 'statements'>;

/** Gathers and composes as a review does, and ends before a model is asked. */
async function dumpReview(
  subject: WritingSubject,
  chosen: Chosen,
  given: Given,
  settings: DumpSettings,
  models: DumpedFor,
  literalDrafts: () => Promise<readonly Draft[]>,
): Promise<Composed> {
  const { parts, leftOut: unused } = await readGiven(given, 'review', {
    files: chosen.files,
    readHead: subject.readHead,
  });
  const context = await gatherContext(subject, chosen, {
    settings,
    message: given.message,
    literalFindings: async () => concealDrafts(await literalDrafts(), chosen.files),
    ...models,
  });
  const reviewers = await composeForReviewers({ subject, chosen, ...context, models, settings, parts }, ({ name }) => ({
    chain: [name],
    call: refuseCall,
    admit: () => true,
  }));
  const composed = reviewers.map((ready) => ready.composed);
  return {
    requests: composed.flatMap((one) => one.requests.map((request) => describeRequest(request, one))),
    statements: listStatements(chosen.applied, readSwitches(settings)),
    leftOut: [
      ...listChosenLeftOut(chosen, ['file', 'guideline']),
      ...unused,
      ...context.leftOut,
      ...listIdleAgents(chosen, reviewers),
      ...composed.flatMap(listTooLarge),
    ],
  };
}

function listChosenLeftOut(
  { leftOut }: Pick<Chosen, 'leftOut'>,
  stages: readonly NonNullable<DumpLeftOut['stage']>[],
): Composed['leftOut'] {
  return stages.flatMap((stage) =>
    leftOut.flatMap(({ source, reason, ...one }) => (one.stage === stage ? [{ stage, source, reason }] : [])),
  );
}

/** The agents that review nothing, for example because their prompts do not fit. */
function listIdleAgents(chosen: Chosen, ready: readonly ReadyReviewer[]): Composed['leftOut'] {
  return [...agentsAtWork(chosen, ready)].flatMap(([source, outcome]) =>
    outcome.kind === 'idle' ? [{ stage: 'guideline', source, reason: outcome.reason }] : [],
  );
}

function listTooLarge({ tooLarge, reviewer }: ReviewerRequests): Composed['leftOut'] {
  const reason = lineExceedsBudget(reviewer.agent === undefined ? undefined : reviewer.name);
  return tooLarge.map(({ path }) => ({ stage: 'file', source: path, reason }));
}

function refuseCall(): never {
  throw new TypeError('a dump asks no model, so no model can call an agent');
}

/** The tools are named too, because their declarations cost tokens. */
function describeRequest(
  { hash, tokens, messages, pieces, plan }: PromptRequest,
  { reviewer, tools, toolTokens }: ReviewerRequests,
): PromptDump['requests'][number] {
  return {
    hash,
    tokens,
    messages,
    pieces,
    plan,
    ...(reviewer.agent === undefined ? {} : { agent: reviewer.name }),
    ...(tools.length === 0 ? {} : { tools: tools.map(({ name }) => name), toolTokens }),
  };
}

/** Composes the one prompt of a purpose other than a review. */
async function dumpWriting(
  purpose: Exclude<Options['purpose'], 'review'>,
  subject: WritingSubject,
  chosen: Chosen,
  given: Given,
  options: Pick<Options, 'contentExclusion'>,
  { main, grammars }: DumpedFor,
): Promise<Composed> {
  const { request, leftOut } = await composeWriting(purpose, subject, chosen, given, options, { ...main, grammars });
  const { hash, tokens, messages, pieces, plan } = request;
  return {
    requests: [{ hash, tokens, messages, pieces, plan }],
    leftOut: [...listChosenLeftOut(chosen, ['file']), ...leftOut],
  };
}
