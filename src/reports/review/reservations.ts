import type { Finding } from '../../findings/types.ts';

/**
 * Why a finding is not certain, in sentences: the second look doubted it or did not take place, or something that it says was
 * not found and was not confirmed. The reasons are a model's words, so they have to be escaped.
 */
export function describeReservations({ verification, doubts = [] }: Finding): readonly string[] {
  const reason = verification?.reason === undefined ? '' : `: ${verification.reason}`;
  return [
    ...(verification?.kind === 'lowered' ? [`A second look lowered its severity${reason}.`] : []),
    ...(verification?.kind === 'unverified' ? ['No second look checked it.'] : []),
    ...(verification?.kind === 'confirmed' || doubts.length === 0 ? [] : [`Doubtful: ${doubts.join('; ')}.`]),
  ];
}
