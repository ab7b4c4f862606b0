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
  return syntax === undefined ? undefined : blank(text, syntax, () => []);
}

/**
 * Like `blankCommentsAndStrings`, but keeps the code that strings insert: `total` in `${total}`, `#{total}` and Swift's `\(total)`, and in
 * `{total}` if the string has a mark for it (`f` in Python, `$` in C#) or the language is Rust. Only on one line.
 */
export function blankCommentsAndPlainText(text: string, languageId: string): string | undefined {
  const syntax = commentSyntaxOf(languageId);
  return syntax === undefined
    ? undefined
    : blank(text, syntax, (start, end) => {
        const isMarked =
          languageId === 'rust' || /[$fFtT]["']{0,3}$/.test(text.slice(Math.max(0, start - 2), start + 1));
        const pattern = isMarked ? INSERTED : (IN_PARENTHESES[languageId] ?? MARKED_INSERTED);
        return [...text.slice(start, end).matchAll(pattern)].map(({ 0: found, 1: inside = '', index }) => {
          const from = start + index + found.length - inside.length - 1;
          return { from, to: from + inside.length };
        });
      });
}

/** Languages that insert code by parentheses. */
const IN_PARENTHESES: Readonly<Record<string, RegExp>> = {
  julia: /\$\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/g,
  powershell: /\$\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/g,
  swift: /\\\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/g,
};
const INSERTED = /[$#]?\{([^{}\n]{1,200})\}/g;
const MARKED_INSERTED = /[$#]\{([^{}\n]{1,200})\}/g;

interface Span {
  readonly open: string;
  readonly close: string;
  readonly escape: string | undefined;
  readonly multiline: boolean;
  readonly isString: boolean;
}

interface Kept {
  readonly from: number;
  readonly to: number;
}

/** `keep` finds the parts of a string that are code, in their order. */
function blank(text: string, syntax: Syntax, keep: (start: number, end: number) => readonly Kept[]): string {
  const spans = listSpans(syntax);
  const openers = new Set(spans.map((span) => span.open.charAt(0)));
  const kept: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const span = openers.has(text.charAt(at))
      ? spans.find((candidate) => text.startsWith(candidate.open, at))
      : undefined;
    if (
      span === undefined ||
      (syntax.commentsStartWords === true && !span.isString && !/^[\s;&|()]?$/.test(text.charAt(at - 1)))
    ) {
      at += 1;
      continue;
    }
    const end = findSpanEnd(text, at + span.open.length, span);
    kept.push(text.slice(from, at));
    for (const part of span.isString ? keep(at, end) : []) {
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

/** The kinds of comments and strings, the longest opener first: `"""` is not an empty string and a quote. */
function listSpans(syntax: Syntax): readonly Span[] {
  const spans: Span[] = [
    ...syntax.line.map((open) => ({ open, close: '\n', escape: undefined, multiline: false, isString: false })),
    ...syntax.block.map(([open, close]) => ({ open, close, escape: undefined, multiline: true, isString: false })),
    ...syntax.strings.map(([open, close, escape]) => ({
      open,
      close,
      escape,
      multiline: open.length > 1 || open === '`',
      isString: true,
    })),
  ];
  return spans.sort((a, b) => b.open.length - a.open.length);
}

/** The offset after the closing delimiter. A span that is not closed ends with its line, or with the text. */
function findSpanEnd(text: string, start: number, span: Span): number {
  let at = start;
  while (at < text.length) {
    if (span.escape !== undefined && text.startsWith(span.escape, at)) {
      at += span.escape.length + 1;
      continue;
    }
    if (!span.multiline && text.charAt(at) === '\n') {
      return at;
    }
    if (text.startsWith(span.close, at)) {
      return at + span.close.length;
    }
    at += 1;
  }
  return text.length;
}
