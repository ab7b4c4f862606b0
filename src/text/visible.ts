/** Characters a person cannot see or that reorder what is seen: controls, zero-width, bidirectional and tag characters. */
const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Writes hidden characters as `\u{202E}`, so that what is read is what is there. Tab and line feed stay; CR before LF too. */
export function showHidden(text: string): string {
  return text.replaceAll(HIDDEN, (character, offset: number) => {
    if (character === '\r' && text[offset + 1] === '\n') {
      return character;
    }
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
  });
}

/**
 * One line of text that may go to a log of GitHub's runner: no control characters, and nothing the runner takes
 * for a command (`::name::` at the start of a line, `##[name]` anywhere).
 */
export function logLine(text: string): string {
  const line = showHidden(text.replaceAll(/\s+/g, ' ')).replaceAll('##[', '# #[');
  return line.trimStart().startsWith('::') ? `: :${line.trimStart().slice(2)}` : line;
}
