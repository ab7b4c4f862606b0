/** The least share of remembered texts that were given again. Below it, remembering costs more than it saves. */
const LEAST_REPEATED = 1 / 8;
/** How many times as many texts pass after that before the next ones are remembered. */
const PAUSE = 7;

/**
 * Makes a function that gives, for equal texts, one text to keep. A text that was read from JSON or cut from a file takes
 * memory of its own, also if hundreds of others say the same.
 *
 * @param most how many texts are remembered; then it begins anew. If hardly any of them was repeated, it first lets others
 *   pass: to remember a text takes longer than to read it
 * @param keepAs what is kept of a text that was not seen before
 */
export function createTextPool(
  most: number,
  keepAs: (text: string) => string = (text) => text,
): (text: string) => string {
  const texts = new Map<string, string>();
  let repeated = 0;
  let toPass = 0;
  return (text) => {
    if (toPass > 0) {
      toPass -= 1;
      return keepAs(text);
    }
    const known = texts.get(text);
    if (known !== undefined) {
      repeated += 1;
      return known;
    }
    const kept = keepAs(text);
    if (texts.size >= most) {
      toPass = repeated < most * LEAST_REPEATED ? most * PAUSE : 0;
      texts.clear();
      repeated = 0;
    }
    texts.set(kept, kept);
    return kept;
  };
}
