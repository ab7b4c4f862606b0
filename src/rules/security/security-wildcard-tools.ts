import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { phraseRule } from './markdown-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

/** Matches entries that allow all tools, or all commands of a shell. */
const EVERYTHING = /^(?:\*|(?:Bash|shell|execute|powershell|terminal)\((?:\*|\*:\*|:\*)?\))$/i;
const KEY = 'allowed-tools';
/** A letter in JSON written as its number. */
const ESCAPED = String.raw`\u`;

export const securityWildcardTools = phraseRule({
  id: 'security-wildcard-tools',
  kinds: ['skill', 'command', 'hooks'],
  description: 'A file allows every command without asking',
  effects: [
    info(['claude', 'copilot-cli'], 'Claude Code and the Copilot CLI run each command of the skill without asking.'),
    info(['vscode', 'github'], 'VS Code and github.com do not read the list yet; clients that do will not ask.'),
  ],
  looksFor: { keys: [KEY], parts: ['"perm', ESCAPED] },
  find: (text) => (text.format === 'json' ? inSettings(text) : inSkill(text)),
  say: (found) => ({
    message: `${quote(found.replaceAll(/^["']|["']$/g, ''))} allows every command`,
    hint: 'List only the commands that are needed, as in `Bash(git status:*)`.',
  }),
});

function inSkill({ frontmatter, text }: CheckedText): readonly TextRange[] {
  const value = frontmatter.data[KEY];
  if (typeof value === 'string') {
    const range = value.includes('*') || value.includes('()') ? frontmatter.rangeOf([KEY]) : undefined;
    return range === undefined ? [] : wordsIn(text, range);
  }
  return Array.isArray(value)
    ? value.flatMap((item: unknown, index) =>
        typeof item === 'string' && EVERYTHING.test(item.trim()) ? asList(frontmatter.rangeOf([KEY, index])) : [],
      )
    : [];
}

/** Splits a list of names at commas and spaces. Spaces in parentheses are part of a name. */
function wordsIn(text: string, range: TextRange): readonly TextRange[] {
  const written = text.slice(range.start, Math.min(range.end, range.start + 10_000));
  return Array.from(written.matchAll(/[^\s,()"']{1,100}(?:\([^()\n]{0,200}\))?/g)).flatMap(({ 0: word, index }) =>
    EVERYTHING.test(word) ? [{ start: range.start + index, end: range.start + index + word.length }] : [],
  );
}

function inSettings({ json }: CheckedText): readonly TextRange[] {
  const permissions = isRecord(json.value) ? json.value['permissions'] : undefined;
  const allow = isRecord(permissions) ? permissions['allow'] : undefined;
  return Array.isArray(allow)
    ? allow.flatMap((item: unknown, index) =>
        typeof item === 'string' && EVERYTHING.test(item) ? asList(json.rangeOf(['permissions', 'allow', index])) : [],
      )
    : [];
}

function asList(range: TextRange | undefined): readonly TextRange[] {
  return range === undefined ? [] : [range];
}
