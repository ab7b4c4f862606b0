import { hiddenToken } from '../tokens.ts';

/** Text of a literal in which every character but visible ASCII and the line feed is a token. */
export function escapeHidden(text: string): string {
  return text.replaceAll(/[^\n\u0020-\u007e]/gu, hiddenToken);
}

/** A name in which letters outside of ASCII are spelled out: `\u{430}` is no `a`. */
export function escapeName(name: string): string {
  return name.replaceAll(/[^\u0001-\u007e]/gu, hiddenToken);
}
