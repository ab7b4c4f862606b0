import { answerText } from './answer-text.ts';
import { CANCELLED } from '../models/cancelled.ts';
import type { AnsweredReply, FailedReply, FailureCause } from '../models/model.ts';
import type { ConversationTerms, Reading } from './conversation.ts';
import type { DraftedRequest, RequestDrafts } from './draft-requests.ts';
import { describeUnanswered, type Ending } from './ending.ts';
import { countExchangesTokens, fitExchanges, type Exchange } from './exchanges.ts';
import type { Reservations } from './reservations.ts';
import type { ConversationRecord } from './record.ts';
import { runTurnCalls } from './run-turn-calls.ts';
import { sendRequest } from './send-request.ts';
import type { SeenCalls } from './tools/calls/answer-calls.ts';
import {
  isFruitless,
  LEAST_RESULT_TOKENS,
  LIMITS,
  MAX_FRUITLESS_TURNS,
  RESULT_SHARES,
  resultRoom,
} from './turn-limits.ts';

/**
 * Runs the turns of a conversation: asks, runs the tools that the model calls, and asks again with their results,
 * until the model answers or a limit ends it.
 */
export async function runTurns<Answer>(
  terms: ConversationTerms<Answer>,
  drafts: RequestDrafts,
  reservations: Reservations,
  record: ConversationRecord<Answer>,
): Promise<Ending<Answer>> {
  const run: AnsweredRun<Answer> = { terms, drafts, reservations, record, seen: new Map() };
  let state = startState(terms);
  for (;;) {
    const step = await takeTurn(run, state);
    if (step.kind === 'ended') {
      return step.ending;
    }
    state = step.state;
  }
}

/** What every step works with. */
interface TurnsRun {
  readonly terms: Omit<ConversationTerms<unknown>, 'join' | 'read'>;
  readonly drafts: RequestDrafts;
  readonly reservations: Reservations;
  readonly record: Pick<ConversationRecord<unknown>, 'addShortage' | 'addToolUses' | 'turns'>;
  readonly seen: SeenCalls;
}

interface AnsweredRun<Answer> extends TurnsRun {
  readonly terms: ConversationTerms<Answer>;
  readonly record: ConversationRecord<Answer>;
}

/** The state of a conversation between two requests. */
interface TurnsState {
  /** Earlier turns that called tools, with their results; every request repeats them. */
  readonly exchanges: readonly Exchange[];
  /** Most input tokens of one request. It is lowered when the model rejects a request as too long. */
  readonly limit: number;
  readonly offersTools: boolean;
  /** Turns in a row whose calls gave nothing new. */
  readonly fruitlessTurns: number;
  /** Retries that were made; each kind is made once. */
  readonly retries: readonly Retry[];
  /** What to report of a rejected request if the model answers the one that is sent in its place. */
  readonly rejected?: string;
  /** Why the model has to answer now, without tools; undefined while it may call tools. */
  readonly lastTurnReason: string | undefined;
}

/** `empty`: the same again after an empty answer. `smaller`: with fewer results. `alone`: without results and tools. */
type Retry = 'empty' | 'smaller' | 'alone';

type Step<Answer> =
  | { readonly kind: 'next'; readonly state: TurnsState }
  | { readonly kind: 'ended'; readonly ending: Ending<Answer> };

function startState({ budget, tools }: TurnsRun['terms']): TurnsState {
  return {
    exchanges: [],
    limit: budget,
    offersTools: tools.length > 0,
    fruitlessTurns: 0,
    retries: [],
    lastTurnReason: undefined,
  };
}

