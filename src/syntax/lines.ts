/**
 * A text's lines without their line ends, which are LF or CRLF. A line end at the end of the text does not begin
 * another line, so an empty text has no lines.
 */
export function splitLines(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') {
    lines.pop();
  }
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

/** Whether a line closes a block that was opened above it: `}`, `});`, `</div>`, `end`, `done`. */
export function isClosingLine(trimmed: string): boolean {
  return /^(?:[)\]}]|<\/|(?:end\w*|done|fi|esac)\b)/i.test(trimmed);
}
