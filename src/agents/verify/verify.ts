import type { FileChange } from '../../changes/types.ts';
import { applyVerdict, unverified } from '../../findings/apply-verdict.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { parseVerdicts, type Verdict, type Verdicts } from '../../findings/replies/parse-verdicts.ts';
import type { Finding, LeftOutDraft } from '../../findings/types.ts';
import { VERIFICATION_ANSWER } from '../../findings/verdict-shape.ts';
import { worstFirst } from '../../findings/worst-first.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Meter } from '../../models/spending/meter.ts';
import type { Model } from '../../models/model.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';
import type { ChangeDescription } from '../../prompt/parts/pull-request.ts';
import type { Check } from './check-blocks.ts';
import { prepareChecks } from './prepare-checks.ts';
import { hunksAlone, readFileCode, type FileCode } from './code-around.ts';
import type { Conversation, Reading } from '../conversation.ts';
import { converse } from '../converse.ts';
import type { Deadline } from '../deadline.ts';
import type { ToolUse } from '../tools/calls/run-calls.ts';
import type { Tool } from '../tools/tool.ts';
import { openDefinitions } from './definitions.ts';
import { planLookingAgain, type LookAgain } from './look-again.ts';
import { openLookups } from './lookups.ts';
import { planChecks, type CheckRequest, type PlannedChecks } from './plan-checks.ts';
import { LIMITS } from '../turn-limits.ts';

/** What verifying findings needs. */
export interface VerifyTerms {
  readonly model: Model;
  readonly tokenizer: Tokenizer;
  /** Maximum input tokens of one request. */
  readonly budget: number;
  /** Maximum tokens of one reply; an assumption if the server decides. */
  readonly outputTokens: number;
  readonly meter: Meter;
  readonly deadline: Deadline;
  readonly signal: AbortSignal;
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  /** What the author says of the change. */
  readonly description?: ChangeDescription | undefined;
  /** What the reviewers looked up. */
  readonly toolUses?: readonly ToolUse[];
  /** The names of the head, to show the declarations of what findings name. */
  readonly symbols?: SymbolIndex;
  /** Tools with which doubtful findings are looked up, in one turn. */
  readonly tools?: readonly Tool[];
  /** The most turns of a conversation; with 1, nothing is looked up. */
  readonly maxTurns?: number;
  readonly readHead: ReadHead;
  readonly grammars: Grammars;
}

/** Findings after verification. */
export interface Verified {
  /** In the given order, without the refuted ones; each finding of a model contains its verdict. */
  readonly findings: readonly Finding[];
  /** Refuted findings, with the reason. */
  readonly leftOut: readonly LeftOutDraft[];
  /** Why some findings could not be verified, each as a clause. */
  readonly shortages: readonly string[];
  /** Notes of the models on how their replies came about. */
  readonly notes: readonly string[];
  /** What was looked up about doubtful findings. */
  readonly toolUses: readonly ToolUse[];
}

/** Verifying more findings is not worth the cost. */
const MAX_FINDINGS = 200;

/**
 * Verifies the findings of models with another, sceptical request to a model; one request covers many findings.
 * Doubtful ones are looked up first, in one turn with tools. Refuted findings are left out, and those that stay doubtful lose
 * severity and confidence. Verification cannot add a finding or
 * raise its severity. If it fails, a finding stays and is marked as not verified. Never rejects.
 */
export async function verifyFindings(findings: readonly Finding[], terms: VerifyTerms): Promise<Verified> {
  const wanted = findings.filter(({ origin }) => origin === 'model').toSorted(worstFirst);
  if (wanted.length === 0 || terms.deadline.isPast()) {
    return conclude(findings, leaveUnverified(wanted, LIMITS.time));
  }
  const parts = await verifyWanted(wanted.slice(0, MAX_FINDINGS), terms);
  const passedOver = leaveUnverified(
    wanted.slice(MAX_FINDINGS),
    `only the ${MAX_FINDINGS} most severe findings are checked`,
  );
  return conclude(findings, [...parts, ...passedOver]);
}

