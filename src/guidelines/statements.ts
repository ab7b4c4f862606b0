import { readParagraphs, type Heading, type Inline, type Paragraph } from '../text/markdown/markdown.ts';
import type { TextRange } from '../text/source-text.ts';
import { classifyForeignStatement, classifyStatement, type Role } from './classify.ts';
import { isEnglish, type Directing } from './directs.ts';
import { isBareDirective } from './polarity.ts';
import { sentenceRanges } from './sentences.ts';
import { at } from '../structures/at.ts';

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
  for (const [index, paragraph] of paragraphs.entries()) {
    const sentences = listSentences(paragraph);
    const lead = leading.has(index) ? readLeadIn(sentences) : undefined;
    leadIns.push(lead);
    const above = paragraph.leads.flatMap((number) => leadIns[number] ?? []);
    const own = lead !== undefined && isBareDirective(lead) ? sentences.slice(0, -1) : sentences;
    for (const inlines of own) {
      const id = `${guidelineId}.${statements.length + 1}`;
      statements.push(createStatement(id, inlines, paragraph.headings, above, inEnglish));
    }
  }
  return statements;
}

function createStatement(
  id: string,
  inlines: readonly Inline[],
  headings: readonly Heading[],
  leadIns: readonly string[],
  inEnglish: boolean,
): Statement {
  const { start } = at(inlines, 0);
  const range = { start, end: at(inlines, inlines.length - 1).end };
  const parts = mergeParts(inlines);
  const directing: Directing = { parts, headings, leadIns };
  const role = inEnglish ? classifyStatement(directing) : classifyForeignStatement(directing);
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
  };
}

function writeText(inlines: readonly Inline[]): string {
  return inlines
    .map(({ kind, value }) => (kind === 'code' ? `\`${value}\`` : value))
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
  return text === '' || /[.!?。！？…]$/.test(text) ? undefined : text;
}

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
