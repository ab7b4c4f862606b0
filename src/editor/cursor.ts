import type { TextRange } from '../text/source-text.ts';

/** What a place in a customization file is for, as far as hovers and completions depend on it. */
export type Cursor =
  /** A key of the frontmatter. `parent`: the key above it, such as `handoffs`. */
  | { readonly kind: 'key'; readonly name: string; readonly parent?: string; readonly word: TextRange }
  /** A value of the frontmatter: a scalar or an item of a list. */
  | {
      readonly kind: 'value';
      readonly key: string;
      readonly parent?: string;
      /** The item at the place, without quotes. */
      readonly word: TextRange;
      /** Everything that is written for the key on this line. */
      readonly written: TextRange;
    }
  | { readonly kind: 'body' }
  | { readonly kind: 'nothing' };

/** The lines of a frontmatter that is being typed, which may not be valid YAML. */
export interface Head {
  /** The lines between the fences. */
  readonly block: TextRange;
  readonly bodyStart: number;
}

/** Longer frontmatter is not read by clients either. */
const MAX_HEAD_CHARACTERS = 16_384;

/**
 * Finds the frontmatter of a text. If it is not closed yet, it reaches to the end of the text. Some editors leave the byte
 * order mark of a file in its text.
 */
export function findHead(text: string): Head | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) {
    return undefined;
  }
  const rest = text.slice(0, MAX_HEAD_CHARACTERS);
  const closing = /^---[ \t]*\r?$/gm;
  closing.lastIndex = opening.length;
  const found = closing.exec(rest);
  const end = found?.index ?? rest.length;
  const bodyStart = found === null ? text.length : Math.min(text.length, found.index + found[0].length + 1);
  return { block: { start: opening.length, end }, bodyStart };
}

/** Finds out what a place in a text is for. */
export function cursorAt(text: string, offset: number): Cursor {
  const head = findHead(text);
  if (head === undefined || offset >= head.bodyStart) {
    return { kind: 'body' };
  }
  return offset < head.block.start || offset > head.block.end ? { kind: 'nothing' } : cursorInHead(text, head, offset);
}

/** `  - name: value`: the indentation, the mark of an item, the key with its colon, and where the value starts. */
const LINE = /^( *)(- *)?(?:([\w-]+) *(:(?= |\r?$)|$))?/;

function cursorInHead(text: string, { block }: Head, offset: number): Cursor {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline;
  const line = text.slice(start, end).replace(/\r$/, '');
  const [whole, indentation = '', mark = '', name, colon] = LINE.exec(line) ?? [''];
  if (line.trimStart().startsWith('#')) {
    return { kind: 'nothing' };
  }
  const isTop = indentation === '' && mark === '';
  const owner = isTop ? undefined : findOwner(text, block.start, start);
  const nameStart = start + indentation.length + mark.length;
  const hasKey = name !== undefined && colon === ':';
  if (hasKey && offset > nameStart + name.length) {
    const written = trim(text, { start: start + whole.length, end: start + line.length });
    return { kind: 'value', key: name, ...parentOf(owner), written, word: wordAt(text, written, offset) };
  }
  if (isTop || hasKey) {
    const word = { start: nameStart, end: nameStart + (name ?? '').length };
    return { kind: 'key', name: name ?? '', ...parentOf(owner), word };
  }
  if (owner === undefined) {
    return { kind: 'nothing' };
  }
  const written = trim(text, { start: nameStart, end: start + line.length });
  return { kind: 'value', key: owner, written, word: wordAt(text, written, offset) };
}

function parentOf(owner: string | undefined): { readonly parent?: string } {
  return owner === undefined ? {} : { parent: owner };
}

/** The top-level key above a line. */
function findOwner(text: string, blockStart: number, lineStart: number): string | undefined {
  const above = text.slice(blockStart, lineStart).split('\n');
  return above
    .toReversed()
    .map((line) => /^([\w-]+) *:/.exec(line)?.[1])
    .find((name) => name !== undefined);
}

function trim(text: string, { start, end }: TextRange): TextRange {
  const written = text.slice(start, end);
  const lead = written.length - written.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, written.trimEnd().length) };
}

/** The item of a list around a place, or the whole value if it is not a list. Quotes are not part of it. */
function wordAt(text: string, { start, end }: TextRange, offset: number): TextRange {
  const at = Math.max(start, Math.min(offset, end));
  let wordStart = at;
  while (wordStart > start && !SEPARATORS.has(text.charAt(wordStart - 1))) {
    wordStart -= 1;
  }
  let wordEnd = at;
  while (wordEnd < end && !SEPARATORS.has(text.charAt(wordEnd))) {
    wordEnd += 1;
  }
  // A place behind the value, such as the space after `tools: `.
  return offset > end ? { start: offset, end: offset } : trim(text, { start: wordStart, end: wordEnd });
}

const SEPARATORS: ReadonlySet<string> = new Set([',', '[', ']', '{', '}', '"', "'"]);
