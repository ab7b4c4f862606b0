/** Counts code points, so a surrogate pair counts once. */
export function countCharacters(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}

const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
