import { CANCELLED } from '../models/cancelled.ts';
import type { AnsweredReply, FailedReply, FailureCause } from '../models/model.ts';
import type { ConversationTerms, Reading } from './conversation.ts';
import type { DraftedRequest, RequestDrafts } from './draft-requests.ts';
import { endOf, type Ending } from './ending.ts';
import { exchangesTokens, fitExchanges, type Exchange } from './exchanges.ts';
import type { Places } from './places.ts';
import type { ConversationRecord } from './record.ts';
import { runTurn } from './run-turn.ts';
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

/** Asks, runs the tools that are called, and asks again, until the model answers or a limit ends it. */
export async function holdTurns<Answer>(
  terms: ConversationTerms<Answer>,
  drafts: RequestDrafts,
  places: Places,
  record: ConversationRecord<Answer>,
): Promise<Ending<Answer>> {
  const seen: SeenCalls = new Map();
  const tried = new Set<string>();
  let exchanges: readonly Exchange[] = [];
  let limit = terms.budget;
  let offersTools = terms.tools.length > 0;
  let fruitless = 0;
  /** Tokens of results that the place held for the last turn allows for. */
  let mostResults = 0;
  /** Why the next turn is the last, where that is known. */
  let why: string | undefined;

  for (;;) {
    const next = await prepareTurn();
    if (next.kind === 'failed') {
      return { kind: 'failed', reply: next };
    }
    const reply = await sendRequest(terms, next, places, record);
    if (reply.kind === 'failed') {
      if (!tryAgain(reply, next)) {
        return { kind: 'failed', reply };
      }
      continue;
    }
    const reading: Reading<Answer> =
      reply.text.trim() === '' ? { kind: 'unreadable', errors: [] } : terms.read(reply.text);
    record.keep(reading.kind === 'read' ? reading.answer : reading.partly);
    if (reading.kind === 'read' && !reply.cutOff) {
      // Calls beside a whole answer are not run: the model has decided, and would be paid to say it again.
      return { kind: 'answered' };
    }
    if (next.kind === 'last' || reply.toolCalls.length === 0) {
      return { ...endOf(reply, reading), exchanges, limit, withTools: offersTools };
    }
    await lookUp(reply);
  }

  async function prepareTurn(): Promise<DraftedRequest | FailedReply> {
    if (terms.signal.aborted) {
      return CANCELLED;
    }
    if (offersTools) {
      why ??= whyLast();
      const open = why === undefined ? await takeOpen() : undefined;
      if (open !== undefined) {
        return open;
      }
      record.fellShort(`it was told to conclude, as ${why ?? LIMITS.room}`);
    }
    const last = drafts.last(exchanges);
    const refusal = places.take(last.tokens);
    return refusal === undefined ? last : overLimit(refusal);
  }

  function whyLast(): string | undefined {
    if (record.turns + 1 >= terms.maxTurns) {
      return `its ${terms.maxTurns} turns were used up (\`max-turns\`)`;
    }
    return terms.deadline.isPast() ? LIMITS.time : undefined;
  }

  /** A turn with tools, if there is a place for it and for the one that has to follow. */
  async function takeOpen(): Promise<DraftedRequest | undefined> {
    const open = drafts.open(exchanges);
    why = places.take(open.tokens);
    // All conversations that begin together take their first place before one of them takes a second.
    await Promise.resolve();
    why ??= holdForLast(open);
    return why === undefined ? open : undefined;
  }

  /** With less money left there is a place for less to look up. */
  function holdForLast(open: DraftedRequest): string | undefined {
    // What the model writes with its calls is short as a rule; `runTurn` takes its length from this.
    const room = resultRoom(drafts.roomFor(limit), 0);
    let refusal: string | undefined;
    for (const share of RESULT_SHARES) {
      mostResults = Math.max(LEAST_RESULT_TOKENS, Math.floor(room * share));
      const last = open.tokens + terms.outputTokens + mostResults + drafts.concludeTokens;
      refusal = places.hold(Math.min(limit, last));
      if (refusal === undefined) {
        break;
      }
    }
    return refusal;
  }

  async function lookUp(reply: AnsweredReply): Promise<void> {
    const found = await runTurn(reply, terms, { seen, most: mostResults, room: drafts.roomFor(limit) });
    switch (found.kind) {
      case 'aborted':
        return;
      case 'no-room':
        why = LIMITS.room;
        return;
      case 'exchange':
        record.used(found.uses);
        fruitless = found.uses.every(isFruitless) ? fruitless + 1 : 0;
        why = fruitless < MAX_FRUITLESS_TURNS ? undefined : LIMITS.fruitless;
        makeRoom([...exchanges, found.exchange]);
    }
  }

  function makeRoom(all: readonly Exchange[]): void {
    const fitting = fitExchanges(all, drafts.roomFor(limit), terms.tokenizer);
    if (exchangesTokens(fitting) < exchangesTokens(all)) {
      record.fellShort('the first of what it looked up had to make room for what came later (`max-input-tokens`)');
    }
    if (fitting.length === 0) {
      why = LIMITS.room;
    }
    exchanges = fitting;
  }

  /** Whether a request that failed is worth another try; each kind of try is made once. */
  function tryAgain({ cause, reason }: FailedReply, { kind }: DraftedRequest): boolean {
    if (cause === 'empty') {
      return isFirst('empty');
    }
    if (cause === 'too-long' && exchanges.length > 0 && isFirst('smaller')) {
      limit -=
        Math.ceil(exchangesTokens(exchanges) / 2) + Math.max(0, drafts.roomFor(limit) - exchangesTokens(exchanges));
      makeRoom(exchanges);
      return true;
    }
    // A file that trips a filter must not keep the change from its review.
    const isByTools = exchanges.length > 0 || (cause === 'invalid' && kind === 'open');
    if (isByTools && BY_WHAT_IS_SENT.has(cause) && isFirst('alone')) {
      record.fellShort(`its model did not take what it had looked up (${reason}), and answered without that`);
      exchanges = [];
      offersTools = false;
      return true;
    }
    return false;
  }

  function isFirst(kind: string): boolean {
    const before = tried.size;
    return tried.add(kind).size > before;
  }
}

/** Failures that another request may not have. */
const BY_WHAT_IS_SENT: ReadonlySet<FailureCause> = new Set(['too-long', 'refused', 'filtered', 'invalid']);

function overLimit(reason: string): FailedReply {
  return { kind: 'failed', cause: 'over-limit', reason, fatal: false };
}
