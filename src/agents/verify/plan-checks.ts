import { fitPrompt } from '../../fitting/fit.ts';
import { TOKENS_PER_MESSAGE } from '../../fitting/measure.ts';
import type { PromptTree, TextPiece } from '../../fitting/piece.ts';
import type { ChatMessage } from '../../fitting/render.ts';
import type { Finding } from '../../findings/types.ts';
import { pullRequestPieces, type ChangeDescription } from '../../prompt/parts/pull-request.ts';
import { countPiece, lookAgainPiece, verificationPieces } from '../../prompt/parts/verification.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';
import { groupChecks, type Check, type CheckBlock } from './check-blocks.ts';
import type { FileCode } from './code-around.ts';
import type { FindDefinitions } from './definitions.ts';
import type { FindLookups } from './lookups.ts';
import { sum } from '../../structures/sum.ts';

/** A request for verdicts. */
export interface CheckRequest {
  readonly checks: readonly Check[];
  readonly messages: readonly ChatMessage[];
  readonly tokens: number;
  /** Tokens that differ between requests. */
  readonly ownTokens: number;
}

export interface PlannedChecks {
  readonly requests: readonly CheckRequest[];
  /** Checks that do not fit into any request. */
  readonly unfit: readonly Check[];
}

export interface CheckLimits {
  /** Maximum input tokens of one request. */
  readonly budget: number;
  /** Maximum tokens of one reply. */
  readonly outputTokens: number;
  readonly tokenizer: Tokenizer;
  /** What the author says of the change: a finding may only repeat what is meant to be so. */
  readonly description?: ChangeDescription | undefined;
  readonly findLookups: FindLookups;
  readonly findDefinitions: FindDefinitions;
  /** Whether the model may look things up, because it was in doubt without. */
  readonly isAgain?: boolean;
}

/** The intention of a change is in the beginning of its description. */
const MAX_DESCRIPTION_CHARACTERS = 2_000;

/** Estimated tokens of a verdict in a reply: an id, the keys and a sentence. */
const TOKENS_PER_VERDICT = 120;
/** A model that judges more findings at once makes worse decisions. */
const MOST_PER_REQUEST = 60;

/**
 * Packs the blocks into requests by first fit, in order. If a block does not fit into a request of its own, less of
 * its code is sent.
 */
export function planChecks(
  checks: readonly Check[],
  codeOf: (finding: Finding) => FileCode | undefined,
  { budget, outputTokens, tokenizer, description, isAgain = false, ...helping }: CheckLimits,
): PlannedChecks {
  const most = Math.min(MOST_PER_REQUEST, Math.max(1, Math.floor(outputTokens / TOKENS_PER_VERDICT)));
  const about = pullRequestPieces(description, MAX_DESCRIPTION_CHARACTERS);
  const end = isAgain ? [lookAgainPiece()] : [];
  const overhead = countOverhead([...about, ...end], tokenizer);
  const room = budget - overhead;
  const blocks = groupChecks(checks, codeOf, { room: Math.floor(room / 2), most, tokenizer, ...helping });
  const requests: CheckRequest[] = [];
  const unfit: Check[] = [];
  for (const batch of packBlocks(blocks, { room, most })) {
    const fitted = fitPrompt(buildTree(about, batch, end), budget, tokenizer);
    const batched = batch.flatMap((block) => block.checks);
    if (fitted.kind === 'fitted') {
      const { messages, tokens } = fitted;
      requests.push({ checks: batched, messages, tokens, ownTokens: tokens - overhead });
    } else {
      unfit.push(...batched);
    }
  }
  return { requests, unfit };
}

function buildTree(about: readonly TextPiece[], batch: readonly CheckBlock[], end: readonly TextPiece[]): PromptTree {
  const findings = sum(batch.map(({ checks }) => checks.length));
  return {
    messages: [
      { role: 'system', children: verificationPieces() },
      { role: 'user', children: [...about, countPiece(findings), ...batch.flatMap(({ pieces }) => pieces), ...end] },
    ],
    allotments: {},
  };
}

/** Tokens of a request without its blocks. */
function countOverhead(others: readonly TextPiece[], tokenizer: Tokenizer): number {
  const pieces = [...verificationPieces(), ...others, countPiece(MOST_PER_REQUEST)];
  return TOKENS_PER_MESSAGE * 2 + sum(pieces.map(({ text }) => tokenizer.count(text)));
}

interface Batch {
  readonly blocks: CheckBlock[];
  room: number;
  places: number;
}

function packBlocks(
  blocks: readonly CheckBlock[],
  { room, most }: { readonly room: number; readonly most: number },
): readonly (readonly CheckBlock[])[] {
  const batches: Batch[] = [];
  for (const block of blocks) {
    const fits = ({ room, places }: Batch): boolean => room >= block.tokens && places >= block.checks.length;
    let batch = batches.find(fits);
    if (batch === undefined) {
      batch = { blocks: [], room, places: most };
      batches.push(batch);
    }
    batch.blocks.push(block);
    batch.room -= block.tokens;
    batch.places -= block.checks.length;
  }
  return batches.map((batch) => batch.blocks);
}
