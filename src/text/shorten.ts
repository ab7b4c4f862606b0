/** The first `most` characters (UTF-16 units), one less where the cut would split a character in two. */
export function takeStart(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.length === text.length ? text : start.replace(/[\uD800-\uDBFF]$/, '');
}

/** The text itself if it has at most `most` characters, otherwise its beginning and `…`, together `most` at the most. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${takeStart(text, most - 1)}…`;
}
