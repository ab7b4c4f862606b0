import { declarationTokens } from '../../agents/message-tokens.ts';
import type { OurTool } from '../../agents/tools/tool-names.ts';
import type { Tool } from '../../agents/tools/tool.ts';
import type { IndexedSkill } from '../../guidelines/customizations-index.ts';
import type { IndexList } from '../../guidelines/index-budget.ts';
import { agentPiece } from '../../prompt/parts/agent.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import type { HiddenLanguages } from '../../prompt/parts/change.ts';
import { toolsPiece } from '../../prompt/parts/conversation.ts';
import { readableSkillPieces } from '../../prompt/parts/customizations-index.ts';
import { PRESETS } from '../../prompt/presets.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import { composePrompt, type ComposedPrompt } from './compose-prompt.ts';
import { filesToName } from '../gather/files-to-name.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { Surroundings } from '../gather/read-surroundings.ts';

/** The model, tools and skills that the requests of one reviewer are composed for. */
export interface ComposedFor {
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request, the declarations of tools included. */
  readonly budget: number;
  /** Tools to offer; none are offered if they take too much of the budget. */
  readonly tools: readonly Tool[];
  /** Listed only to a reviewer that has the tool to read them. */
  readonly skills: IndexList<IndexedSkill>;
  /** Most tokens of the code around the change in one request. */
  readonly contextTokens: number;
  /** Further parts: a conversation, memory, a message. */
  readonly parts?: PartNodes;
  /** The languages that the names of files do not tell. */
  readonly languages?: HiddenLanguages;
}

/** The requests of one reviewer. */
export interface ReviewerRequests extends ComposedPrompt {
  readonly reviewer: Reviewer;
  /** What each request offers. */
  readonly tools: readonly Tool[];
  /** Tokens of their declarations, which each request has in addition to its messages. */
  readonly toolTokens: number;
}

/** Composes the requests of one reviewer. Both `dump` and a review call this, so a dump shows exactly what is sent. */
export function composeRequests(
  subject: Pick<ReviewSubject, 'changes' | 'description'>,
  chosen: Chosen,
  reviewer: Reviewer,
  surroundings: Surroundings,
  composedFor: ComposedFor,
): ReviewerRequests {
  const { tokenizer, budget, skills, contextTokens, parts, languages = new Map() } = composedFor;
  const offer = offerTools(composedFor);
  const read = new Set(reviewer.files.map(({ path }) => path));
  const composed = composePrompt({
    files: reviewer.files,
    guidelines: chosen.applied.filter(({ appliesTo }) => reviewer.files.some(({ path }) => appliesTo.has(path))),
    description: subject.description,
    ...(chosen.judgedBefore === undefined ? {} : { judgedBefore: chosen.judgedBefore }),
    others: filesToName(subject, chosen).filter((file) => !read.has(file.path)),
    parts: {
      ...parts,
      index: offer.tools.some(({ name }) => name === READ_SKILL) ? readableSkillPieces(skills, PRIORITY) : [],
      tools: offer.tools.length === 0 ? [] : [toolsPiece()],
      agent: reviewer.agent === undefined ? [] : [agentPiece(reviewer.agent)],
    },
    languages,
    surroundings,
    heads: surroundings.heads,
    contextTokens,
    budget: budget - offer.tokens - offer.kept,
    tokenizer,
  });
  return { ...composed, reviewer, tools: offer.tools, toolTokens: offer.tokens };
}

const READ_SKILL: OurTool = 'read_skill';
const PRIORITY = PRESETS.review.priorities.index;

/** Share of the budget that stays free for the results of tools: without room for a result, a tool is useless. */
const KEPT_SHARE = 0.25;
const MOST_KEPT = 16_000;
/** If the declarations take more than this share of the budget, no tools are offered: the change needs the room. */
const DECLARED_SHARE = 0.2;

interface Offer {
  readonly tools: readonly Tool[];
  /** Tokens of their declarations. */
  readonly tokens: number;
  /** Tokens that are kept free for results. */
  readonly kept: number;
}

function offerTools({ tools, tokenizer, budget }: ComposedFor): Offer {
  const tokens = declarationTokens(tools, tokenizer);
  return tools.length === 0 || tokens > budget * DECLARED_SHARE
    ? { tools: [], tokens: 0, kept: 0 }
    : { tools, tokens, kept: Math.min(MOST_KEPT, Math.floor(budget * KEPT_SHARE)) };
}
