import { CLIENTS } from '../../customizations/known/clients.ts';
import { findRepeatedBlocks } from './repeated-lines.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const markdownDuplicateBlock: TextRule = {
  id: 'markdown-duplicate-block',
  scope: 'text',
  kinds: 'all',
  description: 'A file contains the same twelve or more lines twice',
  effects: [
    info(CLIENTS, 'All clients send both copies to the model. If one copy is changed, the other contradicts it.'),
  ],
  check(text, report) {
    if (text.format !== 'markdown') {
      return;
    }
    const blocks = findRepeatedBlocks(text.source, text.body, (start) => isProse(text, start));
    for (const { first, again, end, lines } of blocks.filter((block) => !isInExample(text, block.again.start))) {
      report(
        { start: again.start, end },
        {
          message: `These ${String(lines)} lines repeat the lines from line ${String(first.line)} on`,
          hint: 'Keep one of the two copies.',
        },
      );
    }
  },
};

/** Whether a line is prose. Code is skipped, as examples often repeat each other. */
function isProse({ markdown }: CheckedText, start: number): boolean {
  return !markdown.isFenced(start);
}

/** Whether the last heading above an offset begins an example, such as a conversation that quotes the list of answers. */
function isInExample({ text }: CheckedText, start: number): boolean {
  const above = text.slice(Math.max(0, start - MAX_EXAMPLE), start);
  const heading = /(?:^|\n)#{1,6}[ \t]([^\n]*)\n(?:(?!#{1,6}[ \t])[^\n]*\n)*$/.exec(above)?.[1];
  return heading !== undefined && /\b(?:examples?|samples?)\b/i.test(heading);
}

/** A longer text below the heading of an example is not looked through. */
const MAX_EXAMPLE = 3_000;
