import { commentSyntaxOf } from './comment-syntax.ts';

type Syntax = NonNullable<ReturnType<typeof commentSyntaxOf>>;

/**
 * Replaces comments and strings by spaces, so that only code is left. Every character keeps its place and every line its
 * length. Gives `undefined` for a language whose comments are unknown.
 *
 * It scans and does not parse. In doubt (a quote in a regular expression) it blanks too much, but not beyond the line: a
 * string with a one-character quote ends with its line, except for the backtick.
 */
export function blankCommentsAndStrings(text: string, languageId: string): string | undefined {
  const syntax = commentSyntaxOf(languageId);
  return syntax === undefined ? undefined : blank(text, syntax, { keep: () => [], keepsUnclosed: 'nothing' });
}

/**
 * Like `blankCommentsAndStrings`, but keeps the code that strings insert: `total` in `${total}`, `#{total}` and Swift's `\(total)`, and in
 * `{total}` if the string has a mark for it (`f` in Python, `$` in C#) or the language is Rust. Only on one line.
 *
 * What opens and never closes is code too: the scan took something else for a quote or a comment, and would hide what follows.
 *
 * @param isWhole whether the text is a whole file; a part of one may begin a comment that ends after it
 */
export function blankCommentsAndPlainText(text: string, languageId: string, isWhole = true): string | undefined {
  const syntax = commentSyntaxOf(languageId);
  return syntax === undefined
    ? undefined
    : blank(text, syntax, {
        keep: (start, end) => findInserted(text, start, end, languageId),
        keepsUnclosed: isWhole ? 'everything' : 'lines',
      });
}

