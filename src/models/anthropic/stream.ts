import { isRecord } from '../../text/record.ts';

/** A stream that ended before its message was whole. */
export const BROKEN_STREAM = { type: 'broken-stream' } as const;

/**
 * Puts the events of a stream together into the message that an answer at once would have been; `BROKEN_STREAM` where
 * its end is missing, and undefined where it never began. Tool arguments stay the text they came as, in `partial_json`.
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
        blocks[placeOf(event, blocks)] = isRecord(event['content_block']) ? { ...event['content_block'] } : {};
        break;
      case 'content_block_delta':
        addDelta(blocks[placeOf(event, blocks)], event['delta']);
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

/** Blocks come in order: a place beyond the next one would leave holes, of whatever size a server likes. */
function placeOf(event: Readonly<Fields>, blocks: readonly Fields[]): number {
  const index = event['index'];
  return typeof index === 'number' && index >= 0 && index < blocks.length ? index : blocks.length;
}

const TEXT_OF_DELTA: Readonly<Record<string, string>> = {
  text_delta: 'text',
  thinking_delta: 'thinking',
  signature_delta: 'signature',
  input_json_delta: 'partial_json',
};

function addDelta(block: Fields | undefined, delta: unknown): void {
  const field = isRecord(delta) ? TEXT_OF_DELTA[String(delta['type'])] : undefined;
  if (block === undefined || field === undefined || !isRecord(delta) || typeof delta[field] !== 'string') {
    return;
  }
  const before = block[field];
  block[field] = (typeof before === 'string' ? before : '') + delta[field];
}

/** The last event counts the output anew, and leaves out what the first one said of the input. */
function joined(before: unknown, after: unknown): Fields {
  const known = Object.entries(isRecord(after) ? after : {}).filter(([, count]) => count !== null);
  return { ...(isRecord(before) ? before : {}), ...Object.fromEntries(known) };
}
