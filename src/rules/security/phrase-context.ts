import { at } from '../../structures/at.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { regex } from '../../text/regex.ts';

/** The number of characters before a phrase that show its purpose. */
const BEFORE = 400;
const AFTER = 200;

/** Whether a phrase is only quoted: it is in code or in quotes. */
export function isQuoted(checked: CheckedText, { start, end }: TextRange): boolean {
  const { text, frontmatter, markdown } = checked;
  const lineStart = Math.max(start - BEFORE, text.lastIndexOf('\n', start - 1) + 1);
  const before = text.slice(lineStart, start);
  const after = readRestOfLine(text, end);
  return (
    (count(before, '"') % 2 === 1 && after.includes('"')) ||
    (before.lastIndexOf('“') > before.lastIndexOf('”') && after.includes('”')) ||
    (before.lastIndexOf('«') > before.lastIndexOf('»') && after.includes('»')) ||
    (before.lastIndexOf('「') > before.lastIndexOf('」') && after.includes('」')) ||
    (/(?:^|[\s(:,])'[^']{0,200}$/.test(before) && /^[^']{0,200}'(?:$|[\s).,:;!?])/.test(after)) ||
    (start >= frontmatter.body.start && markdown.hiddenAt(start) === 'code')
  );
}

function readRestOfLine(text: string, end: number): string {
  const after = text.slice(end, end + AFTER);
  const lineEnd = after.indexOf('\n');
  return lineEnd < 0 ? after : after.slice(0, lineEnd);
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    found += 1;
  }
  return found;
}

/** What makes a shell run a text in quotes: `sh -c "…"`, `os.system("…")`, `subprocess.run("…")`. */
const RUNS =
  /\s-c\b|-Command\b|\b(?:system|popen|run|call|check_call|check_output|exec\w{0,8}|spawn\w{0,4}|iex|Invoke-Expression)\b/i;

/** Whether a script only shows a command to people: it is in a comment, or in quotes that no shell runs. */
export function isOnlyShown({ text, format }: CheckedText, { start }: TextRange): boolean {
  if (format !== 'plain') {
    return false;
  }
  const lineStart = Math.max(start - BEFORE, text.lastIndexOf('\n', start - 1) + 1);
  const before = text.slice(lineStart, start);
  const isInQuotes = count(before, '"') % 2 === 1 || count(before, "'") % 2 === 1;
  return /^\s*(?:#|\/\/|\*|--|;|rem\b|echo\b|Write-\w{1,12}\b)/i.test(before) || (isInQuotes && !RUNS.test(before));
}

/** Words with which a text warns of something that it shows, or introduces it. */
export interface WordsAround {
  /** Matched before it, in the same sentence. */
  readonly before: RegExp;
  /** Matched after it on its line, in the line that introduces it, and in the heading above. */
  readonly around: RegExp;
}

/** Whether the words before a range, after it on its line, or in the line or heading above it match. */
export function hasWordsAround(
  { text }: CheckedText,
  { start, end }: TextRange,
  { before, around }: WordsAround,
): boolean {
  const lines = text.slice(Math.max(0, start - 4 * BEFORE), start).split('\n');
  const sentence = at(lines, lines.length - 1)
    .replaceAll(CODE_SPAN, '``')
    .replace(/^.*[.!?]\s/, '');
  const { leading, heading } = readLinesAbove(lines);
  return (
    before.test(sentence) ||
    around.test(readRestOfLine(text, end)) ||
    around.test(heading) ||
    (LEADS.test(leading) && around.test(leading))
  );
}

/** The last line above that is not empty and no fence, and the last heading. */
function readLinesAbove(lines: readonly string[]): { readonly leading: string; readonly heading: string } {
  const above = lines.slice(0, -1).filter((line) => !/^\s*(?:`{3,}.*|~{3,}.*)?$/.test(line));
  return { leading: above.at(-1) ?? '', heading: above.findLast((line) => /^#{1,6}\s/.test(line)) ?? '' };
}

/** `## DON'T`, `### ❌ Never`, `## What not to do` */
const HEADS_FORBIDDEN =
  /^#{1,6}\s+(?:\W{0,8}(?:don['’]?ts?|do\s+not|never|avoid|must\s+not|forbidden|prohibited|anti-?patterns?)\b|what\s+not\b)/i;

/** Whether a line is an entry of a list below a heading that forbids what the list names. */
export function isInForbiddenList({ text }: CheckedText, { start }: TextRange): boolean {
  const lines = text.slice(Math.max(0, start - 4 * BEFORE), start).split('\n');
  return (
    /^\s*(?:[-*+]|\d{1,3}[.)])\s/.test(at(lines, lines.length - 1)) &&
    HEADS_FORBIDDEN.test(readLinesAbove(lines).heading)
  );
}

/** Matches code in a sentence. It may have dots and question marks, which do not end the sentence. */
const CODE_SPAN = /`[^`\n]{0,200}`/g;

/** Matches a line that introduces the next one: `Never do this:`, `# bad`, `❌ …`. */
const LEADS = /[:：]\s*\**\s*$|^\s*(?:#|\/\/|<!--|--)|❌|🚫|⛔|⚠/;

const SIGNS = '❌|🚫|⛔|⚠';

/** Words with which people warn of a command. */
export const WARNS_OF_COMMAND: WordsAround = {
  before: regex('i')`
    \b(?:
      never|avoid|don['\u2019]t|do not|must not|should not|shouldn['\u2019]t|reject|refuse|block|den(?:y|ied)|forbid
      |forbidden|dangerous|unsafe|insecure|malicious|suspicious|vulnerab\w{2,5}|attack\w{0,4}|bad|wrong
      |anti-?pattern|detect\w{0,4}|flag(?:s|ged)?|instead of|risk\w{0,3}|(?:be )?careful(?:ly)?|caution
      |(?:no|without)(?=\s{1,3}[\x60'\x22]?$)
    )\b
    |${SIGNS}
  `,
  around: regex('i')`
    \b(?:
      never|avoid|don['\u2019]t|do not|reject|refuse|block(?:ed)?|forbidden|dangerous|unsafe|insecure|malicious
      |suspicious|vulnerab\w{2,5}|attacks?|bad|wrong|anti-?patterns?|detect(?:s|ed|ion)?|flagged|red flags?|caution
      |cautiously|careful(?:ly)?|with care
    )\b
    |${SIGNS}
  `,
};

/** Words with which people describe phrases that an attacker may use. */
export const WARNS_OF_PHRASE: WordsAround = {
  before: regex('i')`
    \b(?:
      never|not|don['\u2019]t|refuse|reject|detect\w{0,4}|prevent|attempts?|attack\w{0,4}|inject\w{0,4}
      |jailbreak\w{0,4}|malicious|suspicious|untrusted|hostile|phrases?|patterns?|such as|e\.g\.|examples?|like|if
      |when(?:ever)?|treat|adversarial|manipulat\w{0,5}|says?|saying|asks?|asking|tells?|telling|trying|tries|to
      |literally|gradually|eventually|may|might|could|tends?|begins?|starts?
    )\b
    |${SIGNS}
  `,
  around: regex('i')`
    \b(?:
      attack\w{0,4}|inject\w{0,4}|jailbreak\w{0,4}|malicious|suspicious|attempts?|phrases?|patterns?|red flags?
      |untrusted|adversarial|refuse|reject
    )\b
    |${SIGNS}
  `,
};
