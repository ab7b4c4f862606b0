import { eachMatch } from '../each-match.ts';
import { findAssignedSecrets, type TextForm } from './assigned-secrets.ts';
import type { JoinedLines } from './joined-lines.ts';
import { findSecrets } from './secrets.ts';
import type { FoundSecret, PlacedSecret } from './secret-formats.ts';
import { findWraps } from './wrapped-keys.ts';
import { findLineEnd } from '../line.ts';
import { regex } from '../regex.ts';
import { regexSource } from '../regex.ts';

const QUOTE = `["'\`]`;
const COMMENT = String.raw`(?://[^\n]{0,200}|#[^\n]{0,200}|/\*[^*\n]{0,200}\*/[\t ]{0,8})?`;
const BREAK = String.raw`(?:\\?\r?\n[\t ]{0,200}){1,3}`;
const OPERATOR = String.raw`(?:\+\+?|\.\.?|&(?:[\t ]_)?|<<|<>|\|\|)`;

/** Between two literals that a program joins: an operator, the end of a line, or blanks, as in C and Python. */
const BETWEEN_LITERALS = regexSource`
  ${QUOTE}[\t )]{0,8}(?:/\*[^*\n]{0,200}\*/[\t ]{0,8})?
    (?:${OPERATOR}[\t ]{0,8}${COMMENT}(?:${BREAK})?|${COMMENT}${BREAK}(?:${OPERATOR}[\t ]{0,8})?|[\t ]{1,4})
    [\t (]{0,8}[bruf@$]?${QUOTE}
`;
/** A line that goes on below. */
const CONTINUED = String.raw`\\\r?\n[\t ]{0,200}`;
/** Literals within a template, in calls one behind the other, in strings of a shell without a blank, and added on the next line. */
const IN_TEMPLATE = String.raw`${QUOTE}\}\$?\{${QUOTE}|(?<=\w)[$#]\{(?:""|''|\x60\x60)\}(?=\w)`;
const IN_CALLS = String.raw`${QUOTE}\)?\s{0,80}\.(?:append|concat)\(${QUOTE}`;
const WITHOUT_BLANK = String.raw`(?<=\w)(?:""|''|"'|'")(?=\w)`;
const ADDED = String.raw`${QUOTE};?[\t ]{0,8}\r?\n[\t ]{0,80}[\w$.]{1,60}[\t ]{0,4}\+=[\t ]{0,4}${QUOTE}`;
const GLUE = new RegExp(`${BETWEEN_LITERALS}|${CONTINUED}|${IN_TEMPLATE}|${IN_CALLS}|${WITHOUT_BLANK}|${ADDED}`, 'g');

