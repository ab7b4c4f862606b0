import { fullNameOf } from '../models/full-name.ts';
import { writeCount } from '../text/shown/write-count.ts';
import type { Conversation, ConversationTerms } from './conversation.ts';
import { askOnceMore } from './ask-once-more.ts';
import { draftRequests, type RequestDrafts } from './draft-requests.ts';
import { runTurns } from './run-turns.ts';
import { openReservations } from './reservations.ts';
import { openRecord, type ConversationRecord } from './record.ts';
import { LEAST_RESULT_TOKENS } from './turn-limits.ts';

/**
 * Has a conversation with a model that may look things up, until it answers or a limit or an error ends it. Never
 * rejects: findings so far are kept, and what is missing is recorded. No request has more tokens than the budget.
 */
export async function converse<Answer>(terms: ConversationTerms<Answer>): Promise<Conversation<Answer>> {
  const record = openRecord<Answer>();
  const offered = offerTools(terms, record);
  const drafts = draftRequests(offered);
  if (drafts.promptTokens > terms.budget) {
    return record.close({ kind: 'failed', cause: 'too-long', reason: tooLong(drafts, terms), fatal: false });
  }
  const { agent, meter, model } = terms;
  const reservations = openReservations(meter, { agent, model: fullNameOf(model) });
  try {
    const ending = await runTurns(offered, drafts, reservations, record);
    switch (ending.kind) {
      case 'answered':
        return record.close(undefined);
      case 'failed':
        return record.close(ending.reply);
      case 'unanswered':
        return record.close(await askOnceMore(offered, ending, { drafts, reservations, record }));
    }
  } finally {
    reservations.release();
  }
}

/** The same terms, without tools if they cannot be used. */
function offerTools<Answer>(
  terms: ConversationTerms<Answer>,
  record: ConversationRecord<Answer>,
): ConversationTerms<Answer> {
  if (terms.tools.length === 0 || terms.maxTurns === 1 || !terms.model.takesTools) {
    return { ...terms, tools: [] };
  }
  if (draftRequests(terms).roomFor(terms.budget) >= LEAST_RESULT_TOKENS) {
    return terms;
  }
  record.addShortage('it could not use tools because its prompt leaves no room for their results (`max-input-tokens`)');
  return { ...terms, tools: [] };
}

function tooLong({ promptTokens }: RequestDrafts, { budget }: Pick<ConversationTerms<unknown>, 'budget'>): string {
  return `its prompt has ${writeCount(promptTokens)} tokens, and at most ${writeCount(budget)} are allowed`;
}
