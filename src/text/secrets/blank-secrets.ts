import { eachMatch } from '../each-match.ts';
import { ASSIGNED_TITLES, type TextForm } from './assigned-secrets.ts';
import { findLineSecrets, mayHaveSecret } from './line-secrets.ts';
import { findSecrets } from './secrets.ts';
import { SECRET_TITLES, type FoundSecret } from './secret-formats.ts';
import { textFormOf } from './text-form.ts';
import { regex } from '../regex.ts';

/** Each round finds up to 50 secrets; a text with more than these rounds find is a list of keys. */
const MAX_ROUNDS = 20;

/**
 * Replaces secrets in a text by their kind, `[GitHub token]`: keys by their form, and random values of names such as
 * `password`, `[hidden password]`. A text with a thousand keys is emptied. The number of lines does not change.
 *
 * @param path the file that the text is from: in some formats, values stand without quotes
 */
export function blankSecrets(text: string, path?: string): string {
  return blankAssigned(blankKeys(text), () => textFormOf(path));
}

/** The same in a text that people wrote, such as a description or a commit message: `password=…` needs no quotes there. */
export function blankSecretsInProse(text: string): string {
  return blankAssigned(blankKeys(text), () => ({ isBare: false, isProse: true }));
}

/** @param readForm is only called for a text that may have a secret: most have none */
function blankAssigned(text: string, readForm: () => TextForm): string {
  if (!mayHaveSecret(text)) {
    return text;
  }
  const lines = text.split('\n');
  const found = findLineSecrets(lines, readForm());
  return found.size === 0 ? text : lines.map((line, index) => replaceRanges(line, found.get(index) ?? [])).join('\n');
}

function replaceRanges(line: string, found: readonly FoundSecret[]): string {
  let drawn = '';
  let at = 0;
  for (const { start, end, title } of found.toSorted((a, b) => a.start - b.start)) {
    if (start >= at) {
      drawn += `${line.slice(at, start)}[hidden ${title}]`;
      at = end;
    }
  }
  return drawn + line.slice(at);
}

function blankKeys(text: string): string {
  let blanked = blankKeyBodies(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = findSecrets(blanked);
    if (found.length === 0) {
      return blanked;
    }
    blanked = withoutSecrets(blanked, found);
  }
  return `[list of keys]${blanked.replaceAll(/[^\n]+/g, '')}`;
}

function withoutSecrets(text: string, found: readonly FoundSecret[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, title } of found) {
    const last = title === 'private key' ? endOfKey(text, end) : end;
    if (start >= at) {
      parts.push(text.slice(at, start), `[${title}]`, text.slice(start, last).replaceAll(/[^\n]+/g, ''));
      at = last;
    }
  }
  return parts.join('') + text.slice(at);
}

/** A private key is recognized by its first lines; the following lines belong to it while they look like a key. */
const KEY_LINES = /(?:[A-Za-z0-9+/=]{1,200}(?:\r?\n|\\n|$)[\t ]{0,40}){0,400}(?:-----END [A-Z ]{1,40}-----)?/y;

function endOfKey(text: string, end: number): number {
  KEY_LINES.lastIndex = /[\r\n]/.test(text.charAt(end))
    ? end + (/^\r?\n[\t ]*/.exec(text.slice(end, end + 60))?.[0].length ?? 0)
    : end;
  // It also matches nothing at all, so it always sets `lastIndex` to the end of the key.
  KEY_LINES.test(text);
  return KEY_LINES.lastIndex;
}

/** What stands in place of a secret. */
const BLANK = new RegExp(
  `\\[(?:list of keys|hidden (?:value|${ASSIGNED_TITLES.join('|')}|${SECRET_TITLES.join('|')})|${SECRET_TITLES.join('|')})\\]`,
);

/** Whether a text has what stands in place of a secret. Such a text must not be written into a file. */
export function hasBlank(text: string): boolean {
  return BLANK.test(text);
}

/** The edges of a private key, also in the format of PuTTY. */
const KEY_EDGE = regex('g')`
  -{4,5} ?(BEGIN|END)(?: |%20)
    (?:(?:[A-Z0-9]{1,10}(?: |%20)){0,3}PRIVATE(?: |%20)KEY(?: BLOCK)?|OpenVPN Static key V1) ?-{4,5}
  |\bPrivate-(Lines): \d{1,4}(?=\r?\n|\\n)|\bPrivate-(MAC):
`;
/** Every edge has one of them. They are found faster. */
const KEY_EDGE_PARTS = [' PRIVATE KEY', 'PRIVATE%20KEY', 'Static key', 'Private-'];
/** Maximum length of a private key; an RSA key with 16,384 bits is half as long. */
const MAX_KEY_CHARACTERS = 40_000;
/** A row of a key. Words of code between the first and last line of a key are shorter and are kept. */
const KEY_ROW = /(?:[A-Za-z0-9+/=]|%2[BF]|%3D){24,}/g;

