import { splitToolList } from '../../../text/frontmatter/comma-list.ts';
import type { Edit } from '../../../diagnostics/fix.ts';
import { lazily } from '../../../structures/lazily.ts';
import { readLineEnding, lineAt } from '../../../text/line.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../texts/checked-text.ts';
import { oncePerText } from '../texts/once-per-text.ts';

/** An entry of `tools`. */
export interface ListedTool {
  readonly name: string;
  /** The range without quotes. */
  readonly range: TextRange;
  /** The range with quotes. */
  readonly whole: TextRange;
}

/** A longer list is not a list of tools. The rest of it is not checked. */
const MAX_TOOLS = 500;

/** The entries of `tools`, which is a list of names or a string of names separated by commas. */
export const readTools = oncePerText((text) => readNameList(text, 'tools'));

/** Whether an agent has only the tools of its list, even if the list is empty or invalid. An agent without a list has all tools. */
export function hasToolList({ frontmatter }: Pick<CheckedText, 'frontmatter'>): boolean {
  const { tools } = frontmatter.data;
  return tools !== undefined && tools !== null;
}

/** The entries of a key that holds a list of names, or a string of names separated by commas. */
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
            ? [listedTool(name.trim(), () => locateName(text, frontmatter.rangeOf([key, index]) ?? NOWHERE, name))]
            : [],
        )
    : [];
}

const NOWHERE = { start: 0, end: 0 };

/** Most entries are never reported, so their ranges are found only when a rule asks for them. */
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

function locateName(text: string, whole: TextRange, name: string): Pick<ListedTool, 'range' | 'whole'> {
  return { whole, range: withoutQuotes(text, whole, name) };
}

function readCommaList(text: string, value: string, range: TextRange | undefined): readonly ListedTool[] {
  if (range === undefined) {
    return [];
  }
  const inner = withoutQuotes(text, range, value);
  // An escape or a line break in the value shifts the offsets after it.
  const isLiteral = text.slice(inner.start, inner.end) === value;
  return splitToolList(value)
    .slice(0, MAX_TOOLS)
    .map((item) =>
      listedTool(item.value, () =>
        isLiteral
          ? locateName(text, { start: inner.start + item.range.start, end: inner.start + item.range.end }, item.value)
          : { whole: range, range },
      ),
    );
}

/** The range of a scalar without its quotes, if the value is written there literally. Otherwise the whole range. */
export function withoutQuotes(text: string, range: TextRange, value: string): TextRange {
  const written = text.slice(range.start, range.end);
  return written.length === value.length + 2 && /^(['"]).*\1$/s.test(written) && written.slice(1, -1) === value
    ? { start: range.start + 1, end: range.end - 1 }
    : range;
}

/** The range to delete to remove an entry together with its separator. Undefined if a comment is in between. */
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

/** An edit that adds a name after the last entry, in the same form. Undefined if there is no last entry with an exact range. */
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
      ? { start: end, end, text: `${readLineEnding(text)}${lead}${name}` }
      : undefined
    : { start: last.end, end: last.end, text: `, ${name}` };
}
