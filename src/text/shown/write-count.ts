/**
 * Writes a number for people: `1,024` for 1024. `toLocaleString` and `Intl` would take about ten milliseconds to load
 * the tables of all languages.
 */
export function writeCount(count: number): string {
  return String(count).replaceAll(/(?<=^-?\d+)(?=(?:\d{3})+(?:\.|$))/g, ',');
}
