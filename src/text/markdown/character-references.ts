/** The names that people write in Markdown. HTML has two thousand more, which stay as they are written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  ge: '≥',
  gt: '>',
  hellip: '…',
  larr: '←',
  laquo: '«',
  ldquo: '“',
  le: '≤',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u{A0}',
  ndash: '–',
  ne: '≠',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  sect: '§',
  times: '×',
  trade: '™',
};

const REFERENCE = /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>[0-9]{1,7})|(?<name>[a-z][a-z0-9]{1,31}));/iy;

/** The character that a reference such as `&amp;` at an offset means, and the length of the written reference. */
export function decodeReference(
  text: string,
  at: number,
): { readonly value: string; readonly length: number } | undefined {
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(text);
  const { hex, decimal, name = '' } = found?.groups ?? {};
  const value = Object.hasOwn(NAMED, name) ? NAMED[name] : decodeNumber(hex, decimal);
  return found === null || value === undefined ? undefined : { value, length: found[0].length };
}

const REPLACEMENT = '\u{FFFD}';
const LAST_CODE_POINT = 0x10_ff_ff;

function decodeNumber(hex: string | undefined, decimal: string | undefined): string | undefined {
  const digits = hex ?? decimal;
  if (digits === undefined) {
    return undefined;
  }
  const code = Number.parseInt(digits, hex === undefined ? 10 : 16);
  const isCharacter = code > 0 && code <= LAST_CODE_POINT && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : REPLACEMENT;
}
