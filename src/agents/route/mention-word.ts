/**
 * Behind a mention no word goes on: `@dba2` and `@dba-lead` are others than `@dba`, and so is the team `@dba/lead`. Where
 * words have no blanks between them, the next one may follow at once.
 */
export const MENTION_EDGE = String.raw`(?![A-Za-zÀ-ɏͰ-ӿ0-9_/]|[-.][A-Za-z0-9])`;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}/uy;

/** The word that stands at an offset, as one that a mention may have; undefined for a team's, as `@octo/leads`. */
export function readMentionWord(text: string, at: number): string | undefined {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  return text[at + (word?.length ?? 0)] === '/' ? undefined : word?.replace(/[.-]+$/, '');
}
