import type { AskedMessage } from './request.ts';

/** Reasons why tool calls and results do not match; `index` is the position of the message. */
export type PairingFault =
  | { readonly kind: 'unanswered'; readonly index: number; readonly ids: readonly string[] }
  | { readonly kind: 'answers no call' | 'answered twice' | 'doubled id'; readonly index: number; readonly id: string };

/**
 * The first fault in the order of the messages, where every call must be answered before anybody else speaks.
 *
 * @param scope how far an id must be its own: within its turn, or within the conversation
 */
export function pairingFault(
  messages: readonly AskedMessage[],
  scope: 'turn' | 'conversation' = 'turn',
): PairingFault | undefined {
  let open = new Set<string>();
  let answered = new Set<string>();
  let openedAt = 0;
  const known = new Set<string>();
  for (const [index, { role, toolCalls, callId }] of messages.entries()) {
    if (role === 'tool') {
      const id = callId ?? '';
      if (answered.has(id)) return { kind: 'answered twice', index, id };
      if (!open.delete(id)) return { kind: 'answers no call', index, id };
      answered.add(id);
      continue;
    }
    if (open.size > 0) return { kind: 'unanswered', index: openedAt, ids: [...open] };
    answered = new Set();
    open = new Set();
    openedAt = index;
    for (const { id } of toolCalls) {
      if (open.has(id) || (scope === 'conversation' && known.has(id))) return { kind: 'doubled id', index, id };
      open.add(id);
      known.add(id);
    }
  }
  return open.size > 0 ? { kind: 'unanswered', index: openedAt, ids: [...open] } : undefined;
}
