import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const instructionsApplyToInvalidGlob = globRule({
  id: 'instructions-apply-to-invalid-glob',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob has an unclosed brace or bracket',
  effects: [
    error(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'Such a glob matches no file in VS Code, on github.com, in the Copilot CLI or in Claude Code, so it never applies the instructions.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern) {
    const unpaired = /[{}[]/.test(pattern) ? findUnpaired(pattern) : undefined;
    if (unpaired === undefined) {
      return undefined;
    }
    const { sign, at } = unpaired;
    return {
      at: { start: at, end: at + 1 },
      message: `\`${sign}\` in ${quote(pattern)} has no matching \`${PARTNERS[sign]}\``,
      hint:
        sign === '['
          ? 'Close the bracket.'
          : sign === '{'
            ? 'Close the brace.'
            : 'Add the opening brace, or remove this one.',
    };
  },
});

type Sign = '{' | '}' | '[';

const PARTNERS: Readonly<Record<Sign, string>> = { '{': '}', '}': '{', '[': ']' };

/** The first brace or bracket without its partner. A `]` alone is an ordinary character. */
function findUnpaired(pattern: string): { readonly sign: Sign; readonly at: number } | undefined {
  const braces: number[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') {
      at += 1;
    } else if (sign === '[') {
      // A `]` directly after `[` is one of the characters, as in `[]]`.
      const close = pattern.indexOf(']', at + (pattern[at + 1] === ']' ? 2 : 1));
      if (close < 0) {
        return { sign, at };
      }
      at = close;
    } else if (sign === '{') {
      braces.push(at);
    } else if (sign === '}' && braces.pop() === undefined) {
      return { sign, at };
    }
  }
  const [open] = braces;
  return open === undefined ? undefined : { sign: '{', at: open };
}
