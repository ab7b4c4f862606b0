import { findConflicts } from '../guidelines/conflicts.ts';
import type { Options } from '../options/options.ts';
import { agentPiece } from '../prompt/parts/agent.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { GuidelinesReport } from '../reports/guidance/listings.ts';
import { accountFor } from './conclude/write-receipts.ts';
import { agentsAtWork } from './choose/agents-at-work.ts';
import { compareGuidance } from './conclude/compare-guidance.ts';
import { fitGuidelines } from './compose/compose-prompt.ts';
import type { Prepared, ReviewSubject } from './choose/choose-guidance.ts';

/** The model a report is made for; nothing is sent to it. */
interface ReportedFor {
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request. */
  readonly budget: number;
}

/** A receipt for every customization, with its tokens in the prompt that a review would send. */
export async function reportGuidelines(
  subject: ReviewSubject,
  prepared: Prepared,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  { tokenizer, budget }: ReportedFor,
): Promise<GuidelinesReport> {
  const { description } = subject;
  const parts = { agent: prepared.agent === undefined ? [] : [agentPiece(prepared.agent)] };
  const ledger = fitGuidelines({ guidelines: prepared.applied, description, parts, tokenizer, budget });
  const edits = await compareGuidance(subject, prepared, options);
  return {
    receipts: accountFor(prepared, { ledger, agents: agentsAtWork(prepared.chosen) }),
    notes: [...edits.notes, ...prepared.guidelines.notes],
    conflicts: findConflicts(prepared.guidelines.inForce),
    changes: edits.changes,
  };
}
