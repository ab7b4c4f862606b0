import { resolve } from './plain-scalar.ts';
import type { TextRange } from '../source-text.ts';

interface PlainKey {
  readonly name: string;
  readonly range: TextRange;
}

/** Returns the key before a colon. It may have 200 characters more than the first; YAML allows longer ones. */
export function keyAt(text: string, start: number): PlainKey | undefined {
  const key = /(["']?)([A-Za-z_][\w.-]{0,200})\1(?=:[ \r\n])/y;
  key.lastIndex = start;
  const [, quote, name] = key.exec(text) ?? [];
  const isName = name !== undefined && name !== '__proto__' && (quote !== '' || resolve(name) === name);
  return isName ? { name, range: { start, end: key.lastIndex } } : undefined;
}
