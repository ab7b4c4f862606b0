/**
 * Characters a person cannot see or that reorder what is seen: controls, zero-width, bidirectional, filler and tag
 * characters. One variation selector after a character is ordinary, as in an emoji; a run of them hides data.
 */
const HIDDEN =
  /(?![\u{FE00}-\u{FE0F}\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]|(?<=[\u{FE00}-\u{FE0F}])[\u{FE00}-\u{FE0F}]/gu;

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
  return withoutCommands(showHidden(text.replaceAll(/\s+/g, ' ')));
}

/**
 * A name or a sentence from outside kept on its line, or it could look like another entry of a list; what is printed may
 * be the log of a runner.
 */
export function oneLine(text: string): string {
  return withoutCommands(showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`));
}

function withoutCommands(line: string): string {
  const plain = line.replaceAll('##[', '# #[');
  return plain.trimStart().startsWith('::') ? `: :${plain.trimStart().slice(2)}` : plain;
}
