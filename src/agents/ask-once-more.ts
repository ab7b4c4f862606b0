import { answerText } from './answer-text.ts';
import type { FailedReply } from '../models/model.ts';
import { askAgain } from '../prompt/parts/conversation.ts';
import { showLineToModel } from '../text/hidden/chat-markup.ts';
import type { ConversationTerms } from './conversation.ts';
import type { DraftedRequest, RequestDrafts } from './draft-requests.ts';
import { fitExchanges } from './exchanges.ts';
import type { Ending } from './ending.ts';
import type { Reservations } from './reservations.ts';
import type { ConversationRecord } from './record.ts';
import { sendRequest } from './send-request.ts';

interface Held<Answer> {
  readonly drafts: RequestDrafts;
  readonly reservations: Reservations;
  readonly record: ConversationRecord<Answer>;
}

type Unanswered<Answer> = Extract<Ending<Answer>, { kind: 'unanswered' }>;

const CUT = 'its answer was cut off at the output limit; the complete part of it is kept';

/**
 * Asks once more for an answer that cannot be used. Whatever happens, everything that could be read is kept. Returns
 * the failure of the request, if it failed.
 */
export async function askOnceMore<Answer>(
  terms: ConversationTerms<Answer>,
  ending: Unanswered<Answer>,
  { drafts, reservations, record }: Held<Answer>,
): Promise<FailedReply | undefined> {
  if (ending.fault.kind === 'cut' && ending.partly !== undefined) {
    // A shorter second answer would contain less than the part that was read.
    record.addShortage(CUT);
    return undefined;
  }
  const request = takeRequest(terms, ending, drafts, reservations);
  if (typeof request === 'string') {
    record.addShortage(`${describeFault(ending)}; it was not asked for again because ${request}`);
    return undefined;
  }
  const reply = await sendRequest(terms, request, reservations, record);
  if (reply.kind === 'failed') {
    record.addShortage(`${describeFault(ending)}; asking for it again failed (${reply.reason})`);
    return reply;
  }
  const reading = terms.read(answerText(reply, terms.tools));
  const second = reading.kind === 'read' ? reading.answer : reading.partly;
  if (second !== undefined) {
    record.keepAnswer(ending.partly === undefined ? second : (terms.join?.(ending.partly, second) ?? second));
  }
  if (reading.kind === 'unreadable') {
    record.addShortage(`${describeFault(ending)}; asking again did not help`);
  } else if (reply.cutOff) {
    record.addShortage(CUT);
  }
  return undefined;
}

/** The request, reserved at the meter, or the reason why there is none. */
function takeRequest<Answer>(
  terms: ConversationTerms<Answer>,
  ending: Unanswered<Answer>,
  drafts: RequestDrafts,
  reservations: Reservations,
): DraftedRequest | string {
  if (terms.signal.aborted) {
    return 'the run was ended';
  }
  const request = draftAgain(terms, ending, drafts);
  return request === undefined
    ? 'there is no room for another request'
    : (reservations.reserveNext(request.tokens) ?? request);
}

function draftAgain<Answer>(
  { tokenizer }: ConversationTerms<Answer>,
  { fault, reply, exchanges, limit, withTools }: Unanswered<Answer>,
  drafts: RequestDrafts,
): DraftedRequest | undefined {
  for (const shown of [reply.text, '']) {
    const note = askAgain(fault, shown);
    const room = limit - drafts.again([], note, withTools).tokens;
    if (room >= 0) {
      return drafts.again(fitExchanges(exchanges, room, tokenizer), note, withTools);
    }
  }
  return undefined;
}

const MAX_ERROR_CHARACTERS = 160;

function describeFault<Answer>({ fault }: Unanswered<Answer>): string {
  switch (fault.kind) {
    case 'cut':
      return 'its answer was cut off at the output limit before any of it could be read';
    case 'calls':
      return 'in its last turn it called tools instead of answering';
    case 'faulty': {
      const [error = 'it does not have the requested form'] = fault.errors;
      return `its answer could not be read completely (${showLineToModel(error.slice(0, MAX_ERROR_CHARACTERS).toWellFormed())})`;
    }
  }
}
