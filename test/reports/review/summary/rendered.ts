import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A node of Markdown as GitHub reads it. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null;
  readonly children?: readonly MarkdownNode[];
}

/** Parses Markdown with GitHub's tables, bare addresses and strikethrough. */
export function parseGfm(text: string): MarkdownNode {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as MarkdownNode;
}

/** Every node below one, in order. */
export function nodesBelow(node: MarkdownNode): readonly MarkdownNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)]);
}

/** The words that readers see of a node. */
export function wordsOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

/** Characters of a line in a comment, and the space that a cell and a list item take. */
const LINE = 100;
const CELL_PADDING = 2;
const ITEM_PADDING = 4;

/** Lines that are seen without opening a fold. A heading takes two; a table row as many as all its cells in a row. */
export function countRenderedLines(text: string): number {
  let depth = 0;
  let total = 0;
  for (const node of parseGfm(text).children ?? []) {
    if (node.type === 'html' && node.value === '</details>') {
      depth -= 1;
      continue;
    }
    total += depth === 0 ? linesOf(node) : 0;
    depth += node.type === 'html' && node.value?.startsWith('<details>') === true ? 1 : 0;
  }
  return total;
}

function linesOf(node: MarkdownNode): number {
  const children = node.children ?? [];
  switch (node.type) {
    case 'html':
      return node.value?.startsWith('<!--') === true ? 0 : wrap(shownLength(node.value ?? ''));
    case 'thematicBreak':
      return 1;
    case 'heading':
      return 1 + wrap(wordsOf(node).length);
    case 'table':
    case 'list':
    case 'blockquote':
      return children.reduce((sum, child) => sum + linesOf(child), 0);
    case 'listItem':
      return wrap(wordsOf(node).length + ITEM_PADDING);
    case 'tableRow':
      return wrap(children.reduce((sum, cell) => sum + wordsOf(cell).length + CELL_PADDING, 0));
    default:
      return wrap(wordsOf(node).length);
  }
}

/** Without tags; an entity is one character. */
function shownLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '&').length;
}

function wrap(length: number): number {
  return Math.max(1, Math.ceil(length / LINE));
}
