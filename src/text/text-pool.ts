/**
 * Makes a function that gives, for equal texts, one text to keep. A text that was read from JSON or cut from a file takes
 * memory of its own, also if hundreds of others say the same.
 *
 * @param most how many texts are remembered; then it begins anew, so that texts that are never repeated cost little
 * @param keepAs what is kept of a text that was not seen before
 */
export function createTextPool(
  most: number,
  keepAs: (text: string) => string = (text) => text,
): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) {
      return known;
    }
    if (texts.size >= most) {
      texts.clear();
    }
    const kept = keepAs(text);
    texts.set(kept, kept);
    return kept;
  };
}
