import { SENDS } from '../reading/texts/sent-secrets.ts';
import { regex } from '../../text/regex.ts';

/** Patterns of commands whose damage cannot be undone, each with words for what it does. */
const DANGERS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    regex()`
      \brm\s+(?:-{1,2}[\w-]+\s+){0,6}
        (?:"?\/"?\*?|"?~\/?"?\*?|"?\$\{?HOME\}?\/?"?\*?|\/\*|\/(?:bin|boot|dev|etc|home|lib|root|sbin|usr|var)\/?\*?)
        (?=\s|$|[;&|"'])
    `,
    'deletes files outside the repository',
  ],
  [/\brm\s[^;&|]{0,200}--no-preserve-root/, 'deletes files outside the repository'],
  [/\bmkfs(?:\.\w+)?\s+\S/, 'formats a disk'],
  [/\bdd\s[^;&|]{0,200}\bof=\/dev\/(?:sd|hd|nvme|disk|vd)/, 'overwrites a disk'],
  [/>\s*\/dev\/(?:sd|hd|nvme|disk|vd)\w/, 'overwrites a disk'],
  [/:\s*\(\s*\)\s*\{\s*:\s*\|\s*:\s*&\s*\}\s*;\s*:/, 'starts processes endlessly'],
  [/\bchmod\s+(?:-\w+\s+){0,3}(?:0?777|a\+rwx)\s+(?:\/|~|\$HOME)(?=\s|$|[;&|])/, 'opens all files to everybody'],
  [
    /\b(?:curl|wget)\b[^|;&\n]{0,300}\|\s*(?:sudo\s+(?:-\w+\s+){0,3})?(?:ba|z|da|k)?sh\b/,
    'runs whatever the server sends',
  ],
  [
    /\b(?:iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod)\b[^|;&\n]{0,300}\|\s*(?:iex|Invoke-Expression)\b/i,
    'runs whatever the server sends',
  ],
  [/\b(?:ba|z|da|k)?sh\s+(?:-c\s+)?["']?(?:<\(|\$\(|`)\s*(?:curl|wget)\b/, 'runs whatever the server sends'],
  [/\beval\s+["']?(?:\$\(|`)\s*(?:curl|wget)\b/, 'runs whatever the server sends'],
  [/\bbase64\s+(?:-d|-D|--decode)\b[^;&\n]{0,100}\|\s*(?:sudo\s+)?(?:ba|z|da|k)?sh\b/, 'runs encoded text'],
  [
    /\b(?:Remove-Item|rm|del|rd|rmdir)\s[^;|]{0,100}(?:-Recurse|\/s)\b[^;|]{0,100}\s["']?[A-Za-z]:\\?(?:\*|["']|\s|$)/i,
    'deletes a whole drive',
  ],
  [
    /\bgit\s+push\s[^;&|]{0,200}(?:--force(?!-with-lease|-if-includes)|\s-f)\b[^;&|]{0,100}\b(?:main|master)\b/,
    'overwrites the main branch',
  ],
  ...SENDS.map((pattern): readonly [RegExp, string] => [pattern, 'sends secrets to another machine']),
];

export interface Danger {
  readonly start: number;
  readonly end: number;
  readonly what: string;
}

const MAX_LENGTH = 10_000;

/**
 * Finds the first dangerous part of a command. A text in quotes is not run: hooks that block dangerous commands search
 * for such texts. A text in quotes that is passed to a shell is run.
 */
export function findDanger(command: string): Danger | undefined {
  const run = withoutQuoted(command.slice(0, MAX_LENGTH));
  for (const [pattern, what] of DANGERS) {
    const match = pattern.exec(run);
    if (match !== null) {
      return { start: match.index, end: match.index + match[0].length, what };
    }
  }
  return undefined;
}

/** Replaces quoted texts that contain spaces with spaces, so that offsets do not change. `"$HOME"` and `"/"` are kept. */
function withoutQuoted(command: string): string {
  return command.replaceAll(
    /(["'])((?:(?!\1)[^\n])*)\1/g,
    (quoted: string, _quote: string, inner: string, at: number) =>
      !/\s|\|/.test(inner) ||
      /(?:-c|-Command|\beval)\s*$/i.test(command.slice(Math.max(0, at - 20), at)) ||
      /^\$\((?:curl|wget)/.test(inner)
        ? quoted
        : ' '.repeat(quoted.length),
  );
}
