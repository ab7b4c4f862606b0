/**
 * Characters that a person cannot see or that reorder the visible ones: controls, zero-width, bidirectional, filler and
 * tag characters, joiners of hieroglyphs, and halves of characters.
 */
import { codePointAt } from '../code-point.ts';
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- all of them but tab and line feed
  /[\0-\x08\x0B-\x1F\x7F-\x9F\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\uFFF9-\uFFFB\u{13430}-\u{1343F}]/gu;

/**
 * A single selector after a character that has several forms is ordinary: `\u{FE0F}` after an emoji, the first
 * selectors after mathematical signs and letters with variants. After any other character it hides data.
 */
const SELECTS =
  /^(?:\p{Emoji}[\uFE0E\uFE0F]|[\p{Sm}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\u3000-\u303F\uFF00-\uFF5E][\uFE00-\uFE02])$/u;

/** Nearly every text is made of these alone, so most runs never compile the two expressions above, which are large. */
const SHOWN_AS_THEY_ARE = /^[\t\n -~]*$/;

/**
 * Writes hidden characters as `\u{202E}`, so that readers see what is there. Tabs and line feeds stay, and so does a CR
 * before a LF.
 */
export function showHidden(text: string): string {
  if (SHOWN_AS_THEY_ARE.test(text)) {
    return text;
  }
  return text.replaceAll(HIDDEN, (character, offset: number) => {
    if (character === '\r' && text[offset + 1] === '\n') {
      return character;
    }
    if (character >= '\uFE00' && character <= '\uFE0F' && SELECTS.test(characterBefore(text, offset) + character)) {
      return character;
    }
    return `\\u{${codePointAt(character, 0).toString(16).toUpperCase()}}`;
  });
}

function characterBefore(text: string, offset: number): string {
  const pair = text.slice(Math.max(0, offset - 2), offset);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
}

/**
 * Keeps a name or a sentence from outside on one line, because a second line could look like another entry of a list. What
 * GitHub's runner takes for a command (`::name::` at the start of a line, `##[name]` anywhere) is broken.
 */
export function oneLine(text: string): string {
  return breakCommand(showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`));
}

/** Breaks up what the runner would take for a command in one line. */
export function breakCommand(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, '$1: ');
}
