import type { TextRange } from '../../text/source-text.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/quote.ts';

export const instructionsApplyToBraceSpace = globRule({
  id: 'instructions-apply-to-brace-space',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob has a blank inside of its braces',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'To VS Code, github.com, the Copilot CLI and Claude Code the blank belongs to the alternative beside it, which then matches no file.',
    },
  ],
  fixes: 'Takes the blanks out.',
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const blanks = pattern.includes('{') ? blanksInBraces(pattern) : [];
    const [first] = blanks;
    if (first === undefined) {
      return undefined;
    }
    const meant = without(pattern, blanks);
    return {
      at: first,
      message: `${quote(pattern)} in ${key} has a blank inside of its braces`,
      hint: `Write ${quote(meant)}.`,
      fixed: meant,
    };
  },
});

/** Blanks beside a sign of the braces; `{My Files,docs}` has a name with one. */
const BLANKS = /(?<=[{,])[ \t]+|(?<![{, \t])[ \t]+(?=[,}])/g;

function blanksInBraces(pattern: string): readonly TextRange[] {
  const blanks: TextRange[] = [];
  let depth = 0;
  let counted = 0;
  for (const { 0: blank, index } of pattern.matchAll(BLANKS)) {
    for (; counted < index; counted += 1) {
      depth += pattern[counted] === '{' ? 1 : pattern[counted] === '}' ? -1 : 0;
    }
    if (depth > 0) {
      blanks.push({ start: index, end: index + blank.length });
    }
  }
  return blanks;
}

function without(pattern: string, ranges: readonly TextRange[]): string {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => pattern.slice(start, ranges[index]?.start)).join('');
}
