import type { AnthropicMessage } from './anthropic.ts';

/** Characters of a text per event, so that a stream has a middle in which it can break. */
const PIECE_CHARACTERS = 40;

/** Writes a message as server-sent events: its frame, each block in pieces, and how it ended. */
export function writeEvents(message: AnthropicMessage): string {
  const { content, usage, stop_reason: stopReason, stop_details: stopDetails, ...frame } = message;
  // A stream always reports tokens; the default is 0.
  const counted = usage ?? { input_tokens: 0, output_tokens: 0 };
  const start = { ...frame, content: [], stop_reason: null, usage: { ...counted, output_tokens: 1 } };
  const delta = { stop_reason: stopReason, stop_sequence: null, stop_details: stopDetails, container: null };
  return [
    event('message_start', { message: start }),
    event('ping', {}),
    ...content.flatMap((block, index) => blockEvents(block, index)),
    event('message_delta', { delta, usage: counted }),
    event('message_stop', {}),
  ].join('');
}

/** The event that interrupts a stream. */
export function errorEvent(): string {
  return event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } });
}

function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

function blockEvents(block: AnthropicMessage['content'][number], index: number): readonly string[] {
  const { empty, deltas } = piecesOf(block);
  return [
    event('content_block_start', { index, content_block: empty }),
    ...deltas.map((delta) => event('content_block_delta', { index, delta })),
    event('content_block_stop', { index }),
  ];
}

function piecesOf(block: AnthropicMessage['content'][number]): {
  readonly empty: object;
  readonly deltas: readonly object[];
} {
  switch (block['type']) {
    case 'text':
      return {
        empty: { ...block, text: '' },
        deltas: pieces(String(block['text'])).map((text) => ({ type: 'text_delta', text })),
      };
    case 'thinking':
      return {
        empty: { ...block, thinking: '', signature: '' },
        deltas: [
          ...pieces(String(block['thinking'])).map((thinking) => ({ type: 'thinking_delta', thinking })),
          { type: 'signature_delta', signature: block['signature'] },
        ],
      };
    default: {
      const input = block['input'];
      const text = typeof input === 'string' ? input : JSON.stringify(input);
      return {
        empty: { ...block, input: {} },
        deltas: pieces(text).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
      };
    }
  }
}

function pieces(text: string): readonly string[] {
  return text.match(new RegExp(`.{1,${PIECE_CHARACTERS}}`, 'gsu')) ?? [];
}
