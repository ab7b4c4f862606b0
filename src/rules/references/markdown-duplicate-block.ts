import { repeatedBlocks } from './repeated-lines.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { TextRule } from '../types.ts';

export const markdownDuplicateBlock: TextRule = {
  id: 'markdown-duplicate-block',
  scope: 'text',
  kinds: 'all',
  description: 'The same twelve or more lines stand twice in a file',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code send both to the model, and a change made in one of them leaves the other to contradict it.',
    },
  ],
  check(text, report) {
    if (text.format !== 'markdown') {
      return;
    }
    for (const { first, again, end, lines } of repeatedBlocks(text.source, text.body, (start) =>
      isProse(text, start),
    )) {
      report(
        { start: again.start, end },
        {
          message: `The ${String(lines)} lines from here on stand in the file already, from line ${String(first.line)} on`,
          hint: 'Keep one of the two.',
        },
      );
    }
  },
};

/** Examples may well repeat each other. */
function isProse({ markdown }: CheckedText, start: number): boolean {
  return !markdown.isFenced(start);
}
