import { readLineEnding } from '../../text/line.ts';
import { CLIENTS } from '../../customizations/known/clients.ts';
import type { FenceLine } from '../../text/markdown/fences.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { Particulars, TextRule } from '../types.ts';
import { unpairedFences } from '../reading/texts/unpaired-fences.ts';

export const markdownUnclosedFence: TextRule = {
  id: 'markdown-unclosed-fence',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'A fenced code block is not closed, or a fence closes nothing',
  effects: [
    warning(
      CLIENTS,
      'VS Code and github.com show the following text as code, and the models of all clients may take these instructions for an example.',
    ),
  ],
  fixes: 'Closes the block at the end of the file, if no blank line follows, so that only code can follow.',
  source: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  looksFor: { parts: ['```', '~~~'] },
  check(text, report) {
    for (const fault of unpairedFences(text)) {
      if (fault.kind === 'nested') {
        continue;
      }
      const { line } = fault;
      if (fault.kind === 'unclosed') {
        const message = 'The code block that begins here is never closed';
        const hint = 'Close it with the same number of backticks or tildes, on a line after the code.';
        report({ start: line.start, end: line.end }, { message, hint }, closing(text, line));
      } else {
        const message = 'This fence has no code block to close, so it begins a new one';
        report(
          { start: line.start, end: line.end },
          { message, hint: 'Add the opening fence above the code, or remove this one.' },
        );
      }
    }
  },
};

/** The fix that closes the block. After a blank line prose may follow, so only a person can decide where the code ends. */
function closing({ text }: CheckedText, line: FenceLine): Particulars {
  const rest = text.slice(line.end).replace(/\s+$/, '');
  if (rest === '' || /\n[ \t]*\r?\n/.test(rest)) {
    return {};
  }
  const indent = text.slice(line.start - line.indent, line.start);
  const end = line.end + rest.length;
  const added = `${readLineEnding(text)}${indent}${line.mark.repeat(line.length)}`;
  return /^[ \t]*$/.test(indent) ? { fix: { kind: 'edits', edits: [{ start: end, end, text: added }] } } : {};
}