/** The result of verifying some findings. */
interface VerifiedPart {
  readonly verdicts: ReadonlyMap<Finding, Verdict>;
  /** Findings without a verdict, and why. */
  readonly missed: readonly { readonly finding: Finding; readonly reason: string }[];
  readonly shortages: readonly string[];
  readonly notes: readonly string[];
  readonly toolUses: readonly ToolUse[];
}

function leaveUnverified(findings: readonly Finding[], reason: string): readonly VerifiedPart[] {
  const missed = findings.map((finding) => ({ finding, reason }));
  return missed.length === 0 ? [] : [{ verdicts: new Map(), missed, shortages: [reason], notes: [], toolUses: [] }];
}

async function verifyWanted(findings: readonly Finding[], terms: VerifyTerms): Promise<readonly VerifiedPart[]> {
  const codes = await readCodes(findings, terms);
  const codeOf = ({ path }: Finding): FileCode | undefined => codes.get(path);
  const { toolUses = [], description } = terms;
  const findDefinitions = await openDefinitions(findings, terms.symbols, terms.signal);
  const others = [
    JSON.stringify(description ?? ''),
    ...toolUses.flatMap(({ result }) => result ?? []),
    ...findings.flatMap((finding) => findDefinitions([finding]).map(({ path, text }) => `${path}\n${text}`)),
  ];
  const checks = prepareChecks(findings, [...codes.values()], terms.guidelines, others);
  const findLookups = openLookups(toolUses);
  const plan = (some: readonly Check[], budget: number, isAgain = false): PlannedChecks =>
    planChecks(some, codeOf, { ...terms, budget, findLookups, findDefinitions, isAgain });
  const parts = await askAll(plan(checks, terms.budget), terms, ({ checks: some, tokens, ownTokens }) =>
    plan(some, tokens - Math.ceil(ownTokens * TOO_LONG)),
  );
  const doubted = checks.filter(({ finding }) =>
    parts.some(({ verdicts }) => verdicts.get(finding)?.kind === 'doubtful'),
  );
  const again = doubted.length === 0 ? undefined : planLookingAgain(terms);
  return again === undefined
    ? parts
    : [...parts, ...(await lookAgain(plan(doubted, again.budget, true), again, terms))];
}

/** Asks once more about doubtful findings, with tools. A finding without a new verdict keeps the one that it has. */
function lookAgain(
  { requests }: PlannedChecks,
  again: LookAgain,
  terms: VerifyTerms,
): Promise<readonly VerifiedPart[]> {
  return Promise.all(
    requests.map(async (request) => {
      const conversation = await ask(request, terms, again);
      const { verdicts, notes, toolUses } = readVerdicts(request, conversation);
      const reason = conversation.failure?.reason ?? conversation.shortages.at(-1) ?? NO_VERDICT;
      return {
        verdicts,
        missed: [],
        // That it had only one turn for lookups is no shortage.
        shortages: conversation.answer === undefined ? [`doubtful findings were not looked up: ${reason}`] : [],
        notes,
        toolUses,
      };
    }),
  );
}

/** Share by which the variable part of a request is reduced if the model rejects it as too long. */
const TOO_LONG = 0.4;

/** Through the API, reading a file costs a request. */
const MAX_FILES = 30;

/** Reads the code of the files that findings are about, by path; beyond the maximum, only the hunks are used. */
async function readCodes(
  findings: readonly Finding[],
  { files, readHead, grammars }: VerifyTerms,
): Promise<ReadonlyMap<string, FileCode>> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = [...new Set(findings.map(({ path }) => path))];
  const changed = paths.flatMap((path) => byPath.get(path) ?? []);
  const read = await Promise.all(changed.slice(0, MAX_FILES).map((file) => readFileCode(file, readHead, grammars)));
  const codes = [...read, ...changed.slice(MAX_FILES).map(hunksAlone)];
  return new Map(codes.map((code) => [code.file.path, code]));
}

