import { isSecretName, secretTitle } from './assigned-secrets.ts';
import { looksRandom } from './looks-random.ts';
import type { PlacedSecret } from './secret-formats.ts';

/** The first line of a table: names alone, such as `User name,Password,Console login link`. */
const HEADER = /^(?:"?[A-Za-z][\w -]{0,60}"?[,;\t]\s?){1,40}"?[A-Za-z][\w -]{0,60}"?\s*$/;
/** The first line of a table of Markdown: `| User | Password |`. */
const MARKDOWN_HEADER = /^\s{0,40}\|(?:[^|\n]{1,80}\|){1,40}\s*$/;
/** What a column of Markdown holds. Other words, such as `token` and `key`, are about designs, languages and flags there. */
const MARKDOWN_SECRET =
  /(?:^| )(?:passwords?|passphrase|api keys?|access tokens?|client secret|secret(?: access)? key|secrets?)$/i;
/** No path, address, version, color or flag. */
const MARKDOWN_VALUE = /^(?!--?[a-z])(?=[^\s]*\d)(?=[^\s]*[A-Za-z])[A-Za-z\d_+=!@$%^&*-]{10,200}$/;
const MAX_ROWS = 1_000;
/** Longer lines are not searched. */
const MAX_CHARACTERS = 2_000;

/**
 * Finds secrets in the columns of a table whose first line names them, as in what consoles export: `access-keys.csv`. They look
 * random as `looksRandom` says.
 *
 * @param named the lines that may have the name of a secret, by their index
 */
export function findColumnSecrets(lines: readonly string[], named: readonly number[]): readonly PlacedSecret[] {
  return named.flatMap((index) => {
    const line = lines[index] ?? '';
    const isShort = line.length <= MAX_CHARACTERS;
    const separator =
      isShort && MARKDOWN_HEADER.test(line) ? '|' : isShort && HEADER.test(line) ? /[,;\t]/.exec(line)?.[0] : undefined;
    return separator === undefined || isRow(lines, index, separator) ? [] : findBelowHeader(lines, index, separator);
  });
}

/** Whether a table goes on: its rows can be names alone as well, such as those of columns of a database. */
function isRow(lines: readonly string[], index: number, separator: string): boolean {
  const [before = '', own = ''] = lines.slice(Math.max(index - 1, 0), index + 1);
  return index > 0 && before.split(separator).length === own.split(separator).length;
}

function findBelowHeader(lines: readonly string[], index: number, separator: string): readonly PlacedSecret[] {
  const names = (lines[index] ?? '').split(separator).map((name) => name.replaceAll(/["*`\s]+/g, ' ').trim());
  const isMarkdown = separator === '|';
  const secret = names.map((name) =>
    isMarkdown ? MARKDOWN_SECRET.test(name) : isSecretName(name.replaceAll(' ', '-')),
  );
  if (!secret.includes(true)) {
    return [];
  }
  const rows = lines.slice(index + 1, index + 1 + MAX_ROWS).map((line) => line.split(separator));
  const end = rows.findIndex((cells) => cells.length !== names.length);
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((cells, row) => {
    let at = 0;
    return cells.flatMap((cell, column): readonly PlacedSecret[] => {
      const value = cell.trim().replaceAll(/["*`]/g, '');
      const start = at + cell.indexOf(value);
      at += cell.length + separator.length;
      return secret[column] === true && looksRandom(value) && (!isMarkdown || MARKDOWN_VALUE.test(value))
        ? [{ line: index + 1 + row, title: secretTitle(names[column] ?? ''), start, end: start + value.length }]
        : [];
    });
  });
}
