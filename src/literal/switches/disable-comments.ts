import { LITERAL_CHECKS_NAME } from '../../text/disable-names.ts';

/** Lines that a comment takes out of literal checks. */
export interface DisabledLines {
  /** The first and last line, from 1. */
  readonly first: number;
  readonly last: number;
  /** The line of the comment. */
  readonly comment: number;
}

/**
 * The forms of the validator's comments (`rules/reading/suppression-comments.ts`), behind any of the marks with which a line
 * of code, markup or configuration begins a comment.
 */
const COMMENT =
  /(?:<!--|\/\/|\/\*|#|--|;|%|\{-)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])(.*)/;

const MARKER = 'housestyle-';
/** With more comments in one text, the rest is ignored. */
const MAX_COMMENTS = 2_000;

/**
 * Reads the comments of a text that switch literal checks off: `housestyle-disable-next-line literal`, `-disable-line`,
 * `-disable-file`, and the pair `-disable` and `-enable`, each with a reason behind `--` if there is one.
 *
 * @param countsWithoutName - Whether a comment that names nothing counts too. In instruction files it is for the validator.
 * @param isComment - Whether a comment is at an offset, where the text is not code.
 */
export function readDisabledLines(
  text: string,
  countsWithoutName: boolean,
  isComment: (offset: number) => boolean = () => true,
): readonly DisabledLines[] {
  if (!text.includes(MARKER)) {
    return [];
  }
  const lines = text.split('\n');
  const disabled: DisabledLines[] = [];
  let open: { readonly first: number; readonly comment: number } | undefined;
  let offset = 0;
  let comments = 0;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const match = comments < MAX_COMMENTS && line.includes(MARKER) ? COMMENT.exec(line) : null;
    if (match !== null && isComment(offset + match.index) && isMeant(match[2] ?? '', countsWithoutName)) {
      comments += 1;
      const verb: string = match[1] ?? '';
      switch (verb) {
        case 'disable-file':
          disabled.push({ first: 1, last: lines.length, comment: number });
          break;
        case 'disable-line':
          disabled.push({ first: number, last: number, comment: number });
          break;
        case 'disable-next-line': {
          const next = nextWrittenLine(lines, index);
          disabled.push({ first: next, last: next, comment: number });
          break;
        }
        case 'disable':
          open ??= { first: number, comment: number };
          break;
        default:
          disabled.push(...(open === undefined ? [] : [{ ...open, last: number }]));
          open = undefined;
      }
    }
    offset += line.length + 1;
  }
  return open === undefined ? disabled : [...disabled, { ...open, last: lines.length }];
}

/** The line of the comment that disables a line; undefined if none does. */
export function findDisabling(disabled: readonly DisabledLines[], line: number): number | undefined {
  return disabled.find(({ first, last }) => first <= line && line <= last)?.comment;
}

/** Whether the names in a comment, before `--` and its end, are for literal checks. */
function isMeant(words: string, countsWithoutName: boolean): boolean {
  const [named = ''] = words.split(/(?:^|\s)--(?:\s|$)|-->|\*\/|-\}/, 1);
  const names = named.split(/[\s,]+/).filter((name) => name !== '');
  return names.length === 0 ? countsWithoutName : names.includes(LITERAL_CHECKS_NAME);
}

function nextWrittenLine(lines: readonly string[], index: number): number {
  const next = lines.findIndex((line, at) => at > index && line.trim() !== '');
  return next < 0 ? index + 2 : next + 1;
}
