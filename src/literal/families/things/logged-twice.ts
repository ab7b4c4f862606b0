import type { UseFact } from '../../../syntax/facts/types.ts';
import { SCRIPT } from '../../script-languages.ts';
import type { CodeSubject, Violation } from '../../types.ts';
import { violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { regex } from '../../../text/regex.ts';

/** Calls that log an error, by the last two parts of their name. */
const LOGS = regex('i')`
  ^(?:.*[.:])?(?:_?log(?:ger|ging)?|slog|klog|zap|logrus|console|tracing|sentry|sugar)(?:\(\))?[.:]+(?:
    (?:error|warn(?:ing)?|exception|critical|fatal|severe|err|log|print|info|debug)(?:f|ln|w|s|ctx|context)?
    |log(?:error|warning|critical)|capture_?exception
  )!?$
  |^(?:error|warn)!$|^log(?:error|warning)$
`;
/** The end of a call is not looked for beyond these lines and characters. */
const MOST_LINES = 12;
const MOST_CHARACTERS = 4_000;
const EXIT = /^(?:return|throw|raise|rethrow)\b/;
const LANGUAGES = [...SCRIPT, 'go', 'python', 'java', 'csharp', 'rust', 'ruby', 'php', 'kotlin'];

/** Calls that log an error right before the same error is returned or thrown, so that it is logged again above. */
const LOGGED_TWICE: ThingFinder = {
  looksAt: 'code',
  words: 'reports calls that log an error which the next statement returns or throws',
  languages: LANGUAGES,
  topics: [],
  mayMatch: (line) => /log|console|tracing|zap|sentry|error!|warn!/i.test(line),
  find: (file: CodeSubject): readonly Violation[] => {
    const lines = file.head?.split('\n') ?? [];
    return file.facts.uses
      .filter(({ kind, name }) => kind === 'call' && LOGS.test(name))
      .filter((use) => leavesWithLogged(use, lines, file.languageId))
      .flatMap((use) => violationAt(file, use, 'an error that is logged and passed on'));
  },
};

function leavesWithLogged(
  { name, arguments: given = [], line, column }: UseFact,
  lines: readonly string[],
  languageId: string | undefined,
): boolean {
  const following = lines.slice(line, line + MOST_LINES);
  const code = [lines[line - 1]?.slice(column) ?? '', ...following].join('\n').slice(0, MOST_CHARACTERS);
  const next = nextStatement(code);
  if (next === undefined || !EXIT.test(next)) {
    return false;
  }
  // `raise` and `throw` alone pass on what is handled.
  if (/^(?:raise|throw)$/.test(next)) {
    return languageId !== 'ruby' || /error|warn|fatal/i.test(name);
  }
  const rest = withoutTexts(next.replace(EXIT, ''));
  return errorNames(given).some((one) => new RegExp(`(?<![\\w.$])${one}(?![\\w$(])`).test(rest));
}

/** Names of errors among what is logged: `err`, `e`, `error.message`. */
function errorNames(given: readonly string[]): readonly string[] {
  return given.flatMap((argument) =>
    (
      withoutTexts(argument).match(/(?<![\w.$])(?:err|error|e|ex|exc|exception|[a-z]\w*(?:Err|Error))(?![\w$(])/g) ?? []
    ).map(String),
  );
}

/** The code without its string literals, followed by the names that templates and f-strings insert into them. */
function withoutTexts(code: string): string {
  const inserted = [...code.matchAll(/\{([\w.$ ]+)[^{}"'`]{0,20}\}/g)].map(([, name = '']) => ` ${name} `).join('');
  return `${blankTexts(code)}${inserted}`;
}

/** Replaces what stands in texts and behind `//` by spaces. */
function blankTexts(code: string): string {
  return code.replaceAll(TEXT, (text) => (text.startsWith('/') ? ' ' : '"').padEnd(text.length));
}

const TEXT = /"(?:\\.|[^"\\\n\r])*"|'(?:\\.|[^'\\\n\r])*'|`[^`]*`|\/\/[^\n\r]*/g;

/** The statement after the one with which some code begins. Undefined if a block ends there. */
function nextStatement(code: string): string | undefined {
  const blanked = blankTexts(code);
  const end = endOfStatement(blanked);
  if (end === undefined) {
    return undefined;
  }
  const start = end + (BETWEEN.exec(blanked.slice(end))?.[0].length ?? 0);
  return code.slice(start, start + (endOfStatement(blanked.slice(start)) ?? 0)).trim();
}

/** Ends of statements, and comments that begin with `#`. */
const BETWEEN = /^(?:[;\s]|#[^\n\r]*)+/;

/** Where the first statement of some code ends: at the end of a line or at a sign, outside of brackets. */
function endOfStatement(blanked: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < blanked.length; at += 1) {
    const sign = blanked.charAt(at);
    if ('([{'.includes(sign)) {
      depth += 1;
    } else if (')]}'.includes(sign)) {
      depth -= 1;
    }
    if (depth < 0) {
      return sign === '}' && at > 0 ? at : undefined;
    }
    if (depth === 0 && /[;\n\r]/.test(sign)) {
      return at;
    }
  }
  return blanked.length;
}

const ERRORS = '(?:the |an? |any )?(?:same )?(?:errors?|exceptions?)';
const PASS =
  '(?:return|throw|re-?throw|raise|re-?raise|propagate|bubble)(?: up)?(?: (?:it|them|the error|the same error))?';
const ALSO = '(?:and|then|and then|and also|before)';

/** Errors that are logged where they are passed on, by the words for it. */
export const LOGGED_ERRORS: readonly NamedThing[] = [
  {
    forbidden: regex()`
      ^(?:both |double )?log(?:ging)? (?:${ERRORS} )?${ALSO} ${PASS.replace('return|', 'return(?:ing)?|')}
        (?: ${ERRORS})?$
      |^log-and-(?:throw|rethrow|return|raise|propagate)(?: patterns?| ${ERRORS})?$
      |^(?:both )?log ${ERRORS} (?:before|prior to) (?:return|throw|rethrow|rais)ing (?:it|them)$
    `,
    finder: LOGGED_TWICE,
  },
];
