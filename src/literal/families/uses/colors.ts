import { codeSpan } from '../../code-span.ts';
import type { Target } from './targets.ts';

/** `#fff`, `#F59E0B`, `#00000080`. A word of letters alone, such as `#add` or `#decade`, may be something else. */
const HEX_COLOR = /^#(?=.*\d|([\da-f])\1+$)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Makes a target of a color. It is looked for in values and strings, and is no comment, although it begins with `#`. */
export function compileColor(code: string): Target | undefined {
  if (!HEX_COLOR.test(code)) {
    return undefined;
  }
  const written = new RegExp(String.raw`(?<![\w&/#])${code}(?![\w-])`, 'i');
  return {
    code,
    by: 'text',
    isMeant: () => false,
    pattern: { code, place: 'anywhere', word: false, call: false, find: (line) => line.search(written) },
    words: `the color ${codeSpan(code)}`,
  };
}
