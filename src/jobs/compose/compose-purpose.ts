import type { FileChange } from '../../changes/types.ts';
import { arrangeParts, type PartNodes } from '../../prompt/arrange.ts';
import { namedChangePieces } from '../../prompt/parts/changed-files.ts';
import { countOnce } from '../../tokens/count-once.ts';
import { drawFiles } from '../../prompt/draw-files.ts';
import { PARTS, PRESETS, type Priorities } from '../../prompt/presets.ts';
import type { Purpose } from '../../guidelines/purpose.ts';
import { fitTree, makeRequest, type PromptRequest, type TokenBudget } from './fit-request.ts';

export interface PurposeInput extends TokenBudget {
  readonly purpose: Exclude<Purpose, 'review'>;
  /** All but the change. */
  readonly parts: PartNodes;
  /** The files whose lines are shown. */
  readonly files: readonly FileChange[];
  /** The files that are named, including those whose lines are not shown. */
  readonly named: readonly FileChange[];
}

/**
 * Composes the one request of a purpose other than a review. If the change does not fit, it is cut, the lines around
 * changed lines first; the changed files are still named. Throws a `UserError` if the budget is too small for the
 * pieces that are never cut.
 */
export function composeForPurpose(input: PurposeInput): PromptRequest {
  const { purpose, parts, budget, tokenizer } = input;
  const preset = PRESETS[purpose];
  const counting = { budget, tokenizer: countOnce(tokenizer) };
  const alone = fitTree(arrangeParts(preset, partsAboveChange(parts, preset.priorities)), counting);
  const shown = drawFiles(input.files, budget - alone.tokens, counting.tokenizer);
  const change = input.named.length === 0 ? [] : namedChangePieces(input.named, shown, preset.priorities.change);
  const tree = arrangeParts(preset, { ...parts, change });
  return makeRequest(fitTree(tree, counting), []);
}

/** The parts with a higher priority than the change. It may take the room of all other parts. */
function partsAboveChange(parts: PartNodes, priorities: Priorities): PartNodes {
  const staying = PARTS.filter((part) => {
    const priority = priorities[part];
    return priority === 'required' || priority > priorities.change;
  });
  return Object.fromEntries(staying.map((part) => [part, parts[part] ?? []]));
}
