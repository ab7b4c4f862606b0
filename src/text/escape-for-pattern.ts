/**
 * Text as a part of the source of a regular expression, with or without the `u` flag, that matches nothing but this text. Not
 * for the inside of a character class.
 */
export function escapeForPattern(text: string): string {
  // A hyphen has no meaning outside of a character class, and with the `u` flag it must not be escaped.
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