function findInserted(text: string, start: number, end: number, languageId: string): readonly Kept[] {
  if (Object.hasOwn(SINGLE_IS_PLAIN, languageId) && /^[@$]?'/.test(text.slice(start, start + 2))) {
    return [];
  }
  const isMarked = languageId === 'rust' || /[$fFtT]["']{0,3}$/.test(text.slice(Math.max(0, start - 2), start + 1));
  const pattern = isMarked ? INSERTED : (OWN_INSERTED[languageId] ?? MARKED_INSERTED);
  return [...text.slice(start, end).matchAll(pattern)].flatMap(({ indices }) => {
    const [from, to] = indices?.[1] ?? indices?.[2] ?? [];
    return from === undefined || to === undefined ? [] : [{ from: start + from, to: start + to }];
  });
}

/** Languages in which single quotes insert nothing. */
const SINGLE_IS_PLAIN: Readonly<Record<string, true>> = { powershell: true, shellscript: true };

/** How languages insert code that do not do it by `${…}` and `#{…}` alone. */
const OWN_INSERTED: Readonly<Record<string, RegExp>> = {
  // A quote in the code ends the string for who only scans, so the bracket may be open.
  julia: /\$\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/dg,
  powershell: /\$\(([^()\n]{0,200}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)/dg,
  shellscript: /(?<!\\)(?:\$\(|`)([^()`\n]{0,200}(?:\([^()\n]{0,100}\)[^()`\n]{0,100})?)|\$\{([^{}\n]{1,200})\}/dg,
  swift: /\\#{0,2}\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)/dg,
};
const INSERTED = /[$#]?\{([^{}\n]{1,200})/dg;
const MARKED_INSERTED = /[$#]\{([^{}\n]{1,200})/dg;

/**
 * Replaces strings alone, so that code and comments are left, or comments alone. What opens and never closes stays. Undefined
 * for a language whose comments are unknown.
 */
export function blankOnly(what: 'comments' | 'strings', text: string, languageId: string): string | undefined {
  const syntax = commentSyntaxOf(languageId);
  return syntax === undefined
    ? undefined
    : blank(text, syntax, { keep: () => [], keepsUnclosed: 'everything', only: what });
}

interface Span {
  readonly open: string;
  readonly close: string;
  readonly escape: string | undefined;
  readonly multiline: boolean;
  readonly isString: boolean;
  /** Whether another one may be in it. */
  readonly nests: boolean;
}

interface Kept {
  readonly from: number;
  readonly to: number;
}

interface BlankTerms {
  /** Finds the parts of a string that are code, in their order. */
  readonly keep: (start: number, end: number) => readonly Kept[];
  /** What is code if it opens and does not close: `lines` for what ends with its line. */
  readonly keepsUnclosed: 'nothing' | 'lines' | 'everything';
  /** What is blanked, if not both. */
  readonly only?: 'comments' | 'strings';
}

function blank(text: string, syntax: Syntax, { keep, keepsUnclosed, only }: BlankTerms): string {
  const spans = listSpans(syntax);
  const openers = new Set(spans.map((span) => span.open.charAt(0)));
  const kept: string[] = [];
  /** Up to where each kind does not close, so that a text of openers is not searched for each of them. */
  const unclosed = new Map<Span, number>();
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const span = openers.has(text.charAt(at))
      ? spans.find((candidate) => text.startsWith(candidate.open, at))
      : undefined;
    const name = lengthAt(syntax.names, text, at);
    if (name > 0) {
      at += name;
      continue;
    }
    const literal = lengthAt(syntax.literals, text, at);
    if (literal === 0 && (span === undefined || isNoComment(text, at, span, syntax))) {
      at += 1;
      continue;
    }
    const { end: spanEnd, isClosed } =
      literal > 0 || span === undefined
        ? { end: at + literal, isClosed: true }
        : at < (unclosed.get(span) ?? 0)
          ? { end: at, isClosed: false }
          : findSpanEnd(text, at + span.open.length, span);
    let end = spanEnd;
    const keepsIt = keepsUnclosed === 'everything' || (keepsUnclosed === 'lines' && span?.multiline === false);
    if (span !== undefined && literal === 0 && ((!isClosed && keepsIt) || isBracketed(text, at, span, keepsUnclosed))) {
      unclosed.set(span, Math.max(unclosed.get(span) ?? 0, isClosed ? 0 : end));
      at += span.open.length;
      continue;
    }
    if (only !== undefined && (only === 'strings') !== (span === undefined || literal > 0 || span.isString)) {
      at = end;
      continue;
    }
    const inserted =
      only !== undefined || keepsUnclosed === 'nothing' || literal > 0 || span?.isString !== true
        ? undefined
        : findOpenInsertion(text.slice(at, end), syntax.inserts);
    if (inserted !== undefined && span !== undefined) {
      // The quote in the inserted code begins a string of its own, and this one goes on behind the code.
      const code = at + inserted;
      const closing = findClosing(text, code);
      const rest = closing === undefined ? undefined : findSpanEnd(text, closing + 1, span);
      kept.push(text.slice(from, at), text.slice(at, code).replaceAll(/[^\n]/g, ' '));
      if (closing === undefined || rest?.isClosed !== true) {
        at = code;
        from = code;
        continue;
      }
      kept.push(text.slice(code, closing));
      from = closing;
      at = closing;
      end = rest.end;
    }
    kept.push(text.slice(from, at));
    for (const part of span?.isString === true || literal > 0 ? keep(at, end) : []) {
      kept.push(text.slice(at, part.from).replaceAll(/[^\n]/g, ' '), text.slice(part.from, part.to));
      at = part.to;
    }
    kept.push(text.slice(at, end).replaceAll(/[^\n]/g, ' '));
    from = end;
    at = end;
  }
  kept.push(text.slice(from));
  return kept.join('');
}

/** The offset after the sign that inserts code into a string, if the code does not end in what looks like the string. */
function findOpenInsertion(string: string, inserts: Syntax['inserts'] = []): number | undefined {
  const starts = inserts.map((sign) => string.lastIndexOf(sign) + sign.length).filter((start) => start > 1);
  const start = Math.max(0, ...starts);
  const opening = string.charAt(start - 1);
  let depth = 1;
  for (const sign of string.slice(start)) {
    depth += sign === opening ? 1 : sign === CLOSING[opening] ? -1 : 0;
    if (depth === 0) {
      return undefined;
    }
  }
  return start === 0 ? undefined : start;
}

/** More is not one expression. */
const MAX_INSERTED_CHARACTERS = 1_000;

/** Where the code that begins at an offset behind a bracket ends, on the same line. */
function findClosing(text: string, start: number): number | undefined {
  const opening = text.charAt(start - 1);
  let depth = 1;
  for (let at = start; at < Math.min(text.length, start + MAX_INSERTED_CHARACTERS); at += 1) {
    const sign = text.charAt(at);
    depth += sign === opening ? 1 : sign === CLOSING[opening] ? -1 : 0;
    if (depth === 0) {
      return at;
    }
    if (sign === '\n') {
      return undefined;
    }
  }
  return undefined;
}

function lengthAt(literals: RegExp | undefined, text: string, at: number): number {
  if (literals === undefined) {
    return 0;
  }
  literals.lastIndex = at;
  return literals.exec(text)?.[0].length ?? 0;
}

function isNoComment(text: string, at: number, { isString }: Span, { beforeComment, noComment }: Syntax): boolean {
  return (
    !isString &&
    ((noComment !== undefined && text.startsWith(noComment, at)) || beforeComment?.test(text.charAt(at - 1)) === false)
  );
}

/** The kinds of comments and strings, the longest opener first: `"""` is not an empty string and a quote. */
function listSpans(syntax: Syntax): readonly Span[] {
  const spans: Span[] = [
    ...syntax.line.map((open) => ({
      open,
      close: '\n',
      escape: undefined,
      multiline: false,
      isString: false,
      nests: false,
    })),
    ...syntax.block.map(([open, close]) => ({
      open,
      close,
      escape: undefined,
      multiline: true,
      isString: false,
      nests: syntax.nests === true || open === '/+',
    })),
    ...syntax.strings.map(([open, close, escape]) => ({
      open,
      close,
      escape,
      multiline: isMultiline(open),
      isString: true,
      nests: false,
    })),
  ];
  return spans.sort((a, b) => b.open.length - a.open.length);
}

/** `r"` and `$'` are quotes of one line, too. */
function isMultiline(open: string): boolean {
  return open === '`' || (open.length > 1 && !/^[a-z$#]{1,2}["']$/.test(open)) || open === '$"';
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
/** What else may be in such brackets, as in `[^"']`. */
const OTHER_SIGNS = new Set(['"', "'", '`', '^']);
const MOST_QUOTES = 3;

/** Whether quotes stand alone between brackets, as in `{"}` of Tcl and `[^"']` of an expression, and open no string. */
function isBracketed(text: string, at: number, span: Span, keepsUnclosed: BlankTerms['keepsUnclosed']): boolean {
  if (!span.isString || span.multiline || keepsUnclosed === 'nothing') {
    return false;
  }
  let before = at - 1;
  let after = at + 1;
  while (before >= at - MOST_QUOTES && OTHER_SIGNS.has(text.charAt(before))) {
    before -= 1;
  }
  while (after <= at + MOST_QUOTES && OTHER_SIGNS.has(text.charAt(after))) {
    after += 1;
  }
  const closing = CLOSING[text.charAt(before)];
  return closing !== undefined && closing === text.charAt(after);
}

/** A string in three quotes can end with quotes of its own: of a longer run, the last three close it. */
function closingEnd(text: string, at: number, { close }: Span): number {
  let end = at + close.length;
  if (close === '"""') {
    while (text.charAt(end) === '"') {
      end += 1;
    }
  }
  return end;
}

/**
 * The offset after the closing delimiter. A span that is not closed ends with its line, or with the text. A comment that ends with
 * its line is always closed.
 */
function findSpanEnd(text: string, start: number, span: Span): { readonly end: number; readonly isClosed: boolean } {
  let at = start;
  let depth = 1;
  while (at < text.length) {
    if (span.nests && text.startsWith(span.open, at)) {
      depth += 1;
      at += span.open.length;
      continue;
    }
    if (span.escape !== undefined && text.startsWith(span.escape, at)) {
      at += span.escape.length + 1;
      continue;
    }
    if (!span.multiline && text.charAt(at) === '\n') {
      return { end: at, isClosed: !span.isString };
    }
    if (text.startsWith(span.close, at)) {
      depth -= 1;
      if (depth === 0) {
        return { end: closingEnd(text, at, span), isClosed: true };
      }
      at += span.close.length;
      continue;
    }
    at += 1;
  }
  return { end: text.length, isClosed: !span.isString && !span.multiline };
}