/**
 * Sends requests in parallel. If one is too long for the model, its findings are planned again in smaller requests,
 * once.
 */
async function askAll(
  { requests, unfit }: PlannedChecks,
  terms: VerifyTerms,
  smaller?: (request: CheckRequest) => PlannedChecks,
): Promise<readonly VerifiedPart[]> {
  const parts = await Promise.all(
    requests.map(async (request) => {
      const conversation = await ask(request, terms);
      const isTooLong = conversation.answer === undefined && conversation.failure?.cause === 'too-long';
      const planned = isTooLong ? smaller?.(request) : undefined;
      return planned === undefined || planned.requests.length === 0
        ? [readVerdicts(request, conversation)]
        : askAll(planned, terms);
    }),
  );
  const withoutRoom = unfit.map(({ finding }) => finding);
  return [...parts.flat(), ...leaveUnverified(withoutRoom, NO_ROOM)];
}

const NO_ROOM = 'it does not fit into a request together with its code (`max-input-tokens`)';

function ask(
  { checks, messages }: CheckRequest,
  terms: VerifyTerms,
  { tools, maxTurns }: Pick<LookAgain, 'tools' | 'maxTurns'> = { tools: [], maxTurns: 1 },
): Promise<Conversation<Verdicts>> {
  const ids = new Set(checks.map(({ shown }) => shown.id));
  return converse({
    ...terms,
    agent: 'verification',
    messages,
    shape: VERIFICATION_ANSWER,
    tools,
    maxTurns,
    read: (text): Reading<Verdicts> => {
      const parsed = parseVerdicts(text, ids);
      return parsed.kind === 'read'
        ? { kind: 'read', answer: parsed.verdicts }
        : { kind: 'unreadable', errors: [parsed.error] };
    },
  });
}

const NO_VERDICT = 'the model gave no verdict on it';

function readVerdicts(
  { checks }: CheckRequest,
  { answer, failure, shortages, notes, toolUses }: Conversation<Verdicts>,
): VerifiedPart {
  const reason = answer === undefined ? (failure?.reason ?? shortages.at(-1) ?? NO_VERDICT) : NO_VERDICT;
  const verdicts = new Map<Finding, Verdict>();
  const missed: Finding[] = [];
  for (const { finding, shown } of checks) {
    const verdict = answer?.get(shown.id);
    if (verdict === undefined) {
      missed.push(finding);
    } else {
      verdicts.set(finding, verdict);
    }
  }
  return {
    verdicts,
    missed: missed.map((finding) => ({ finding, reason })),
    shortages: [...shortages, ...(missed.length === 0 ? [] : [reason])],
    notes,
    toolUses,
  };
}

function conclude(findings: readonly Finding[], parts: readonly VerifiedPart[]): Verified {
  const verdicts = new Map(parts.flatMap((look) => [...look.verdicts]));
  const missed = new Map(parts.flatMap((look) => look.missed).map(({ finding, reason }) => [finding, reason]));
  const concluded = findings.map((finding) => {
    const verdict = verdicts.get(finding);
    const reason = missed.get(finding);
    return verdict === undefined
      ? { kind: 'kept' as const, finding: reason === undefined ? finding : unverified(finding, reason) }
      : applyVerdict(finding, verdict);
  });
  return {
    findings: concluded.flatMap((one) => (one.kind === 'kept' ? [one.finding] : [])),
    leftOut: concluded.flatMap((one) => (one.kind === 'dropped' ? [one.leftOut] : [])),
    shortages: [...new Set(parts.flatMap((look) => look.shortages))],
    notes: [...new Set(parts.flatMap((look) => look.notes))],
    toolUses: parts.flatMap((look) => look.toolUses),
  };
}
