/** Of a value quoted in a message. */
const MAX_CHARACTERS = 40;

/** A value in the length and form in which a message quotes it: on one line, without backticks, which would end the quote. */
export function cutText(value: string): string {
  const line = value
    .slice(0, MAX_CHARACTERS * 4)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', "'")
    .trim();
  const characters = [...line];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('')}…` : line;
}
