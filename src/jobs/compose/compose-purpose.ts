import type { FileChange } from '../../changes/types.ts';
import { arrangeParts, type PartNodes } from '../../prompt/arrange.ts';
import { changePieces } from '../../prompt/parts/change-pieces.ts';
import { changedFilesPiece } from '../../prompt/parts/changed-files.ts';
import { countOnce } from '../../tokens/count-once.ts';
import { drawFiles } from '../../prompt/draw-files.ts';
import { paragraphText, type PieceNode } from '../../fitting/piece.ts';
import { PARTS, PRESETS, type Priorities } from '../../prompt/presets.ts';
import { justAbove } from '../../fitting/priorities.ts';
import type { Purpose } from '../../guidelines/purpose.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';
import { fitTree, requestOf, type PromptRequest } from './compose-prompt.ts';

export interface PurposeInput {
  readonly purpose: Exclude<Purpose, 'review'>;
  /** All but the change. */
  readonly parts: PartNodes;
  /** The files whose lines are shown. */
  readonly files: readonly FileChange[];
  /** The files that are named, with those whose lines are not shown. */
  readonly named: readonly FileChange[];
  /** Most input tokens. */
  readonly budget: number;
  readonly tokenizer: Tokenizer;
}

/**
 * Composes the one request of a purpose that is not a review: what of the change finds no room in it is cut, the
 * lines around changes first, and the changed files are still named. Throws a `UserError` where the budget does not
 * hold what is never cut.
 */
export function composeForPurpose(input: PurposeInput): PromptRequest {
  const { purpose, parts, budget, tokenizer } = input;
  const preset = PRESETS[purpose];
  const counting = { budget, tokenizer: countOnce(tokenizer) };
  const alone = fitTree(arrangeParts(preset, outliving(parts, preset.priorities)), counting);
  const change = piecesOf(input, preset.priorities.change, budget - alone.tokens, counting.tokenizer);
  const tree = arrangeParts(preset, { ...parts, change });
  return requestOf(fitTree(tree, counting), []);
}

/** The parts that stay longer than the change: what the others have taken, it can have. */
function outliving(parts: PartNodes, priorities: Priorities): PartNodes {
  const staying = PARTS.filter((part) => {
    const priority = priorities[part];
    return priority === 'required' || priority > priorities.change;
  });
  return Object.fromEntries(staying.map((part) => [part, parts[part] ?? []]));
}

const CHANGE = paragraphText('The change:');

/** `room`: tokens that the largest part may have; larger hunks are divided. */
function piecesOf(
  { files, named }: Pick<PurposeInput, 'files' | 'named'>,
  outer: number,
  room: number,
  tokenizer: Tokenizer,
): readonly PieceNode[] {
  if (named.length === 0) {
    return [];
  }
  const longList = justAbove(outer, []);
  const changed = justAbove(longList, []);
  const names = justAbove(changed, []);
  return [
    changedFilesPiece(named, names, longList),
    ...changePieces(drawFiles(files, room, tokenizer), { outer, changed }, CHANGE),
  ];
}
