import type { Written } from './attributes/attributes.ts';
import { isLockFile } from './lock-files.ts';
import { generatedByName } from './generated/generated.ts';
import { languageOf } from '../text/languages/languages.ts';
import type { FileChange, FileExclusion } from './types.ts';
import { wordSet } from '../structures/words-in.ts';
import { regex } from '../text/regex.ts';

/** Why the lines of a file, or those that did not change, say less than a reader thinks. */
interface Misread {
  readonly kind: FileExclusion;
  readonly reason: string;
}

/** Languages of files that never run. */
export const DATA: ReadonlySet<string> = new Set(['csv', 'json', 'markdown', 'plaintext', 'xml']);

/**
 * Finds out whether the move of a file made code of text that nobody judged as code. A move shows no lines, or only those that
 * changed with it.
 *
 * @param wasLeftOut why a review leaves the old path out; undefined if it does not
 */
export function findMovedCode(
  { path, previousPath, status }: Pick<FileChange, 'path' | 'previousPath' | 'status'>,
  wasLeftOut: (path: string) => string | undefined,
): Misread | undefined {
  if (previousPath === undefined || (status !== 'renamed' && status !== 'copied')) {
    return undefined;
  }
  const why =
    wasLeftOut(previousPath) ??
    generatedByName(previousPath)?.reason ??
    (isLockFile(previousPath) ? 'a lock file' : undefined) ??
    (isCode(path) && !isCode(previousPath) ? 'it had no name of code' : undefined) ??
    (WORKFLOW.test(path) && !WORKFLOW.test(previousPath) ? 'it was not a workflow' : undefined);
  return why === undefined
    ? undefined
    : {
        kind: 'moved',
        reason: `${status} from \`${previousPath}\`, where nobody judged it (${why}), and the unchanged lines are not shown`,
      };
}

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/;

function isCode(path: string): boolean {
  const language = languageOf(path);
  return language !== undefined && !DATA.has(language);
}

/** Finds added lines by which a compiler or an interpreter reads another text than the one that is shown. */
export function findHiddenMeaning({ path, hunks }: Pick<FileChange, 'path' | 'hunks'>): Misread | undefined {
  const language = languageOf(path) ?? '';
  const find = language === 'python' ? findEncoding : ESCAPING.has(language) ? findEscape : undefined;
  const end = language === 'csharp' ? END_IN_CSHARP : ENDS_AT_RETURN.has(language) ? RETURN : undefined;
  const isShell = language === 'shellscript';
  if (find === undefined && end === undefined && !isShell) {
    return undefined;
  }
  for (const line of hunks.flatMap(({ lines }) => lines)) {
    const reason =
      line.kind === 'added'
        ? (find?.(line.text, line.newLine) ??
          findLineEnd(line.text, line.newLine, end) ??
          (isShell && line.text.includes('\0')
            ? `line ${line.newLine} has NUL characters, which a shell leaves out, so that other words are run than it shows`
            : undefined))
        : undefined;
    if (reason !== undefined) {
      return { kind: 'misread', reason };
    }
  }
  return undefined;
}

/**
 * Finds out whether git writes other bytes to the disk than those of the text: letters of a foreign script are ASCII there, two by
 * two, if it is written in UTF-16. ASCII alone is nothing that runs then.
 *
 * @param encodingOf asks for the encoding that attributes give a file
 * @see https://git-scm.com/docs/gitattributes#_working_tree_encoding
 */
export function findRecoding(
  { path, hunks }: Pick<FileChange, 'path' | 'hunks'>,
  encodingOf: (path: string) => Written | undefined,
): Misread | undefined {
  const language = languageOf(path);
  if (language === undefined || DATA.has(language)) {
    return undefined;
  }
  const line = hunks.flatMap(({ lines }) => lines).find((one) => one.kind === 'added' && /[^\0-\x7F]/.test(one.text));
  const encoding = line === undefined ? undefined : encodingOf(path);
  return line?.kind !== 'added' || encoding === undefined || keepsAscii(encoding.value)
    ? undefined
    : {
        kind: 'misread',
        reason: `git writes it to the disk in \`${encoding.value}\` (${encoding.source}), so that line ${line.newLine} is something else there than it shows`,
      };
}

/** The encoding that added lines of a `.gitattributes` name, if it does not keep ASCII as it is. */
export function findNewEncoding({ hunks }: Pick<FileChange, 'hunks'>): string | undefined {
  return hunks
    .flatMap(({ lines }) => lines)
    .flatMap((line) => (line.kind === 'added' ? [...line.text.matchAll(/\bworking-tree-encoding=([^\s"]+)/g)] : []))
    .map(([, name = '']) => name)
    .find((name) => !keepsAscii(name));
}

/** Python decodes a file as its first or second line says (https://docs.python.org/3/reference/lexical_analysis.html). */
const CODING = /^[ \t\f]*#.{0,200}?coding[:=][ \t]*([-\w.]+)/;
/** Encodings that keep ASCII as it is, with the spellings and endings that Python accepts. */
const KEEPS_ASCII = regex()`
  ^(?:
    utf-?8|u8|utf|(?:us-)?ascii|646|latin-?\d*|l\d|iso-?8859(?:-?\d+)?|cp(?:125\d|437|850|852|866|932|936|949|950)
    |windows-125\d|koi8-?[rut]|gbk|gb2312|gb18030|big5|euc-?(?:jp|kr|cn)|shift-?jis|s-?jis|mac-?roman|mbcs
  )(?:-(?:sig|unix|dos|mac))?$
`;

function keepsAscii(encoding: string): boolean {
  return KEEPS_ASCII.test(encoding.toLowerCase().replaceAll('_', '-'));
}

function findEncoding(text: string, line: number): string | undefined {
  const name = line > 2 ? undefined : CODING.exec(text)?.[1];
  return name === undefined || keepsAscii(name)
    ? undefined
    : `line ${line} says that it is written in \`${name}\`, in which its lines mean something else than they show`;
}

/**
 * Languages that end a line, and so a comment, at a lone carriage return, as gcc, javac and Python do. Those whose grammars read it
 * so are not in the list: JavaScript, TypeScript and PHP.
 */
const ENDS_AT_RETURN: ReadonlySet<string> = wordSet(`
  apex c cpp cuda-cpp d dart graphql groovy java kotlin less lua matlab objective-c objective-cpp pascal powershell
  python scala scss sql swift vb yaml
`);
const RETURN = /\r(?!\r*$)/;
/** https://learn.microsoft.com/en-us/dotnet/csharp/language-reference/language-specification/lexical-structure#632-line-terminators */
const END_IN_CSHARP = /[\r\u0085\u2028\u2029](?!\r*$)/;

function findLineEnd(text: string, line: number, end: RegExp | undefined): string | undefined {
  return end?.test(text) === true
    ? `line ${line} has a sign at which a compiler begins a new line, so that a comment may end there`
    : undefined;
}

/** Languages that read escapes before anything else, so that a comment can end in one. */
const ESCAPING: ReadonlySet<string> = new Set(['groovy', 'java', 'scala']);
/** The end of a line, a quote, a sign of a comment, or a backslash, after an even number of backslashes. */
const ESCAPE = /(?<!\\)(?:\\\\){0,99}(\\u+00(?:0[ad]|2[27af]|5c))/i;

function findEscape(text: string, line: number): string | undefined {
  const escape = ESCAPE.exec(text)?.[1];
  return escape === undefined
    ? undefined
    : `line ${line} has \`${escape}\`, which a compiler reads as the sign itself, so that a comment or a text may end there`;
}
