import {
  readParagraphs,
  type CodeBlock,
  type Heading,
  type Inline,
  type Paragraph,
} from '../../text/markdown/markdown.ts';
import { writeInlineCode } from '../../text/shown/inline-code.ts';
import type { TextRange } from '../../text/source-text.ts';
import { classifyForeignStatement, classifyStatement, type Role } from './classify.ts';
import { isEnglish, type Directing } from './directs.ts';
import { isBareDirective } from './polarity.ts';
import { sentenceRanges } from './sentences.ts';
import { at } from '../../structures/at.ts';
import { regex } from '../../text/regex.ts';

/** One sentence, bullet or table row of a guideline. */
export interface Statement {
  /** `2.7`: the seventh statement of guideline 2. */
  readonly id: string;
  /** The statement's words with inline code in backticks, on one line. */
  readonly text: string;
  readonly parts: readonly StatementPart[];
  /** The range of its words in the guideline's text. */
  readonly range: TextRange;
  /** The start of `range`. */
  readonly offset: number;
  /** The headings above it, outermost first. */
  readonly headings: readonly Heading[];
  /** The introductions of the lists that contain it, outermost first: `Never use:`. */
  readonly leadIns: readonly string[];
  /** Whether it directs code, directs the work, or describes. */
  readonly role: Role;
  /**
   * Whether prompts number it: all but background. In a language of which few words are known, every statement is numbered,
   * because a rule may look like a description.
   */
  readonly directs: boolean;
  /** The cells of a table's row, also empty ones. */
  readonly cells?: readonly StatementCell[];
  /** The blocks of code right below it, with the words above each: `Bad:`. */
  readonly blocks: readonly StatementBlock[];
  /** Whether another sentence of the same paragraph or bullet stands before it. */
  readonly isNext?: true;
}

/** A cell of a table's row, with the words of the table's header above it. */
export interface StatementCell {
  readonly header: string;
  readonly parts: readonly StatementPart[];
}

export interface StatementBlock extends CodeBlock {
  /** The paragraph above it, if that only says what the block shows: `Bad:`, `❌ Wrong`. */
  readonly label?: string;
}

/** Words, or a quoted piece of code. */
export interface StatementPart {
  readonly kind: 'words' | 'code';
  readonly value: string;
}

/**
 * The statements of a guideline's Markdown text, in order. Code blocks are examples, not statements. Words such as
 * `Never use:` above a list mean nothing without it, so they are only the lead-in of its items.
 */
export function readStatements(guidelineId: number, text: string): readonly Statement[] {
  const paragraphs = readParagraphs(text);
  const leading = new Set(paragraphs.flatMap(({ leads }) => leads.slice(-1)));
  const leadIns: (string | undefined)[] = [];
  const statements: Statement[] = [];
  const inEnglish = isEnglish(text);
  // The examples below the last statement, and its headings. A label such as `Bad:` introduces an example and is not counted.
  let examples: StatementBlock[] = [];
  let headings: readonly Heading[] | undefined;
  for (const [index, paragraph] of paragraphs.entries()) {
    const sentences = listSentences(paragraph);
    const lead = leading.has(index) ? readLeadIn(sentences) : undefined;
    leadIns.push(lead);
    const above = paragraph.leads.flatMap((number) => leadIns[number] ?? []);
    const own = lead !== undefined && isBareDirective(lead) ? sentences.slice(0, -1) : sentences;
    const label = paragraph.blocks.length === 0 ? undefined : readBlockLabel(sentences);
    if (label !== undefined && headings === paragraph.headings) {
      examples.push(...paragraph.blocks.map((block) => ({ ...block, label })));
    }
    for (const [number, inlines] of own.entries()) {
      const id = `${guidelineId}.${statements.length + 1}`;
      const blocks = number === own.length - 1 && label === undefined ? [...paragraph.blocks] : [];
      if (label === undefined) {
        [headings, examples] = [paragraph.headings, blocks];
      }
      const statement = createStatement(id, inlines, { ...paragraph, blocks }, above, inEnglish);
      statements.push(number === 0 ? statement : { ...statement, isNext: true });
    }
  }
  return statements;
}

/** Labels of examples: `Bad:`, `❌ Don't do this`, `Instead:`. */
const BLOCK_LABEL = regex('iu')`
  ^[^\p{L}\p{N}]*(?:
    bad|good|wrong|right|correct|incorrect|avoid|prefer(?:red)?|do|don['’]?t|do not|instead|yes|no|before|after
    |never|always
  )(?: (?:example|examples|code|pattern|do this|this|way|use))*(?: \([^()]{1,40}\))?[^\p{L}\p{N}]*$
`;

function readBlockLabel(sentences: readonly (readonly Inline[])[]): string | undefined {
  const [only, ...more] = sentences;
  const text = only === undefined || more.length > 0 ? '' : writeText(only);
  return BLOCK_LABEL.test(text) ? text : undefined;
}

