import type { FileParts } from '../../prompt/parts/change.ts';
import { packFiles, relationsOf } from '../../packing/pack.ts';

type Packed = ReturnType<typeof packFiles>;

/**
 * Packs a change into as few requests as can be found, and leaves room in each for what may stand beside it where that
 * costs no further request. `room`: tokens of the change in a request; `beside`: what else would like to have room.
 */
export function packReview(
  drawn: readonly FileParts[],
  room: number,
  beside: { readonly spare: number; readonly context: number },
): Packed {
  const relations = drawn.reduce((sum, file) => sum + leastOf(file), 0) <= room ? [] : relationsOf(drawn);
  const full = packFiles(drawn, room, relations);
  if (full.batches.length < 2) {
    return full;
  }
  for (const wanted of [beside.spare + beside.context, beside.context, beside.spare]) {
    const roomy = wanted > 0 && wanted < room ? packFiles(drawn, room - wanted, relations) : undefined;
    if (roomy !== undefined && isAsGood(roomy, full)) {
      return roomy;
    }
  }
  return full;
}

/** Where all fits one request, nothing has to be known of relations. */
function leastOf({ tokens, parts }: FileParts): number {
  return parts.reduce((sum, part) => sum + part.tokens, tokens);
}

function isAsGood(roomy: Packed, full: Packed): boolean {
  return roomy.batches.length <= full.batches.length && roomy.tooLarge.length <= full.tooLarge.length;
}
