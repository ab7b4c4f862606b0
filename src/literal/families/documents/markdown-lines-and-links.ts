import type { Clause, TextFinder } from '../../types.ts';
import { findMarkdown, type MarkdownForm } from './find-markdown.ts';
import type { MarkdownLine } from './markdown-lines.ts';
import { regex } from '../../../text/regex.ts';

const ALL = '(?:all |every |each |any |the |your |our )*';
const DOCUMENTS = `${ALL}(?:markdown|\\.md|\`\\.md\`|\`\\*\\.md\`|documentation|docs|documents?)(?: (?:files?|documents?|pages?|content))?`;
const IN_MARKDOWN = `(?: (?:in|for|throughout|of) ${DOCUMENTS})?`;
const BY_MARKDOWN = ` (?:in|for|throughout|of) ${ALL}(?:markdown|\\.md|\`\\.md\`|\`\\*\\.md\`)(?: (?:files?|documents?|pages?|content))?`;
/** The subject, where the sentence has one: `Markdown files have no …`. */
const OF_MARKDOWN = `(?:${DOCUMENTS} )?`;
const BLOCKS = `${ALL}(?:fenced )?code (?:blocks?|fences?)`;
const LISTS = `${ALL}(?:bulleted |bullet |numbered |ordered |unordered )*lists?`;
const AROUND = '(?:before and after|around|above and below|surrounding)';
const BLANK = '(?:(?:add|leave|put|use|have|insert|include) )?(?:a |one |exactly one |single )*blank lines?';
const BLANKS =
  '(?:any )?(?:multiple|more than one|several|two or more|double)(?: consecutive| successive)? (?:blank|empty) lines?(?: in a row)?';
const BULLETS =
  '(?:all |every |the |your |our )*(?:unordered |bulleted? |bullet )?(?:lists?|bullets|bullet points|list items)';

/** A line without its code, its links and its tags. */
function plainText(text: string): string {
  return text.replaceAll(/`[^`]*`|<[^<>]*>|!?\[[^\][]*\]\([^()]*\)/g, (part) => (part.startsWith('`') ? 'code' : ''));
}

