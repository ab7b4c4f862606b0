/** Programs that run what they are given: `ssh host <<EOF`. */
const RUNS_INPUT =
  /(?:^|[\s;&|(])(?:ba|da|k|z)?sh(?=\s|$)|\b(?:ssh|sudo|su|exec|psql|mysql|sqlite3|python3?|node|ruby|perl)\b/;
/** A redirection into a file that may be run later: `cat > run.sh <<EOF`. */
const WRITES_CODE =
  /(?:>|\btee(?:\s+-\w+)*)\s*(?![&>\s])(?!\/dev\/)(?!\S*\.(?:md|mdx|txt|rst|html?|csv|log|json|ya?ml|toml|ini)\b)\S/;
const START = /<<(?<dash>-?)\s*(?<quote>["']?)(?<end>[A-Za-z_]\w{0,60})\k<quote>/g;
const MOST_LINES = 1_000;

/**
 * Blanks out what a shell script hands to a program as text, such as a message of several lines: `cat <<EOF`. Commands within the
 * text stay, and so does all that a program may run.
 *
 * @param code the script without its comments and strings
 * @param text the script as it is, with as many lines
 */
export function withoutHereDocuments(code: string, text: string): string {
  const lines = code.split('\n');
  const written = text.split('\n');
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const [start] = line.includes('<<') ? [...(written[index] ?? '').matchAll(START)] : [];
    index += 1;
    if (start?.groups === undefined || line.slice(start.index, start.index + 2) !== '<<') {
      continue;
    }
    const { dash, quote, end } = start.groups;
    const isEnd = (one: string): boolean => (dash === '-' ? one.trim() : one.trimEnd()) === end;
    const last = index + written.slice(index, index + MOST_LINES).findIndex(isEnd);
    if (last < index) {
      continue;
    }
    if (!RUNS_INPUT.test(line) && !WRITES_CODE.test(written[index - 1] ?? '')) {
      const body = written.slice(index, last).join('\n');
      lines.splice(
        index,
        last - index,
        ...(quote === '' ? keepCommands(body) : body.replaceAll(/[^\n]/g, '')).split('\n'),
      );
    }
    index = last + 1;
  }
  return lines.join('\n');
}

/** Blanks out all but `$(…)` and what is between backticks. What stays open counts to the end. */
function keepCommands(body: string): string {
  let depth = 0;
  let isInBackticks = false;
  return body
    .split(/(\$\(|[`()\n])/)
    .map((part) => {
      const wasCommand = depth > 0 || isInBackticks;
      if (part === '$(' || (part === '(' && depth > 0)) {
        depth += 1;
      } else if (part === ')' && depth > 0) {
        depth -= 1;
      } else if (part === '`') {
        isInBackticks = !isInBackticks;
      }
      return part === '\n' || wasCommand || depth > 0 || isInBackticks ? part : '';
    })
    .join('');
}
