/** Stands for a piece of code in a sentence: what code says does not count as what the reviewer says. */
export const CODE = '§';
/** A longer text says more than praise. */
const MAX_CHARACTERS = 1_000;

/**
 * Reads the sentences and clauses of a finding's text: in lower case, with `§` for code, without signs at their ends.
 *
 * @returns undefined if the text is long or has a code block, because then it surely reports something
 */
export function readClauses(text: string): readonly string[] | undefined {
  if (text.length > MAX_CHARACTERS || /`{3}|~{3}/.test(text)) {
    return undefined;
  }
  const plain = text
    .normalize('NFKC')
    .replaceAll(/`[^`\n]*`/g, CODE)
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[*_"“”]/g, '')
    .replaceAll(/^[ \t]*(?:[-+>#]+|\d{1,3}[.)])[ \t]+/gm, '')
    .toLowerCase();
  // Rather too many clauses than too few: each has to be harmless.
  return plain
    .split(/\n|(?<=[.!?]) |;|:(?=\s)| [-–—]+ |—|\(|\)/)
    .map(withoutSigns)
    .filter((clause) => clause !== '');
}

/** Removes emoji, blanks and punctuation at both ends. A question mark stays. */
function withoutSigns(clause: string): string {
  return clause
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Mn}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,!:+]+/, '')
    .replace(/[\s.,!:]+$/, '');
}
