import { isRecord } from '../../text/record.ts';
import type { OpaqueContent } from '../alternating-turns.ts';
import { asFields, asText, asTokenCount, readCalls, type Fields } from '../answers/json-answer.ts';
import type { TokenUsage } from '../model.ts';
import type { ReadAnswer } from '../protocol.ts';

/**
 * Reads an answer of the Converse API. Every part is checked: proxies and compatible servers leave parts out.
 *
 * @param turn number of messages of the request, for the ids of calls that have none
 * @param by full name of the model that was asked, `provider:name`
 */
export function readConverseAnswer(answer: unknown, turn: number, by: string): ReadAnswer {
  const { output, stopReason, usage: counts } = asFields(answer);
  const usage = readUsage(counts);
  switch (stopReason) {
    case 'guardrail_intervened':
      return { kind: 'failed', cause: 'filtered', reason: 'a guardrail of Bedrock stopped it', usage };
    case 'content_filtered':
      return { kind: 'failed', cause: 'filtered', reason: "Bedrock's filter stopped it", usage };
    case 'refusal':
      return { kind: 'failed', cause: 'refused', reason: 'the model refused', usage };
    default:
      break;
  }
  const { content } = asFields(asFields(output)['message']);
  if (!Array.isArray(content)) {
    return {
      kind: 'failed',
      cause: 'unreadable',
      reason: "the server's answer does not follow Bedrock's protocol",
      usage,
    };
  }
  return readBlocks(content.filter(isRecord).filter(isUsable), { stopReason, usage, turn, by });
}

interface Around {
  readonly stopReason: unknown;
  readonly usage: TokenUsage | undefined;
  readonly turn: number;
  readonly by: string;
}

function readBlocks(blocks: readonly Fields[], { stopReason, usage, turn, by }: Around): ReadAnswer {
  const text = blocks.map((block) => asText(block['text'])).join('');
  const given = blocks.flatMap((block) => (isRecord(block['toolUse']) ? [block['toolUse']] : []));
  const calls = readCalls(
    given.map(({ toolUseId: id, name, input }) => ({ id, name, arguments: input })),
    turn,
  );
  if (stopReason === 'model_context_window_exceeded' && text.trim() === '' && calls.toolCalls.length === 0) {
    return { kind: 'failed', cause: 'too-long', reason: 'the prompt leaves the model no room for an answer', usage };
  }
  const hasThought = blocks.some((block) => block['reasoningContent'] !== undefined);
  return {
    kind: 'answer',
    text,
    ...calls,
    cutOff: CUTS.has(stopReason),
    usage,
    hasThought,
    ...(hasThought ? { opaque: { by, content: blocks.map(keptBlock) } satisfies OpaqueContent } : {}),
  };
}

/** An answer that ends for one of these reasons is incomplete. */
const CUTS = new Set<unknown>(['max_tokens', 'model_context_window_exceeded']);

/** A call without a name is ignored. */
function isUsable({ toolUse }: Fields): boolean {
  return toolUse === undefined || typeof asFields(toolUse)['name'] === 'string';
}

/** Name and arguments of a call are kept in the turn itself. */
function keptBlock(block: Fields): Fields {
  return isRecord(block['toolUse']) ? { toolUse: { toolUseId: block['toolUse']['toolUseId'] } } : block;
}

/** Bedrock reports input that was read from or written to its prompt cache separately from the other input. */
function readUsage(counts: unknown): TokenUsage | undefined {
  const { inputTokens, outputTokens, cacheReadInputTokens, cacheWriteInputTokens } = asFields(counts);
  const cached = asTokenCount(cacheReadInputTokens) ?? 0;
  const written = asTokenCount(cacheWriteInputTokens) ?? 0;
  const input = (asTokenCount(inputTokens) ?? 0) + written + cached;
  // Servers that do not count tokens report 0.
  return input === 0
    ? undefined
    : {
        inputTokens: input,
        outputTokens: asTokenCount(outputTokens) ?? 0,
        ...(cached === 0 ? {} : { cachedInputTokens: cached }),
        ...(written === 0 ? {} : { cacheWriteTokens: written }),
      };
}
