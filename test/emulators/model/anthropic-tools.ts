import { isFields, listOf, type Fields } from './fields.ts';
import { refuse, type CheckedRequest, type OfferedTool } from './request.ts';

const NAME = /^[a-zA-Z0-9_-]{1,128}$/;

/** Schema keywords that structured output does not support. */
const UNKNOWN = [
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maxItems',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'multipleOf',
];

/** Reads the tools of a Messages request, or returns why Anthropic refuses them. */
export function readAnthropicTools(body: Fields): readonly OfferedTool[] | CheckedRequest {
  const { tools, tool_choice: choice } = body;
  if (tools === undefined) {
    return choice === undefined ? [] : refuse('tool_choice may only be specified while providing tools.');
  }
  if (!Array.isArray(tools)) return refuse('tools: Input should be a valid list');
  const read: OfferedTool[] = [];
  for (const [index, tool] of (tools as readonly unknown[]).entries()) {
    const place = `tools.${index}.custom`;
    const { name, description = '', input_schema: schema } = isFields(tool) ? tool : {};
    if (typeof name !== 'string') return refuse(`${place}.name: Field required`);
    if (!NAME.test(name)) return refuse(`${place}.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`);
    if (!isFields(schema)) return refuse(`${place}.input_schema: Field required`);
    if (schema['type'] !== 'object') return refuse(`${place}.input_schema.type: Input should be 'object'`);
    if (read.some((other) => other.name === name)) return refuse('tools: Tool names must be unique.');
    read.push({ name, description: String(description), parameters: schema });
  }
  return isFields(choice) && choice['type'] === 'none' ? [] : read;
}

/** Returns why structured output refuses a format. */
export function schemaProblem(format: unknown): string | undefined {
  if (!isFields(format) || format['type'] !== 'json_schema')
    return "output_config.format.type: Input should be 'json_schema'";
  if (!isFields(format['schema'])) return 'output_config.format.schema: Field required';
  return problemIn(format['schema']);
}

function problemIn(schema: unknown): string | undefined {
  if (!isFields(schema)) return undefined;
  const types = [schema['type']].flat();
  if (types.includes('object') && schema['additionalProperties'] !== false) {
    return "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false";
  }
  const unknown = UNKNOWN.find((keyword) => keyword in schema);
  if (unknown !== undefined) {
    return `output_config.format.schema: For '${String(types[0])}' type, property '${unknown}' is not supported`;
  }
  const properties = isFields(schema['properties']) ? Object.values(schema['properties']) : [];
  const definitions = isFields(schema['$defs']) ? Object.values(schema['$defs']) : [];
  for (const inner of [...properties, ...definitions, schema['items'], ...listOf(schema['anyOf'])]) {
    const problem = problemIn(inner);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
