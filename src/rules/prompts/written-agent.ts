import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';

/** The agent that a prompt asks for, and where it says so. */
export interface WrittenAgent {
  readonly name: string;
  readonly range: TextRange;
}

/** By `agent`, or in its absence by `mode`, which was its name before. */
export function writtenAgent({ frontmatter }: CheckedText): WrittenAgent | undefined {
  const key = Object.hasOwn(frontmatter.data, 'agent') ? 'agent' : 'mode';
  const value = frontmatter.data[key];
  const range = frontmatter.rangeOf([key]);
  return typeof value === 'string' && value.trim() !== '' && range !== undefined
    ? { name: value.trim(), range }
    : undefined;
}
