import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';

/** A tool as `allowed-tools` names it, without the parentheses after it. */
export interface AllowedTool {
  readonly name: string;
  readonly range: TextRange;
}

/** A longer list is not a list of tools. The rest of it is not checked. */
const MAX_TOOLS = 200;

/** Reads the tools of a list, or of a string with commas or spaces between them. Those inside parentheses do not separate tools. */
export function readAllowedTools({
  frontmatter,
  text,
}: Pick<CheckedText, 'frontmatter' | 'text'>): readonly AllowedTool[] {
  const value = frontmatter.data[ALLOWED_TOOLS];
  const range = frontmatter.rangeOf([ALLOWED_TOOLS]);
  if (typeof value === 'string' && range !== undefined) {
    return findTools(text, range);
  }
  return Array.isArray(value)
    ? value.slice(0, MAX_TOOLS).flatMap((_, index) => {
        const item = frontmatter.rangeOf([ALLOWED_TOOLS, index]);
        return item === undefined ? [] : findTools(text, item).slice(0, 1);
      })
    : [];
}

export const ALLOWED_TOOLS = 'allowed-tools';

/** A word, and optionally parentheses after it, which may contain commas and spaces. */
const TOOL = /([^\s,()'"]+)(?:\([^()\n]*\))?/g;

function findTools(text: string, { start, end }: TextRange): readonly AllowedTool[] {
  const tools: AllowedTool[] = [];
  for (const { 1: name = '', index } of text.slice(start, end).matchAll(TOOL)) {
    tools.push({ name, range: { start: start + index, end: start + index + name.length } });
    if (tools.length === MAX_TOOLS) {
      break;
    }
  }
  return tools;
}
