/** A line end with the indentation behind it, and the spaces that are written as `[ ]` next to it. */
const LINE_END = /(?<before>\[ \])?\n *(?<after>\[ \])?/g;

/**
 * The source of a part of a regular expression that is written over several lines: line ends and the indentation behind them
 * do not belong to it, a space next to a line end is written as `[ ]`, and backslashes are written once.
 */
export function regexSource({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  const joined = raw.map((text) =>
    text
      .replaceAll(LINE_END, (_, before?: string, after?: string) =>
        ' '.repeat((before === undefined ? 0 : 1) + (after === undefined ? 0 : 1)),
      )
      .replaceAll('\\`', '`'),
  );
  return String.raw({ raw: joined }, ...parts);
}

/** A regular expression that is written like {@link regexSource}: ``regex('i')`first|second` ``. */
export function regex(flags?: string): (source: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (source, ...parts) => new RegExp(regexSource(source, ...parts), flags);
}
