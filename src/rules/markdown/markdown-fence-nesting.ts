import { CLIENTS } from '../../customizations/known/clients.ts';
import type { Edit } from '../../diagnostics/fix.ts';
import { fenceFaults, type FenceFault, type FenceLine } from '../../text/markdown/fences.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { positionAt } from '../../text/source-text.ts';
import { isShownAsText, unpairedFences } from '../reading/texts/unpaired-fences.ts';

export const markdownFenceNesting: TextRule = {
  id: 'markdown-fence-nesting',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'A code block inside another one has the same number of backticks, so it ends the outer one',
  effects: [
    warning(
      CLIENTS,
      'VS Code and github.com end the outer block at the end of the inner one and show the following text as code. The models of all clients may read it in the same way.',
    ),
  ],
  fixes: 'Makes the outer fences longer than any fence inside the block.',
  source:
    'https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/creating-and-highlighting-code-blocks',
  looksFor: { parts: ['```', '~~~'] },
  check(text, report) {
    for (const fault of unpairedFences(text)) {
      if (fault.kind === 'nested') {
        const { outer, inner, stray } = fault;
        const marks = outer.mark.repeat(longestWithin(text, outer, stray) + 1);
        report(
          { start: stray.start, end: stray.end },
          {
            message: `This fence ${isShownAsText(text, stray) ? 'is shown as text' : 'begins a new code block'}, because the block in line ${findLineNumber(text, inner)} ended the one in line ${findLineNumber(text, outer)}`,
            hint: `Use ${String(marks.length)} backticks or tildes instead of ${String(outer.length)} around the outer block.`,
          },
          isCertain(text, fault, marks.length)
            ? { fix: { kind: 'edits', edits: [replaced(outer, marks), replaced(stray, marks)] } }
            : {},
        );
      }
    }
  },
};

/**
 * Whether the outer block really ends at the stray fence, which then stands as far from the margin as its first one. If a fence is left without a partner when the two are longer, the
 * stray fence may have begun another inner block, and the outer one ends further below.
 */
function isCertain({ text, markdown }: CheckedText, { outer, stray }: NestedFence, length: number): boolean {
  if (outer.indent !== stray.indent) {
    return false;
  }
  const lines = markdown.fenceLines.map((line) =>
    line.start === outer.start || line.start === stray.start ? { ...line, length } : line,
  );
  return fenceFaults(text, lines).every(({ kind }) => kind === 'nested');
}

type NestedFence = Extract<FenceFault, { kind: 'nested' }>;

function findLineNumber({ source }: CheckedText, { start }: FenceLine): string {
  return String(positionAt(source, start).line);
}

function longestWithin({ markdown }: CheckedText, outer: FenceLine, stray: FenceLine): number {
  return markdown.fenceLines
    .filter(({ start, mark }) => start >= outer.start && start < stray.start && mark === outer.mark)
    .reduce((longest, { length }) => Math.max(longest, length), 0);
}

function replaced({ start, length }: FenceLine, text: string): Edit {
  return { start, end: start + length, text };
}
