import { showHidden } from '../../text/hidden/visible.ts';

/** Text from outside as plain words of Markdown on one line: nothing in it formats, links, mentions or embeds. */
export function plainMarkdown(text: string): string {
  return showHidden(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(/[\\`*_[\]<>|#!~$&]/g, String.raw`\$&`)
    .replaceAll('\\<', '&lt;')
    .replaceAll('\\>', '&gt;')
    .replaceAll('\\&', '&amp;')
    .replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`);
}

/** Text as a code span, with as many backticks as it takes; safe within a table's cell. */
export function codeSpan(text: string): string {
  const line = showHidden(text.replaceAll(/\s+/g, ' ').trim());
  if (line === '') {
    // Two backticks side by side would open a span over what follows.
    return '` `';
  }
  const longest = longestBackticks(line);
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${ticks}${padding}${line.replaceAll('|', String.raw`\|`)}${padding}${ticks}`;
}

/** Code between fences longer than any in it. */
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

/** Splits a mention, an image or a comment without a visible trace. */
const INVISIBLE_BREAK = '\u200B';

/**
 * A model's words, which may use Markdown: code and emphasis stay; HTML, images, mentions and references to
 * issues do not work, and no comment of HTML survives anywhere, so that a marker of ours cannot be forged.
 */
export function modelMarkdown(text: string): string {
  const shown = showHidden(text.replaceAll('\r\n', '\n').trim()).replaceAll('<!--', `<!${INVISIBLE_BREAK}--`);
  const blocks = blocksOf(shown).map(({ kind, lines }) =>
    kind === 'code' ? lines.join('\n') : defuseWords(lines.join('\n')),
  );
  return closeFence(blocks.join('\n').trimEnd());
}

/** The same on one line: code and emphasis, but no blocks. */
export function modelLine(text: string): string {
  const line = showHidden(text.replaceAll(/\s+/g, ' ').trim()).replaceAll('<!--', `<!${INVISIBLE_BREAK}--`);
  return defuseParagraph(line).replace(/^(?=`{3}|~{3})/, INVISIBLE_BREAK);
}

/** A code block that is left open would swallow all that follows. */
export function closeFence(markdown: string): string {
  const last = blocksOf(markdown).at(-1);
  return last?.kind === 'code' && !last.closed ? `${markdown}\n${last.fence}` : markdown;
}

type Block =
  | { readonly kind: 'words'; readonly lines: string[] }
  | { readonly kind: 'code'; readonly lines: string[]; readonly fence: string; closed: boolean };

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Fences as GitHub sees them, but at the start of the line, so that no list or quote can end them earlier than here. */
function blocksOf(markdown: string): readonly Block[] {
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

/** Between two runs of as many backticks, on one line. */
const CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g;
const TABLE_RULE = /^(?=.*\|)[\s|:-]*-[\s|:-]*$/m;

/** A blank line ends every code span, so that paragraphs can be looked at one by one. */
function defuseWords(text: string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((part, index) => (index % 2 === 1 ? part : defuseParagraph(part)))
    .join('');
}

/**
 * Code spans stay as they are where every line closes its own: then no reader can pair their backticks otherwise.
 * Else no backtick is left that could.
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
      // Bots take `/approve` at the beginning of a line for a command of whoever posted the comment.
      .replaceAll(/^(?=[\t ]{0,9}\/[A-Za-z])/gm, INVISIBLE_BREAK)
  );
}
