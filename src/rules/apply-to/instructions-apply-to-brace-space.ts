import type { TextRange } from '../../text/source-text.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const instructionsApplyToBraceSpace = globRule({
  id: 'instructions-apply-to-brace-space',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob has a space inside its braces',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'In VS Code, github.com, the Copilot CLI and Claude Code the space is part of the alternative next to it, which then matches no file.',
    ),
  ],
  fixes: 'Removes the spaces.',
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const blanks = pattern.includes('{') ? findBlanksInBraces(pattern) : [];
    const [first] = blanks;
    if (first === undefined) {
      return undefined;
    }
    const meant = removeRanges(pattern, blanks);
    return {
      at: first,
      message: `${quote(pattern)} in ${key} has a space inside its braces`,
      hint: `Write ${quote(meant)}.`,
      fixed: meant,
    };
  },
});

/** Spaces next to a brace or a comma. The space in `{My Files,docs}` belongs to a name. */
const BLANKS = /(?<=[{,])[ \t]+|(?<![{, \t])[ \t]+(?=[,}])/g;

function findBlanksInBraces(pattern: string): readonly TextRange[] {
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

function removeRanges(pattern: string, ranges: readonly TextRange[]): string {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => pattern.slice(start, ranges[index]?.start)).join('');
}