function createStatement(
  id: string,
  inlines: readonly Inline[],
  { headings, blocks, cells }: Paragraph,
  leadIns: readonly string[],
  inEnglish: boolean,
): Statement {
  const { start } = at(inlines, 0);
  const range = { start, end: at(inlines, inlines.length - 1).end };
  const parts = mergeParts(inlines);
  const directing: Directing = { parts, headings, leadIns };
  const table = cells?.map(({ header, inlines: words }) => ({ header, parts: mergeParts(words) }));
  const role =
    table !== undefined && isTableOfRules(table)
      ? 'rule'
      : inEnglish
        ? classifyStatement(directing)
        : classifyForeignStatement(directing);
  return {
    id,
    text: writeText(inlines),
    parts,
    range,
    offset: start,
    headings,
    leadIns,
    role,
    directs: role !== 'background' || !inEnglish,
    ...(table === undefined ? {} : { cells: table }),
    blocks,
  };
}

/** Headers of columns that say what to do, and those that say what not to do. */
const TO_DO = /^\W*(?:do|use|use this|prefer(?:red)?|good|correct|right|write|replacement|use instead|instead)\W*$/i;
const NOT_TO_DO =
  /^\W*(?:don['’]?ts?|do not|avoid|never|bad|wrong|incorrect|instead of|not|not this|forbidden|do not use|don['’]t use|never use|❌)\W*$/i;

/** Whether the columns of a table show what is wrong next to what is right. */
function isTableOfRules(cells: readonly StatementCell[]): boolean {
  return cells.some(({ header }) => NOT_TO_DO.test(header)) && cells.some(({ header }) => TO_DO.test(header));
}

function writeText(inlines: readonly Inline[]): string {
  return inlines
    .map(({ kind, value }) => (kind === 'code' ? writeInlineCode(value) : value))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function mergeParts(inlines: readonly Inline[]): readonly StatementPart[] {
  const parts: { readonly kind: 'words' | 'code'; readonly values: string[] }[] = [];
  for (const { kind, value } of inlines) {
    const last = parts.at(-1);
    if (last?.kind === 'words' && kind === 'words') {
      last.values.push(value);
    } else {
      parts.push({ kind, values: [value] });
    }
  }
  return parts.map(({ kind, values }) => ({ kind, value: values.join('') }));
}

/** The sentence right above a list introduces the list, unless it ends with a full stop, `!` or `?`. */
function readLeadIn(sentences: readonly (readonly Inline[])[]): string | undefined {
  const text = writeText(sentences.at(-1) ?? []);
  return text === '' || /[.!?。！？…]$/.test(text) || IMPORTS.test(text) ? undefined : text;
}

/** `@AGENTS.md @./docs/rules.md`: imports say nothing of the list below them. */
const IMPORTS = /^(?:@[^\s@./]{0,200}[./][^\s@]{0,300}(?:\s+|$))+$/;

/** The sentences of a paragraph. A table's row is one statement, because its cells mean little alone. */
function listSentences({ kind, inlines }: Paragraph): readonly (readonly Inline[])[] {
  const sentences = kind === 'row' ? [inlines] : splitSentences(inlines);
  return sentences.filter((sentence) =>
    sentence.some((inline) => inline.kind === 'code' || /[\p{L}\p{N}]/u.test(inline.value)),
  );
}

/** Splits a paragraph into sentences. Code counts as one word, so that `a. B` in code does not end a sentence. */
function splitSentences(inlines: readonly Inline[]): readonly (readonly Inline[])[] {
  const masked = inlines
    .map((inline) => (inline.kind === 'code' ? 'X'.repeat(inline.value.length) : inline.value.replaceAll(/\s/g, ' ')))
    .join('');
  const sentences: (readonly Inline[])[] = [];
  let first = 0;
  let at = 0;
  for (const range of sentenceRanges(masked)) {
    const cut: Inline[] = [];
    for (let next = first; next < inlines.length && at < range.end; next += 1) {
      const inline = inlines[next];
      if (inline === undefined) {
        break;
      }
      cut.push(cutInline(inline, range.start - at, range.end - at));
      if (at + inline.value.length > range.end) {
        break;
      }
      at += inline.value.length;
      first = next + 1;
    }
    sentences.push(trimInlines(cut));
  }
  return sentences;
}

/** The part of a run of text between two offsets. Code, escapes and character references are never cut. */
function cutInline(inline: Inline, start: number, end: number): Inline {
  const from = Math.max(start, 0);
  const to = Math.min(end, inline.value.length);
  if (inline.kind === 'code' || inline.end - inline.start !== inline.value.length) {
    return inline;
  }
  const value = inline.value.slice(from, to).replaceAll(/\s/g, ' ');
  return { kind: inline.kind, value, start: inline.start + from, end: inline.start + to };
}

function trimInlines(inlines: readonly Inline[]): readonly Inline[] {
  const from = inlines.findIndex(hasWords);
  const to = inlines.findLastIndex(hasWords);
  return inlines.slice(Math.max(from, 0), to + 1).map((inline, index, all) => {
    const opened = index === 0 ? trimmedStart(inline) : inline;
    return index === all.length - 1 ? trimmedEnd(opened) : opened;
  });
}

function hasWords({ kind, value }: Inline): boolean {
  return kind === 'code' || value.trim() !== '';
}

function trimmedStart(inline: Inline): Inline {
  const value = inline.kind === 'code' ? inline.value : inline.value.trimStart();
  return { ...inline, value, start: inline.start + inline.value.length - value.length };
}

function trimmedEnd(inline: Inline): Inline {
  const value = inline.kind === 'code' ? inline.value : inline.value.trimEnd();
  return { ...inline, value, end: inline.end - (inline.value.length - value.length) };
}
