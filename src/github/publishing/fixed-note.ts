const FIXED = /^Fixed in [0-9a-f]{7,}\.(?:\r?\n|$)/;

/** Whether a comment of ours begins with the note that its finding is fixed. */
export function saysFixed(body: string): boolean {
  return FIXED.test(body);
}

/** Puts the note before the text of a comment. Its markers at the end stay. */
export function addFixedNote(body: string, headSha: string): string {
  return `Fixed in ${headSha.slice(0, 7)}.\n\n${removeFixedNote(body)}`;
}

/** Takes the note away again. */
export function removeFixedNote(body: string): string {
  return body.replace(FIXED, '').trimStart();
}