/** One request with what follows from its reply. */
async function takeTurn<Answer>(run: AnsweredRun<Answer>, before: TurnsState): Promise<Step<Answer>> {
  const { terms, reservations, record } = run;
  const turn = await planTurn(run, before);
  if (turn.kind === 'failed') {
    return { kind: 'ended', ending: { kind: 'failed', reply: turn } };
  }
  const { state, request } = turn;
  const reply = await sendRequest(terms, request, reservations, record);
  if (reply.kind === 'failed') {
    const retried = retryAfter(run, state, reply, request);
    return retried === undefined
      ? { kind: 'ended', ending: { kind: 'failed', reply } }
      : { kind: 'next', state: retried };
  }
  if (state.rejected !== undefined) {
    record.addShortage(state.rejected);
  }
  const text = answerText(reply, terms.tools);
  const reading: Reading<Answer> = text.trim() === '' ? { kind: 'unreadable', errors: [] } : terms.read(text);
  record.keepAnswer(reading.kind === 'read' ? reading.answer : reading.partly);
  if (reading.kind === 'read' && !reply.cutOff) {
    // Calls next to a whole answer are not run: the model has decided, and would be paid to say it again.
    return { kind: 'ended', ending: { kind: 'answered' } };
  }
  if (request.kind === 'last' || reply.toolCalls.length === 0) {
    const { exchanges, limit, offersTools } = state;
    return {
      kind: 'ended',
      ending: { ...describeUnanswered(reply, reading), exchanges, limit, withTools: offersTools },
    };
  }
  const next = await runTools(run, turn, reply);
  return next.kind === 'failed' ? { kind: 'ended', ending: { kind: 'failed', reply: next } } : next;
}

/** The next request. The meter has reserved it. */
interface PlannedTurn {
  readonly kind: 'planned';
  readonly state: TurnsState;
  readonly request: DraftedRequest;
  /** Most tokens of the results of this turn's calls, as the reservation for the last turn counts on them. */
  readonly maxResultTokens: number;
}

async function planTurn(run: TurnsRun, state: TurnsState): Promise<PlannedTurn | FailedReply> {
  if (run.terms.signal.aborted) {
    return CANCELLED;
  }
  if (!state.offersTools) {
    return planLastTurn(run, state);
  }
  const reason = state.lastTurnReason ?? findReachedLimit(run);
  const open = reason === undefined ? await planOpenTurn(run, state) : { kind: 'refused' as const, reason };
  if (open.kind === 'planned') {
    return open;
  }
  run.record.addShortage(`it had to conclude because ${open.reason}`);
  return planLastTurn(run, { ...state, lastTurnReason: open.reason });
}

function planLastTurn({ drafts, reservations }: TurnsRun, state: TurnsState): PlannedTurn | FailedReply {
  const request = drafts.last(state.exchanges);
  const refusal = reservations.reserveNext(request.tokens);
  return refusal === undefined ? { kind: 'planned', state, request, maxResultTokens: 0 } : overLimit(refusal);
}

function findReachedLimit({ terms, record }: TurnsRun): string | undefined {
  if (record.turns + 1 >= terms.maxTurns) {
    return `its ${terms.maxTurns} turns were used up (\`max-turns\`)`;
  }
  return terms.deadline.isPast() ? LIMITS.time : undefined;
}

interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
}

/** Plans a turn with tools if the meter allows both this request and the last one, which has to follow. */
async function planOpenTurn(run: TurnsRun, state: TurnsState): Promise<PlannedTurn | Refused> {
  const request = run.drafts.open(state.exchanges);
  const refusal = run.reservations.reserveNext(request.tokens);
  // All conversations that start together reserve their first request before any of them reserves a second one.
  await Promise.resolve();
  if (refusal !== undefined) {
    return { kind: 'refused', reason: refusal };
  }
  const results = reserveLastTurn(run, state, request);
  return results.kind === 'refused' ? results : { kind: 'planned', state, request, maxResultTokens: results.most };
}

type ReservedResults = { readonly kind: 'reserved'; readonly most: number } | Refused;

/** Reserves the last request with room for results. If that costs too much, it allows fewer results. */
function reserveLastTurn(
  { terms, drafts, reservations }: TurnsRun,
  { limit }: TurnsState,
  open: DraftedRequest,
): ReservedResults {
  // Text that a model writes next to its calls is usually short; `runTurnCalls` subtracts its real length.
  const room = resultRoom(drafts.roomFor(limit), 0);
  const reserve = (share: number): ReservedResults => {
    const most = Math.max(LEAST_RESULT_TOKENS, Math.floor(room * share));
    const last = open.tokens + terms.outputTokens + most + drafts.concludeTokens;
    const refusal = reservations.reserveLast(Math.min(limit, last));
    return refusal === undefined ? { kind: 'reserved', most } : { kind: 'refused', reason: refusal };
  };
  const [whole, ...smaller] = RESULT_SHARES;
  return smaller.reduce((results, share) => (results.kind === 'reserved' ? results : reserve(share)), reserve(whole));
}

