import { showHidden } from '../../text/hidden/visible.ts';

/** Escapes text from outside as plain Markdown on one line: nothing in it formats, links, mentions or embeds. */
export function plainMarkdown(text: string): string {
  return showHidden(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(/[\\`*_[\]<>|#!~$&]/g, String.raw`\$&`)
    .replaceAll('\\<', '&lt;')
    .replaceAll('\\>', '&gt;')
    .replaceAll('\\&', '&amp;')
    .replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`);
}

/** Draws text as a code span, with as many backticks as necessary; safe in a table cell. */
export function codeSpan(text: string): string {
  const line = showHidden(text.replaceAll(/\s+/g, ' ').trim());
  if (line === '') {
    // Two adjacent backticks would open a code span over the following text.
    return '` `';
  }
  const longest = longestBackticks(line);
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${ticks}${padding}${cell(line)}${padding}${ticks}`;
}

/**
 * Escapes the bars in Markdown for a cell of a table, because a bar ends the cell, even in code. Some readers take two
 * backslashes before a bar as an escaped backslash, so the number of backslashes must be odd.
 */
export function cell(markdown: string): string {
  return markdown.replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`);
}

/**
 * Escapes text from outside for HTML, on one line, as for the title of a fold, where Markdown is not read. Nothing in it
 * mentions or refers to anything.
 */
export function htmlText(text: string): string {
  return showHidden(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`)
    .replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`)
    .replaceAll(/\bGH-(?=\d)/gi, `$&${INVISIBLE_BREAK}`);
}

/** Draws a code block whose fences are longer than any run of backticks in it. */
export function codeBlock(language: string, code: string): string {
  const fence = '`'.repeat(Math.max(2, longestBackticks(code)) + 1);
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

function longestBackticks(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) {
    longest = Math.max(longest, run.length);
  }
  return longest;
}

/** A zero-width space. It breaks a mention, an image or a comment invisibly. */
const INVISIBLE_BREAK = '\u200B';

/**
 * Makes a model's Markdown safe: code and emphasis stay, but HTML, images, mentions and references to issues do not
 * work. No HTML comment survives anywhere, so a model cannot forge one of our hidden markers.
 */
export function modelMarkdown(text: string): string {
  const shown = showHidden(text.replaceAll('\r\n', '\n').trim()).replaceAll('<!--', `<!${INVISIBLE_BREAK}--`);
  const blocks = splitBlocks(shown).map(({ kind, lines }) =>
    kind === 'code' ? lines.join('\n') : defuseWords(lines.join('\n')),
  );
  return closeFence(blocks.join('\n').trimEnd());
}

/** The same on one line: code and emphasis, but no blocks. */
export function modelLine(text: string): string {
  const line = showHidden(text.replaceAll(/\s+/g, ' ').trim()).replaceAll('<!--', `<!${INVISIBLE_BREAK}--`);
  return defuseParagraph(line).replace(/^(?=`{3}|~{3})/, INVISIBLE_BREAK);
}

/** The same as the words of a link: no bracket or backslash ends them early. */
export function linkLabel(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const line = modelLine(text);
  const escape = (words: string): string => words.replaceAll(/[\\[\]]/g, String.raw`\$&`);
  for (const { 0: code, index } of line.matchAll(CODE_SPAN)) {
    parts.push(escape(line.slice(from, index)), code);
    from = index + code.length;
  }
  return [...parts, escape(line.slice(from))].join('');
}

/** Closes an open code block, which would otherwise contain all following text. */
export function closeFence(markdown: string): string {
  const last = splitBlocks(markdown).at(-1);
  return last?.kind === 'code' && !last.closed ? `${markdown}\n${last.fence}` : markdown;
}

type Block =
  | { readonly kind: 'words'; readonly lines: string[] }
  | { readonly kind: 'code'; readonly lines: string[]; readonly fence: string; closed: boolean };

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Splits Markdown at code fences as GitHub does. Fences are moved to the start of the line, so that no list or quote can end them earlier. */
function splitBlocks(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of markdown.split('\n')) {
    const block = blocks.at(-1);
    const fence = FENCE.exec(line)?.[1];
    if (block?.kind === 'code' && !block.closed) {
      block.lines.push(line);
      block.closed = fence?.startsWith(block.fence) === true && line.trim() === fence;
    } else if (fence !== undefined) {
      blocks.push({ kind: 'code', lines: [line.trimStart()], fence, closed: false });
    } else if (block?.kind === 'words') {
      block.lines.push(line);
    } else {
      blocks.push({ kind: 'words', lines: [line] });
    }
  }
  return blocks;
}

/** Code between two runs of equally many backticks, on one line. */
const CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g;
const TABLE_RULE = /^(?=.*\|)[\s|:-]*-[\s|:-]*$/m;

/** Paragraphs can be escaped one by one, because a blank line ends every code span. */
function defuseWords(text: string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((part, index) => (index % 2 === 1 ? part : defuseParagraph(part)))
    .join('');
}

/**
 * Keeps code spans if every line closes its own, because then all readers pair the backticks alike. Otherwise all
 * backticks are escaped.
 */
function defuseParagraph(text: string): string {
  if (TABLE_RULE.test(text) || text.replaceAll(CODE_SPAN, '').includes('`')) {
    return defuse(text).replaceAll('`', '&#96;');
  }
  const parts: string[] = [];
  let from = 0;
  for (const { 0: code, index } of text.matchAll(CODE_SPAN)) {
    parts.push(defuse(text.slice(from, index)), code);
    from = index + code.length;
  }
  return [...parts, defuse(text.slice(from))].join('');
}

function defuse(words: string): string {
  return (
    words
      .replaceAll('<', '&lt;')
      .replaceAll('![', `!${INVISIBLE_BREAK}[`)
      .replaceAll(/\](?=[(:])/g, `]${INVISIBLE_BREAK}`)
      .replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`)
      .replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`)
      .replaceAll(/\bGH-(?=\d)/gi, `$&${INVISIBLE_BREAK}`)
      // Some bots execute a line such as `/approve` as a command of the comment's author.
      .replaceAll(/^(?=[\t ]{0,9}\/[A-Za-z])/gm, INVISIBLE_BREAK)
  );
}
