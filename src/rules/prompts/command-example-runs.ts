import { quote } from '../../text/shown/quote.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const commandExampleRuns: TextRule = {
  id: 'command-example-runs',
  scope: 'text',
  kinds: ['skill', 'command'],
  looksFor: { parts: ['!`'] },
  description: 'Claude Code runs a command that the text only shows as an example',
  effects: [
    warning(
      ['claude'],
      'Claude Code looks for such commands in the whole text, code included. It runs this one, and does not load the text if it fails.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/skills#inject-dynamic-context',
  check(text, report) {
    let left = MAX_FINDINGS;
    for (const { 0: written, 1: command = '', index } of text.text.matchAll(DYNAMIC)) {
      const why = index < text.body.start || left === 0 ? undefined : sayExample(text, index, command);
      if (why !== undefined) {
        left -= 1;
        report(
          { start: index, end: index + written.length },
          { message: `${quote(command)} is run when the text is loaded, but ${why}`, hint: HINT },
        );
      }
    }
  },
};

const MAX_FINDINGS = 10;
const HINT = 'Describe the form in words, or put the example into another file that the text names.';

/**
 * A command as Claude Code finds it: after a blank, or at the beginning of a line.
 *
 * @see https://github.com/anthropics/claude-code/issues/12781, https://github.com/anthropics/claude-code/issues/27149
 */
const DYNAMIC = /(?<![^\s(:])!`([^`\n]{1,500})`/g;

/** A word in angle brackets that the reader is to replace. `< file` and `<(command)` are for a shell. */
const PLACEHOLDER = /(?<![<\w])<[A-Za-z][\w -]{0,40}>/;
const STANDS_FOR_ANY = /^(?:cmd|command|commands|bash command|shell command|your[ -]command|\.{3}|…|some command)$/i;

function sayExample({ text, markdown }: CheckedText, at: number, command: string): string | undefined {
  const placeholder = PLACEHOLDER.exec(command.replaceAll(/"[^"]*"|'[^']*'/g, ''))?.[0];
  if (STANDS_FOR_ANY.test(command.trim())) {
    return 'it stands for any command';
  }
  if (placeholder !== undefined) {
    return `${quote(placeholder)} is not replaced before`;
  }
  if (markdown.isFenced(at) && isMarkdownBlock(text, at, markdown.fenceLines)) {
    return 'it is in an example';
  }
  return /(?<!`)``[ ]?$/.test(text.slice(Math.max(0, at - 4), at)) && markdown.hiddenAt(at) !== undefined
    ? 'it is in a code span'
    : undefined;
}

/** Whether the block around an offset shows Markdown, such as another command. */
function isMarkdownBlock(text: string, at: number, fences: CheckedText['markdown']['fenceLines']): boolean {
  const opening = fences.findLast(({ start, hasWords }) => start < at && hasWords);
  return opening !== undefined && /^[`~]+[ \t]*(?:md|markdown)\b/i.test(text.slice(opening.start, opening.end));
}
