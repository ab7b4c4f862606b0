import type { FileChange } from '../changes/types.ts';
import { arrangeParts, type PartNodes } from '../prompt/arrange.ts';
import { changePieces } from '../prompt/change-pieces.ts';
import { changedFilesPiece } from '../prompt/changed-files.ts';
import { countOnce } from '../prompt/count-once.ts';
import { drawFiles } from '../prompt/draw-files.ts';
import type { PieceNode } from '../prompt/piece.ts';
import { PRESETS } from '../prompt/presets.ts';
import { justAbove } from '../prompt/priorities.ts';
import type { Purpose } from '../guidelines/purpose.ts';
import type { Tokenizer } from '../prompt/tokens.ts';
import { fitTree, requestOf, type PromptRequest } from './compose-prompt.ts';

export interface PurposeInput {
  readonly purpose: Exclude<Purpose, 'review'>;
  /** All but the change. */
  readonly parts: PartNodes;
  readonly files: readonly FileChange[];
  /** Most input tokens. */
  readonly budget: number;
  readonly tokenizer: Tokenizer;
}

/**
 * Composes the one request of a purpose that is not a review: what of the change finds no room in it is cut, the
 * lines around changes first, and the changed files are still named. Throws a `UserError` where the budget does not
 * hold what is never cut.
 */
export function composeForPurpose({ purpose, parts, files, budget, tokenizer }: PurposeInput): PromptRequest {
  const preset = PRESETS[purpose];
  const counting = { budget, tokenizer: countOnce(tokenizer) };
  const alone = fitTree(arrangeParts(preset, parts), counting);
  const change =
    files.length === 0 ? [] : piecesOf(files, preset.priorities.change, budget - alone.tokens, counting.tokenizer);
  const tree = arrangeParts(preset, { ...parts, change });
  return requestOf(fitTree(tree, counting), []);
}

/** `room`: tokens that the largest part may have; larger hunks are divided. */
function piecesOf(
  files: readonly FileChange[],
  outer: number,
  room: number,
  tokenizer: Tokenizer,
): readonly PieceNode[] {
  const changed = justAbove(outer, []);
  const names = justAbove(changed, []);
  return [changedFilesPiece(files, names), ...changePieces(drawFiles(files, room, tokenizer), { outer, changed })];
}
