import { isFields, listOf, parseJson, type Fields } from './fields.ts';
import { signatureOf } from './anthropic-messages.ts';
import { pairingFault } from './pairing.ts';
import type { Memory } from './protocol.ts';
import {
  plainMessage,
  refuse,
  type AskedCall,
  type AskedMessage,
  type CheckedRequest,
  type OfferedTool,
} from './request.ts';

const KNOWN = new Set([
  'additionalModelRequestFields',
  'additionalModelResponseFieldPaths',
  'guardrailConfig',
  'inferenceConfig',
  'messages',
  'outputConfig',
  'performanceConfig',
  'promptVariables',
  'requestMetadata',
  'serviceTier',
  'system',
  'toolConfig',
]);
const ID = /^[a-zA-Z0-9_.:-]{1,64}$/;
const NAME = /^[a-zA-Z0-9_-]{1,64}$/;
const MAX_MARKS = 4;

/**
 * Validates the body of `POST /model/MODEL/converse` as Bedrock does, by the constraints in Amazon's API reference
 * (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html), as of November 2026.
 */
export function checkConverseRequest(body: unknown, model: string, memory: Memory): CheckedRequest {
  if (!isFields(body)) return refuse('Unexpected token at position 0');
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name) || memory.rejects.includes(name));
  if (unknown !== undefined)
    return refuse(`The model returned the following errors: ${unknown}: Extra inputs are not permitted`);
  const system = readSystem(body['system'] ?? []);
  if (system === undefined) return refuse('The system content blocks are not valid.');
  const tools = readTools(body['toolConfig']);
  if ('kind' in tools) return tools;
  const messages = readMessages(body['messages'], tools.length > 0, memory);
  if ('kind' in messages) return messages;
  if (countMarks(body) > MAX_MARKS) return refuse(`The number of cache points exceeds the limit of ${MAX_MARKS}.`);
  const limits = isFields(body['inferenceConfig']) ? body['inferenceConfig'] : {};
  const { maxTokens, temperature } = limits;
  if (maxTokens !== undefined && !(Number.isInteger(maxTokens) && Number(maxTokens) >= 1)) {
    return refuse(
      "Value at 'inferenceConfig.maxTokens' failed to satisfy constraint: Member must have value greater than or equal to 1",
    );
  }
  if (temperature !== undefined && !(Number(temperature) >= 0 && Number(temperature) <= 1)) {
    return refuse(
      "Value at 'inferenceConfig.temperature' failed to satisfy constraint: Member must be between 0 and 1",
    );
  }
  const schema = readSchema(body['outputConfig']);
  if (schema !== undefined && 'kind' in schema) return schema;
  const said = system === '' ? messages : [plainMessage('system', system), ...messages];
  const request = {
    model,
    messages: said,
    tools,
    stream: false,
    ...(maxTokens === undefined ? {} : { maxOutputTokens: Number(maxTokens) }),
    ...(schema === undefined ? {} : { schema }),
  };
  return { kind: 'accepted', request, complaints: [] };
}

function readSystem(blocks: unknown): string | undefined {
  if (!Array.isArray(blocks)) return undefined;
  const texts = blocks
    .filter((block) => !isMark(block))
    .map((block: unknown) => (isFields(block) ? block['text'] : undefined));
  return texts.every((text) => typeof text === 'string' && text !== '') ? texts.join('') : undefined;
}

function readMessages(messages: unknown, hasTools: boolean, memory: Memory): readonly AskedMessage[] | CheckedRequest {
  if (!Array.isArray(messages) || messages.length === 0) return refuse('messages must have at least one message');
  const read: AskedMessage[] = [];
  for (const [index, message] of (messages as readonly unknown[]).entries()) {
    const { role, content } = isFields(message) ? message : {};
    const wanted = index % 2 === 0 ? 'user' : 'assistant';
    if (role !== wanted) {
      return refuse(
        index === 0
          ? 'A conversation must start with a user message. Try again with a conversation that starts with a user message.'
          : 'A conversation must alternate between user and assistant roles. Make sure the conversation alternates between user and assistant roles and try again.',
      );
    }
    if (!Array.isArray(content) || content.length === 0) {
      return refuse(
        `The content field in the Message object at messages.${index} is empty. Add a ContentBlock object to the content field and try again.`,
      );
    }
    const checked = readBlocks(content, { index, role: wanted, hasTools, memory });
    if ('kind' in checked) return checked;
    read.push(...checked);
  }
  if (read.at(-1)?.role === 'assistant') {
    return refuse(
      'This model does not support assistant message prefill. The conversation must end with a user message.',
    );
  }
  const fault = pairingFault(read);
  return fault === undefined
    ? read
    : refuse(
        `The number of toolResult blocks at messages.${fault.index}.content exceeds the number of toolUse blocks of previous turn, or some are missing (${fault.kind}).`,
      );
}

interface Place {
  readonly index: number;
  readonly role: 'user' | 'assistant';
  readonly hasTools: boolean;
  readonly memory: Memory;
}

