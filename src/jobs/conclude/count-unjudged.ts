import type { LiteralReview } from '../../literal/run-checks.ts';
import type { CustomizationReceipt, ReviewerReport, Unjudged } from '../../reports/review/review-result.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { finalRequests, unansweredRequests, type AskedRequest } from '../ask/asked-reviewer.ts';

/** The parts of a review from which the things that nobody judged are counted. */
export interface UnjudgedBasis {
  /** Undefined if no model was asked. */
  readonly answers: Pick<Answers, 'reviewers'> | undefined;
  readonly literal: Pick<LiteralReview, 'statementsForModels' | 'statementsOff'>;
  readonly receipts: readonly Pick<CustomizationReceipt, 'status' | 'sent' | 'statements'>[];
  readonly reviewers: readonly Pick<ReviewerReport, 'source' | 'unreadFiles'>[];
  readonly unproven: number;
  readonly unaskedModel: string | undefined;
}

/** Counts what was to be judged and was not. The coverage counts the lines. */
export function countUnjudged(basis: UnjudgedBasis): Unjudged {
  const { answers, literal, reviewers, unproven, unaskedModel } = basis;
  const asked = (answers?.reviewers ?? []).flatMap((reviewer) => reviewer.asked.flatMap(finalRequests));
  return {
    requests: unansweredRequests(answers?.reviewers ?? []).length,
    comments: asked.reduce((sum, { conversation }) => sum + (conversation.answer?.leftOut.length ?? 0), 0),
    unproven,
    cutReplies: asked.filter(isCut).length,
    statements: countStatements(basis),
    ...(answers === undefined && literal.statementsOff > 0 ? { statementsOff: literal.statementsOff } : {}),
    agents: reviewers.filter(({ source, unreadFiles }) => source !== undefined && unreadFiles > 0).length,
    ...(unaskedModel === undefined ? {} : { unaskedModel }),
  };
}

/** Whether an answer breaks off, for example at the output limit. Comments that could not be read are counted apart. */
export function isCut({ conversation: { answer, reply } }: AskedRequest): boolean {
  const isAtLimit = reply?.kind === 'answer' && reply.cutOff;
  return answer !== undefined && answer.leftOut.length === 0 && (isAtLimit || answer.complaint !== undefined);
}

/** Without a model, the statements that need one; else those of guidelines that did not fit into the prompt. */
function countStatements({ answers, literal, receipts }: UnjudgedBasis): number {
  if (answers === undefined) {
    return literal.statementsForModels;
  }
  return receipts
    .filter(({ status, sent }) => status === 'in-force' && sent === 'cut')
    .reduce((sum, { statements = 0 }) => sum + statements, 0);
}
