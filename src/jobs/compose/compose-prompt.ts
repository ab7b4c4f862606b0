import type { FileChange } from '../../changes/types.ts';
import { joinRanges } from '../../context/join-ranges.ts';
import { estimateTokens, layOutPieces } from '../../context/lay-out.ts';
import type { FoundContext } from '../../context/piece.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { arrangeParts, type PartNodes } from '../../prompt/arrange.ts';
import { shownFile, type GuidelineIds, type HiddenLanguages, type HunkPart } from '../../prompt/parts/change.ts';
import { changePieces } from '../../prompt/parts/change-pieces.ts';
import { changeMapPiece, type MapOf } from '../../prompt/parts/change-map.ts';
import { contextPieces } from '../../prompt/parts/context.ts';
import { countOnce } from '../../tokens/count-once.ts';
import { drawFiles } from '../../prompt/draw-files.ts';
import type { Batch } from '../../packing/pack.ts';
import { fitTree, makeRequest, type PromptRequest, type TokenBudget } from './fit-request.ts';
import { needsOneRequest, packReview } from './pack-review.ts';
import { fitPrompt, type FittedPrompt } from '../../fitting/fit.ts';
import { fileNotePieces, notePieces } from '../../prompt/parts/notes.ts';
import { guidelinePieceIds, guidelinePieces } from '../../prompt/parts/guidelines.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { TOKENS_PER_MESSAGE } from '../../fitting/measure.ts';
import { paragraphText, type PieceGroup } from '../../fitting/piece.ts';
import { PRESETS } from '../../prompt/presets.ts';
import { pullRequestPieces, type ChangeDescription } from '../../prompt/parts/pull-request.ts';
import { systemPieces } from '../../prompt/parts/system.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { LineRange } from '../../syntax/types.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';

export interface ComposedPrompt {
  /** The pieces that all requests share, by id, kept or not. */
  readonly shared: ReadonlyMap<string, LedgerEntry>;
  readonly requests: readonly PromptRequest[];
  /** Parts of the change that no request could hold. */
  readonly tooLarge: readonly HunkPart[];
}

export interface PromptInput extends TokenBudget {
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  readonly description: ChangeDescription | undefined;
  /** Other parts of every request: tools, an agent, a conversation, memory, a message. */
  readonly parts?: PartNodes;
  /** Files of the change that are named only, because they are not under review. */
  readonly others?: readonly FileChange[];
  /** Those of them that models judged in an earlier run, and that are the same since. */
  readonly judgedBefore?: readonly FileChange[];
  /** The languages that the names of files do not tell. */
  readonly languages?: HiddenLanguages;
  /** By path: the first lines of the declarations that change. */
  readonly heads?: ReadonlyMap<string, readonly string[]>;
  /** The code and the notes that help to understand the change. */
  readonly surroundings?: FoundContext;
  /** Most tokens of this code in one request; small budgets have less. */
  readonly contextTokens: number;
}

const PRESET = PRESETS.review;
const LINES = { outer: PRESET.priorities.change, changed: 'required' } as const;
/** Models follow best what they read last, so a prompt does not end with code of the change. */
const FRAMES = {
  change: {
    start: paragraphText('The change under review:'),
    end: paragraphText(
      'Now review this change by the rules and guidelines above, and answer in the form that was asked for.',
    ),
  },
  files: {
    start: paragraphText('The files under review:'),
    end: paragraphText(
      'Now audit these files by the rules and guidelines above, and answer in the form that was asked for.',
    ),
  },
} as const;

/** An audit reads files as they are. */
function subjectOf({ files = [] }: Partial<Pick<PromptInput, 'files'>>): keyof typeof FRAMES {
  return files.length > 0 && files.every(({ isWhole }) => isWhole === true) ? 'files' : 'change';
}

/**
 * Composes the requests of a review. Each request starts with the shared pieces and ends with its part of the change.
 *
 * The shared pieces are the same bytes in every request, so that a provider's prompt cache hits. For this they are
 * fitted once, before the change is packed, and no part of a single request may take room from them. A conversation,
 * memory, notes and the code around the change get the room that is left, and never cause one more request.
 */
