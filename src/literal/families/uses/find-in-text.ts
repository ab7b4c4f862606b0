import { codeSpan } from '../../code-span.ts';
import { ignoresLetterCase } from '../../../text/languages/letter-case.ts';
import type { TextSubject, Violation } from '../../types.ts';
import { lazily } from '../../../structures/lazily.ts';
import { readCodeLines, readCodeOfPage, readLinesWithout } from '../code-lines-in-text.ts';
import { isTypeWord } from './known-names.ts';
import type { Target } from './target.ts';
import { regex } from '../../../text/regex.ts';

/** Finds where added lines have what is ruled out, by a scan for comments and strings, in files without a grammar. */
export function findInText(
  subject: TextSubject,
  named: readonly Target[],
  allowed: readonly string[],
): readonly Violation[] {
  const { file, added, languageId } = subject;
  const targets = ignoresLetterCase(languageId) ? named.map(inAnyCase) : named;
  const mayFind = added.some(({ text }) => targets.some(({ pattern }) => pattern.find(text) >= 0));
  const code = mayFind ? readCodeLines(subject) : undefined;
  const places = {
    comment: lazily(() => readLinesWithout('strings', subject)),
    anywhere: lazily(() => readLinesWithout('comments', subject)),
    code: lazily(() => readCodeOfPage(subject)),
  };
  return added.flatMap(({ number, text }): readonly Violation[] => {
    const line = blankAllowed(text, allowed);
    const target = targets.find(
      (one) =>
        one.pattern.find(line) >= 0 &&
        one.pattern.find(places[placeOf(one)]()?.get(number) ?? line) >= 0 &&
        isMeant(one, line, code?.get(number), allowed, languageId),
    );
    return target === undefined ? [] : [{ path: file.path, line: number, found: codeSpan(target.code) }];
  });
}

/** Where a target is looked for: outside of strings, outside of comments, or outside of the text of a page, unless it is a sign of markup. */
function placeOf({ by, code, pattern }: Target): 'comment' | 'anywhere' | 'code' {
  return by === 'comment'
    ? 'comment'
    : pattern.place === 'anywhere' || /^[&<{]/.test(code) || !(by === 'use' || by === 'text')
      ? 'anywhere'
      : 'code';
}

function inAnyCase(target: Target): Target {
  return { ...target, pattern: target.pattern.inAnyCase?.() ?? target.pattern };
}

/** Blanks out the recommended code that contains what is ruled out: the `===` in `a === b`, where `==` is ruled out. */
export function blankAllowed(text: string, allowed: readonly string[]): string {
  return allowed.reduce((rest, code) => rest.replaceAll(code, ' '.repeat(code.length)), text);
}

function isMeant(
  { pattern, by, code: quoted }: Target,
  line: string,
  code: string | undefined,
  allowed: readonly string[],
  languageId: string | undefined,
): boolean {
  switch (by) {
    case 'comment':
      // What is left without comments and strings is no comment.
      return code === undefined || pattern.find(code) < 0;
    case 'import':
      return code === undefined || IMPORT.test(code);
    case 'command':
      // A shell command is a string in JSON and in the lists of a Dockerfile, and text without quotes in the other files.
      return (
        languageId === 'json' ||
        languageId === 'jsonc' ||
        code === undefined ||
        (languageId === 'dockerfile' && LIST_OF_WORDS.test(line)) ||
        pattern.find(code) >= 0
      );
    case 'class':
    case 'string':
      return pattern.find(line) >= 0;
    case 'text':
    case 'use':
      return pattern.place === 'anywhere'
        ? pattern.find(line) >= 0
        : code === undefined
          ? !pattern.word
          : findsInLine({ pattern, quoted }, blankAllowed(code, allowed), languageId);
  }
}

/** `CMD ["npm", "start"]` */
const LIST_OF_WORDS = /^\s*(?:HEALTHCHECK\b.*)?\b(?:CMD|ENTRYPOINT|RUN)\s*\[/;

/** The word of an import is code, not a part of a string or a comment. */
const IMPORT = /(?<![\p{L}\p{N}_$])(?:import|from|require|use|using|include)(?![\p{L}\p{N}_$])/u;

function findsInLine(
  { pattern, quoted }: { readonly pattern: Target['pattern']; readonly quoted: string },
  code: string,
  languageId: string | undefined,
): boolean {
  const { length } = quoted;
  let text = code;
  for (let found = pattern.find(text); found >= 0; found = pattern.find(text)) {
    if (!pattern.word || !isRunningTextOrName(text, found, length, languageId)) {
      return true;
    }
    text = text.slice(0, found) + ' '.repeat(length) + text.slice(found + length);
  }
  return false;
}

/** Languages whose files may contain running text outside of strings. */
const WITH_TEXT = new Set([
  'html',
  'javascriptreact',
  'typescriptreact',
  'vue',
  'svelte',
  'astro',
  'php',
  'handlebars',
  'blade',
  'razor',
]);

/** Languages in which a word before a colon is what a rule means: an argument, or a property of CSS. */
const NAMES_WITH_COLON: ReadonlySet<string> = new Set(['python', 'ruby', 'css', 'scss', 'less', 'sass', 'stylus']);

/** Whether a word is the name of a property (`{ any: 1 }`), or a word between words in a file that mixes text and code. */
function isRunningTextOrName(line: string, start: number, length: number, languageId: string | undefined): boolean {
  const before = line.slice(0, start);
  const after = line.slice(start + length);
  if (isPropertyName(before, after) && !NAMES_WITH_COLON.has(languageId ?? '')) {
    return true;
  }
  if (isTypeWord(line.slice(start, start + length)) && /^\s*[?!]?:(?!:)/.test(after)) {
    return true;
  }
  return WITH_TEXT.has(languageId ?? '') && (hasNoCodeSign(line) || isBetweenWords(before, after));
}

function isPropertyName(before: string, after: string): boolean {
  return /(?:^|[{,(])\s*$/.test(before) && /^\s*\??\s*:(?!:)/.test(after);
}

function hasNoCodeSign(line: string): boolean {
  return !/[=(){};:<>,[\]]/.test(line);
}

/** Keywords after which a word is code: `x as any`. */
const KEYWORD_BEFORE = regex('u')`
  (?:^|[^\p{L}\p{N}_$])(?:
    as|async|await|case|const|declare|default|else|export|extends|function|implements|import|in|instanceof|is
    |keyof|let|new|of|private|protected|public|readonly|return|satisfies|static|throw|typeof|var|yield
  )\s+$
`;

function isBetweenWords(before: string, after: string): boolean {
  return /[\p{L}\p{N}]\s+$/u.test(before) && /^\s+[\p{L}\p{N}]/u.test(after) && !KEYWORD_BEFORE.test(before);
}
