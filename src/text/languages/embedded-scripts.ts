import type { TextRange } from '../source-text.ts';

/** A script within a file of markup. */
export interface EmbeddedScript extends TextRange {
  /** VS Code's language id. Undefined for a language that nobody reads here, such as CoffeeScript. */
  readonly language: string | undefined;
}

/** Language ids of files that contain scripts, with the language of a script that names none. */
const DEFAULTS: Readonly<Record<string, string>> = {
  astro: 'typescript',
  blade: 'javascript',
  html: 'javascript',
  svelte: 'javascript',
  vue: 'javascript',
};

/** Whether files of a language contain scripts of other languages. */
export function containsScripts(languageId: string | undefined): languageId is string {
  return languageId !== undefined && Object.hasOwn(DEFAULTS, languageId);
}

/**
 * Finds the scripts of a file of markup, in the order of the text. In doubt, something is a script: who reads a script by its
 * grammar sees that it is none, but nobody sees a script that was left out. Comments end where browsers end them.
 */
export function findScripts(text: string, languageId: string): readonly EmbeddedScript[] {
  const fallback = DEFAULTS[languageId] ?? 'javascript';
  const front = languageId === 'astro' ? frontmatterRange(text) : undefined;
  const scripts: EmbeddedScript[] = front === undefined ? [] : [{ ...front, language: fallback }];
  MARK.lastIndex = front?.end ?? 0;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    if (mark[0] === '<!--') {
      MARK.lastIndex = endOfComment(text, mark.index);
      continue;
    }
    const name = mark[1]?.toLowerCase() ?? '';
    const start = endOfTag(text, MARK.lastIndex);
    const attributes = text.slice(MARK.lastIndex, start - 1);
    const isEmpty = /\/\s*$/.test(attributes) && languageId !== 'html';
    const end = isEmpty ? start : endOfElement(text, start, name);
    // A component such as `<Title>` may have elements in it, and one that is not closed must not hide what follows.
    if (name.startsWith('t') && (languageId !== 'html' || end === text.length)) {
      MARK.lastIndex = start;
      continue;
    }
    if (name === 'script' && !isEmpty && end > start) {
      const language = scriptLanguage(attributes, fallback);
      if (language !== 'data') {
        scripts.push({ start, end, language });
      }
    }
    MARK.lastIndex = Math.max(end, start);
  }
  return scripts;
}

/** Comments, and elements whose content is no markup. A title may contain `<script>`, which is text there. */
const MARK = /<!--|<(script|style|title|textarea)(?=[\s/>])/gi;

/** The offset after a comment. `<!-->` and `<!--->` are whole comments, and one that is not closed goes to the end. */
function endOfComment(text: string, start: number): number {
  const short = /^<!---?>/.exec(text.slice(start, start + 6))?.[0];
  if (short !== undefined) {
    return start + short.length;
  }
  const [plain, other] = [text.indexOf('-->', start + 4), text.indexOf('--!>', start + 4)];
  if (plain < 0 && other < 0) {
    return text.length;
  }
  return other >= 0 && (plain < 0 || other < plain) ? other + 4 : plain + 3;
}

/** The offset after the `>` of a tag. A `>` in a quoted value belongs to the value. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      quote = sign === quote ? '' : quote;
    } else if (sign === '>') {
      return at + 1;
    } else if ((sign === '"' || sign === "'") && /=\s*$/.test(text.slice(Math.max(from, at - 20), at))) {
      quote = sign;
    }
  }
  return text.length;
}

/** The offset of the end tag. A script in which a comment opens another script ends after both. */
function endOfElement(text: string, start: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = start;
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    if (name !== 'script' || !isDoublyOpen(text.slice(start, found.index))) {
      return found.index;
    }
  }
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

/** Whether `<!--` and `<script` are open in the beginning of a script. Browsers then do not end it at the first end tag. */
function isDoublyOpen(content: string): boolean {
  const comment = content.lastIndexOf('<!--');
  const rest = comment < 0 ? '' : content.slice(comment);
  return !rest.includes('-->') && /<script[\s/>]/i.test(rest) && !/<\/script[\s/>]/i.test(rest);
}

/** `data` for templates: their text is markup. */
function scriptLanguage(attributes: string, fallback: string): string | undefined {
  const language = attributeValue(attributes, 'lang');
  if (language !== undefined) {
    return LANGUAGES[language.toLowerCase()];
  }
  const type = attributeValue(attributes, 'type')?.trim().toLowerCase() ?? '';
  if (type === '' || type === 'module' || /(?:java|ecma)script/.test(type)) {
    return fallback;
  }
  if (/json|^importmap$/.test(type)) {
    return 'json';
  }
  return /typescript/.test(type) ? 'typescript' : /^text\/(?:babel|jsx)/.test(type) ? 'javascriptreact' : 'data';
}

const LANGUAGES: Readonly<Record<string, string | undefined>> = {
  javascript: 'javascript',
  js: 'javascript',
  jsx: 'javascriptreact',
  ts: 'typescript',
  tsx: 'typescriptreact',
  typescript: 'typescript',
};

function attributeValue(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?<![^\\s"'])${name}\\s{0,5}=\\s{0,5}(?:"([^"]{0,100})"|'([^']{0,100})'|([^\\s"'>]{1,100}))`,
    'i',
  ).exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The code between the `---` lines at the beginning of an Astro file. */
function frontmatterRange(text: string): TextRange | undefined {
  const open = /^\s{0,100}---[^\S\n]*\r?\n?/.exec(text)?.[0];
  if (open === undefined) {
    return undefined;
  }
  const end = text.indexOf('\n---', open.length - 1);
  const range = { start: open.length, end: end < 0 ? text.length : end + 1 };
  return range.end > range.start ? range : undefined;
}

/** A text in which only some parts are left: every other character but line ends is a blank, so that places stay. */
export function keepRanges(text: string, ranges: readonly TextRange[]): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    kept.push(blank(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return [...kept, blank(text.slice(at))].join('');
}

/** A text without some parts. */
export function blankRanges(text: string, ranges: readonly TextRange[]): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    kept.push(text.slice(at, start), blank(text.slice(start, end)));
    at = end;
  }
  return [...kept, text.slice(at)].join('');
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n\u2028\u2029]/g, ' ');
}
