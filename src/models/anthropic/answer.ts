import { isRecord } from '../../text/record.ts';
import type { OpaqueContent } from '../alternating-turns.ts';
import { BROKEN_STREAM } from './stream.ts';
import { readCalls, type Fields, type GivenCall } from '../answers/json-answer.ts';
import type { TokenUsage } from '../model.ts';
import type { ReadAnswer } from '../protocol.ts';

/**
 * Reads an answer of Anthropic's Messages API. Compatible servers leave parts out, so every part is checked.
 *
 * @param turn number of messages of the request, for the ids of calls that have none
 * @param by full name of the model that was asked, `provider:name`
 */
export function readAnthropicAnswer(answer: unknown, turn: number, by: string): ReadAnswer {
  if (answer === BROKEN_STREAM) {
    return {
      kind: 'failed',
      cause: 'dropped',
      reason: 'the stream ended before the answer was complete',
      usage: undefined,
    };
  }
  if (!isRecord(answer) || answer['type'] === 'error') {
    return isRecord(answer) ? { kind: 'error', body: answer } : notOfProtocol();
  }
  return Array.isArray(answer['content'])
    ? readMessage(answer, answer['content'].filter(isRecord).filter(isUsable), turn, by)
    : notOfProtocol();
}

function readMessage(message: Fields, blocks: readonly Fields[], turn: number, by: string): ReadAnswer {
  const usage = readUsage(message['usage']);
  const reason = message['stop_reason'];
  if (reason === 'refusal') {
    const said = explanationIn(message['stop_details']);
    return { kind: 'failed', cause: 'refused', reason: 'the model refused', ...(said === '' ? {} : { said }), usage };
  }
  const text = blocks.flatMap((block) => (typeof block['text'] === 'string' ? [block['text']] : [])).join('');
  const calls = readCalls(blocks.filter(({ type }) => type === 'tool_use').map(givenCall), turn);
  if (reason === 'model_context_window_exceeded' && text.trim() === '' && calls.toolCalls.length === 0) {
    return { kind: 'failed', cause: 'too-long', reason: 'the prompt leaves the model no room for an answer', usage };
  }
  const opaque = keepContent(blocks, by);
  return {
    kind: 'answer',
    text,
    ...calls,
    cutOff: CUTS.has(reason),
    usage,
    hasThought: blocks.some((block) => block['type'] === 'thinking' || block['type'] === 'redacted_thinking'),
    ...(opaque === undefined ? {} : { opaque }),
  };
}

/**
 * An answer that ends for one of these reasons is incomplete. `pause_turn` belongs to tools that the server runs; none
 * are requested.
 */
const CUTS = new Set<unknown>(['max_tokens', 'model_context_window_exceeded', 'pause_turn']);

function notOfProtocol(): ReadAnswer {
  return {
    kind: 'failed',
    cause: 'unreadable',
    reason: "the server's answer does not follow Anthropic's protocol",
    usage: undefined,
  };
}

function explanationIn(details: unknown): string {
  const said = isRecord(details) ? (details['explanation'] ?? details['category']) : undefined;
  return typeof said === 'string' ? said : '';
}

/** A call without a name is ignored. */
function isUsable({ type, name }: Fields): boolean {
  return type !== 'tool_use' || typeof name === 'string';
}

/** In a stream, the arguments are the text that the model wrote. */
function givenCall({ id, name, input, partial_json: streamed }: Fields): GivenCall {
  return { id, name, arguments: typeof streamed === 'string' ? streamed : input };
}

/** Thinking is sent back unchanged, with its signature. Without thinking, the turn's text and calls are enough. */
function keepContent(blocks: readonly Fields[], by: string): OpaqueContent | undefined {
  return blocks.some((block) => block['type'] !== 'text' && block['type'] !== 'tool_use')
    ? { by, content: blocks.map(keptBlock) }
    : undefined;
}

/** Name and arguments of a call are kept in the turn itself. */
function keptBlock(block: Fields): Fields {
  const { input: _input, name: _name, partial_json: _json, ...rest } = block;
  return block['type'] === 'tool_use' ? rest : block;
}

/** Anthropic reports input that was read from or written to its prompt cache separately from the other input. */
function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isRecord(usage)) {
    return undefined;
  }
  const cached = countIn(usage, 'cache_read_input_tokens');
  const written = countIn(usage, 'cache_creation_input_tokens');
  const inputTokens = countIn(usage, 'input_tokens') + written + cached;
  // Servers that do not count tokens report 0.
  if (inputTokens === 0) {
    return undefined;
  }
  return {
    inputTokens,
    outputTokens: countIn(usage, 'output_tokens'),
    ...(cached === 0 ? {} : { cachedInputTokens: cached }),
    ...(written === 0 ? {} : { cacheWriteTokens: written }),
  };
}

function countIn(counts: Fields, name: string): number {
  const count = counts[name];
  return typeof count === 'number' && count > 0 ? count : 0;
}
