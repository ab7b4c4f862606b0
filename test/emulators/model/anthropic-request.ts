import { readMessages, readTexts } from './anthropic-messages.ts';
import { readAnthropicTools, schemaProblem } from './anthropic-tools.ts';
import { isFields, listOf, type Fields } from './fields.ts';
import type { Memory } from './protocol.ts';
import { plainMessage, refuse, type AskedMessage, type CheckedRequest } from './request.ts';

const KNOWN = new Set([
  'cache_control',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'output_config',
  'service_tier',
  'stop_sequences',
  'stream',
  'system',
  'temperature',
  'thinking',
  'tool_choice',
  'tools',
  'top_k',
  'top_p',
]);
const MAX_MARKS = 4;

/** Validates the body of `POST /v1/messages` as Anthropic does. */
export function checkMessagesRequest(body: unknown, memory: Memory): CheckedRequest {
  if (!isFields(body)) return refuse('The request body is not valid JSON.');
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name) || memory.rejects.includes(name));
  if (unknown !== undefined) return refuse(`${unknown}: Extra inputs are not permitted`);
  const { model, max_tokens: most, stream } = body;
  if (typeof model !== 'string' || model === '') return refuse('model: Field required');
  if (most === undefined) return refuse('max_tokens: Field required');
  if (!Number.isInteger(most) || Number(most) < 1)
    return refuse('max_tokens: Input should be greater than or equal to 1');
  const system = readTexts(body['system'] ?? '');
  if (system === undefined) return refuse('system: Input should be a valid list');
  const messages = readMessages(body['messages']);
  if ('kind' in messages) return messages;
  const marks = [body['system'], body['messages'], body['tools']].reduce(
    (sum: number, part) => sum + countMarks(part),
    0,
  );
  if (marks > MAX_MARKS)
    return refuse(`A maximum of ${MAX_MARKS} blocks with cache_control may be provided. Found ${marks}.`);
  const tools = readAnthropicTools(body);
  if ('kind' in tools) return tools;
  const format = isFields(body['output_config']) ? body['output_config']['format'] : undefined;
  const problem = format === undefined || format === null ? undefined : schemaProblem(format);
  if (problem !== undefined) return refuse(problem);
  const schema = isFields(format) && isFields(format['schema']) ? { schema: { schema: format['schema'] } } : {};
  const thought = thoughtProblem(body, memory);
  if (thought?.kind === 'refused') return thought;
  const complaints = [...complaintsOf(body, messages), ...(thought === undefined ? [] : [thought.message])];
  const said = system === '' ? messages : [plainMessage('system', system), ...messages];
  const request = { model, messages: said, tools, stream: stream === true, maxOutputTokens: Number(most), ...schema };
  return { kind: 'accepted', request, complaints };
}

/** The last turn with tool calls has to begin with its thinking, if it had any. */
function thoughtProblem(
  body: Fields,
  memory: Memory,
): Extract<CheckedRequest, { kind: 'refused' }> | { readonly kind: 'complaint'; readonly message: string } | undefined {
  const index = listOf(body['messages']).findLastIndex(
    (message) => isFields(message) && message['role'] === 'assistant',
  );
  const message = listOf(body['messages'])[index];
  const blocks = isFields(message) ? listOf(message['content']).filter(isFields) : [];
  const hadThought = blocks.some((block) => block['type'] === 'tool_use' && memory.thoughts.has(String(block['id'])));
  const first = blocks[0]?.['type'];
  if (!hadThought || first === 'thinking' || first === 'redacted_thinking') return undefined;
  const text = `messages.${index}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${String(first)}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block.`;
  const isEnabled = isFields(body['thinking']) && body['thinking']['type'] !== 'disabled';
  return isEnabled
    ? { kind: 'refused', problem: { message: text, parameter: null, code: null } }
    : { kind: 'complaint', message: text };
}

function complaintsOf(body: Fields, messages: readonly AskedMessage[]): readonly string[] {
  const roles = listOf(body['messages']).map((message) => (isFields(message) ? message['role'] : undefined));
  const isAlternating = roles.every((role, index) => index === 0 || role !== roles[index - 1]);
  const usesTools = messages.some(({ toolCalls }) => toolCalls.length > 0);
  return [
    ...(isAlternating ? [] : ['Two messages of one role stand in a row; the server joins them.']),
    ...(usesTools && body['tools'] === undefined
      ? [
          'The messages have `tool_use` blocks, and no `tools` are defined: older models refuse that, and the cached prompt is lost.',
        ]
      : []),
  ];
}

function countMarks(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, inner: unknown) => sum + countMarks(inner), 0);
  if (!isFields(part)) return 0;
  return (isFields(part['cache_control']) ? 1 : 0) + countMarks(part['content']);
}
