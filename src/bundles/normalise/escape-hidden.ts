import { hiddenToken } from '../tokens.ts';

/** Escapes the text of a literal: every character except visible ASCII and the line feed becomes a token. */
export function escapeHidden(text: string): string {
  return text.replaceAll(/[^\n\u0020-\u007e]/gu, hiddenToken);
}

/** Escapes a name: letters outside ASCII are spelled out, so that `\u{430}` does not look like `a`. */
export function escapeName(name: string): string {
  return name.replaceAll(/[^\u0001-\u007e]/gu, hiddenToken);
}
