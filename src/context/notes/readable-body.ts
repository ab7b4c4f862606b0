import { takeStart } from '../../text/shown/shorten.ts';

/**
 * The visible text of an issue in Markdown, without HTML comments, such as the hints of a template. A longer text ends
 * after a paragraph or a line, with a note.
 *
 * @param most UTF-16 code units that are kept
 */
export function readableBody(markdown: string, most: number): string {
  const visible = markdown
    .replaceAll('\r\n', '\n')
    // GitHub hides the rest of a text whose comment does not end.
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .replaceAll(/\n\s*\n/g, '\n\n')
    .trim();
  return shortenAtLine(visible, most);
}

/** Returns a short text unchanged. A longer one ends after a paragraph or a line, with a note on a line of its own. */
export function shortenAtLine(text: string, most: number): string {
  return text.length <= most ? text : `${takeWhole(text, most)}\n(the rest is left out)`;
}

/** Text that ends before the last half is cut at a letter rather than at a line, because hardly anything would stay. */
const LEAST_SHARE = 0.5;

function takeWhole(text: string, most: number): string {
  const start = takeStart(text, most);
  const ends = [start.lastIndexOf('\n\n'), start.lastIndexOf('\n')];
  const end = ends.find((one) => one >= most * LEAST_SHARE) ?? start.length;
  return start.slice(0, end).trimEnd();
}
