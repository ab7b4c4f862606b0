import { readCodeLines } from '../../../code-lines-in-text.ts';
import type { NamedThing, ThingFinder } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { codeLines, textLines } from '../finders.ts';

const SHELL = ['shellscript'];
const BASHISM =
  /\[\[|<<<|[<>]\(|\$\{\w+(?:\^\^?|,,?|\/\/?)|^\s*function\s+\w|&>|^\s*declare\b|^\s*(?:local\s+)?\w+=\(|\$\{!?\w+\[|\(\(\s*\w+\s*(?:\+\+|--)/;
const SCRIPTS =
  'script shell shell script sh all every each the must should be only always use write stick to keep with syntax code feature construct strictly and portable compatible compliant conformant style a an no';

const BARE_VARIABLES: ThingFinder = {
  looksAt: 'text',
  words: 'reports variables without quotes, where words are split',
  languages: SHELL,
  topics: [],
  find: (file) => {
    const code = file.added.some(({ text }) => hasBareVariable(text)) ? readCodeLines(file) : undefined;
    const texts = code === undefined ? undefined : textLinesOf(file.head?.split('\n') ?? []);
    return file.added
      .filter(
        ({ number, text }) =>
          hasBareVariable(text) && code?.get(number)?.includes('$') === true && texts?.has(number) === false,
      )
      .map(({ number: line }) => ({ path: file.file.path, line, found: 'a variable without quotes' }));
  },
};

/** Forms of shells that rules name by words. */
export const SHELL_VOCABULARY: readonly NamedThing[] = [
  {
    named: /^(?:backtick|backquote)(?: command substitution| for command substitution| substitution)?$/,
    instead: /\$\(/,
    finder: textLines(
      { name: 'command substitution with backticks', one: 'backticks', languages: ['shellscript'] },
      hasBackticks,
    ),
  },
  {
    named: /^(?:backtick|backquote) (?:command substitution|for command substitution|substitution)$/,
    finder: textLines(
      { name: 'command substitution with backticks', one: 'backticks', languages: ['shellscript'] },
      hasBackticks,
    ),
  },
  {
    named: /^\[(?: \.\.\.)? ?\](?: or test| \/ test)?(?: test)?$|^single bracket(?: test| conditional)?$|^\[$/,
    instead: /\[\[/,
    mayBeCode: true,
    finder: codeLines(
      { name: 'tests with `[ ]`', one: '`[ ]`', languages: ['shellscript'] },
      /(?:^|[;&|(!]|\b(?:if|while|elif|until)\b)\s*\[\s(?!\[)/,
    ),
  },
  {
    named: /^single (?:square )?bracket(?: test| conditional)$/,
    finder: codeLines(
      { name: 'tests with `[ ]`', one: '`[ ]`', languages: ['shellscript'] },
      /(?:^|[;&|(!]|\b(?:if|while|elif|until)\b)\s*\[\s(?!\[)/,
    ),
  },
  {
    named: /^function(?: keyword| reserved word)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: '`function` in shell scripts', one: '`function`', languages: ['shellscript'] },
      /^\s*function\s+[\w:-]+/,
    ),
  },
  {
    named: /^(?:bashism|bash(?: specific| only)?(?: (?:feature|syntax|extension|construct|ism))|bash specific)$/,
    wanted: wordsAmong(['posix'], SCRIPTS),
    finder: codeLines(
      { name: 'what only Bash understands, such as `[[`, arrays and `<<<`', one: 'syntax of Bash', languages: SHELL },
      BASHISM,
    ),
  },
  {
    named: /^(?:bash |shell )?array$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'arrays', one: 'an array', languages: SHELL },
      /^\s*(?:local\s+|declare\s+-a\s+|readonly\s+)?\w+\+?=\(|\$\{!?\w+\[/,
    ),
  },
  {
    named:
      /^(?:leave )?(?:un ?quoted)(?: shell)? (?:variable|expansion|variable expansion|parameter expansion|variable reference)(?: unquoted)?$/,
    wanted: wordsAmong(
      [
        'quote|quoted|double quote',
        'variable|expansion|variable expansion|parameter expansion|\\$var|"?\\$\\{?var\\}?"?',
      ],
      'always all every each the shell bash in script with use using when expanding must should be around to prevent word splitting and globbing reference path substitution command',
    ),
    finder: BARE_VARIABLES,
  },
];

function hasBackticks(line: string): boolean {
  const plain = line.replaceAll(/'[^']*'/g, '').replace(/(?:^|\s)#.*$/, '');
  return /(?<!\\)`[^`]+`/.test(plain);
}

/** Lines that are text: below a here-document's `<<END` up to its end, and those that begin inside of quotes. */
function textLinesOf(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let end: string | undefined;
  let quote: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (end !== undefined ? line.trim() !== end : quote !== undefined) {
      found.add(index + 1);
    }
    if (end === undefined) {
      quote = openQuote(line, quote);
      end = quote === undefined ? HERE_DOCUMENT.exec(line)?.groups?.['end'] : undefined;
    } else if (line.trim() === end) {
      end = undefined;
    }
  }
  return found;
}

const HERE_DOCUMENT = /(?<!<)<<-?\s*(?:\\|['"])?(?<end>[A-Za-z_]\w*)/;

/**
 * The quote that is open at the end of a line.
 * @param before the one that is open at its beginning
 */
function openQuote(line: string, before: string | undefined): string | undefined {
  const plain = before === "'" ? line : line.replaceAll(/\\./g, '');
  const end = before === undefined ? 0 : plain.indexOf(before) + 1;
  if (before !== undefined && end === 0) {
    return before;
  }
  const rest = plain
    .slice(end)
    .replaceAll(/\\./g, '')
    .replace(/(?:^|\s)#.*$/, '');
  // In `"$(awk -F'"' 1)"`, commands have quotes of their own.
  const bare = rest.replaceAll(/'[^']*'/g, '');
  const isClosed = (bare.match(/"/g) ?? []).length % 2 === 0 && !bare.replaceAll(/"[^"]*"/g, '').includes("'");
  return isClosed ? undefined : /["']/.exec(rest.replaceAll(/'[^']*'|"[^"]*"/g, ''))?.[0];
}

/** Whether a variable stands outside of quotes in a command. Values that are assigned, tests with `[[` and sums split no words. */
function hasBareVariable(line: string): boolean {
  if (
    line.length > MOST_CHARACTERS ||
    CASE_PATTERN.test(line) ||
    /^\s*(?:#|case\b|for\b|\(\()|\[\[|\(\(|<</.test(line)
  ) {
    return false;
  }
  const code = line
    .replaceAll(/\\./g, '')
    .replaceAll(/'[^']*'/g, QUOTED)
    .replaceAll(/"(?:\$\((?:[^()]|\([^()]*\))*\)|\$(?!\()|[^"$])*"/g, QUOTED)
    .replace(/(?:^|\s)#.*$/, '')
    .replace(/["'].*$/, '');
  return /(?:^|\s)(?![\w-]+\+?=)[\w./:@%+,=\u0001-]*\$(?:\{\w+[^}]*\}|\w+|[@*])/.test(code);
}

/** `${pattern}) return 0 ;;`: quotes would make a text of the pattern. */
const CASE_PATTERN = /^\s*\(?(?:[\w*?.|/-]|\$\w|\$\{\w+\})+\)(?:\s|$)/;
/** Nobody writes longer commands, and the expressions take quadratic time. */
const MOST_CHARACTERS = 1000;
/** Stands for a text in quotes. */
const QUOTED = '\u0001';
