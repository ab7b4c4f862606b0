import { isFields, type Fields } from './fields.ts';
import { nameProblem } from './openai-tools.ts';
import { refuse, type AskedRequest, type CheckedRequest } from './request.ts';
import { strictProblem } from './strict-schema.ts';

/**
 * Reads the named schema of `response_format` or `text.format`, or returns why OpenAI refuses it. Free text and free
 * JSON have neither.
 */
export function readFormat(
  format: unknown,
  place: string,
  form: 'nested' | 'flat',
): { readonly schema?: NonNullable<AskedRequest['schema']> } | CheckedRequest {
  if (format === undefined) return {};
  if (!isFields(format)) return refuse(`Invalid type for '${place}': expected an object.`, place);
  const { type } = format;
  if (type === 'text' || type === 'json_object') return {};
  if (type !== 'json_schema') {
    return refuse(
      `Invalid value: '${String(type)}'. Supported values are: 'json_object', 'json_schema', and 'text'.`,
      place,
    );
  }
  return form === 'flat' ? readNamed(format, place) : readNamed(format['json_schema'], `${place}.json_schema`);
}

function readNamed(
  named: unknown,
  place: string,
): { readonly schema: NonNullable<AskedRequest['schema']> } | CheckedRequest {
  if (!isFields(named)) return refuse(`Missing required parameter: '${place}'.`, place);
  const { name, schema, strict } = named;
  const wrongName = nameProblem(name, `${place}.name`);
  if (wrongName !== undefined) return wrongName;
  if (strict !== undefined && typeof strict !== 'boolean') {
    return refuse(`Invalid type for '${place}.strict': expected a boolean.`, place);
  }
  if (!isFields(schema)) return refuse(`Missing required parameter: '${place}.schema'.`, place);
  const problem = strict === true ? strictProblem(schema) : undefined;
  if (problem !== undefined) {
    return refuse(`Invalid schema for response_format '${String(name)}': ${problem}`, place, 'invalid_json_schema');
  }
  return { schema: { name: String(name), schema } };
}

/** The first number that is out of its range. */
export function numberProblem(
  body: Fields,
  bounds: Readonly<Record<string, readonly [number, number]>>,
): CheckedRequest | undefined {
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'number' || value < least || value > most) {
      return refuse(`Invalid value for '${name}': ${JSON.stringify(value)}.`, name);
    }
  }
  return undefined;
}

/** A parameter that this server has to reject as unknown. */
export function rejectedParameter(body: Fields, rejects: readonly string[]): CheckedRequest | undefined {
  const name = Object.keys(body).find((key) => rejects.includes(key));
  if (name === undefined) return undefined;
  const advice = name === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
  return refuse(
    `Unsupported parameter: '${name}' is not supported with this model.${advice}`,
    name,
    'unsupported_parameter',
  );
}
