import { showHidden } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { FENCE_LANGUAGES } from './fence-languages.ts';
import { ADDRESS, INVISIBLE_BREAK, plainMarkdown, REFERENCE } from './markdown-text.ts';
import { isOwnAddress, type OwnRepository } from './own-address.ts';
import { defuseBlockMarks, defuseHeadings, HEADING, hasTableRule, OUR_HEADING } from './block-marks.ts';

/**
 * Makes a model's Markdown safe: code, emphasis and lists stay, but HTML, images, links, addresses, mentions, references to
 * issues, headings, alerts, formulas and pictures drawn from code do not work. No HTML comment survives anywhere, so a model
 * cannot forge one of our hidden markers, and no code block becomes a suggestion.
 *
 * @param own the repository whose files may be linked by their addresses
 */
export function modelMarkdown(text: string, own?: OwnRepository): string {
  return drawBlocks(text, own, (words) => defuseHeadings(words, HEADING));
}

/** The same, with headings that do not name us, for a text that stands alone, such as the description of a pull request. */
export function modelDocument(text: string, own?: OwnRepository): string {
  return drawBlocks(text, own, (words) => defuseHeadings(words, OUR_HEADING));
}

/** GitHub accepts 65,536 characters in a comment, which has more than this text. */
const MAX_DRAWN_CHARACTERS = 48_000;

/** A text that is too long is cut before it is drawn: a cut afterwards would open the code that it ends in. */
function drawBlocks(text: string, own: OwnRepository | undefined, drawHeadings: (words: string) => string): string {
  const draw = (part: string): string => {
    const blocks = splitBlocks(withoutComments(part.replaceAll(/\r\n?/g, '\n').trim())).map((block) =>
      block.kind === 'code' ? drawCode(block) : drawHeadings(defuseWords(block.lines.join('\n'), own)),
    );
    return closeFence(blocks.join('\n').trimEnd());
  };
  let kept = shorten(text, MAX_DRAWN_CHARACTERS);
  let drawn = draw(kept);
  while (drawn.length > MAX_DRAWN_CHARACTERS) {
    kept = shorten(kept, Math.floor((kept.length * MAX_DRAWN_CHARACTERS) / drawn.length) - 1);
    drawn = draw(kept);
  }
  return drawn;
}

/** The same on one line: code and emphasis, but no blocks. */
export function modelLine(text: string): string {
  return defuseHeadings(defuseParagraph(withoutComments(text.replaceAll(/\s+/g, ' ').trim())), HEADING).replace(
    /^(?=`{3}|~{3})/,
    INVISIBLE_BREAK,
  );
}

/** A model's text on one line as plain words, such as the title of a pull request: nothing in it formats or refers to anything. */
export function modelWords(text: string): string {
  return plainMarkdown(text.replaceAll(COMMIT_ID, breakCommitId));
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

/**
 * Makes a model's words safe where they are shown as they are, except that links and addresses work: in SARIF, a link is
 * written as in Markdown.
 */
export function modelText(text: string): string {
  return showHidden(text)
    .replaceAll(/\](?=\()/g, `]${INVISIBLE_BREAK}`)
    .replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`);
}

/** Closes an open code block, which would otherwise contain all following text. */
export function closeFence(markdown: string): string {
  const last = splitBlocks(markdown).at(-1);
  return last?.kind === 'code' && !last.closed ? `${markdown}\n${last.fence}` : markdown;
}

function withoutComments(text: string): string {
  return showHidden(text).replaceAll('<!--', `<!${INVISIBLE_BREAK}--`);
}

type Block =
  | { readonly kind: 'words'; readonly lines: string[] }
  | { readonly kind: 'code'; readonly lines: string[]; readonly fence: string; closed: boolean };

