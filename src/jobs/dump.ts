import type { Options } from '../options/options.ts';
import type { PromptDump } from '../reports/dumps/dump.ts';
import { agentsAtWork } from './choose/agents-at-work.ts';
import type { PromptRequest } from './compose/compose-prompt.ts';
import { composeForPurpose } from './compose/compose-purpose.ts';
import type { ComposedReview } from './compose/compose-requests.ts';
import { filesToName } from './gather/files-to-name.ts';
import { findDirections } from '../findings/directions/find-directions.ts';
import { gatherForWriting, type EarlierCommits } from './gather/gather-writing.ts';
import { openTools, type GivenReport } from './gather/open-tools.ts';
import { planReviews, type PlannedReview } from './compose/compose-for-reviewers.ts';
import type { Prepared, ReviewSubject } from './choose/choose-guidance.ts';
import { readGiven, type Given } from './gather/read-given.ts';
import { readSurroundings } from './gather/read-surroundings.ts';
import type { ReviewModels } from './compose/review-models.ts';

/** The models a dump is made for; nothing is sent to them. */
export interface DumpedFor extends Pick<ReviewModels, 'main' | 'forAgent' | 'grammars' | 'now'> {
  readonly model: string | undefined;
  /** Results of other tools: where there are any, a model is offered to look them up. */
  readonly reports: readonly GivenReport[];
}

/** A change to dump the prompt of. */
export interface DumpSubject extends ReviewSubject {
  /** Where there is a repository to read them from. */
  readonly earlier?: EarlierCommits;
}

/** Composes a prompt with everything that it left out: for a review, exactly as a review of the same input does. */
export async function dumpPrompt(
  subject: DumpSubject,
  prepared: Prepared,
  given: Given,
  options: Pick<Options, 'purpose' | 'contentExclusion' | 'maxTurns' | 'delegate'>,
  dumpedFor: DumpedFor,
): Promise<PromptDump> {
  const { requests, leftOut } =
    options.purpose === 'review'
      ? await dumpReview(subject, prepared, given, options, dumpedFor)
      : await dumpWriting(options.purpose, subject, prepared, given, options, dumpedFor);
  const { model } = dumpedFor;
  const { tokenizer, budget } = dumpedFor.main;
  return {
    purpose: options.purpose,
    agent: prepared.agent?.name,
    model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    directions: findDirections(subject.description, prepared.files),
    leftOut,
    requests,
  };
}

/** What of a dump differs by purpose. */
type Composed = Pick<PromptDump, 'requests' | 'leftOut'>;

async function dumpReview(
  subject: DumpSubject,
  prepared: Prepared,
  given: Given,
  settings: Pick<Options, 'contentExclusion' | 'maxTurns' | 'delegate'>,
  dumpedFor: DumpedFor,
): Promise<Composed> {
  const { grammars, now, reports } = dumpedFor;
  const { parts, leftOut } = readGiven(given, 'review');
  const surroundings = await readSurroundings(prepared.files, subject.changes.source, subject.readHead, grammars);
  const opened = await openTools(subject, prepared, { settings, reports, grammars, message: given.message, now });
  const { tools, skills } = opened;
  const desk = { subject, prepared, surroundings, tools, skills, models: dumpedFor, settings, parts };
  const plans = await planReviews(desk, ({ name }) => ({ chain: [name], call: callsNobody }));
  return {
    requests: plans.flatMap(({ composed }) => composed.requests.map((request) => requestOf(request, composed))),
    leftOut: [
      ...prepared.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...leftOut,
      ...surroundings.leftOut,
      ...opened.leftOut,
      ...idleAgents(prepared, plans),
      ...plans.flatMap(({ composed }) => tooLarge(composed)),
    ],
  };
}

/** Those that review nothing, be it that their prompts do not fit. */
function idleAgents({ chosen }: Prepared, plans: readonly PlannedReview[]): Composed['leftOut'] {
  return [...agentsAtWork(chosen, plans)].flatMap(([source, fate]) =>
    fate.kind === 'idle' ? [{ source, reason: fate.reason }] : [],
  );
}

function tooLarge({ tooLarge: parts, reviewer }: ComposedReview): Composed['leftOut'] {
  const by = reviewer.agent === undefined ? '' : ` of a request to ${reviewer.name}`;
  return parts.map(({ path }) => ({ source: path, reason: `a line of it exceeds the budget${by} on its own` }));
}

function callsNobody(): never {
  throw new TypeError('a dump asks no model, so that none can call an agent');
}

/** What is sent beside the messages is named: it costs tokens too. */
function requestOf(
  { hash, tokens, messages, pieces, plan }: PromptRequest,
  { reviewer, tools, toolTokens }: ComposedReview,
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

async function dumpWriting(
  purpose: Exclude<Options['purpose'], 'review'>,
  subject: DumpSubject,
  prepared: Prepared,
  given: Given,
  options: Pick<Options, 'contentExclusion'>,
  { main, grammars }: DumpedFor,
): Promise<Composed> {
  const { budget, tokenizer } = main;
  const { parts, leftOut } = await gatherForWriting(purpose, subject, prepared, given, options, grammars);
  const named = filesToName(subject, prepared);
  return {
    requests: [composeForPurpose({ purpose, parts, files: prepared.files, named, budget, tokenizer })].map(
      ({ hash, tokens, messages, pieces, plan }) => ({ hash, tokens, messages, pieces, plan }),
    ),
    leftOut: [
      ...prepared.leftOut.flatMap(({ stage, source, reason }) => (stage === 'file' ? [{ source, reason }] : [])),
      ...leftOut,
    ],
  };
}
