import type { Opening } from './containers.ts';
import { takeDefinitions } from './definitions.ts';
import type { HtmlEnd } from './html.ts';
import type { TextRange } from '../source-text.ts';

/**
 * A part of a Markdown text. `lines` and `cells` exclude the marks of quotes and lists and outer blanks. A `range` goes
 * from the first character to the end of a line, and may include such marks.
 */
export type Block =
  | { readonly kind: 'code' | 'html'; readonly range: TextRange }
  | { readonly kind: 'heading'; readonly depth: number; readonly lines: readonly TextRange[] }
  | {
      readonly kind: 'paragraph';
      readonly lines: readonly TextRange[];
      readonly leads: readonly number[];
      /** Whether it begins a list item. */
      readonly isItem: boolean;
    }
  /** The header of a table. */
  | { readonly kind: 'head'; readonly cells: readonly TextRange[] }
  | { readonly kind: 'row'; readonly cells: readonly TextRange[]; readonly leads: readonly number[] };

interface Container {
  /** Empty for the document itself. */
  readonly mark: string;
  readonly columns: number;
  readonly leads: readonly number[];
  /** The block that was closed last in this container. */
  last:
    | { readonly kind: 'paragraph'; readonly number: number }
    | { readonly kind: 'list'; readonly mark: string; readonly leads: readonly number[] }
    | { readonly kind: 'other' }
    | undefined;
}

export type Leaf =
  | { readonly kind: 'paragraph'; readonly lines: TextRange[]; readonly isItem: boolean }
  | { readonly kind: 'table'; readonly leads: readonly number[] }
  | RawLeaf;

/** Lines that are taken literally. `range` ends with the last line that is not blank. */
export type RawLeaf =
  | { readonly kind: 'fence'; range: TextRange; readonly fence: string }
  | { readonly kind: 'html'; range: TextRange; readonly end: HtmlEnd }
  | { readonly kind: 'indented'; range: TextRange };

/** The state of the reading, which changes from line to line. */
export interface Reader {
  readonly text: string;
  readonly blocks: Block[];
  readonly labels: Set<string>;
  readonly containers: Container[];
  leaf: Leaf | undefined;
}

export function container(mark: string, columns: number, leads: readonly number[]): Container {
  return { mark, columns, leads, last: undefined };
}

/** Opens a quote or list item in the innermost container. */
export function openContainer(reader: Reader, { mark, columns }: Opening): void {
  closeLeaf(reader);
  const parent = innermost(reader);
  if (mark === '>') {
    reader.containers.push(container(mark, columns, parent.leads));
    parent.last = { kind: 'other' };
    return;
  }
  const { last } = parent;
  const leads = last?.kind === 'list' && last.mark === mark ? last.leads : leadsOfNext(parent);
  reader.containers.push(container(mark, columns, leads));
  parent.last = { kind: 'list', mark, leads };
}

/** The leads of a list or table that begins next in a container. */
export function leadsOfNext({ leads, last }: Container): readonly number[] {
  return last?.kind === 'paragraph' ? [...leads, last.number] : leads;
}

/** Closes the containers from a depth on, and the open block in them. */
export function closeContainers(reader: Reader, depth: number): void {
  if (depth < reader.containers.length) {
    closeLeaf(reader);
    reader.containers.length = depth;
  }
}

/** Closes the open block. */
export function closeLeaf(reader: Reader): void {
  const { leaf } = reader;
  reader.leaf = undefined;
  if (leaf?.kind === 'paragraph') {
    closeParagraph(reader, leaf);
  } else if (leaf !== undefined && 'range' in leaf) {
    reader.blocks.push({ kind: leaf.kind === 'html' ? 'html' : 'code', range: leaf.range });
  }
}

function closeParagraph(reader: Reader, leaf: Extract<Leaf, { readonly kind: 'paragraph' }>): void {
  const lines = takeDefinitions(reader.text, leaf.lines, reader.labels);
  const holder = innermost(reader);
  if (lines.length === 0) {
    holder.last = { kind: 'other' };
    return;
  }
  holder.last = { kind: 'paragraph', number: reader.blocks.length };
  reader.blocks.push({ kind: 'paragraph', lines, leads: holder.leads, isItem: leaf.isItem });
}

/** The container in which the next block begins. */
export function innermost({ containers }: Reader): Container {
  const last = containers.at(-1);
  if (last === undefined) {
    throw new Error('The document itself is never closed');
  }
  return last;
}
