import type { TextRange } from '../../text/source-text.ts';

/** A file extension in a glob. */
interface WrittenExtension {
  /** In lower case. */
  readonly extension: string;
  /** The range within the glob, without the dot. */
  readonly at: TextRange;
}

/** An extension, up to what follows it in a glob: the end, or the next alternative. */
const EXTENSION = /(?<=[.{,])[A-Za-z][\w?]*(?=[,}]|$)/g;

/** The extensions that a glob names: `ts` for `**\/*.ts`, `ts` and `tsx` for `**\/*.{ts,tsx}`. */
export function readExtensions(pattern: string): readonly WrittenExtension[] {
  const extensions: WrittenExtension[] = [];
  for (const { 0: written, index } of pattern.matchAll(EXTENSION)) {
    const dot = pattern[index - 1] === '.' ? index - 1 : pattern.lastIndexOf('{', index) - 1;
    if (pattern[dot] === '.') {
      extensions.push({ extension: written.toLowerCase(), at: { start: index, end: index + written.length } });
    }
  }
  return extensions;
}
