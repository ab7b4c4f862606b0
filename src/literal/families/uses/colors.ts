import type { CodePattern } from './code-pattern.ts';

/** `#fff`, `#F59E0B`, `#00000080`. A word of letters alone, such as `#add` or `#decade`, may be something else. */
const HEX_COLOR = /^#(?=.*\d|([\da-f])\1+$)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Finds a color in values and strings. It is no comment, although it begins with `#`. Undefined for other code. */
export function compileColor(code: string): CodePattern | undefined {
  if (!HEX_COLOR.test(code)) {
    return undefined;
  }
  const written = new RegExp(String.raw`(?<![\w&/#])${code}(?![\w-])`, 'i');
  return { code, place: 'anywhere', word: false, call: false, find: (line) => line.search(written) };
}
