import { isRecord } from '../../../text/record.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import type { McpServer } from './servers.ts';

/** A text that a server gets, or that says how to reach it. */
export interface ServerString {
  /** The server's key that contains the text, such as `env` or `url`. */
  readonly key: string;
  /** The name of a variable or header. */
  readonly name?: string;
  readonly value: string;
  readonly path: readonly (string | number)[];
}

const KEYS = [
  'command',
  'args',
  'cwd',
  'env',
  'envFile',
  'url',
  'headers',
  'httpUrl',
  'http_headers',
  'bearer_token',
] as const;
const MAX_STRINGS = 200;

/** Lists the texts of a server in which clients replace variables. */
export function listServerStrings({ value }: McpServer): readonly ServerString[] {
  return KEYS.flatMap((key) => stringsIn(key, value[key])).slice(0, MAX_STRINGS);
}

function stringsIn(key: string, value: unknown): readonly ServerString[] {
  if (typeof value === 'string') {
    return [{ key, value, path: [key] }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      typeof item === 'string' ? [{ key, value: item, path: [key, index] }] : [],
    );
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, item]) =>
        typeof item === 'string' ? [{ key, name, value: item, path: [key, name] }] : [],
      )
    : [];
}

/** Finds the range of a part of a value; the range of the whole value if the part is written with escapes. */
export function rangeOfPart(text: CheckedText, server: McpServer, { path }: ServerString, part: string): TextRange {
  const range = server.rangeOf(path);
  const start = text.text.slice(range.start, range.end).indexOf(part);
  return start < 0 ? range : { start: range.start + start, end: range.start + start + part.length };
}