/** Words that end with a full stop inside of a sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|dr|mr|mrs|ms|prof|st|no|fig|inc|ltd|\p{L}|\d+)\.$/iu;
const SENTENCE_BORDER = /[\p{Ll}\d)\]"'”’x][.!?]["'”’)]?(?=\s+["“'(]?\p{Lu}\p{Ll})/gu;

function hasTwoSentences({ kind, text }: MarkdownLine): boolean {
  if (kind !== 'text' || /^\s*(?:\||<|\[[^\]]*\]:)/.test(text)) {
    return false;
  }
  const plain = plainText(text);
  return [...plain.matchAll(SENTENCE_BORDER)].some(
    ({ 0: end, index }) => !ABBREVIATED.test(plain.slice(Math.max(0, index - 12), index + end.length)),
  );
}

function isBlank(line: MarkdownLine | undefined): boolean {
  return line === undefined || line.text.trim() === '';
}

const ITEM = /^(?:[-*+]|\d{1,9}[.)]) +\S/;

/** Rules on the lines of Markdown, its links and addresses. */
export const LINES_AND_LINKS: readonly MarkdownForm[] = [
  {
    required: regex()`
      ^(?:(?:use|write|put|keep|start|place|have) )?(?:only |exactly )?(?:one|each|every|a) (?:full )?sentence[ ]
        (?:goes |must be |should be |is |stays )?(?:per|on (?:its|a|their)(?: own| new| separate)?) line${IN_MARKDOWN}
        $
      |^(?:use |write )?(?:semantic|sentence[- ]based) line[- ]?breaks?${IN_MARKDOWN}$
    `,
    finder: findMarkdown('lines with more than one sentence', (line) =>
      hasTwoSentences(line) ? 'more than one sentence on a line' : undefined,
    ),
  },
  {
    forbidden: new RegExp(
      `^(?:${OF_MARKDOWN}(?:use|include|leave|add|paste|have|contain) )?(?:any )?(?:bare|raw|naked|plain) (?:urls?|links?|web addresses)${IN_MARKDOWN}$`,
    ),
    finder: findMarkdown('addresses that are no links', ({ kind, text }) =>
      kind === 'text' && !/^\s*\[[^\]]*\]:/.test(text) && /(?<![\w"'(=])https?:\/\/\w/.test(plainText(text))
        ? 'an address that is no link'
        : undefined,
    ),
  },
  {
    forbidden: regex()`
      ^(?:${OF_MARKDOWN}(?:use|include|write|add|have|contain|embed) )?(?:any |raw |inline |embedded )*html
        (?: tags?| elements?| markup| code)?${BY_MARKDOWN}$
      |^${ALL}markdown(?: files?| documents?)? (?:use|include|have|contain) (?:any |raw |inline |embedded )*html
        (?: tags?| elements?| markup)?$
    `,
    finder: findMarkdown('tags of HTML', ({ kind, text }) =>
      kind !== 'code' && kind !== 'fence' && /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/.test(text.replaceAll(/`[^`]*`/g, ''))
        ? 'a tag of HTML'
        : undefined,
    ),
  },
  {
    required: regex()`
      ^(?:
        ${BLANK} ${AROUND} ${BLOCKS}|(?:surround|separate) ${BLOCKS} (?:with|by) blank lines
        |${BLOCKS} (?:be )?(?:surrounded|separated) by blank lines?
      )${IN_MARKDOWN}$
    `,
    finder: findMarkdown('code blocks without a blank line before or after them', (line, before, after) =>
      (line.kind === 'fence' && /^\S/.test(line.text) && !isBlank(before.at(-1))) ||
      (line.kind === 'code' && /^(?:`{3,}|~{3,})\s*$/.test(line.text) && after?.kind !== 'code' && !isBlank(after))
        ? 'a code block without a blank line around it'
        : undefined,
    ),
  },
  {
    required: regex()`
      ^(?:
        ${BLANK} (?:${AROUND}|before|above) ${LISTS}|(?:surround|separate) ${LISTS} (?:with|by) blank lines
        |${LISTS} (?:be )?(?:surrounded|separated|preceded) by (?:a )?blank lines?
      )${IN_MARKDOWN}$
    `,
    finder: findMarkdown('lists without a blank line before them', (line, before) => {
      const last = before.at(-1);
      return line.kind === 'text' &&
        ITEM.test(line.text) &&
        last?.kind === 'text' &&
        /^[^\s|<>]/.test(last.text) &&
        !ITEM.test(last.text) &&
        !isInItem(before)
        ? 'a list without a blank line before it'
        : undefined;
    }),
  },
  {
    forbidden: new RegExp(
      `^(?:(?:have|contain|use|include|leave|add) )?${BLANKS}${BY_MARKDOWN}$|^${ALL}markdown(?: files?| documents?)? (?:have|contain|use|include) ${BLANKS}$`,
    ),
    finder: findMarkdown('more than one blank line in a row', (line, before) =>
      line.kind === 'text' && isBlank(line) && before.at(-1)?.kind === 'text' && isBlank(before.at(-1))
        ? 'more than one blank line in a row'
        : undefined,
    ),
  },
  {
    forbidden: regex()`
      ^(?:${OF_MARKDOWN}(?:have|contain|use|include|leave|add) )?(?:any )?trailing (?:white ?space|spaces)
        ${BY_MARKDOWN}$
      |^${ALL}markdown(?: files?| documents?)? (?:have|contain|leave) (?:any )?trailing (?:white ?space|spaces)$
    `,
    // Two spaces at the end of a line break it.
    finder: findMarkdown('trailing spaces that are no line break', ({ kind, text }) =>
      kind !== 'code' && /[ \t]$/.test(text) && !/\S {2}$/.test(text) ? 'trailing whitespace' : undefined,
    ),
  },
  {
    required: regex()`
      ^(?:
        ${BULLETS} (?:use|have|start with|begin with) (?:\`\*\`|asterisks?)
        |use (?:\`\*\`|asterisks?) (?:\(\`\*\`\) )?(?:for|in|as) ${BULLETS}
      )(?: markers?)?$
    `,
    finder: findMarkdown('items of lists that begin with `-` or `+`', ({ kind, text }) =>
      kind === 'text' && /^\s*[-+] +\S/.test(text) && !/^\s*-(?: *-){2,}\s*$/.test(text)
        ? 'a list item that does not begin with `*`'
        : undefined,
    ),
  },
];

/** Whether the last lines are the text of an item, which goes on without an indent. */
function isInItem(before: readonly MarkdownLine[]): boolean {
  const start = before.findLast(({ kind, text }) => kind !== 'text' || text.trim() === '' || ITEM.test(text));
  return start !== undefined && ITEM.test(start.text);
}

const WORDS_OF_LINKS = regex()`
  ^(?:use |write |have )?(?:generic |vague |non-descriptive )?
    (?:(?:links?|link texts?|text|phrases) (?:such as|like) )?
    (?<texts>(?:["“][^"“”]{2,40}["”](?:,? (?:or|and) |, )?)+) (?:as|for|in) (?:the |a |your )?
    (?:link texts?|links?|link labels?|text of links|anchor text)$
`;

/** `avoid "click here" as link text`: what links must not say. */
export function readLinkTexts({ polarity, instead }: Clause, phrase: string): TextFinder | undefined {
  const { texts } = WORDS_OF_LINKS.exec(phrase)?.groups ?? {};
  if (texts === undefined || polarity !== 'forbidden' || instead !== undefined) {
    return undefined;
  }
  const wanted = [...texts.matchAll(/["“](?<text>[^"“”]+)["”]/g)].map(
    ({ groups }) => groups?.['text']?.toLowerCase().trim() ?? '',
  );
  return findMarkdown(`links that say ${wanted.map((text) => `"${text}"`).join(' or ')}`, ({ kind, text }) => {
    const found =
      kind === 'text' || kind === 'heading'
        ? [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\[(?<said>[^\][]{1,80})\][([]/g)].find(({ groups }) =>
            wanted.includes((groups?.['said'] ?? '').toLowerCase().trim()),
          )
        : undefined;
    return found === undefined ? undefined : `a link that says "${found.groups?.['said'] ?? ''}"`;
  });
}
