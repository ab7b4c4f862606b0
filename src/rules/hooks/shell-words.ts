/** One word of a command, split as a shell does. */
export interface ShellWord {
  /** The word without its quotes. */
  readonly text: string;
  /** Whether the whole word is in quotes. */
  readonly isQuoted: boolean;
  /** The offset in the command; for a quoted word, after the opening quote. */
  readonly start: number;
}

/** The longest command that is split. Longer ones are whole scripts. */
const MAX_WORDS = 200;

/** Splits the first command of a line into its words: up to `;`, `&`, `|`, a line end or a redirection. */
export function splitShellWords(command: string): readonly ShellWord[] {
  const words: ShellWord[] = [];
  const word = /[ \t]*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)')?[^\s;&|<>()"']*/y;
  while (words.length < MAX_WORDS) {
    const start = word.lastIndex;
    const match = word.exec(command);
    if (match === null) {
      break;
    }
    const quoted = match.groups?.['double'] ?? match.groups?.['single'];
    const written = match[0].trimStart();
    const bare = quoted === undefined ? written : written.slice(quoted.length + 2);
    if (written === '') {
      break;
    }
    const blanks = match[0].length - written.length;
    words.push({
      text: (quoted ?? '') + bare,
      isQuoted: quoted !== undefined && bare === '',
      start: start + blanks + (quoted === undefined ? 0 : 1),
    });
  }
  return words;
}
