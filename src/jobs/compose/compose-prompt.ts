import { createHash } from 'node:crypto';
import type { FileChange } from '../../changes/types.ts';
import { usageError } from '../../errors.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { arrangeParts, type PartNodes } from '../../prompt/arrange.ts';
import type { HunkPart } from '../../prompt/parts/change.ts';
import { changePieces } from '../../prompt/parts/change-pieces.ts';
import { otherFilesPiece } from '../../prompt/parts/changed-files.ts';
import type { TooSmall } from '../../fitting/choose.ts';
import { contextPieces, type ContextFile } from '../../prompt/parts/context.ts';
import { countOnce } from '../../tokens/count-once.ts';
import { drawFiles } from '../../prompt/draw-files.ts';
import type { Batch } from '../../packing/pack.ts';
import { packReview } from './pack-review.ts';
import { fitPrompt, type FittedPrompt } from '../../fitting/fit.ts';
import { guidelinePieces } from '../../prompt/parts/guidelines.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { TOKENS_PER_MESSAGE } from '../../fitting/measure.ts';
import { paragraphText, type PieceGroup, type PromptTree } from '../../fitting/piece.ts';
import type { PromptPlan } from '../../fitting/plan.ts';
import { PRESETS } from '../../prompt/presets.ts';
import { pullRequestPieces, type ChangeDescription } from '../../prompt/parts/pull-request.ts';
import type { ChatMessage } from '../../fitting/render.ts';
import { systemPieces } from '../../prompt/parts/system.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';

/** One request to a model, complete on its own. */
export interface PromptRequest {
  /** Names the prompt: a digest of its messages. */
  readonly hash: string;
  readonly messages: readonly ChatMessage[];
  /** Exact input tokens, message overhead included; never above the budget. */
  readonly tokens: number;
  readonly pieces: readonly LedgerEntry[];
  /** By which other budgets can be tried. */
  readonly plan: PromptPlan;
  /** What it shows of the change, by file. */
  readonly shown: Batch['files'];
  /** The same without the files. */
  readonly parts: readonly HunkPart[];
}

export interface ComposedPrompt {
  /** The pieces that all requests share, by id, kept or not. */
  readonly shared: ReadonlyMap<string, LedgerEntry>;
  readonly requests: readonly PromptRequest[];
  /** Parts of the change that no request could hold. */
  readonly tooLarge: readonly HunkPart[];
}

export interface PromptInput {
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  readonly description: ChangeDescription | undefined;
  /** Other parts that every request has: tools, an agent, a conversation, what is remembered, what is asked for. */
  readonly parts?: PartNodes;
  /** Files of the change that are not under review, to be named. */
  readonly others?: readonly FileChange[];
  /** What stands around the change, by the path of its file. */
  readonly surroundings?: ReadonlyMap<string, ContextFile>;
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly tokenizer: Tokenizer;
}

const PRESET = PRESETS.review;
const CONTEXT_SHARE = PRESET.allotments['volatile']?.share ?? 0;
const LINES = { outer: PRESET.priorities.change, changed: 'required' } as const;
const CHANGE = paragraphText('The change under review:');

/**
 * Composes the requests of a review. What all of them share stands in front and is the same bytes in each, so that a
 * provider's cache of prompts hits; the change is packed behind it. A conversation, memory and what stands around the
 * change take what that leaves, and never cause a further request.
 */
export function composePrompt(input: PromptInput): ComposedPrompt {
  const counting = { ...input, tokenizer: countOnce(input.tokenizer) };
  const shared = sharedParts(input);
  const lasting = fitTree(arrangeParts(PRESET, withoutSpare(shared)), counting);
  const all = fitTree(arrangeParts(PRESET, shared), counting);
  const room = input.budget - lasting.tokens - tokensAround(lasting, counting.tokenizer);
  const drawn = drawFiles(input.files, room, counting.tokenizer);
  const packed = packReview(drawn, room, {
    spare: all.tokens - lasting.tokens,
    context: input.surroundings?.size === 0 ? 0 : Math.floor(input.budget * CONTEXT_SHARE),
  });
  const batches = packed.batches.map((batch) => ({ ...batch, context: contextOf(batch, input) }));
  // What stands around the change stays longer than a conversation does.
  const left = batches.map(({ tokens, context }) => room - tokens - wantedBy(context, counting));
  const limits = { spare: Math.max(0, Math.min(room, ...left)) };
  const alone = fitTree(arrangeParts(PRESET, shared, limits), counting);
  const spare = alone.tokens - lasting.tokens;
  const requests = batches.map(({ files, tokens, context }) => {
    const parts = { ...shared, context, change: changePieces(files, LINES, CHANGE) };
    return requestOf(
      fitTree(arrangeParts(PRESET, parts, { ...limits, context: room - spare - tokens }), counting),
      files,
    );
  });
  return { shared: ledgerById(alone), requests, tooLarge: packed.tooLarge };
}