async function runTools(
  { terms, drafts, record, seen }: TurnsRun,
  { state, maxResultTokens }: PlannedTurn,
  reply: AnsweredReply,
): Promise<Extract<Step<never>, { readonly kind: 'next' }> | FailedReply> {
  const found = await runTurnCalls(reply, terms, { seen, most: maxResultTokens, room: drafts.roomFor(state.limit) });
  switch (found.kind) {
    case 'aborted':
      return { kind: 'next', state };
    case 'no-room':
      return { kind: 'next', state: { ...state, lastTurnReason: LIMITS.room } };
    case 'exchange': {
      if (found.uses.some(({ outcome }) => outcome === 'waiting')) {
        return AGENT_WAITS;
      }
      record.addToolUses(found.uses);
      const fruitlessTurns = found.uses.every(isFruitless) ? state.fruitlessTurns + 1 : 0;
      const lastTurnReason = fruitlessTurns < MAX_FRUITLESS_TURNS ? undefined : LIMITS.fruitless;
      const exchanges = [...state.exchanges, found.exchange];
      const after = { ...state, fruitlessTurns, lastTurnReason, exchanges };
      return { kind: 'next', state: fitResults({ terms, drafts, record }, after) };
    }
  }
}

/** The conversation goes on when the batch is answered: its turns up to here are in the reply cache. */
const AGENT_WAITS: FailedReply = {
  kind: 'failed',
  cause: 'waiting',
  reason: 'it called an agent whose request is in a batch that is not answered yet',
  fatal: false,
};

/** Shortens and removes results, oldest first, until the exchanges are within the limit of the state. */
function fitResults(
  { terms, drafts, record }: Pick<TurnsRun, 'terms' | 'drafts' | 'record'>,
  state: TurnsState,
): TurnsState {
  const exchanges = fitExchanges(state.exchanges, drafts.roomFor(state.limit), terms.tokenizer);
  if (countExchangesTokens(exchanges) < countExchangesTokens(state.exchanges)) {
    record.addShortage('its oldest tool results were removed to make room for newer ones (`max-input-tokens`)');
  }
  return { ...state, exchanges, lastTurnReason: exchanges.length === 0 ? LIMITS.room : state.lastTurnReason };
}

/** The state from which a failed request is worth another try; undefined if none is left. */
function retryAfter(
  run: TurnsRun,
  state: TurnsState,
  { cause, reason }: FailedReply,
  { kind }: DraftedRequest,
): TurnsState | undefined {
  const { exchanges, retries } = state;
  if (cause === 'empty') {
    return retries.includes('empty') ? undefined : { ...state, retries: [...retries, 'empty'] };
  }
  if (cause === 'too-long' && exchanges.length > 0 && !retries.includes('smaller')) {
    const limit = halveResults(run, state);
    return fitResults(run, { ...state, limit, retries: [...retries, 'smaller'] });
  }
  // A file that trips a content filter must not keep the change from being reviewed.
  const isByTools = exchanges.length > 0 || (cause === 'invalid' && kind === 'open');
  if (isByTools && CAUSED_BY_CONTENT.has(cause) && !retries.includes('alone')) {
    const what = exchanges.length > 0 ? 'tool results' : 'tools';
    const rejected = `its model rejected a request with ${what} (${reason}) and answered without them`;
    return { ...state, exchanges: [], offersTools: false, rejected, retries: [...retries, 'alone'] };
  }
  return undefined;
}

/** Failures that a request with other content may not meet. */
const CAUSED_BY_CONTENT: ReadonlySet<FailureCause> = new Set(['too-long', 'refused', 'filtered', 'invalid']);

/** A limit that leaves room for half of the results. */
function halveResults({ drafts }: TurnsRun, { exchanges, limit }: TurnsState): number {
  const tokens = countExchangesTokens(exchanges);
  return limit - Math.ceil(tokens / 2) - Math.max(0, drafts.roomFor(limit) - tokens);
}

function overLimit(reason: string): FailedReply {
  return { kind: 'failed', cause: 'over-limit', reason, fatal: false };
}
