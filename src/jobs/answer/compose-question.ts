import type { Agent } from '../../customizations/agents/find-agent.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { arrangeParts, type PartNodes } from '../../prompt/arrange.ts';
import { drawFiles } from '../../prompt/draw-files.ts';
import { agentPiece } from '../../prompt/parts/agent.ts';
import { namedChangePieces } from '../../prompt/parts/changed-files.ts';
import { toolsPiece } from '../../prompt/parts/conversation.ts';
import { guidelinePieces } from '../../prompt/parts/guidelines.ts';
import { pullRequestPieces, type ChangeDescription } from '../../prompt/parts/pull-request.ts';
import { queryPieces } from '../../prompt/parts/query.ts';
import { questionPieces, threadPiece, type ShownThread } from '../../prompt/parts/question.ts';
import { PRESETS, type Preset } from '../../prompt/presets.ts';
import { countOnce } from '../../tokens/count-once.ts';
import { fitTree, makeRequest, type PromptRequest, type TokenBudget } from '../compose/fit-request.ts';

/** A question about a change, with what it is answered from. */
export interface QuestionInput extends TokenBudget {
  /** The words of the person who asks. */
  readonly text: string;
  readonly thread: ShownThread | undefined;
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  readonly description: ChangeDescription | undefined;
  /** The agent that answers. */
  readonly agent: Agent | undefined;
  readonly offersTools: boolean;
}

const { priorities } = PRESETS.review;

const PRESET: Preset = {
  system: ['role', 'answer', 'tools', 'instructions', 'agent'],
  user: ['description', 'notes', 'change', 'query'],
  priorities,
  allotments: {},
};

/**
 * Composes the request for an answer. A change that does not fit is cut, the lines around changed lines first; the changed
 * files are still named. Throws a `UserError` if the budget is too small for what is never cut.
 */
export function composeQuestion(input: QuestionInput): PromptRequest {
  const counting = { budget: input.budget, tokenizer: countOnce(input.tokenizer) };
  const parts: PartNodes = {
    ...questionPieces(),
    tools: input.offersTools ? [toolsPiece()] : [],
    instructions: [guidelinePieces(input.guidelines)],
    agent: input.agent === undefined ? [] : [agentPiece(input.agent)],
    description: pullRequestPieces(input.description),
    notes: input.thread === undefined ? [] : [threadPiece(input.thread)],
    query: queryPieces(input.text),
  };
  const alone = fitTree(arrangeParts(PRESET, parts), counting);
  const shown = drawFiles(input.files, Math.max(1, input.budget - alone.tokens), counting.tokenizer);
  const change = namedChangePieces(input.files, shown, priorities.change);
  return makeRequest(fitTree(arrangeParts(PRESET, { ...parts, change }), counting), []);
}
