/** A number as people read it, `1,024` for 1024; `toLocaleString` would load the tables of all languages for that. */
export function writeCount(count: number): string {
  return String(count).replaceAll(/(?<=^-?\d+)(?=(?:\d{3})+(?:\.|$))/g, ',');
}