const LITERAL = `${QUOTE}[^"'\`\\n]{0,200}${QUOTE}`;
/** Lists of literals that are joined, and lists of single characters. */
const LIST = regex('gi')`
  (?:
    (?:concat!?|[sS]printf|format|-join)\s?\(\s{0,8}(?:["'][%{}sS@\d]{2,12}["'],\s{0,4})?
      (?:${LITERAL}\s{0,8},\s{0,80}){1,40}${LITERAL}
    |["'][%s{}]{4,12}["'](?:\s?%\s?|\.format)\((?:${LITERAL}\s{0,8},\s{0,80}){1,40}${LITERAL}
    |\bjoin\s{0,4}\(?["']{2}\s{0,4},\s{0,4}${LITERAL}(?:\s{0,8},\s{0,80}${LITERAL}){1,40}
    |(?:["']{2}\s?\.join|implode|join)\s?\(\s{0,8}(?:["']{2}\s{0,4},\s{0,4})?[\[({]\s{0,80}
      (?:${LITERAL}\s{0,8},\s{0,80}){1,80}${LITERAL}
    |[\[({]\s{0,80}(?:${LITERAL}\s{0,8},\s{0,80}){1,80}${LITERAL}\s{0,8},?\s{0,80}[\])}]\s{0,80}\.join
    |(?:'[^'\\\n]'\s{0,8},\s{0,80}){7,400}'[^'\\\n]'
  )
`;
/** Faster to find, and every such list has one of them. */
const HAS_LIST =
  /join|implode|concat|printf|format|['"][%s{}]{4,12}['"]\s?%|'[^'\\\n]'\s{0,8},\s{0,80}'[^'\\\n]'\s{0,8},/i;
const BETWEEN_ITEMS = new RegExp(String.raw`${QUOTE}\s{0,8},\s{0,80}${QUOTE}`, 'g');
/** The code before a list of literals that shows that a program joins them: `join(`, `concat(`, a format. */
const JOINS_BEFORE = regex('i')`
  ^(?:
    [^[({]{0,20}\(\s{0,8}(?:["']{2}\s{0,4},\s{0,4})?(?=[[({])
    |(?:concat!?|[sS]printf|format|-join)\s?\(\s{0,8}(?:["'][%{}sS@\d]{2,12}["'],\s{0,4})?
    |["'][%s{}]{4,12}["'](?:\s?%\s?|\.format)\(|join\s{0,4}\(?["']{2}\s{0,4},\s{0,4}
  )
`;

/** Whether a program may join parts of a text. Faster than to look for them. */
export function mayJoin(text: string): boolean {
  return MAY_JOIN.test(text) || findWraps(text).length > 0;
}

const MAY_JOIN =
  /["'`][\t );}]{0,8}(?:[+.&<|\\#/\r\n$]|[\t ]?["'`{])|\\\r?\n|\.join|join ?[('"]|implode|concat|printf|format|['"] ?% ?\(|'[^'\\\n]'\s{0,8},/i;

/** What is left out of a text where its parts are joined. */
interface Cut {
  readonly start: number;
  readonly end: number;
  /** What a program reads there. */
  readonly becomes: '' | ' ';
}

/**
 * Finds secrets that are written in several parts: literals that are joined by an operator, by standing next to each other or
 * by `join`, and lines that end in a backslash. Each part is returned with its own place. Only the first one is worth a
 * finding; the others are hidden.
 */
export function findJoinedSecrets({ text, starts }: JoinedLines, form: TextForm): readonly PlacedSecret[] {
  if (!mayJoin(text)) {
    return [];
  }
  const cuts = findCuts(text);
  const found: PlacedSecret[] = [];
  for (const chain of chainsOf(text, cuts)) {
    const { joined, pieces } = join(text, chain);
    // The first part may have other quotes than the last one.
    const secrets = [...findSecrets(joined), ...findAssignedSecrets(joined.replaceAll(/["`]/g, "'"), form)];
    const withWhole = secrets.map((secret) => ({ ...secret, whole: joined.slice(secret.start, secret.end) }));
    found.push(...withWhole.flatMap((secret) => place(secret, pieces, starts)));
  }
  return found;
}

function findCuts(text: string): readonly Cut[] {
  const cuts: Cut[] = [];
  for (const { 0: glue, index } of eachMatch(text, GLUE)) {
    cuts.push({ start: index, end: index + glue.length, becomes: '' });
  }
  for (const wrap of findWraps(text)) {
    cuts.push({ ...wrap, becomes: '' });
  }
  if (HAS_LIST.test(text)) {
    for (const { 0: list, index } of eachMatch(text, LIST)) {
      const before = JOINS_BEFORE.exec(list)?.[0].length ?? 0;
      if (before > 0) {
        cuts.push({ start: index, end: index + before, becomes: '' });
      }
      for (const item of eachMatch(list.slice(before), BETWEEN_ITEMS)) {
        const start = index + before + item.index;
        cuts.push({ start, end: start + item[0].length, becomes: '' });
      }
    }
  }
  return cuts.sort((a, b) => a.start - b.start);
}

interface Chain {
  readonly from: number;
  readonly to: number;
  readonly cuts: readonly Cut[];
}

/** The ranges of a text that are one line once their parts are joined. */
function chainsOf(text: string, cuts: readonly Cut[]): readonly Chain[] {
  const chains: { from: number; to: number; cuts: Cut[] }[] = [];
  for (const cut of cuts) {
    const last = chains.at(-1);
    if (last !== undefined && cut.start < last.to) {
      const before = last.cuts.at(-1);
      if (before === undefined || cut.start >= before.end) {
        last.cuts.push(cut);
        last.to = cut.end <= last.to ? last.to : findLineEnd(text, cut.end);
      }
      continue;
    }
    const from = text.lastIndexOf('\n', cut.start - 1) + 1;
    // A name may stand alone on the line before its value.
    const above = text.lastIndexOf('\n', from - 2) + 1;
    const isOpen = from > 0 && /[=:([{]\s{0,8}$/.test(text.slice(Math.max(above, from - 200), from - 1));
    const start = isOpen ? above : from;
    const first: Cut[] = isOpen ? [{ start: from - 1, end: from, becomes: ' ' }] : [];
    chains.push({ from: start, to: findLineEnd(text, cut.end), cuts: [...first, cut] });
  }
  return chains;
}

/** A part of the joined text, and where it is in the text as it is written. */
interface Piece {
  readonly at: number;
  readonly start: number;
  readonly length: number;
}

function join(text: string, { from, to, cuts }: Chain): { readonly joined: string; readonly pieces: readonly Piece[] } {
  const pieces: Piece[] = [];
  let joined = '';
  let start = from;
  for (const { start: end, end: next, becomes } of [...cuts, { start: to, end: to, becomes: '' }]) {
    pieces.push({ at: joined.length, start, length: end - start });
    joined += text.slice(start, end) + becomes;
    start = next;
  }
  return { joined, pieces };
}

function place(
  { title, start, end, isOnlyHidden, whole = '' }: FoundSecret,
  pieces: readonly Piece[],
  starts: readonly number[],
): readonly PlacedSecret[] {
  const found: PlacedSecret[] = [];
  const first = lastUpTo(pieces.length, (index) => (pieces[index]?.at ?? 0) <= start);
  for (let index = first; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined || piece.at >= end) {
      break;
    }
    const from = Math.max(start, piece.at);
    const to = Math.min(end, piece.at + piece.length);
    if (from < to) {
      const offset = piece.start + from - piece.at;
      const line = lastUpTo(starts.length, (one) => (starts[one] ?? 0) <= offset);
      const column = offset - (starts[line] ?? 0);
      const onlyHidden = found.length === 0 && isOnlyHidden !== true ? {} : { isOnlyHidden: true as const };
      const part = from > start || to < end ? { whole } : {};
      found.push({ title, line, start: column, end: column + to - from, ...onlyHidden, ...part });
    }
  }
  return found;
}

/** The last index for which a condition holds, which holds for all smaller ones and for 0. */
function lastUpTo(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
