import type { SpokenReply } from './reply.ts';
import type { ScriptRequest } from './request.ts';

export interface Verdict {
  readonly verdict: 'confirmed' | 'doubtful' | 'refuted';
  readonly reason: string;
  readonly severity?: string;
}

export interface VerificationOptions {
  /** Finds the ids in the user's text; the first group that matched is the id. */
  readonly pattern?: RegExp;
  /** The verdict on each finding; by default all are confirmed. */
  readonly verdict?: (id: string, request: ScriptRequest) => Verdict;
}

/** Matches `id="…"` as an attribute and `"id": "…"` as JSON. */
const IDS = /\bid="([^"]+)"|"id"\s*:\s*"([^"]+)"/g;

/** Writes an answer that confirms every finding. */
export function verificationReply(request: ScriptRequest, options: VerificationOptions): SpokenReply {
  const { pattern = IDS, verdict = () => ({ verdict: 'confirmed', reason: 'The code shows it.' }) } = options;
  const everywhere = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  const ids = new Set(
    [...request.user.matchAll(everywhere)].map(
      (match) => match.slice(1).find((group) => group !== undefined) ?? match[0],
    ),
  );
  return { content: { verdicts: [...ids].map((id) => ({ id, ...verdict(id, request) })) } };
}