type CodeBlock = Extract<Block, { readonly kind: 'code' }>;

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** Only blanks and tabs may follow. Behind any other white space, such as a no-break space, the code goes on. */
const CLOSING = /^ {0,3}(?:`+|~+)[ \t]*$/;

/** Splits Markdown at code fences as GitHub does. Fences are moved to the start of the line, so that no list or quote can end them earlier. */
function splitBlocks(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of markdown.split('\n')) {
    const block = blocks.at(-1);
    const fence = FENCE.exec(line)?.[1];
    if (block?.kind === 'code' && !block.closed) {
      block.lines.push(line);
      block.closed = fence?.startsWith(block.fence) === true && CLOSING.test(line);
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

/** Draws a code block with the language that it names, if it is one. Character references in a language are no language. */
function drawCode({ fence, lines }: CodeBlock): string {
  const [opening = '', ...rest] = lines;
  const language = opening.slice(fence.length).trim().toLowerCase();
  return [`${fence}${FENCE_LANGUAGES.has(language) ? language : ''}`, ...rest].join('\n');
}

/** Code between two runs of equally many backticks, on one line. */
const CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g;

/** Paragraphs can be escaped one by one, because a blank line ends every code span. */
function defuseWords(text: string, own: OwnRepository | undefined): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((part, index) => (index % 2 === 1 ? part : defuseParagraph(part, own)))
    .join('');
}

/**
 * Keeps code spans if every line closes its own, because then all readers pair the backticks alike. Otherwise all
 * backticks are escaped.
 */
function defuseParagraph(text: string, own?: OwnRepository): string {
  if (hasTableRule(text) || text.replaceAll(CODE_SPAN, '').includes('`')) {
    return defuseBlockMarks(keepReferences(defuse(text, own).replaceAll('`', '&#96;')));
  }
  const parts: string[] = [];
  let from = 0;
  for (const { 0: code, index } of text.matchAll(CODE_SPAN)) {
    parts.push(keepReferences(defuse(text.slice(from, index), own, [text.charAt(from - 1), '`'])), code);
    from = index + code.length;
  }
  return defuseBlockMarks(
    [...parts, keepReferences(defuse(text.slice(from), own, [text.charAt(from - 1), '']))].join(''),
  );
}

/** A backslash before one of our character references would turn it into the letters that it is written with. */
function keepReferences(words: string): string {
  return words.replaceAll(/\\(?=&)/g, `$&${INVISIBLE_BREAK}`);
}

/**
 * What may be the id of a commit. GitHub shows commits of every fork below the address of the repository, and looks for ids in
 * the rendered text, where underscores around them are gone.
 */
const COMMIT_ID = /(?<![A-Za-z\d])[\da-f]{7,40}(?![A-Za-z\d])/gi;
/** Longer numbers are not compared with powers of two. */
const MAX_POWER_DIGITS = 19;

/**
 * Whether a number is an amount and no id of a commit: it ends in three zeros, or is a power of two or next to one, as limits
 * are. One short id in 27 has only digits, but one in 27,000 looks like this.
 */
function isAmount(id: string): boolean {
  if (!/^[1-9]\d*$/.test(id)) {
    return false;
  }
  const value = id.length > MAX_POWER_DIGITS ? 0n : BigInt(id);
  return id.endsWith('000') || [value, value + 1n, value - 1n].some((one) => one > 0n && (one & (one - 1n)) === 0n);
}

function breakCommitId(id: string): string {
  return isAmount(id) ? id : `${id.slice(0, 3)}${INVISIBLE_BREAK}${id.slice(3)}`;
}

/** References that models write for signs of their own. All others are shown as they are written. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** @param around the characters before and after the words */
function defuse(words: string, own: OwnRepository | undefined, [before, after] = ['', '']): string {
  return (
    words
      .replaceAll(/&(?:amp|lt|gt|quot|apos|#39|nbsp);/g, (reference) => REFERENCES[reference] ?? reference)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('![', `!${INVISIBLE_BREAK}[`)
      .replaceAll(/\](?=[(:])/g, `]${INVISIBLE_BREAK}`)
      // Alerts, footnotes and wiki links.
      .replaceAll(/\[(?=\\*[!^[])/g, `[${INVISIBLE_BREAK}`)
      .replaceAll(REFERENCE, `$&${INVISIBLE_BREAK}`)
      .replaceAll(COMMIT_ID, breakCommitId)
      .replaceAll('$', '&#36;')
      .replaceAll(ADDRESS, (start, at: number, whole: string) =>
        isOwnAddress(`${whole.slice(at)}${after}`, own) && /^[\s(]?$/.test(at === 0 ? before : whole.charAt(at - 1))
          ? start
          : `${start}${INVISIBLE_BREAK}`,
      )
      .replaceAll(/~{3,}/g, (run) => [...run].join(INVISIBLE_BREAK))
  );
}
