import { isRecord } from '../../text/record.ts';

/** Returned for a stream that ended before its message was complete. */
export const BROKEN_STREAM = { type: 'broken-stream' } as const;

/**
 * Collects the events of a stream into the message that a request without streaming would have returned. Returns
 * `BROKEN_STREAM` if the end is missing, and undefined if the message never began. Tool arguments remain text, in
 * `partial_json`.
 */
export async function collectStream(events: AsyncIterable<unknown>): Promise<unknown> {
  const message: Fields = {};
  const blocks: Fields[] = [];
  let hasBegun = false;
  for await (const event of events) {
    if (!isRecord(event)) {
      continue;
    }
    switch (event['type']) {
      case 'message_start':
        hasBegun = true;
        Object.assign(message, event['message']);
        break;
      case 'content_block_start':
        blocks[findBlockIndex(event, blocks)] = isRecord(event['content_block']) ? { ...event['content_block'] } : {};
        break;
      case 'content_block_delta':
        addDelta(blocks[findBlockIndex(event, blocks)], event['delta']);
        break;
      case 'message_delta':
        Object.assign(message, event['delta'], { usage: joined(message['usage'], event['usage']) });
        break;
      case 'message_stop':
        return { ...message, content: blocks };
      default:
        break;
    }
  }
  return hasBegun ? BROKEN_STREAM : undefined;
}

type Fields = Record<string, unknown>;

/**
 * Blocks come in order. An index beyond the next one is ignored: it would create an array with holes, as large as the
 * server likes.
 */
function findBlockIndex(event: Readonly<Fields>, blocks: readonly Fields[]): number {
  const index = event['index'];
  return typeof index === 'number' && index >= 0 && index < blocks.length ? index : blocks.length;
}

const DELTA_FIELDS: Readonly<Record<string, string>> = {
  text_delta: 'text',
  thinking_delta: 'thinking',
  signature_delta: 'signature',
  input_json_delta: 'partial_json',
};

function addDelta(block: Fields | undefined, delta: unknown): void {
  const field = isRecord(delta) ? DELTA_FIELDS[String(delta['type'])] : undefined;
  if (block === undefined || field === undefined || !isRecord(delta) || typeof delta[field] !== 'string') {
    return;
  }
  const before = block[field];
  block[field] = (typeof before === 'string' ? before : '') + delta[field];
}

/** The last event reports the output tokens again and omits the input tokens of the first event. */
function joined(before: unknown, after: unknown): Fields {
  const known = Object.entries(isRecord(after) ? after : {}).filter(([, count]) => count !== null);
  return { ...(isRecord(before) ? before : {}), ...Object.fromEntries(known) };
}
