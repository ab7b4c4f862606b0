import { normalizeText } from '../../text/hidden/normalize.ts';
import { showHidden } from '../../text/hidden/visible.ts';

/** Folded lines one after the other, as UTF-16 code units. It grows while lines are added. */
export interface FoldBuffer {
  codes: Uint16Array;
  length: number;
}

/** Creates an empty buffer with room for about so many characters. */
export function createFoldBuffer(characters: number): FoldBuffer {
  return { codes: takeCodes(characters + 16), length: 0 };
}

/** Quotes are short and many: their buffers are parts of a larger one, which is much faster than one array each. */
const POOL_SIZE = 65_536;
let pool = new Uint16Array(POOL_SIZE);
let used = 0;

function takeCodes(count: number): Uint16Array {
  if (count > POOL_SIZE / 8) {
    return new Uint16Array(count);
  }
  if (used + count > POOL_SIZE) {
    pool = new Uint16Array(POOL_SIZE);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

const DROPPED = 0;
/** The character may begin an escape or a reference, which `foldText` decodes. */
const SPECIAL = 1;
const ASCII = 128;

/** For each ASCII character, its folded form. */
const FOLDED = Uint16Array.from({ length: ASCII }, (_, code) => {
  const character = String.fromCharCode(code);
  if (code <= 0x20 || code === 0x7f) {
    return DROPPED;
  }
  if (character === '\\' || character === '&') {
    return SPECIAL;
  }
  return /['"`]/.test(character) ? '"'.charCodeAt(0) : character.toLowerCase().charCodeAt(0);
});

/** Adds the folded form of a text to the end of a buffer. Ordinary lines of code take one pass without a new string. */
export function appendFolded(buffer: FoldBuffer, text: string): void {
  reserve(buffer, text.includes('…') ? text.length + 2 * (text.split('…').length - 1) : text.length);
  const { codes } = buffer;
  let end = buffer.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === ELLIPSIS) {
      codes.set(DOTS, end);
      end += DOTS.length;
      continue;
    }
    const folded = code < ASCII ? (FOLDED[code] ?? SPECIAL) : foldTypographic(code);
    if (folded === SPECIAL) {
      appendCodes(buffer, foldText(text));
      return;
    }
    if (folded !== DROPPED) {
      codes[end] = folded;
      end += 1;
    }
  }
  buffer.length = end;
}

const ELLIPSIS = 0x20_26;
const DOTS = Uint16Array.from('...', (dot) => dot.charCodeAt(0));

/** What models write instead of quotation marks and dashes of code. */
function foldTypographic(code: number): number {
  if (code >= 0x20_18 && code <= 0x20_1f) {
    return '"'.charCodeAt(0);
  }
  return code === 0x20_13 || code === 0x20_14 ? '-'.charCodeAt(0) : SPECIAL;
}

/** Folds lines one after the other. Returns the codes, and for each line the offset of its first; one more at the end. */
export function foldTexts(texts: readonly string[]): { readonly codes: Uint16Array; readonly starts: Int32Array } {
  const raw = readCodes(texts.join('\n'));
  const buffer = createFoldBuffer(raw.length);
  const starts = new Int32Array(texts.length + 1);
  for (let entry = 0, from = 0; entry < texts.length; entry += 1) {
    const text = texts[entry] ?? '';
    if (!appendPlain(buffer, raw, from, from + text.length)) {
      appendCodes(buffer, foldText(text));
    }
    from += text.length + 1;
    starts[entry + 1] = buffer.length;
  }
  return { codes: buffer.codes, starts };
}

/** The codes of one string in one array: reading them there is faster than from many small strings. */
function readCodes(text: string): Uint16Array {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}

/** Adds codes if all are plain characters. Otherwise it adds none and returns false. */
function appendPlain(buffer: FoldBuffer, raw: Uint16Array, from: number, to: number): boolean {
  reserve(buffer, to - from);
  const { codes } = buffer;
  let end = buffer.length;
  for (let at = from; at < to; at += 1) {
    const folded = FOLDED[raw[at] ?? 0] ?? SPECIAL;
    if (folded === SPECIAL) {
      return false;
    }
    codes[end] = folded;
    end += folded === DROPPED ? 0 : 1;
  }
  buffer.length = end;
  return true;
}

/** A string of codes from `start` to `end`, which is exclusive. */
export function textOfCodes(codes: Uint16Array, start: number, end: number): string {
  return Buffer.from(codes.buffer, codes.byteOffset + start * 2, (end - start) * 2).toString('utf16le');
}

function appendCodes(buffer: FoldBuffer, folded: string): void {
  reserve(buffer, folded.length);
  for (let index = 0; index < folded.length; index += 1) {
    buffer.codes[buffer.length + index] = folded.charCodeAt(index);
  }
  buffer.length += folded.length;
}

function reserve(buffer: FoldBuffer, more: number): void {
  if (buffer.length + more > buffer.codes.length) {
    const larger = new Uint16Array((buffer.length + more) * 2);
    larger.set(buffer.codes.subarray(0, buffer.length));
    buffer.codes = larger;
  }
}

const WRITTEN_OUT = /\\+u\{[\da-f]{1,6}\}/g;
const CODE_UNIT = /\\+u([\da-f]{4})/g;
/** A line feed or tab that is written out, and any other backslash: a quote may be escaped once too often or too rarely. */
const ESCAPES = /\\+[ntr]?/g;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/g;
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** A text may be escaped twice, hardly three times. */
const MAX_ROUNDS = 3;

/**
 * Folds a text to the form in which quotes are compared with code: without blanks, letter case, hidden characters and
 * backslashes, with one kind of quotation marks and dashes, and with HTML references decoded. The prompt writes hidden
 * characters and the brackets of chat markers out, so both forms fold to the same.
 */
export function foldText(text: string): string {
  const shown = text.replaceAll(/\\+u\{3c\}/gi, '<').replaceAll(/\\+u\{5b\}/gi, '[');
  const plain = normalizeText(showHidden(shown).toLowerCase().replaceAll(WRITTEN_OUT, '')).toLowerCase();
  return decodeReferences(
    plain.replaceAll(CODE_UNIT, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )
    .replaceAll(ESCAPES, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/['"`\u2018-\u201F\u2032\u2033«»]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

function decodeReferences(text: string): string {
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('&'); round += 1) {
    decoded = decoded.replaceAll(REFERENCE, (_, name?: string, decimal?: string, hex?: string) =>
      name === undefined
        ? codePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
        : (REFERENCES[name] ?? ''),
    );
  }
  return decoded;
}

function codePoint(point: number): string {
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}
