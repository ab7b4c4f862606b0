import { findConflicts } from '../guidelines/claims/conflicts.ts';
import type { Options } from '../options/options.ts';
import { agentPiece } from '../prompt/parts/agent.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { GuidelinesReport } from '../reports/guidance/listings.ts';
import { writeReceipts } from './conclude/write-receipts.ts';
import { agentsAtWork } from './choose/agents-at-work.ts';
import { compareGuidance } from './conclude/compare-guidance.ts';
import { listReached } from './list-reached.ts';
import { fitGuidelines } from './compose/compose-prompt.ts';
import type { Chosen, ReviewSubject } from './choose/choose-guidance.ts';

/** The model that tokens are counted for; nothing is sent to it. */
interface ReportedFor {
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request. */
  readonly budget: number;
}

/** Writes a receipt (whether it is used, and why) for every customization, with its tokens in the prompt of a review. */
export async function listGuidelines(
  subject: ReviewSubject,
  chosen: Chosen,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  { tokenizer, budget }: ReportedFor,
): Promise<GuidelinesReport> {
  const { description } = subject;
  const parts = { agent: chosen.agent === undefined ? [] : [agentPiece(chosen.agent)] };
  const ledger = fitGuidelines({ guidelines: chosen.applied, description, parts, tokenizer, budget });
  const edits = await compareGuidance(subject, chosen, options);
  const receipts = writeReceipts(chosen, { ledger, agents: agentsAtWork(chosen) });
  return {
    receipts,
    reached: await listReached(subject, options, new Set(receipts.map(({ source }) => source))),
    notes: [...edits.notes, ...chosen.guidelines.notes],
    conflicts: findConflicts(chosen.guidelines.applicable),
    changes: edits.changes,
  };
}
