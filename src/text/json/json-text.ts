import { ACTING_CHARACTERS } from '../printed.ts';

/**
 * Writes a value as JSON for a file or a terminal, with two blanks a level. The terminal may be the log of a runner, and
 * people read it. Two things are therefore escaped, which every JSON reader undoes: `##[`, which the runner reads as a
 * command anywhere in a line, and characters that control a terminal, end a line or change the direction of writing.
 */
export function jsonText(value: unknown): string {
  return `${escapeActing(JSON.stringify(value, undefined, 2))}\n`;
}

/** The same for JSON that is written already. */
export function escapeActing(json: string): string {
  return json.replaceAll(NOT_FOR_A_LOG, escapeUnits);
}

/** JSON has these only inside strings. Between its lines, it has line feeds. */
const NOT_FOR_A_LOG = new RegExp(String.raw`#(?=#\[)|${ACTING_CHARACTERS}`, 'gu');

function escapeUnits(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => String.raw`\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}
