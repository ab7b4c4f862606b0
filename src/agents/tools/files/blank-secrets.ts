import { findSecrets, type FoundSecret } from '../../../text/secret-formats.ts';

/** Each round finds up to 50 secrets; a text with more than these rounds find is a list of keys. */
const MAX_ROUNDS = 20;

/**
 * Replaces secrets in a text by their kind, `[GitHub token]`. A text with a thousand of them is emptied. The number of
 * lines does not change.
 */
export function blankSecrets(text: string): string {
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

const KEY_EDGE = /-----(BEGIN|END) (?:[A-Z0-9]{1,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
/** Maximum length of a private key; an RSA key with 16,384 bits is half as long. */
const MAX_KEY_CHARACTERS = 40_000;
/** A row of a key. Words of code between the first and last line of a key are shorter and are kept. */
const KEY_ROW = /[A-Za-z0-9+/=]{24,}/g;

/**
 * Blanks private keys between their first and last line in any form in which code and data contain them: encrypted,
 * one string per row, or behind comment signs. Only the rows are removed, because anybody can write such lines around
 * other text.
 */
function blankKeyBodies(text: string): string {
  const parts: string[] = [];
  let at = 0;
  let begin: number | undefined;
  for (const { 0: edge, 1: side, index } of text.matchAll(KEY_EDGE)) {
    if (side === 'BEGIN') {
      begin = index + edge.length;
    } else if (begin !== undefined && index - begin <= MAX_KEY_CHARACTERS) {
      parts.push(text.slice(at, begin), withoutRows(text.slice(begin, index)));
      at = index;
      begin = undefined;
    }
  }
  return parts.join('') + text.slice(at);
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
