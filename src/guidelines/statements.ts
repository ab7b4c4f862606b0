import { readParagraphs, type Heading, type Inline, type Paragraph } from '../text/markdown/markdown.ts';
import type { TextRange } from '../text/source-text.ts';
import { isBareDirective } from './polarity.ts';
import { sentenceRanges } from './sentences.ts';

/** One sentence, bullet or table row of a guideline. */
export interface Statement {
  /** `2.7`: the seventh statement of guideline 2. */
  readonly id: string;
  /** The statement's words with inline code in backticks, on one line. */
  readonly text: string;
  readonly parts: readonly StatementPart[];
  /** Where in the guideline's text its words stand, from the first to the last. */
  readonly range: TextRange;
  /** The start of `range`. */
  readonly offset: number;
  /** The headings above it, outermost first. */
  readonly headings: readonly Heading[];
  /** What introduces the lists that it stands in, outermost first: `Never use:`. */
  readonly leadIns: readonly string[];
}

/** Words, or a quoted piece of code. */
export interface StatementPart {
  readonly kind: 'words' | 'code';
  readonly value: string;
}

/**
 * The statements of a guideline's Markdown text, in order. Code blocks are examples, not statements; words such as
 * `Never use:` above a list say nothing without it and are the lead-in of its items alone.
 */
export function readStatements(guidelineId: number, text: string): readonly Statement[] {
  const paragraphs = readParagraphs(text);
  const leading = new Set(paragraphs.flatMap(({ leads }) => leads.slice(-1)));
  const leadIns: (string | undefined)[] = [];
  const statements: Statement[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const sentences = sentencesOf(paragraph);
    const lead = leading.has(index) ? leadInOf(sentences) : undefined;
    leadIns.push(lead);
    const above = paragraph.leads.flatMap((number) => leadIns[number] ?? []);
    const own = lead !== undefined && isBareDirective(lead) ? sentences.slice(0, -1) : sentences;
    for (const inlines of own) {
      const id = `${guidelineId}.${statements.length + 1}`;
      statements.push(statementOf(id, inlines, paragraph.headings, above));
    }
  }
  return statements;
}

function statementOf(
  id: string,
  inlines: readonly Inline[],
  headings: readonly Heading[],
  leadIns: readonly string[],
): Statement {
  const start = inlines[0]?.start ?? 0;
  const range = { start, end: inlines.at(-1)?.end ?? start };
  return { id, text: textOf(inlines), parts: partsOf(inlines), range, offset: start, headings, leadIns };
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map(({ kind, value }) => (kind === 'code' ? `\`${value}\`` : value))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function partsOf(inlines: readonly Inline[]): readonly StatementPart[] {
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

/** What stands right above a list belongs to it, unless it ends as a sentence of its own does. */
function leadInOf(sentences: readonly (readonly Inline[])[]): string | undefined {
  const text = textOf(sentences.at(-1) ?? []);
  return text === '' || /[.!?。！？…]$/.test(text) ? undefined : text;
}

/** A row of a table is one, as its cells say little apart. */
function sentencesOf({ kind, inlines }: Paragraph): readonly (readonly Inline[])[] {
  const sentences = kind === 'row' ? [inlines] : splitSentences(inlines);
  return sentences.filter((sentence) =>
    sentence.some((inline) => inline.kind === 'code' || /[\p{L}\p{N}]/u.test(inline.value)),
  );
}

/** Code spans are opaque words while the sentence ends are looked for, so that `a. B` in code ends nothing. */
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

/** The part of a run between two offsets into its value; code, escapes and references are whole. */
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
