import type { JsonSchema } from '../../../models/model.ts';
import { isRecord } from '../../../text/record.ts';

/** Arguments by name, with the names and types of a tool. */
type Arguments = Readonly<Record<string, unknown>>;

/**
 * Other names for arguments, used by models that learned the tools of another program. Another name is accepted only
 * if the tool has the first name and not the other, and the first one is missing.
 */
const OTHER_NAMES: readonly (readonly [name: string, others: readonly string[]])[] = [
  ['filePath', ['path', 'file', 'file_path', 'filepath', 'filename', 'absolute_path']],
  ['path', ['dirPath', 'filePath', 'directory', 'dir', 'folder', 'relative_workspace_path']],
  ['query', ['pattern', 'regex', 'q', 'search_term', 'glob', 'text']],
  ['startLine', ['start_line', 'line_start']],
  ['endLine', ['end_line', 'line_end']],
  ['isRegexp', ['isRegex', 'is_regexp', 'is_regex']],
  ['includePattern', ['include_pattern', 'include', 'glob', 'filePattern', 'path', 'filePath']],
  ['maxResults', ['max_results', 'limit', 'head_limit']],
];

/**
 * Corrects arguments if the intention is clear: other names, numbers in quotes, and null for optional values. Other
 * values are kept as they are.
 */
export function fitArguments(given: Arguments, schema: JsonSchema): Arguments {
  const properties = objectAt(schema, 'properties');
  const required = requiredBy(schema);
  const entries = Object.entries(renameArguments(given, properties))
    .filter(([name, value]) => name !== '__proto__' && (value !== null || required.has(name)))
    .map(([name, value]) => [name, convertType(value, objectAt(properties, name))] as const);
  return Object.fromEntries(entries);
}

function requiredBy({ required }: JsonSchema): ReadonlySet<unknown> {
  return new Set(Array.isArray(required) ? required : []);
}

function renameArguments(given: Arguments, properties: JsonSchema): Arguments {
  const named = new Map(Object.entries(given));
  for (const [name, others] of OTHER_NAMES) {
    const other = others.find((one) => named.has(one) && !Object.hasOwn(properties, one));
    if (other !== undefined && Object.hasOwn(properties, name) && !named.has(name)) {
      named.set(name, named.get(other));
      named.delete(other);
    }
  }
  return Object.fromEntries(named);
}

function convertType(value: unknown, { type }: JsonSchema): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'string':
      return typeof value === 'number' ? String(value) : value;
    case 'array':
      return typeof value === 'string' ? [value] : value;
    default:
      return value;
  }
}

function objectAt(value: JsonSchema, key: string): JsonSchema {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return isRecord(found) ? found : {};
}
