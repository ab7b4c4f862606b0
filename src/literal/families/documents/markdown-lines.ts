/** A line of a Markdown document. */
export interface MarkdownLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** `fence`: the line that opens a code block; `code`: a line inside of one, or the one that closes it. */
  readonly kind: 'heading' | 'fence' | 'code' | 'text';
  /** 1 to 6, of a heading. */
  readonly level?: number;
  /** What stands after the marks of a heading or fence. */
  readonly rest?: string;
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?<marks>`{3,}|~{3,})(?<rest>[^`]*)$/;
const HEADING = /^ {0,3}(?<marks>#{1,6})(?:[ \t]+(?<rest>.*?))?[ \t]*#*[ \t]*$/;
const FRONTMATTER = /^---[ \t]*$/;

/** Reads the lines of a Markdown document, without its frontmatter. */
export function readMarkdownLines(text: string): readonly MarkdownLine[] {
  const lines = text.split(/\r?\n/);
  const start = FRONTMATTER.test(lines[0] ?? '')
    ? lines.findIndex((line, index) => index > 0 && FRONTMATTER.test(line))
    : -1;
  const found: MarkdownLine[] = [];
  let open: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (index <= start) {
      continue;
    }
    const number = index + 1;
    const { marks = '', rest = '' } = FENCE.exec(line)?.groups ?? {};
    if (open !== undefined) {
      const closes = marks.startsWith(open) && rest.trim() === '';
      open = closes ? undefined : open;
      found.push({ number, text: line, kind: 'code' });
    } else if (marks !== '') {
      open = marks;
      found.push({ number, text: line, kind: 'fence', rest: rest.trim() });
    } else {
      const heading = HEADING.exec(line)?.groups;
      found.push(
        heading === undefined
          ? { number, text: line, kind: 'text' }
          : {
              number,
              text: line,
              kind: 'heading',
              level: heading['marks']?.length ?? 1,
              rest: (heading['rest'] ?? '').trim(),
            },
      );
    }
  }
  return found;
}

const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/**
 * A line as the heading that it is: also a paragraph of one line that the next line underlines with `=` or `-`.
 * Undefined if it is no heading.
 */
export function asHeading(
  line: MarkdownLine,
  before: MarkdownLine | undefined,
  after: MarkdownLine | undefined,
): Pick<MarkdownLine, 'level' | 'rest'> | undefined {
  const rest = line.text.trim();
  const isUnderlined =
    line.kind === 'text' &&
    after?.kind === 'text' &&
    UNDERLINE.test(after.text) &&
    !/^(?:$|[-*+>|]|\d+[.)]\s|<| {4})/.test(rest) &&
    (before === undefined || before.text.trim() === '' || before.kind === 'heading');
  return line.kind === 'heading' ? line : isUnderlined ? { level: after.text.includes('=') ? 1 : 2, rest } : undefined;
}
