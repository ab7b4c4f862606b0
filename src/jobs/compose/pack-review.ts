import type { FileParts } from '../../prompt/parts/change.ts';
import { packFiles, findRelations } from '../../packing/pack.ts';

type Packed = ReturnType<typeof packFiles>;

/**
 * Packs a change into as few requests as it can find. It leaves room in each for other parts, such as a conversation
 * and the code around the change, if that costs no further request.
 * @param room tokens of the change in a request
 * @param wanted tokens that the other parts would like to have
 */
export function packReview(
  drawn: readonly FileParts[],
  room: number,
  wanted: { readonly spare: number; readonly context: number },
): Packed {
  // Relations matter only if the change needs more than one request.
  const relations = needsOneRequest(drawn, room) ? [] : findRelations(drawn);
  const full = packFiles(drawn, room, relations);
  if (full.batches.length < 2) {
    return full;
  }
  for (const tokens of [wanted.spare + wanted.context, wanted.context, wanted.spare]) {
    const roomy = tokens > 0 && tokens < room ? packFiles(drawn, room - tokens, relations) : undefined;
    if (roomy !== undefined && isAsGood(roomy, full)) {
      return roomy;
    }
  }
  return full;
}

/** Whether all files fit into the room of one request. */
export function needsOneRequest(drawn: readonly FileParts[], room: number): boolean {
  return drawn.reduce((sum, file) => sum + leastTokens(file), 0) <= room;
}

function leastTokens({ tokens, parts }: FileParts): number {
  return parts.reduce((sum, part) => sum + part.tokens, tokens);
}

function isAsGood(roomy: Packed, full: Packed): boolean {
  return roomy.batches.length <= full.batches.length && roomy.tooLarge.length <= full.tooLarge.length;
}
