import { splitCommaList } from '../../text/frontmatter/comma-list.ts';
import type { Edit } from '../../diagnostics/fix.ts';
import { lazily } from '../../text/lazily.ts';
import { lineAt } from '../../text/line.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';
import { oncePerText } from './once-per-text.ts';

/** An entry of `tools`. */
export interface ListedTool {
  readonly name: string;
  /** Without quotes. */
  readonly range: TextRange;
  /** With them. */
  readonly whole: TextRange;
}

/** A longer list is no list of tools, and nothing is said of its rest. */
const MAX_TOOLS = 500;

/** The entries of `tools`, a list of names or names with commas between them; empty where there are none. */
export const readTools = oncePerText((text) => readNameList(text, 'tools'));

/** Whether an agent has the tools of a list alone, be that empty or misshapen; without one it has all. */
export function hasToolList({ frontmatter }: Pick<CheckedText, 'frontmatter'>): boolean {
  const { tools } = frontmatter.data;
  return tools !== undefined && tools !== null;
}

/** The entries of a key that holds a list of names, or names with commas between them. */
export function readNameList(
  { frontmatter, text }: Pick<CheckedText, 'frontmatter' | 'text'>,
  key: string,
): readonly ListedTool[] {
  const value = Object.hasOwn(frontmatter.data, key) ? frontmatter.data[key] : undefined;
  if (typeof value === 'string') {
    return readCommaList(text, value, frontmatter.rangeOf([key]));
  }
  return Array.isArray(value)
    ? value
        .slice(0, MAX_TOOLS)
        .flatMap((name: unknown, index) =>
          typeof name === 'string' && name.trim() !== ''
            ? [listedTool(name.trim(), () => placeOf(text, frontmatter.rangeOf([key, index]) ?? NOWHERE, name))]
            : [],
        )
    : [];
}

const NOWHERE = { start: 0, end: 0 };

/** Most entries are never reported, so that their places are looked up when they are asked for. */
function listedTool(name: string, place: () => Pick<ListedTool, 'range' | 'whole'>): ListedTool {
  const found = lazily(place);
  return {
    name,
    get range() {
      return found().range;
    },
    get whole() {
      return found().whole;
    },
  };
}

function placeOf(text: string, whole: TextRange, name: string): Pick<ListedTool, 'range' | 'whole'> {
  return { whole, range: withoutQuotes(text, whole, name) };
}

function readCommaList(text: string, value: string, range: TextRange | undefined): readonly ListedTool[] {
  if (range === undefined) {
    return [];
  }
  const inner = withoutQuotes(text, range, value);
  // An escape or a line break in the value shifts what comes after it.
  const isLiteral = text.slice(inner.start, inner.end) === value;
  return splitCommaList(value)
    .slice(0, MAX_TOOLS)
    .map((item) =>
      listedTool(item.value, () =>
        isLiteral
          ? placeOf(text, { start: inner.start + item.range.start, end: inner.start + item.range.end }, item.value)
          : { whole: range, range },
      ),
    );
}

/** The range of a scalar's text, if it stands there letter for letter. */
export function withoutQuotes(text: string, range: TextRange, value: string): TextRange {
  const written = text.slice(range.start, range.end);
  return written.length === value.length + 2 && /^(['"]).*\1$/s.test(written) && written.slice(1, -1) === value
    ? { start: range.start + 1, end: range.end - 1 }
    : range;
}

/** Takes an entry out of the list, with what parts it from the next; nothing where a comment stands between them. */
export function removal(text: string, tools: readonly ListedTool[], index: number): TextRange | undefined {
  const tool = tools[index];
  const before = tools[index - 1];
  const after = tools[index + 1];
  const cut =
    tool !== undefined && before !== undefined
      ? { start: before.whole.end, end: tool.whole.end }
      : tool !== undefined && after !== undefined
        ? { start: tool.whole.start, end: after.whole.start }
        : undefined;
  const gap = cut && text.slice(cut.start, cut.end);
  return cut === undefined || cut.end <= cut.start || gap?.includes('#') === true ? undefined : cut;
}

/** Puts a name behind the last entry, as that is written; nothing where there is none, or none with a place of its own. */
export function addition(text: string, tools: readonly ListedTool[], name: string): Edit | undefined {
  const entry = tools.at(-1);
  if (entry === undefined || text.slice(entry.range.start, entry.range.end) !== entry.name) {
    return undefined;
  }
  const last = entry.whole;
  const lead = text.slice(text.lastIndexOf('\n', last.start - 1) + 1, last.start);
  const { end } = lineAt(text, last.end);
  const isBlock = /^[ \t]*- +$/.test(lead);
  const rest = text.slice(last.end, end);
  return isBlock
    ? rest.trim() === '' || rest.trimStart().startsWith('#')
      ? { start: end, end, text: `\n${lead}${name}` }
      : undefined
    : { start: last.end, end: last.end, text: `, ${name}` };
}