/**
 * Blanks private keys between their first and last line in any form in which code and data contain them: encrypted,
 * one string per row, or behind comment signs. Only the rows are removed, because anybody can write such lines around
 * other text. If a hunk shows only one end of a key, the rows next to it are removed.
 */
function blankKeyBodies(text: string): string {
  if (!KEY_EDGE_PARTS.some((part) => text.includes(part))) {
    return text;
  }
  const parts: string[] = [];
  let at = 0;
  let begin: number | undefined;
  const closeAt = (end: number, cut: (body: string) => string): void => {
    parts.push(cut(text.slice(at, end)));
    at = end;
  };
  for (const { 0: edge, 1: armour, 2: first, index } of eachMatch(text, KEY_EDGE)) {
    const side = armour ?? (first === undefined ? 'END' : 'BEGIN');
    if (begin !== undefined) {
      closeAt(index, side === 'END' && index - begin <= MAX_KEY_CHARACTERS ? withoutAllRows : withoutFirstRows);
    } else if (side === 'END') {
      closeAt(index, withoutLastRows);
    }
    closeAt(index + edge.length, asItIs);
    begin = side === 'BEGIN' ? at : undefined;
  }
  if (begin !== undefined) {
    closeAt(text.length, withoutFirstRows);
  }
  return parts.join('') + text.slice(at);
}

function asItIs(text: string): string {
  return text;
}

/** A line that is a row of a key, and nothing else but signs of comments and strings. */
const ROW_ALONE = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/=]{24,}(?:\\n)?[\s"'`,+;\\)]*$/;
/** The last row of a key is shorter. */
const LAST_ROW = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/]{1,64}={0,2}[\s"'`,+;\\n)]*$/;
/** Longer lines are no rows, and the patterns would take long for them. */
const MAX_ROW_CHARACTERS = 400;

function isRowAlone(line: string): boolean {
  return line.length <= MAX_ROW_CHARACTERS && (ROW_ALONE.test(line) || LAST_ROW.test(line));
}

const MAX_HEADERS = 4;
/** The rest of the line with the first mark, headers such as `Proc-Type: 4,ENCRYPTED`, and an empty line. */
const HEADER =
  /^(?:[\s*#"'`+|>\\n,;-]|\/\/)*(?:[A-Z][A-Za-z]{2,12}(?:-[A-Z][A-Za-z]{2,12})?: [\w,. -]{1,100})?[\s"'`,+;\\n]*$/;

function withoutFirstRows(body: string): string {
  const lines = body.split('\n');
  const from = lines.slice(0, MAX_HEADERS).findIndex((line) => line.length > MAX_ROW_CHARACTERS || !HEADER.test(line));
  if (from < 0) {
    return body;
  }
  const end = lines.findIndex((line, index) => index >= from && !isRowAlone(line));
  const to = end < 0 ? lines.length : end;
  if (to === from) {
    return body;
  }
  return [...lines.slice(0, from), withoutRows(lines.slice(from, to).join('\n')), ...lines.slice(to)].join('\n');
}

/** The last line of the body is the beginning of the line with the mark. */
function withoutLastRows(body: string): string {
  const lines = body.split('\n');
  const start = lines.findLastIndex((line, index) => index < lines.length - 1 && !isRowAlone(line));
  return [...lines.slice(0, start + 1), withoutRows(lines.slice(start + 1).join('\n'))].join('\n');
}

/** What is between two rows of a key: ends of lines, and signs of comments and strings. */
const SEPARATOR = String.raw`(?:\\[nr]|[\s"'\x60,*#|>;]|\+(?=\s)|//)`;
/** The last row, behind another one. */
const LAST_OF_ROWS = new RegExp(
  String.raw`^(?<before>[=]{0,2}${SEPARATOR}{1,60})(?<row>[A-Za-z0-9+/]{1,63}={0,2})(?=${SEPARATOR}{0,60}(?:=[A-Za-z0-9+/]{4}${SEPARATOR}{0,60})?$)`,
);

/** Takes all rows, and the last one also if it is short: it is a part of the key. */
function withoutAllRows(body: string): string {
  const last = [...body.matchAll(KEY_ROW)].at(-1);
  if (last === undefined) {
    return body;
  }
  const end = last.index + last[0].length;
  const rest = body.slice(end);
  return (
    withoutRows(body.slice(0, end)) +
    (rest.length > MAX_ROW_CHARACTERS ? rest : rest.replace(LAST_OF_ROWS, '$<before>'))
  );
}

/** Writes the kind of secret once, in place of the first row. */
function withoutRows(body: string): string {
  let isNamed = false;
  return body.replaceAll(KEY_ROW, () => {
    const shown = isNamed ? '' : '[private key]';
    isNamed = true;
    return shown;
  });
}
