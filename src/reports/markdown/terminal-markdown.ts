import { displayWidth } from '../display-width.ts';
import { listingWidth, wrapListing, wrapText } from '../wrap.ts';
import type { Paint } from '../review/console.ts';

/** A part of a text: lines of code as they are, the rows of a table, or one line of anything else. */
type Block =
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'line'; readonly text: string };

/**
 * Draws a text of ours, which is Markdown, for a person at a terminal: without comments and HTML, with paragraphs that break
 * at the terminal's width, and with tables whose columns stand below each other.
 */
export function terminalMarkdown(text: string, paint: Paint, columns: number): string {
  const width = listingWidth(columns);
  const drawn = readBlocks(text.replaceAll(/<!--.*?-->\n?/gs, '')).flatMap((block) => drawBlock(block, width, paint));
  return `${drawn
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function readBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    const isTable = line.startsWith('|');
    const isWithin = (next: string): boolean =>
      fence === undefined ? isTable && next.startsWith('|') : !next.trim().startsWith(fence);
    let end = at + 1;
    while (end < lines.length && isWithin(lines[end] ?? '')) {
      end += 1;
    }
    // The last line of code is its closing fence.
    end = Math.min(lines.length, fence === undefined ? end : end + 1);
    const own = lines.slice(at, end);
    blocks.push(
      fence !== undefined
        ? { kind: 'code', lines: own }
        : isTable
          ? { kind: 'table', rows: own.filter((row) => !/^\|[\s:|-]+\|$/.test(row)).map(readCells) }
          : { kind: 'line', text: line },
    );
    at = end;
  }
  return blocks;
}

/** The cells of `| a | b |`. A bar in a cell is escaped. */
function readCells(row: string): readonly string[] {
  return row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

function drawBlock(block: Block, width: number, paint: Paint): readonly string[] {
  switch (block.kind) {
    case 'code':
      return drawCode(block.lines, width);
    case 'table':
      return drawTable(block.rows, width, paint);
    case 'line':
      return drawLine(block.text.replaceAll(OWN_HTML, ''), width, paint);
  }
}

/** Lines of code break as a terminal breaks them. Carets stay below the part of the line that they mark. */
function drawCode(lines: readonly string[], width: number): readonly string[] {
  return lines.flatMap((line, at) => {
    if (CARETS.test(line)) {
      return [];
    }
    const end = lines.findIndex((next, index) => index > at && !CARETS.test(next));
    const marks = lines.slice(at + 1, end === -1 ? lines.length : end);
    let offset = 0;
    return breakCode(line, width).flatMap((part) => {
      const [first, last] = [offset, offset + Math.max(1, part.length)];
      offset += part.length;
      const own = marks.filter(
        (mark) => mark.indexOf('^') >= first && (mark.indexOf('^') < last || offset === line.length),
      );
      return [part, ...own.flatMap((mark) => drawMark(mark.slice(first), width))];
    });
  });
}

/** A line below code: `     ^^^^ what is wrong`. */
const CARETS = /^ *\^+(?: |$)/;

/** The message moves to the lines below if it does not fit next to the carets. */
function drawMark(mark: string, width: number): readonly string[] {
  const [, lead = '', carets = '', message = ''] = /^( *)(\^+) ?(.*)$/.exec(mark) ?? [];
  const marked = `${lead}${carets}`.slice(0, width);
  if (message === '' || marked.length + 1 + displayWidth(message) <= width) {
    return [`${marked} ${message}`.trimEnd()];
  }
  return [marked, ...wrapText(message, width, { first: '    ', rest: '    ' }).map((line) => wrapListing(line, width))];
}

function breakCode(line: string, width: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (displayWidth(part) + displayWidth(character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** What the reports have of HTML: `fold`, and small print. */
const OWN_HTML = /<\/?(?:details|summary|sub)>/g;

function drawLine(line: string, width: number, paint: Paint): readonly string[] {
  const [lead = ''] = /^\s*(?:[-*+] |\d+[.)] |> )?/.exec(line) ?? [];
  const wrapped = wrapText(line.slice(lead.length), width, { first: lead, rest: ' '.repeat(lead.length) });
  const whole = wrapped.map((one) => wrapListing(one, width));
  return /^#{1,6} /.test(line) ? whole.map((one) => paint('bold', one)) : whole;
}

/** Columns below each other if they fit. If not, each row becomes a paragraph, whose cells are named by the head. */
function drawTable(
  [head = [], ...rows]: readonly (readonly string[])[],
  width: number,
  paint: Paint,
): readonly string[] {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)));
  const align = (row: readonly string[]): string =>
    head
      .map((_, at) => (row[at] ?? '').padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  if (widths.reduce((sum, one) => sum + one + 2, -2) <= width) {
    return [paint('bold', align(head)), ...rows.map(align)];
  }
  return rows.flatMap((row) =>
    row.flatMap((cell, at) => {
      const [lead, name] = at === 0 ? ['- ', ''] : ['  ', (head[at] ?? '') === '' ? '' : `${head[at]}: `];
      return wrapText(`${name}${cell}`, width, { first: lead, rest: at === 0 ? '  ' : '    ' }).map((line) =>
        wrapListing(line, width),
      );
    }),
  );
}
