import { decodeHtml } from '../syntax/escapes.ts';

const ROW_START = /<tr(?:\s[^<>]{0,200})?>/i;
const ROW_END = /<\/tr>/i;
const CELL_START = /<t[hd](?:\s[^<>]{0,200})?>/i;
const CELL_END = /<\/t[hd]>/i;
const PART_OF_TABLE = /<\/?t(?:able|head|body|foot)(?:\s[^<>]{0,200})?>/gi;
const MAX_CHARACTERS = 300_000;

/** Writes the rows of tables in HTML as rows of Markdown. Returns the text itself if it has none. */
export function rowsOfHtml(text: string): string {
  if (text.length > MAX_CHARACTERS || !ROW_END.test(text)) {
    return text;
  }
  const [before = '', ...rows] = text.split(ROW_START);
  return [before, ...rows.map(writeRow)].join('');
}

/** Writes the row that a text begins with, and what follows it. */
function writeRow(text: string): string {
  const end = ROW_END.exec(text);
  if (end === null) {
    return text;
  }
  const [, ...cells] = text.slice(0, end.index).split(CELL_START);
  const after = text.slice(end.index + end[0].length);
  // A blank line would end the table.
  const isBetweenRows = after.replaceAll(PART_OF_TABLE, '').trim() === '';
  return `\n| ${cells.map(readCell).join(' | ')} |${isBetweenRows ? '' : `\n${after}`}`;
}

function readCell(text: string): string {
  const [cell = ''] = text.split(CELL_END, 1);
  const words = cell
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return decodeHtml(words).replaceAll('|', '\\|');
}
