/** Programs that run what they are given: `ssh host <<EOF`. */
const RUNS_INPUT =
  /(?:^|[\s;&|(])(?:ba|da|k|z)?sh(?=\s|$)|\b(?:ssh|sudo|su|exec|psql|mysql|sqlite3|python3?|node|ruby|perl)\b/;
const START = /<<(?<dash>-?)\s*(?<quote>["']?)(?<end>[A-Za-z_]\w{0,60})\k<quote>/g;
const MOST_LINES = 1_000;

/**
 * Blanks out what a shell script hands to a program as text, such as a message of several lines: `cat <<EOF`. What it hands to a
 * shell or to another program that runs it stays.
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
    const { dash, end } = start.groups;
    const isEnd = (one: string): boolean => (dash === '-' ? one.trim() : one.trimEnd()) === end;
    const last = index + written.slice(index, index + MOST_LINES).findIndex(isEnd);
    if (last < index) {
      continue;
    }
    if (!RUNS_INPUT.test(line)) {
      lines.fill('', index, last);
    }
    index = last + 1;
  }
  return lines.join('\n');
}
