/** The words of a text that stands for a list, in its order: a list of many short names is easier to read as lines of words. */
export function wordsIn(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** The same as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text));
}
