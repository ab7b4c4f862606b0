const ESCAPE = /\\u(?:([\dA-Fa-f]{4})|\{([\dA-Fa-f]{1,6})\})|\\x([\dA-Fa-f]{2})/g;
const IS_PLAIN = /^[\0-[\]-\x7F]*$/;

/**
 * Reads a name as compilers do: letters that are written by their numbers are letters (`ev\u0061l`), and letters of another
 * form are the same letters, as in Python.
 */
export function readName(written: string): string {
  return IS_PLAIN.test(written)
    ? written
    : written
        .replaceAll(ESCAPE, (escape, ...digits: readonly (string | undefined)[]) => {
          const code = Number.parseInt(digits.slice(0, 3).find((one) => one !== undefined) ?? '', 16);
          return code > MAX_CODE_POINT ? escape : String.fromCodePoint(code);
        })
        .normalize('NFKC');
}

const MAX_CODE_POINT = 0x10_ff_ff;

/** Two literals that are joined by a plus sign, perhaps in brackets. */
const JOINT = /(["'`])[)\s]{0,8}\+[(\s]{0,8}(["'`])/g;

/** Reads the names of a line, also of members that are named by strings: `["ev" + "al"]`. */
export function readNames(line: string): string {
  return readName(line.includes('+') ? line.replaceAll(JOINT, '') : line);
}
