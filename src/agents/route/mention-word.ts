/**
 * The end of a mention: the name must not continue. `@dba2` and `@dba-lead` are different names from `@dba`, and so is
 * the team `@dba/lead`. In scripts without spaces, the next word may follow directly.
 */
export const MENTION_EDGE = String.raw`(?![A-Za-zÀ-ɏͰ-ӿ0-9_/]|[-.][A-Za-z0-9])`;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}/uy;

/** Reads the name of a mention at an offset. Returns undefined for a team, as in `@octo/leads`. */
export function readMentionWord(text: string, at: number): string | undefined {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  return text[at + (word?.length ?? 0)] === '/' ? undefined : word?.replace(/[.-]+$/, '');
}
