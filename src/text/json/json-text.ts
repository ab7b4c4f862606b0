/**
 * Writes a value as JSON for a file or a terminal, with two blanks a level. The terminal may be the log of a runner, and
 * people read it. Two things are therefore escaped, which every JSON reader undoes: `##[`, which the runner reads as a
 * command anywhere in a line, and characters that control a terminal, end a line or change the direction of writing.
 */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).replaceAll(NOT_FOR_A_LOG, escapeFirst)}\n`;
}

/** JSON has these only inside strings. */
const NOT_FOR_A_LOG = /#(?=#\[)|[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

function escapeFirst(character: string): string {
  return String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
