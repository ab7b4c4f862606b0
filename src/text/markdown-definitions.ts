import { readTarget, skipBlanks } from './markdown-target.ts';
import type { TextRange } from './source-text.ts';

/** A label's letters without the case and blanks by which labels do not differ. */
export function normaliseLabel(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** Of a link's label, without its brackets. */
export const LABEL = /\[((?:[^\\[\]]|\\[^]){0,999})\]/y;

/**
 * The lines of a paragraph without the definitions of links that it begins with, whose labels are added to `labels`
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
  /** Where the next line begins. */
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

/** A title may stand on the next line; what only looks like one there is no part of the definition. */
function definitionEnd(content: string, at: number): number | undefined {
  const lineEnd = endOfLine(content, at);
  const own = readTarget(content, at, lineEnd);
  if (own === undefined) {
    return undefined;
  }
  const withTitle = titleEnd(content, skipLineEnd(content, own.end));
  if (own.end < lineEnd && skipBlanks(content, own.end, lineEnd) < lineEnd) {
    return withTitle;
  }
  return withTitle ?? lineEnd + 1;
}

const TITLE = /(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))[ \t]*(?:\n|$)/y;

function titleEnd(content: string, at: number): number | undefined {
  TITLE.lastIndex = at;
  const title = TITLE.exec(content)?.[0];
  return title === undefined ? undefined : at + title.length;
}

function skipLineEnd(content: string, at: number): number {
  const behind = skipBlanks(content, at, content.length);
  return content[behind] === '\n' ? skipBlanks(content, behind + 1, content.length) : behind;
}

function endOfLine(content: string, at: number): number {
  const end = content.indexOf('\n', at);
  return end < 0 ? content.length : end;
}
