/** A word of a command, as a shell splits it. */
export interface ShellWord {
  /** Without its quotes. */
  readonly text: string;
  /** Whether all of it stands in quotes. */
  readonly isQuoted: boolean;
  /** Offset into the command; behind the opening quote of a quoted word. */
  readonly start: number;
}

/** Longer commands are scripts. */
const MAX_WORDS = 200;

/** Splits the first command of a line into its words: up to `;`, `&`, `|`, a line end or a redirection. */
export function splitShellWords(command: string): readonly ShellWord[] {
  const words: ShellWord[] = [];
  const word = /[ \t]*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)')?(?<bare>[^\s;&|<>()"']*)/y;
  while (words.length < MAX_WORDS) {
    const start = word.lastIndex;
    const match = word.exec(command);
    const quoted = match?.groups?.['double'] ?? match?.groups?.['single'];
    const bare = match?.groups?.['bare'] ?? '';
    if (match === null || (quoted === undefined && bare === '')) {
      break;
    }
    const blanks = match[0].length - match[0].trimStart().length;
    words.push({
      text: (quoted ?? '') + bare,
      isQuoted: quoted !== undefined && bare === '',
      start: start + blanks + (quoted === undefined ? 0 : 1),
    });
  }
  return words;
}
