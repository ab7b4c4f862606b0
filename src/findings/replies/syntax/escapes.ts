const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '`': '`',
  '\\': '\\',
  '/': '/',
  '\n': '',
};

const ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|\r\n|[\s\S])/g;

/** Resolves escapes. An unknown one stays as it is: models write regular expressions such as `\d` with one backslash. */
export function resolveEscapes(content: string): string {
  if (!content.includes('\\')) {
    return content;
  }
  return content.replaceAll(ESCAPE, (whole: string, ...codes: readonly unknown[]) => {
    const hex = codes.slice(0, 4).find((code) => typeof code === 'string');
    if (typeof hex !== 'string') {
      return whole === '\\\r\n' ? '' : (ESCAPES[whole.slice(1)] ?? whole);
    }
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
  });
}

const HTML_SIGNS: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

/** Resolves the entities of HTML that stand for signs of JSON. */
export function decodeHtml(text: string): string {
  return text.replaceAll(/&(quot|apos|lt|gt|amp|#34|#39|#x22|#x27);/gi, (whole: string, name: string) => {
    return HTML_SIGNS[name.toLowerCase()] ?? whole;
  });
}
