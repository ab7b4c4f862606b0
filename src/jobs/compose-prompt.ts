import { createHash } from 'node:crypto';
import type { FileChange } from '../changes/types.ts';
import { usageError } from '../errors.ts';
import type { Guideline } from '../guidelines/types.ts';
import { drawFile, type FileParts, type HunkPart } from '../prompt/change.ts';
import type { TooSmall } from '../prompt/choose.ts';
import { countOnce } from '../prompt/count-once.ts';
import { fitPrompt, type FittedPrompt } from '../prompt/fit.ts';
import { guidelinePieces } from '../prompt/guidelines.ts';
import type { LedgerEntry } from '../prompt/ledger.ts';
import { packFiles, type Batch } from '../prompt/pack.ts';
import type { PieceGroup, PieceNode, PromptTree } from '../prompt/piece.ts';
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
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly tokenizer: Tokenizer;
}

/** What every request shares may take this part of the budget at most; the rest is for the change. */
const SHARED_PART = 0.75;

/**
 * Composes the requests of a review. System text, guidelines and description are the same bytes in every request, in
 * front, so that a provider's cache of prompts hits; the change is packed behind them.
 */
export function composePrompt(input: PromptInput): ComposedPrompt {
  const counting = { ...input, tokenizer: countOnce(input.tokenizer) };
  const shared = sharedPieces(input);
  const alone = fitTree(treeOf(shared, []), counting);
  const room = input.budget - alone.tokens;
  const drawn = withOwnIds(input.files.map((file) => drawFile(file, room, counting.tokenizer)));
  const { batches, tooLarge } = packFiles(drawn, room);
  return { shared: ledgerById(alone), requests: batches.map((batch) => requestOf(shared, batch, counting)), tooLarge };
}

/** What became of the pieces that all requests of such a review share, without composing the requests. */
export function fitGuidelines(input: Omit<PromptInput, 'files'>): ComposedPrompt['shared'] {
  return ledgerById(fitTree(treeOf(sharedPieces(input), []), input));
}

/** A diff that was handed in may name a file twice. */
function withOwnIds(drawn: readonly FileParts[]): readonly FileParts[] {
  const times = new Map<string, number>();
  return drawn.map((file) => {
    const time = (times.get(file.file.path) ?? 0) + 1;
    times.set(file.file.path, time);
    return time === 1 ? file : { ...file, parts: file.parts.map((part) => ({ ...part, id: `${part.id}~${time}` })) };
  });
}

interface SharedPieces {
  readonly system: readonly PieceNode[];
  readonly user: readonly PieceNode[];
}

function sharedPieces(input: Omit<PromptInput, 'files'>): SharedPieces {
  return {
    system: [...systemPieces(), guidelinePieces(input.guidelines)],
    user: pullRequestPieces(input.description),
  };
}

function treeOf(shared: SharedPieces, change: readonly PieceNode[]): PromptTree {
  return {
    messages: [
      { role: 'system', children: [sharedGroup('shared/system', shared.system)] },
      { role: 'user', children: [sharedGroup('shared/user', shared.user), ...change] },
    ],
    allotments: { shared: SHARED_PART },
  };
}

function sharedGroup(id: string, children: readonly PieceNode[]): PieceGroup {
  return { id, open: '', close: '', children, allotment: 'shared' };
}

function fitTree(tree: PromptTree, { budget, tokenizer }: Pick<PromptInput, 'budget' | 'tokenizer'>): FittedPrompt {
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

function requestOf(
  shared: SharedPieces,
  batch: Batch,
  input: Pick<PromptInput, 'budget' | 'tokenizer'>,
): PromptRequest {
  const { messages, tokens, pieces } = fitTree(treeOf(shared, batch.files.map(changeOf)), input);
  return {
    hash: createHash('sha256').update(JSON.stringify(messages)).digest('hex'),
    messages,
    tokens,
    pieces,
    parts: batch.files.flatMap((file) => file.parts),
  };
}

/** The change under review is never cut once it is in a request. */
function changeOf({ file, open, close, parts }: Batch['files'][number]): PieceGroup {
  return {
    id: `change/${file.path}`,
    open,
    close,
    children: parts.map(({ id, path, text }) => ({ id, kind: 'hunk', priority: 'required', source: path, text })),
  };
}
