import type { Finding } from '../../findings/types.ts';

/**
 * What keeps a finding from being certain, in sentences: a second look that doubted it, and where that did not confirm it,
 * what it says that could not be found. Their reasons are the model's words.
 */
export function reservationsOf({ verification, doubts = [] }: Finding): readonly string[] {
  const reason = verification?.reason === undefined ? '' : `: ${verification.reason}`;
  return [
    ...(verification?.kind === 'lowered' ? [`A second look lowered it${reason}.`] : []),
    ...(verification?.kind === 'confirmed' || doubts.length === 0 ? [] : [`In doubt: ${doubts.join('; ')}.`]),
  ];
}