function contextOf({ files }: Batch, { surroundings }: PromptInput): readonly PieceGroup[] {
  const around = files.flatMap(({ file }) => surroundings?.get(file.path) ?? []);
  return contextPieces(around, PRESET.priorities.context);
}

/** Tokens that it takes with room for all of it, as far as its share goes. */
function wantedBy(
  context: readonly PieceGroup[],
  { budget, tokenizer }: Pick<PromptInput, 'budget' | 'tokenizer'>,
): number {
  const most = Math.floor(budget * CONTEXT_SHARE);
  if (context.length === 0) {
    return 0;
  }
  const whole = fitPrompt(
    { messages: [{ role: 'user', children: context }], allotments: {} },
    Number.MAX_SAFE_INTEGER,
    tokenizer,
  );
  return whole.kind === 'fitted' ? Math.min(most, whole.tokens) : most;
}

function withoutSpare(parts: PartNodes): PartNodes {
  return { ...parts, ...Object.fromEntries((PRESET.spare ?? []).map((name) => [name, []])) };
}

/** Tokens of what the change brings with it: its introduction, and its message where there is none yet. */
function tokensAround({ messages }: FittedPrompt, tokenizer: Tokenizer): number {
  const isOpen = messages.some(({ role }) => role === 'user');
  return tokenizer.count(CHANGE) + (isOpen ? 0 : TOKENS_PER_MESSAGE);
}

/** What became of the pieces that all requests of such a review share, without composing the requests. */
export function fitGuidelines(input: Omit<PromptInput, 'files'>): ComposedPrompt['shared'] {
  return ledgerById(fitTree(arrangeParts(PRESET, sharedParts(input)), input));
}

function sharedParts(input: Omit<PromptInput, 'files'>): PartNodes {
  const [role, answer] = systemPieces();
  const others = input.others ?? [];
  return {
    role: role === undefined ? [] : [role],
    answer: answer === undefined ? [] : [answer],
    instructions: [guidelinePieces(input.guidelines)],
    ...input.parts,
    others: others.length === 0 ? [] : [otherFilesPiece(others, PRESET.priorities.others)],
    description: pullRequestPieces(input.description),
  };
}

/** A request with the hash that names it. `shown`: what it shows of the change. */
export function requestOf({ messages, tokens, pieces, plan }: FittedPrompt, shown: Batch['files']): PromptRequest {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex');
  return { hash, messages, tokens, pieces, plan, shown, parts: shown.flatMap(({ parts }) => parts) };
}

/** Fits a tree, or throws a `UserError` that says how many tokens it needs at least. */
export function fitTree(
  tree: PromptTree,
  { budget, tokenizer }: Pick<PromptInput, 'budget' | 'tokenizer'>,
): FittedPrompt {
  const fitted = fitPrompt(tree, budget, tokenizer);
  if (fitted.kind === 'too-small') {
    throw tooSmall(fitted, budget);
  }
  return fitted;
}

/** Where the fixed part is the rules alone. */
const WORKABLE_BUDGET = 4_000;

function tooSmall({ cap, most, least }: TooSmall, budget: number): Error {
  const bound = cap === 'request' ? '' : `, and of these it leaves ${most} to it, as the rest is for the change`;
  return usageError(
    'budget-too-small',
    `A budget of ${budget} input tokens does not hold the prompt's fixed part, which takes ${least}${bound}`,
    least < WORKABLE_BUDGET
      ? 'Raise `max-input-tokens`; 4,000 is a workable least.'
      : 'Raise `max-input-tokens`, or shorten what is asked for or the agent: neither is ever cut.',
  );
}

function ledgerById({ pieces }: FittedPrompt): ComposedPrompt['shared'] {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}
