import { isRecord } from '../record.ts';
import { ACTING_CHARACTERS } from '../shown/printed.ts';

/**
 * Writes a value as JSON for a file or a terminal, with two blanks a level. The terminal may be the log of a runner, and
 * people read it. Two things are therefore escaped, which every JSON reader undoes: `##[`, which the runner reads as a
 * command anywhere in a line, and characters that control a terminal, end a line or change the direction of writing.
 */
export function jsonText(value: unknown): string {
  return `${escapeActing(JSON.stringify(value, undefined, 2))}\n`;
}

/**
 * The same text in pieces. The result of an audit has 100,000 findings: as one text it takes more memory than they do, and
 * V8 makes no text of more than 512 MB.
 */
export function* jsonPieces(value: unknown): Iterable<string> {
  yield* piecesOf(value, '', LEVELS_IN_PIECES);
  yield '\n';
}

/** The results of SARIF are four levels deep. */
const LEVELS_IN_PIECES = 4;

function* piecesOf(value: unknown, indent: string, levels: number): Iterable<string> {
  const isList = Array.isArray(value);
  const rows = levels === 0 ? [] : listRows(value);
  if (rows.length === 0) {
    const json = JSON.stringify(value, undefined, 2);
    yield escapeActing(indent === '' ? json : json.replaceAll('\n', `\n${indent}`));
    return;
  }
  const inner = `${indent}  `;
  let opening = isList ? '[' : '{';
  for (const [key, item] of rows) {
    yield `${opening}\n${inner}${key === undefined ? '' : `${escapeActing(JSON.stringify(key))}: `}`;
    yield* piecesOf(item, inner, levels - 1);
    opening = ',';
  }
  yield `\n${indent}${isList ? ']' : '}'}`;
}

/** The items of a list, or the fields of an object; none of a value that `JSON.stringify` has to write as a whole. */
function listRows(value: unknown): readonly (readonly [string | undefined, unknown])[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => [undefined, isWritten(item) ? item : null]);
  }
  return isRecord(value) && !('toJSON' in value) ? Object.entries(value).filter(([, field]) => isWritten(field)) : [];
}

/** `JSON.stringify` leaves out fields without a value, and writes `null` for such an item of a list. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
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
