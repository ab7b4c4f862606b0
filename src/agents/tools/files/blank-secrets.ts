import { findSecrets, type FoundSecret } from '../../../text/secret-formats.ts';

/** Each finds up to fifty; a text with more than these is a list of keys. */
const MAX_ROUNDS = 20;

/**
 * The text with keys replaced by what they are, `[GitHub token]`; one that holds a thousand is left empty. It has as many
 * lines as before.
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

/** A private key is known by its first lines; the lines below belong to it as long as they look alike. */
const KEY_LINES = /(?:[A-Za-z0-9+/=]{1,200}(?:\r?\n|\\n|$)[\t ]{0,40}){0,400}(?:-----END [A-Z ]{1,40}-----)?/y;

function endOfKey(text: string, end: number): number {
  KEY_LINES.lastIndex = /[\r\n]/.test(text.charAt(end))
    ? end + (/^\r?\n[\t ]*/.exec(text.slice(end, end + 60))?.[0].length ?? 0)
    : end;
  return KEY_LINES.lastIndex + (KEY_LINES.exec(text)?.[0].length ?? 0);
}

const KEY_EDGE = /-----(BEGIN|END) (?:[A-Z0-9]{1,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
/** A key of RSA with 16,384 bits has half of it. */
const MAX_KEY_CHARACTERS = 40_000;
/** A row of a key is longer; words of code between two such lines are not, and stay. */
const KEY_ROW = /[A-Za-z0-9+/=]{24,}/g;

/**
 * Private keys between their first and last line in whatever form that code and data hold them: encrypted, one in each
 * string, behind the signs of a comment. Only their rows go, as anybody can write such lines around other text.
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

/** What it is stands once, in the first row's place. */
function withoutRows(body: string): string {
  let isNamed = false;
  return body.replaceAll(KEY_ROW, () => {
    const shown = isNamed ? '' : '[private key]';
    isNamed = true;
    return shown;
  });
}
