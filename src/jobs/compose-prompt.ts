import { createHash } from 'node:crypto';
import type { FileChange } from '../changes/types.ts';
import { usageError } from '../errors.ts';
import type { Guideline } from '../guidelines/types.ts';
import { arrangeParts, type PartNodes } from '../prompt/arrange.ts';
import type { FileParts, HunkPart } from '../prompt/change.ts';
import { changePieces } from '../prompt/change-pieces.ts';
import type { TooSmall } from '../prompt/choose.ts';
import { contextPieces, type ContextFile } from '../prompt/context.ts';
import { countOnce } from '../prompt/count-once.ts';
import { drawFiles } from '../prompt/draw-files.ts';
import { fitPrompt, type FittedPrompt } from '../prompt/fit.ts';
import { guidelinePieces } from '../prompt/guidelines.ts';
import type { LedgerEntry } from '../prompt/ledger.ts';
import { TOKENS_PER_MESSAGE } from '../prompt/measure.ts';
import { packFiles } from '../prompt/pack.ts';
import type { PromptTree } from '../prompt/piece.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import { PRESETS } from '../prompt/presets.ts';
import { pullRequestPieces, type ChangeDescription } from '../prompt/pull-request.ts';
import type { ChatMessage } from '../prompt/render.ts';
import { systemPieces } from '../prompt/system.ts';
import type { Tokenizer } from '../prompt/tokens.ts';

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
  /** The parts of the change it shows. */
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
  /** Other parts that every request has: an agent, a conversation, what is remembered, what is asked for. */
  readonly parts?: PartNodes;
  /** What stands around the change, by the path of its file. */
  readonly surroundings?: ReadonlyMap<string, ContextFile>;
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly tokenizer: Tokenizer;
}

const PRESET = PRESETS.review;
const CONTEXT_SHARE = PRESET.allotments['volatile']?.share ?? 0;
const LINES = { outer: PRESET.priorities.change, changed: 'required' } as const;

/**
 * Composes the requests of a review. System text, guidelines and description are the same bytes in every request, in
 * front, so that a provider's cache of prompts hits; the change is packed behind them.
 */
export function composePrompt(input: PromptInput): ComposedPrompt {
  const counting = { ...input, tokenizer: countOnce(input.tokenizer) };
  const shared = sharedParts(input);
  const alone = fitTree(arrangeParts(PRESET, shared), counting);
  const room = input.budget - alone.tokens - unopenedMessages(alone);
  const drawn = drawFiles(input.files, room, counting.tokenizer);
  const { batches, tooLarge } = packWithRoom(drawn, room, Math.floor(input.budget * CONTEXT_SHARE));
  const requests = batches.map(({ files }) => {
    const change = changePieces(files, LINES);
    const around = files.flatMap(({ file }) => input.surroundings?.get(file.path) ?? []);
    const context = contextPieces(around, PRESET.priorities.context);
    const fitted = fitTree(arrangeParts(PRESET, { ...shared, context, change }), counting);
    return requestOf(
      fitted,
      files.flatMap((file) => file.parts),
    );
  });
  return { shared: ledgerById(alone), requests, tooLarge };
}

/** Leaves room for what stands around the change where that costs no further request. */
function packWithRoom(drawn: readonly FileParts[], room: number, forContext: number): ReturnType<typeof packFiles> {
  const full = packFiles(drawn, room);
  if (full.batches.length < 2 || forContext >= room) {
    return full;
  }
  const roomy = packFiles(drawn, room - forContext);
  const isAsGood = roomy.batches.length <= full.batches.length && roomy.tooLarge.length <= full.tooLarge.length;
  return isAsGood ? roomy : full;
}

/** Tokens of the messages that only the change brings. */
function unopenedMessages({ messages }: FittedPrompt): number {
  return messages.some(({ role }) => role === 'user') ? 0 : TOKENS_PER_MESSAGE;
}

/** What became of the pieces that all requests of such a review share, without composing the requests. */
export function fitGuidelines(input: Omit<PromptInput, 'files'>): ComposedPrompt['shared'] {
  return ledgerById(fitTree(arrangeParts(PRESET, sharedParts(input)), input));
}

function sharedParts(input: Omit<PromptInput, 'files'>): PartNodes {
  const [role, answer] = systemPieces();
  return {
    role: role === undefined ? [] : [role],
    answer: answer === undefined ? [] : [answer],
    instructions: [guidelinePieces(input.guidelines)],
    description: pullRequestPieces(input.description),
    ...input.parts,
  };
}

/** A request with the hash that names it. `parts`: those of the change that it shows. */
export function requestOf({ messages, tokens, pieces, plan }: FittedPrompt, parts: readonly HunkPart[]): PromptRequest {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex');
  return { hash, messages, tokens, pieces, plan, parts };
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

function tooSmall({ least }: TooSmall, budget: number): Error {
  return usageError(
    'budget-too-small',
    `A budget of ${budget} input tokens does not hold the prompt's fixed part, which takes ${least}`,
    'Raise `max-input-tokens`; 4,000 is a workable least.',
  );
}

function ledgerById({ pieces }: FittedPrompt): ComposedPrompt['shared'] {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}
