/**
 * A text of its own. What is cut from a text keeps all of it in memory, which is too much for what is to be kept after
 * the file is done with. Putting a character before it makes a new text, at a fraction of what a `Buffer` costs.
 */
export function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
