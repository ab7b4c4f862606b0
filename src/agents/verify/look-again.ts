import { declarationTokens } from '../message-tokens.ts';
import type { ConversationTerms } from '../conversation.ts';
import type { Tool } from '../tools/tool.ts';

/** What decides whether doubtful findings can be looked up. */
export interface LookAgainTerms extends Pick<
  ConversationTerms<unknown>,
  'model' | 'tokenizer' | 'budget' | 'deadline'
> {
  /** Tools that only read. */
  readonly tools?: readonly Tool[];
  /** The most turns of a conversation (`max-turns`). With 1, nothing is looked up. */
  readonly maxTurns?: number;
}

/** The tools of a second look at doubtful findings, and the tokens of its prompts. */
export interface LookAgain {
  readonly tools: readonly Tool[];
  readonly maxTurns: number;
  /** The most tokens of a prompt: declarations of the tools and their results need room too. */
  readonly budget: number;
}

/** One turn to look things up, one to answer. */
const TURNS = 2;
/** Share of the budget that the declarations of tools may take. */
const DECLARED_SHARE = 0.2;
/** Share of the budget that is kept for results, and the most tokens of it. */
const RESULT_SHARE = 0.25;
const MOST_RESULTS = 16_000;

/** Plans how doubtful findings are looked up; undefined if the model takes no tools, or a limit does not allow it. */
export function planLookingAgain(terms: LookAgainTerms): LookAgain | undefined {
  const { tools = [], maxTurns = 1, model, tokenizer, budget, deadline } = terms;
  const declared = declarationTokens(tools, tokenizer);
  const isPossible =
    tools.length > 0 &&
    maxTurns >= TURNS &&
    model.takesTools &&
    !deadline.isPast() &&
    declared <= budget * DECLARED_SHARE;
  return isPossible
    ? { tools, maxTurns: TURNS, budget: budget - declared - Math.min(MOST_RESULTS, Math.floor(budget * RESULT_SHARE)) }
    : undefined;
}
