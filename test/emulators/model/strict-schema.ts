import { isFields, listOf, type Fields } from './fields.ts';

/** Keywords that strict mode does not support. */
const UNKNOWN = [
  'allOf',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'patternProperties',
  'then',
  'uniqueItems',
];
const TYPED_BY = ['$ref', 'anyOf', 'const', 'enum', 'type'];
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 5000;

/**
 * Returns why OpenAI's strict mode refuses a schema: every object has to forbid other properties and to require all of
 * its own.
 */
export function strictProblem(schema: Fields): string | undefined {
  if (schema['type'] !== 'object') {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: ${JSON.stringify(schema['type'] ?? 'None')}'.`;
  }
  const counted = { properties: 0 };
  const problem = problemIn(schema, [], counted);
  if (problem !== undefined || counted.properties <= MAX_PROPERTIES) return problem;
  return `schema exceeds the limit of ${MAX_PROPERTIES} properties.`;
}

function problemIn(schema: unknown, context: readonly string[], counted: { properties: number }): string | undefined {
  const place = `In context=(${context.map((part) => `'${part}'`).join(', ')})`;
  if (!isFields(schema)) return `${place}, schema must be an object.`;
  if (!TYPED_BY.some((keyword) => keyword in schema)) return `${place}, schema must have a 'type' key.`;
  const unknown = UNKNOWN.find((keyword) => keyword in schema);
  if (unknown !== undefined) return `${place}, '${unknown}' is not permitted.`;
  const properties = isFields(schema['properties']) ? schema['properties'] : {};
  counted.properties += Object.keys(properties).length;
  if (isObjectSchema(schema)) {
    if (context.filter((part) => part === 'properties').length > MAX_DEPTH) {
      return `${place}, schema exceeds the nesting limit of ${MAX_DEPTH} levels.`;
    }
    if (schema['additionalProperties'] !== false) {
      return `${place}, 'additionalProperties' is required to be supplied and to be false.`;
    }
    const required = listOf(schema['required']);
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined) {
      return `${place}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    }
  }
  for (const [path, inner] of innerSchemas(schema, properties)) {
    const problem = problemIn(inner, [...context, ...path], counted);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isObjectSchema(schema: Fields): boolean {
  return isFields(schema['properties']) || [schema['type']].flat().includes('object');
}

function innerSchemas(schema: Fields, properties: Fields): readonly (readonly [readonly string[], unknown])[] {
  const definitions = isFields(schema['$defs']) ? schema['$defs'] : {};
  return [
    ...Object.entries(properties).map(([name, inner]) => [['properties', name], inner] as const),
    ...Object.entries(definitions).map(([name, inner]) => [['$defs', name], inner] as const),
    ...('items' in schema ? [[['items'], schema['items']] as const] : []),
    ...listOf(schema['anyOf']).map((inner, index) => [['anyOf', String(index)], inner] as const),
  ];
}
