import { readAddress, skipBlanks, titleEnd } from './target.ts';
import type { TextRange } from '../source-text.ts';
import { findLineEnd } from '../line.ts';

/** Normalises the case and the blanks of a label, in which equal labels may differ. */
export function normaliseLabel(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** Maximum length of a link's label, without its brackets. */
export const MAX_LABEL_CHARACTERS = 999;
/** A label in its brackets. */
export const LABEL = /\[((?:[^\\[\]]|\\[^]){0,999})\]/y;

/**
 * Returns the lines of a paragraph without the link definitions at its beginning, and adds their labels to `labels`
 * (https://spec.commonmark.org/0.31.2/#link-reference-definitions).
 */
export function takeDefinitions(text: string, lines: readonly TextRange[], labels: Set<string>): readonly TextRange[] {
  if (text[lines[0]?.start ?? text.length] !== '[') {
    return lines;
  }
  const content = lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  let end = 0;
  for (let found = definitionAt(content, 0); found !== undefined; found = definitionAt(content, end)) {
    labels.add(found.label);
    ({ end } = found);
  }
  const taken = content.slice(0, end).split('\n').length - 1;
  return end >= content.length ? [] : lines.slice(taken);
}

interface Definition {
  readonly label: string;
  /** The offset where the next line begins. */
  readonly end: number;
}

function definitionAt(content: string, start: number): Definition | undefined {
  LABEL.lastIndex = start;
  const found = LABEL.exec(content);
  const label = normaliseLabel(found?.[1] ?? '');
  const colon = start + (found?.[0].length ?? 0);
  if (label === '' || content[colon] !== ':') {
    return undefined;
  }
  const at = skipLineEnd(content, colon + 1);
  const end = definitionEnd(content, at);
  return end === undefined ? undefined : { label, end };
}

/** A title may be on the next line. If that line only looks like a title, it is not part of the definition. */
function definitionEnd(content: string, at: number): number | undefined {
  const lineEnd = findLineEnd(content, at);
  const address = readAddress(content, at, lineEnd);
  if (address === undefined) {
    return undefined;
  }
  const title = skipLineEnd(content, address.end);
  const withTitle = title > address.end ? behindTitle(content, title) : undefined;
  const isAlone = skipBlanks(content, address.end, lineEnd) === lineEnd;
  return withTitle ?? (isAlone ? lineEnd + 1 : undefined);
}

/** The offset of the line after a title. Undefined if other text follows the title on its line. */
function behindTitle(content: string, at: number): number | undefined {
  const title = titleEnd(content, at, content.length);
  if (title === undefined) {
    return undefined;
  }
  const end = findLineEnd(content, title);
  return skipBlanks(content, title, end) === end ? end + 1 : undefined;
}

function skipLineEnd(content: string, at: number): number {
  const behind = skipBlanks(content, at, content.length);
  return content[behind] === '\n' ? skipBlanks(content, behind + 1, content.length) : behind;
}
