import { isFields, type Fields } from './fields.ts';
import { refuse, type CheckedRequest, type OfferedTool } from './request.ts';
import { strictProblem } from './strict-schema.ts';

const NAME = /^[A-Za-z0-9_-]+$/;
const MAX_NAME_CHARACTERS = 64;
const MAX_DESCRIPTION_CHARACTERS = 1024;
export const MAX_TOOLS = 128;

/** Reads the tools of a Chat Completions or Responses request, or returns why OpenAI refuses them. */
export function readTools(body: Fields, form: 'nested' | 'flat'): readonly OfferedTool[] | CheckedRequest {
  const { tools } = body;
  if (tools === undefined) return withoutTools(body);
  if (!Array.isArray(tools)) return refuse("Invalid type for 'tools': expected an array of objects.", 'tools');
  if (tools.length > MAX_TOOLS) return tooManyItems('tools', tools.length);
  if (tools.length === 0 && form === 'nested') {
    const message =
      "Invalid 'tools': empty array. Expected an array with minimum length 1, but got an empty array instead.";
    return refuse(message, 'tools', 'empty_array');
  }
  const read: OfferedTool[] = [];
  for (const [index, tool] of (tools as readonly unknown[]).entries()) {
    const place = form === 'nested' ? `tools[${index}].function` : `tools[${index}]`;
    if (!isFields(tool) || tool['type'] !== 'function') {
      return refuse(`Invalid value for 'tools[${index}].type': expected 'function'.`, `tools[${index}].type`);
    }
    const declared = form === 'nested' ? tool['function'] : tool;
    const checked = readTool(isFields(declared) ? declared : {}, place);
    if ('kind' in checked) return checked;
    read.push(checked);
  }
  return body['tool_choice'] === 'none' ? [] : read;
}

/** `tools` has a maximum length, and so have the calls of a turn that are sent back. */
export function tooManyItems(place: string, length: number): CheckedRequest {
  const message = `Invalid '${place}': array too long. Expected an array with maximum length ${MAX_TOOLS}, but got an array with length ${length} instead.`;
  return refuse(message, place, 'array_above_max_length');
}

/** Returns why the name of a tool, a call or a schema is not accepted. */
export function nameProblem(name: unknown, place: string): CheckedRequest | undefined {
  if (typeof name !== 'string')
    return refuse(`Missing required parameter: '${place}'.`, place, 'missing_required_parameter');
  if (!NAME.test(name)) {
    const message = `Invalid '${place}': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`;
    return refuse(message, place, 'invalid_value');
  }
  return name.length > MAX_NAME_CHARACTERS ? tooLongText(place, MAX_NAME_CHARACTERS, name.length) : undefined;
}

export function tooLongText(place: string, most: number, length: number): CheckedRequest {
  const message = `Invalid '${place}': string too long. Expected a string with maximum length ${most}, but got a string with length ${length} instead.`;
  return refuse(message, place, 'string_above_max_length');
}

function withoutTools(body: Fields): readonly OfferedTool[] | CheckedRequest {
  const idle = ['parallel_tool_calls', 'tool_choice'].find((name) => body[name] !== undefined && body[name] !== 'none');
  return idle === undefined
    ? []
    : refuse(`Invalid value for '${idle}': '${idle}' is only allowed when 'tools' are specified.`, idle);
}

function readTool(declared: Fields, place: string): OfferedTool | CheckedRequest {
  const { name, description = '', parameters = { type: 'object', properties: {} }, strict } = declared;
  const problem = nameProblem(name, `${place}.name`);
  if (problem !== undefined) return problem;
  if (typeof description !== 'string')
    return refuse(`Invalid type for '${place}.description': expected a string.`, place);
  if (description.length > MAX_DESCRIPTION_CHARACTERS) {
    return tooLongText(`${place}.description`, MAX_DESCRIPTION_CHARACTERS, description.length);
  }
  const schema = isFields(parameters) ? schemaProblem(parameters, strict === true) : 'schema must be an object.';
  if (schema !== undefined) {
    return refuse(
      `Invalid schema for function '${String(name)}': ${schema}`,
      `${place}.parameters`,
      'invalid_function_parameters',
    );
  }
  return { name: String(name), description, parameters: parameters as Fields };
}

function schemaProblem(parameters: Fields, isStrict: boolean): string | undefined {
  if (isStrict) return strictProblem(parameters);
  if (parameters['type'] === 'object') return undefined;
  return `schema must be a JSON Schema of 'type: "object"', got 'type: ${JSON.stringify(parameters['type'] ?? 'None')}'.`;
}
