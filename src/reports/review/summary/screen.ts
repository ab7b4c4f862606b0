/** Two screens of a pull request's page: a comment that is longer is not read. */
export const MAX_SCREEN_LINES = 60;
/** Characters that GitHub shows in one line of a comment, roughly. */
const LINE_CHARACTERS = 100;
/** What the indentation of a list item takes, beyond its marker. */
const ITEM_CHARACTERS = 2;

/** Lines that GitHub shows for Markdown that we drew: a fold is one line. Links are not expected. */
export function countLines(markdown: string): number {
  let depth = 0;
  let total = 0;
  for (const line of markdown.split('\n')) {
    const isInFold = depth > 0;
    depth += line.startsWith('<details>') ? 1 : line === '</details>' ? -1 : 0;
    if (!isInFold) {
      total += linesOf(line);
    }
  }
  return total;
}

/** Lines that so many characters take. */
export function wrapCharacters(length: number): number {
  return Math.max(1, Math.ceil(length / LINE_CHARACTERS));
}

/** A heading has more space around it. */
function linesOf(line: string): number {
  if (line.trim() === '' || line.startsWith('| --- ')) {
    return 0;
  }
  const indentation = line.startsWith('- ') ? ITEM_CHARACTERS : 0;
  return wrapCharacters(visibleText(line).length + indentation) + (line.startsWith('#') ? 1 : 0);
}

/** An entity is one character, but in code it is shown as it is written. */
function visibleText(line: string): string {
  const text = line.replaceAll(/<\/?(?:details|summary)>/g, '');
  return text.includes('`') ? text : text.replaceAll(/&(?:lt|gt|amp|#\d+);/g, '&');
}
