import { declarationTokens } from '../../agents/message-tokens.ts';
import type { OurTool } from '../../agents/tools/tool-names.ts';
import type { Tool } from '../../agents/tools/tool.ts';
import type { IndexedSkill } from '../../guidelines/customizations-index.ts';
import type { IndexList } from '../../guidelines/index-budget.ts';
import { agentPiece } from '../../prompt/parts/agent.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import { toolsPiece } from '../../prompt/parts/conversation.ts';
import { readableSkillPieces } from '../../prompt/parts/customizations-index.ts';
import { PRESETS } from '../../prompt/presets.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import { composePrompt, type ComposedPrompt } from './compose-prompt.ts';
import { filesToName } from '../gather/files-to-name.ts';
import type { Prepared, ReviewSubject } from '../choose/choose-guidance.ts';
import type { Surroundings } from '../gather/read-surroundings.ts';

/** What the requests of one reviewer are made for and with. */
export interface ComposedFor {
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request, the declarations of tools included. */
  readonly budget: number;
  /** What the reviewer may be offered; none where the budget has no room for them. */
  readonly tools: readonly Tool[];
  /** Listed to those who are offered to read them. */
  readonly skills: IndexList<IndexedSkill>;
  /** Parts beyond those of every review: a conversation, what is remembered, what is asked for. */
  readonly parts?: PartNodes;
}

/** The requests of one reviewer. */
export interface ComposedReview extends ComposedPrompt {
  readonly reviewer: Reviewer;
  /** What each request offers. */
  readonly tools: readonly Tool[];
  /** Tokens of their declarations, which each request has beside its messages. */
  readonly toolTokens: number;
}

/** Composes the requests of a reviewer: what `dump` shows and what is sent come from here, so that they are the same. */
export function composeReview(
  subject: Pick<ReviewSubject, 'changes' | 'description'>,
  prepared: Prepared,
  reviewer: Reviewer,
  surroundings: Surroundings,
  composedFor: ComposedFor,
): ComposedReview {
  const { tokenizer, budget, skills, parts } = composedFor;
  const offer = offerWithin(composedFor);
  const read = new Set(reviewer.files.map(({ path }) => path));
  const composed = composePrompt({
    files: reviewer.files,
    guidelines: prepared.applied.filter(({ appliesTo }) => reviewer.files.some(({ path }) => appliesTo.has(path))),
    description: subject.description,
    others: filesToName(subject, prepared).filter((file) => !read.has(file.path)),
    parts: {
      ...parts,
      index: offer.tools.some(({ name }) => name === READ_SKILL) ? readableSkillPieces(skills, PRIORITY) : [],
      tools: offer.tools.length === 0 ? [] : [toolsPiece()],
      agent: reviewer.agent === undefined ? [] : [agentPiece(reviewer.agent)],
    },
    surroundings: surroundings.files,
    budget: budget - offer.tokens - offer.kept,
    tokenizer,
  });
  return { ...composed, reviewer, tools: offer.tools, toolTokens: offer.tokens };
}

const READ_SKILL: OurTool = 'read_skill';
const PRIORITY = PRESETS.review.priorities.index;

/** Of a budget, for what tools give: a conversation that has no room for a result might as well have none. */
const KEPT_SHARE = 0.25;
const MOST_KEPT = 16_000;
/** Declarations that take more of a budget than this cost the change more than they tell. */
const DECLARED_SHARE = 0.2;

interface Offer {
  readonly tools: readonly Tool[];
  /** Of their declarations. */
  readonly tokens: number;
  /** Tokens that are kept free for results. */
  readonly kept: number;
}

function offerWithin({ tools, tokenizer, budget }: ComposedFor): Offer {
  const tokens = declarationTokens(tools, tokenizer);
  return tools.length === 0 || tokens > budget * DECLARED_SHARE
    ? { tools: [], tokens: 0, kept: 0 }
    : { tools, tokens, kept: Math.min(MOST_KEPT, Math.floor(budget * KEPT_SHARE)) };
}