export function composePrompt(input: PromptInput): ComposedPrompt {
  const counting = { ...input, tokenizer: countOnce(input.tokenizer) };
  const lasting = fitTree(arrangeParts(PRESET, withoutSpare(sharedParts(input))), counting);
  const noted = { notes: notesTarget(input) };
  const { start, end } = FRAMES[subjectOf(input)];
  const room = input.budget - lasting.tokens - introductionTokens(lasting, counting.tokenizer, start + end);
  const drawn = drawFiles(
    input.files,
    room,
    counting.tokenizer,
    findGuidelineIds(input.guidelines, lasting),
    input.languages,
  );
  const shared = sharedParts(input, needsOneRequest(drawn, room) ? 'other-files' : 'whole-change');
  const all = fitTree(arrangeParts(PRESET, shared, noted), counting);
  const packed = packReview(drawn, room, {
    spare: all.tokens - lasting.tokens,
    context: hasContext(input.surroundings) ? contextTarget(input) : 0,
  });
  const batches = packed.batches.map((batch) => ({ ...batch, context: composeContext(batch, input) }));
  // The code around the change has priority over a conversation.
  const left = batches.map(({ tokens, context }) => room - tokens - tokensWanted(context, counting));
  // A map of the change is worth more than the last pieces of code around it.
  const forMap = Math.min(Math.floor(contextTarget(input) * MAP_SHARE), ...batches.map(({ tokens }) => room - tokens));
  const leftForAll = Math.min(room, ...left);
  const limits = {
    ...noted,
    spare: Math.max(0, shared.others?.length === 0 ? leftForAll : Math.max(leftForAll, forMap)),
  };
  const alone = fitTree(arrangeParts(PRESET, shared, limits), counting);
  const spare = alone.tokens - lasting.tokens;
  const requests = batches.map(({ files, tokens, context }) => {
    const parts = { ...shared, context, change: changePieces(files, LINES, start, end) };
    return makeRequest(
      fitTree(
        arrangeParts(PRESET, parts, {
          ...limits,
          context: Math.min(contextTarget(input), room - spare - tokens, restOfFiles({ files }, input)),
        }),
        counting,
      ),
      files,
    );
  });
  return { shared: ledgerById(alone), requests, tooLarge: packed.tooLarge };
}

function hasContext(surroundings: FoundContext | undefined): boolean {
  return (
    surroundings !== undefined &&
    (surroundings.pieces.length > 0 || surroundings.notes.some((note) => note.for !== undefined))
  );
}

/** The code around the files of a request, and the notes on them. */
function composeContext({ files }: Batch, { surroundings, budget }: PromptInput): readonly PieceGroup[] {
  if (surroundings === undefined) {
    return [];
  }
  const shown = groupBy(files, ({ file }) => file.path);
  const lines = new Map([...shown].map(([path, parts]) => [path, parts.flatMap(shownLines)]));
  const paths = new Set(lines.keys());
  const { context } = PRESET.priorities;
  return [
    ...contextPieces(layOutPieces(surroundings, lines, paths, budget), context),
    ...fileNotePieces(surroundings.notes, paths, context),
  ];
}

/** A small file may rest on much code elsewhere. */
const LEAST_CONTEXT = 600;

/**
 * About how many tokens the changed files of a request would have in addition to what it shows, if they were sent whole.
 * Context that costs more than that is rarely worth it. A new file is shown whole.
 */
function restOfFiles({ files }: Pick<Batch, 'files'>, { surroundings }: PromptInput): number {
  let rest = 0;
  for (const [path, parts] of groupBy(files, ({ file }) => file.path)) {
    const isNew = parts.some(({ file }) => file.status === 'added');
    const size = surroundings?.sizes?.get(path) ?? (isNew ? 0 : Number.POSITIVE_INFINITY);
    const shown = parts.flatMap((part) => shownFile(part).hunks.flatMap(({ lines }) => lines.map(({ text }) => text)));
    rest += Math.max(0, size - estimateTokens(shown, { from: 1, to: shown.length }));
  }
  return Math.max(LEAST_CONTEXT, Math.floor(rest));
}

