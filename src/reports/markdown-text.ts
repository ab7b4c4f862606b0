import { showHidden } from '../text/visible.ts';

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
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${ticks}${padding}${line.replaceAll('|', String.raw`\|`)}${padding}${ticks}`;
}

/** Code between fences longer than any in it. */
export function codeBlock(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** Splits a mention, an image or a comment without a visible trace. */
const INVISIBLE_BREAK = '\u200B';
const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]+`)/;

/**
 * A model's words, which may use Markdown: code and emphasis stay; HTML, images, mentions and references to
 * issues do not work, and no comment of HTML survives anywhere, so that a marker of ours cannot be forged.
 */
export function modelMarkdown(text: string): string {
  const shown = showHidden(text).replaceAll('<!--', `<!${INVISIBLE_BREAK}--`);
  return shown
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : defuse(part)))
    .join('')
    .trim();
}

function defuse(words: string): string {
  return words
    .replaceAll('<', '&lt;')
    .replaceAll('![', `!${INVISIBLE_BREAK}[`)
    .replaceAll(/\]\(/g, `]${INVISIBLE_BREAK}(`)
    .replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`)
    .replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`);
}
