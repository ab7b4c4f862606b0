import { codePointAt } from '../code-point.ts';
import { breakCommand } from '../hidden/visible.ts';

/** What a text may have that other texts may not. */
export interface PrintedAs {
  /** The text is painted: sequences that set colors stay. */
  readonly colors?: boolean;
  /** The text has annotations of ours: lines such as `::warning file=…::…` stay. */
  readonly commands?: boolean;
}

/**
 * Makes a text of any number of lines safe for a terminal and for the log of GitHub's runner. All that is printed goes through
 * this function at the place where it is printed, whatever a report did before: no character controls the terminal, ends a line
 * or changes the direction of writing, and the runner finds no command. Characters without a width stay, because reports
 * use them to break mentions; `oneLine` writes them out in names.
 */
export function printed(text: string, { colors = false, commands = false }: PrintedAs = {}): string {
  const shown = text.replaceAll(colors ? COLOR_OR_ACTING : ACTING, (found) =>
    found.length > 2 ? found : writeOut(found),
  );
  return shown
    .split('\n')
    .map((line) => (commands && ANNOTATION.test(line) ? line.replaceAll('##[', '# #[') : breakCommand(line)))
    .join('\n');
}

/**
 * Characters that act: controls except tab and line feed (and CR before a line feed), marks of direction, separators of lines,
 * tag characters. JSON writes them as escapes: `jsonText`.
 */
export const ACTING_CHARACTERS = String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]`;
const ACTING = new RegExp(String.raw`\r(?!\n)|${ACTING_CHARACTERS}`, 'gu');
const COLOR_OR_ACTING = new RegExp(String.raw`\x1B\[[\d;]*m|${ACTING.source}`, 'gu');
const ANNOTATION = /^::(?:error|warning|notice)[ :]/;

function writeOut(character: string): string {
  return `\\u{${codePointAt(character, 0).toString(16).toUpperCase()}}`;
}

/** Changes the pieces of a text at the ends of lines, so that no key, sequence or command is divided between two calls. */
export function* byLines(pieces: Iterable<string>, change: (text: string) => string): Iterable<string> {
  let rest = '';
  for (const piece of pieces) {
    const end = piece.lastIndexOf('\n') + 1;
    if (end === 0) {
      rest += piece;
    } else {
      yield change(rest + piece.slice(0, end));
      rest = piece.slice(end);
    }
  }
  if (rest !== '') {
    yield change(rest);
  }
}
