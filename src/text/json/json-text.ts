/**
 * A value as JSON for a file or a terminal, with two blanks a level. The terminal may be the log of a runner, and
 * somebody reads it: `##[`, which the runner takes for a command wherever it stands, and characters that turn the
 * direction of writing are escaped, which any reader of JSON takes back.
 */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).replaceAll(NOT_FOR_A_LOG, escapeFirst)}\n`;
}

/** Outside of strings JSON has none of these. */
const NOT_FOR_A_LOG = /#(?=#\[)|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

function escapeFirst(character: string): string {
  return String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