/** A block is a union: it has exactly one member. */
function readBlocks(blocks: readonly unknown[], place: Place): readonly AskedMessage[] | CheckedRequest {
  const { index, role, hasTools, memory } = place;
  const results: AskedMessage[] = [];
  const toolCalls: AskedCall[] = [];
  const texts: string[] = [];
  let first: string | undefined;
  for (const block of blocks) {
    const members = isFields(block) ? Object.keys(block) : [];
    if (!isFields(block) || members.length !== 1)
      return refuse(`messages.${index}: a content block must have exactly one member`);
    if (isMark(block)) continue;
    first ??= members[0];
    const { text, toolUse, toolResult, reasoningContent } = block;
    if ((toolUse !== undefined || toolResult !== undefined) && !hasTools) {
      return refuse('The toolConfig field must be defined when using toolUse and toolResult content blocks.');
    }
    if (typeof text === 'string') {
      if (text.trim() === '')
        return refuse(
          `The text field in the ContentBlock object at messages.${index}.content is blank. Add text to the text field, and try again.`,
        );
      texts.push(text);
    } else if (isFields(toolUse) && role === 'assistant') {
      const { toolUseId: id, name, input } = toolUse;
      if (typeof id !== 'string' || !ID.test(id))
        return refuse("Value at 'toolUseId' failed to satisfy regular expression pattern: [a-zA-Z0-9_.:-]+");
      if (typeof name !== 'string' || !NAME.test(name))
        return refuse("Value at 'name' failed to satisfy regular expression pattern: [a-zA-Z0-9_-]+");
      if (!isFields(input))
        return refuse(
          'The format of the value at toolUse.input is invalid. Provide a json object for the field and try again.',
        );
      toolCalls.push({ id, name, arguments: JSON.stringify(input) });
    } else if (isFields(toolResult) && role === 'user') {
      const said = resultText(toolResult['content']);
      if (said === undefined) return refuse('toolResult.content must have blocks with text');
      results.push({ ...plainMessage('tool', said), callId: String(toolResult['toolUseId']) });
    } else if (isFields(reasoningContent) && role === 'assistant') {
      const { text: thought, signature } = isFields(reasoningContent['reasoningText'])
        ? reasoningContent['reasoningText']
        : {};
      if (typeof reasoningContent['redactedContent'] !== 'string' && signature !== signatureOf(String(thought))) {
        return refuse(`messages.${index}: Invalid \`signature\` in \`thinking\` block`);
      }
    } else {
      return refuse(`messages.${index}: unknown content block ${members.join()} of role ${role}`);
    }
  }
  const hadThought = toolCalls.some(({ id }) => memory.thoughts.has(id));
  if (hadThought && first !== 'reasoningContent')
    return refuse(`messages.${index}.content.0.type: Expected \`thinking\`, but found \`${String(first)}\`.`);
  const said = texts.join('');
  return role === 'assistant'
    ? [{ role, text: said, toolCalls }]
    : [...results, ...(said === '' ? [] : [plainMessage('user', said)])];
}

function resultText(blocks: unknown): string | undefined {
  const texts = listOf(blocks).map((block) => (isFields(block) ? block['text'] : undefined));
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '')
    ? texts.join('')
    : undefined;
}

function readTools(config: unknown): readonly OfferedTool[] | CheckedRequest {
  if (config === undefined) return [];
  const tools = isFields(config) ? listOf(config['tools']).filter((tool) => !isMark(tool)) : [];
  if (tools.length === 0) return refuse('toolConfig.tools must have at least one tool');
  const read: OfferedTool[] = [];
  for (const tool of tools) {
    const {
      name,
      description = '',
      inputSchema,
    } = isFields(tool) && isFields(tool['toolSpec']) ? tool['toolSpec'] : {};
    const schema = isFields(inputSchema) ? inputSchema['json'] : undefined;
    if (typeof name !== 'string' || !NAME.test(name))
      return refuse("Value at 'toolConfig.tools.toolSpec.name' failed to satisfy constraint");
    if (description === '')
      return refuse("Value at 'toolConfig.tools.toolSpec.description' failed to satisfy constraint: length at least 1");
    if (!isFields(schema) || schema['type'] !== 'object') {
      return refuse(
        `The value at toolConfig.tools.toolSpec.inputSchema.json.type must be one of the following: object.`,
      );
    }
    if (read.some((other) => other.name === name))
      return refuse(`The toolConfig has duplicate tools with name ${name}.`);
    read.push({ name, description: String(description), parameters: schema });
  }
  return read;
}

function readSchema(config: unknown): { readonly name?: string; readonly schema: Fields } | CheckedRequest | undefined {
  if (config === undefined) return undefined;
  const format = isFields(config) ? config['textFormat'] : undefined;
  const { type, structure } = isFields(format) ? format : {};
  const { name, schema } = isFields(structure) && isFields(structure['jsonSchema']) ? structure['jsonSchema'] : {};
  const read = typeof schema === 'string' ? parseJson(schema) : undefined;
  if (type !== 'json_schema' || !isFields(read)) return refuse('outputConfig.textFormat: the JSON schema is not valid');
  return { schema: read, ...(typeof name === 'string' ? { name } : {}) };
}

function isMark(block: unknown): boolean {
  return isFields(block) && isFields(block['cachePoint']) && block['cachePoint']['type'] === 'default';
}

function countMarks(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, inner: unknown) => sum + countMarks(inner), 0);
  if (!isFields(part)) return 0;
  return isMark(part) ? 1 : Object.values(part).reduce((sum: number, inner) => sum + countMarks(inner), 0);
}
