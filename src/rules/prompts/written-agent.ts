import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';

/** The agent that a prompt names, and the range of its name. */
export interface WrittenAgent {
  readonly name: string;
  readonly range: TextRange;
}

/** Reads the agent from the key `agent` or, if that is missing, from its old name `mode`. */
export function writtenAgent({ frontmatter }: CheckedText): WrittenAgent | undefined {
  const key = Object.hasOwn(frontmatter.data, 'agent') ? 'agent' : 'mode';
  const value = frontmatter.data[key];
  const range = frontmatter.rangeOf([key]);
  return typeof value === 'string' && value.trim() !== '' && range !== undefined
    ? { name: value.trim(), range }
    : undefined;
}