/** The lines of the file after the change that some of its parts show. */
function shownLines(part: Batch['files'][number]): readonly LineRange[] {
  const lines = shownFile(part).hunks.flatMap((hunk) => hunk.lines);
  const numbers = lines.flatMap((line) => (line.kind === 'removed' ? [] : [{ from: line.newLine, to: line.newLine }]));
  return joinRanges(numbers, Number.POSITIVE_INFINITY);
}

/** In a small request, a fifth of the tokens is for context. */
const SMALL_BUDGET = 8_000;
const SHARE_OF_SMALL = 0.2;
const SHARE_OF_MORE = 0.25;

/** The share of the tokens for context that a map of the change may take. */
const MAP_SHARE = 0.25;

type ContextBudget = Pick<PromptInput, 'budget' | 'contextTokens'>;

/** The most tokens of context in a request, if the change leaves them. */
function contextTarget({ budget, contextTokens }: ContextBudget): number {
  const more = Math.max(0, budget - SMALL_BUDGET) * SHARE_OF_MORE;
  return Math.min(contextTokens, Math.floor(budget * SHARE_OF_SMALL + more));
}

/** The most tokens of notes on the whole change, which every request repeats. */
function notesTarget(input: ContextBudget): number {
  return Math.floor(contextTarget(input) / 2);
}

/** Tokens that the whole context would take, at most its target. */
function tokensWanted(context: readonly PieceGroup[], input: ContextBudget & Pick<TokenBudget, 'tokenizer'>): number {
  const most = contextTarget(input);
  if (context.length === 0) {
    return 0;
  }
  const whole = fitPrompt(
    { messages: [{ role: 'user', children: context }], allotments: {} },
    Number.MAX_SAFE_INTEGER,
    input.tokenizer,
  );
  return whole.kind === 'fitted' ? Math.min(most, whole.tokens) : most;
}

/** Finds the guidelines that apply to a file, except those that were cut from the prompt. */
function findGuidelineIds(guidelines: readonly Guideline[], { pieces }: FittedPrompt): GuidelineIds {
  const included = new Set(pieces.flatMap((piece) => (piece.included ? [piece.id] : [])));
  const sent = guidelines.filter((guideline) => guidelinePieceIds(guideline).some((id) => included.has(id)));
  return (path) => sent.filter(({ appliesTo }) => appliesTo.has(path)).map(({ id }) => id);
}

function withoutSpare(parts: PartNodes): PartNodes {
  return { ...parts, ...Object.fromEntries((PRESET.spare ?? []).map((name) => [name, []])) };
}

/** Tokens of the sentences before and after the change, and of the user message if there is none yet. */
function introductionTokens({ messages }: FittedPrompt, tokenizer: Tokenizer, frame: string): number {
  const isOpen = messages.some(({ role }) => role === 'user');
  return tokenizer.count(frame) + (isOpen ? 0 : TOKENS_PER_MESSAGE);
}

/** What becomes of the pieces that all requests of a review share, worked out without composing the requests. */
export function fitGuidelines(input: Omit<PromptInput, 'files' | 'contextTokens'>): ComposedPrompt['shared'] {
  return ledgerById(fitTree(arrangeParts(PRESET, sharedParts(input)), input));
}

function sharedParts(
  input: Omit<PromptInput, 'files' | 'contextTokens'> & Partial<Pick<PromptInput, 'files'>>,
  mapOf: MapOf = 'other-files',
): PartNodes {
  const [role, answer] = systemPieces(subjectOf(input));
  const { files = [], others = [], judgedBefore = [], heads } = input;
  const before = new Set(judgedBefore.map(({ path }) => path));
  const mapped = (mapOf === 'whole-change' ? [...files, ...others] : others).map((file) => ({
    file,
    heads: heads?.get(file.path) ?? [],
    isJudgedBefore: before.has(file.path),
  }));
  return {
    role: role === undefined ? [] : [role],
    answer: answer === undefined ? [] : [answer],
    instructions: [guidelinePieces(input.guidelines)],
    ...input.parts,
    others: mapped.length === 0 ? [] : [changeMapPiece(mapOf, mapped, PRESET.priorities.others)],
    notes: notePieces(input.surroundings?.notes ?? [], PRESET.priorities.notes),
    description: pullRequestPieces(input.description),
  };
}

function ledgerById({ pieces }: FittedPrompt): ComposedPrompt['shared'] {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}
