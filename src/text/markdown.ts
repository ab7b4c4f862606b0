import { fromMarkdown, type Extension, type Handle } from 'mdast-util-from-markdown';

/** A run of a paragraph: words, or an inline code span without its backticks. `start` is an offset into the source. */
export interface Inline {
  readonly kind: 'words' | 'code';
  readonly value: string;
  readonly start: number;
}

/** A heading; `depth` counts from 1. */
export interface Heading {
  readonly depth: number;
  readonly title: string;
}

/** A paragraph or list item's text, with the headings above it, outermost first. */
export interface Paragraph {
  readonly inlines: readonly Inline[];
  readonly headings: readonly Heading[];
}

/** The parts of mdast's tree that are read here; the package's own types stop in this file. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string | undefined;
  readonly depth?: number | undefined;
  readonly children?: readonly MarkdownNode[] | undefined;
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
}

/** The paragraphs of a Markdown text in order. Code blocks, HTML and link targets are no prose and are left out. */
export function readParagraphs(text: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const headings: Heading[] = [];
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'heading') {
      const depth = node.depth ?? 1;
      while ((headings.at(-1)?.depth ?? 0) >= depth) {
        headings.pop();
      }
      headings.push({
        depth,
        title: inlinesOf(node)
          .map((inline) => inline.value)
          .join(''),
      });
      return;
    }
    if (node.type === 'paragraph') {
      paragraphs.push({ inlines: inlinesOf(node), headings: [...headings] });
      return;
    }
    node.children?.forEach(visit);
  };
  visit(fromMarkdown(text, { mdastExtensions: [EXACT_PLACES] }));
  return paragraphs;
}

/**
 * The parser joins what stands between two marks into one text, without escapes, references and the indentation
 * of further lines, so that offsets into it lead nowhere. A text of its own for each run keeps them exact.
 */
const beginText: Handle = function (token) {
  const start = { line: token.start.line, column: token.start.column, offset: token.start.offset };
  const text = { type: 'text' as const, value: '', position: { start, end: start } };
  const parent = this.stack.at(-1);
  if (parent !== undefined && 'children' in parent) {
    // The parser puts texts only where they may stand.
    (parent.children as unknown[]).push(text);
  }
  this.stack.push(text);
};

const EXACT_PLACES: Extension = {
  enter: { data: beginText, characterEscape: beginText, characterReference: beginText },
};

function inlinesOf(node: MarkdownNode): readonly Inline[] {
  if (node.type === 'text' || node.type === 'inlineCode') {
    const start = node.position?.start.offset ?? 0;
    const kind = node.type === 'text' ? 'words' : 'code';
    return [{ kind, value: node.value ?? '', start }];
  }
  if (node.type === 'break') {
    return [{ kind: 'words', value: ' ', start: node.position?.start.offset ?? 0 }];
  }
  return (node.children ?? []).flatMap(inlinesOf);
}
