import { createHash } from 'node:crypto';
import type { FileChange } from '../changes/types.ts';
import { usageError } from '../errors.ts';
import type { Guideline } from '../guidelines/types.ts';
import { drawFile, type HunkPart } from '../prompt/change.ts';
import { fitPrompt, type ChatMessage, type FittedPrompt, type LedgerEntry } from '../prompt/fit.ts';
import { guidelinePieces } from '../prompt/guidelines.ts';
import { packFiles, type Batch } from '../prompt/pack.ts';
import { pullRequestPieces, type ChangeDescription } from '../prompt/pull-request.ts';
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
const SHARED_PART = 0.6;

/**
 * Composes the requests of a review. System text, guidelines and description are fitted once and are the same
 * bytes in every request; the change is packed behind them.
 */
export function composePrompt(input: PromptInput): ComposedPrompt {
  const shared = fitShared(input);
  const room = input.budget - shared.tokens;
  const drawn = input.files.map((file) => drawFile(file, room, input.tokenizer));
  const { batches, tooLarge } = packFiles(drawn, room);
  return { shared: ledgerOf(shared), requests: batches.map((batch) => requestOf(shared, batch)), tooLarge };
}

/** What became of the pieces that all requests of such a review share, without composing the requests. */
export function fitGuidelines(input: Omit<PromptInput, 'files'>): ComposedPrompt['shared'] {
  return ledgerOf(fitShared(input));
}

function ledgerOf({ pieces }: FittedPrompt): ComposedPrompt['shared'] {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function fitShared(input: Omit<PromptInput, 'files'>): FittedPrompt {
  const most = Math.floor(input.budget * SHARED_PART);
  const fitted = fitPrompt(
    [
      { role: 'system', children: [...systemPieces(), guidelinePieces(input.guidelines)] },
      { role: 'user', children: pullRequestPieces(input.description) },
    ],
    most,
    input.tokenizer,
  );
  if (fitted === undefined) {
    throw usageError(
      'budget-too-small',
      `A budget of ${input.budget} input tokens does not hold the prompt's fixed part`,
      'Raise `max-input-tokens`; 4,000 is a workable least.',
    );
  }
  const reason = `cut: what every request shares may take ${most} of ${input.budget} tokens`;
  return { ...fitted, pieces: fitted.pieces.map((piece) => (piece.included ? piece : { ...piece, reason })) };
}

function requestOf(shared: FittedPrompt, batch: Batch): PromptRequest {
  const change = batch.files
    .map((file) => `${file.open}${file.parts.map((part) => part.text).join('')}${file.close}`)
    .join('');
  const messages = shared.messages.map((message) =>
    message.role === 'user' ? { role: message.role, content: message.content + change } : message,
  );
  return {
    hash: createHash('sha256').update(JSON.stringify(messages)).digest('hex'),
    messages,
    tokens: shared.tokens + batch.tokens,
    pieces: [...shared.pieces, ...batch.files.flatMap(ledgerOfFile)],
    parts: batch.files.flatMap((file) => file.parts),
  };
}

/** The change under review is never cut once it is in a request. */
function ledgerOfFile(file: Batch['files'][number]): readonly LedgerEntry[] {
  return file.parts.map((part, index) => ({
    id: part.id,
    kind: 'hunk',
    source: part.path,
    priority: null,
    tokens: part.tokens + (index === 0 ? file.tokens : 0),
    included: true,
    reason: null,
  }));
}
