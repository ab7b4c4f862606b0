import { oneLine } from './hidden/visible.ts';

const MAX_CHARACTERS = 60;

/** A value as messages quote it: on one line, not endless, and with nothing in it that ends the quotation. */
export function inBackticks(value: string): string {
  const short = value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS - 1)}…` : value;
  return `\`${oneLine(short).replaceAll('`', "'")}\``;
}
