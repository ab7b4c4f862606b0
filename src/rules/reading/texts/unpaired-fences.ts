import { fenceFaults, type FenceFault, type FenceLine } from '../../../text/markdown/fences.ts';
import { oncePerText } from './once-per-text.ts';
import { readCodeRanges } from '../../../text/markdown/code.ts';
import type { CheckedText } from './checked-text.ts';

/** Finds faults of code fences in a body, and confirms them with the Markdown parser. */
export const unpairedFences = oncePerText((text): readonly FenceFault[] => {
  const { markdown } = text;
  const faults = fenceFaults(text.text, markdown.fenceLines).slice(0, MAX_FAULTS);
  if (faults.length === 0) {
    return faults;
  }
  const blocks = new Set(markdown.codeRanges.map(({ start }) => start));
  return faults.filter((fault) => {
    const line = fault.kind === 'nested' ? fault.stray : fault.line;
    return blocks.has(line.start)
      ? !isIndentedCode(text, line)
      : fault.kind === 'nested' && blocks.has(fault.outer.start) && !isInCode(text, line);
  });
});

/** Whether Markdown shows the fence of a nested block as text, because HTML before it goes on until a blank line. */
export function isShownAsText({ markdown }: CheckedText, { start }: FenceLine): boolean {
  return !markdown.codeRanges.some((range) => range.start === start);
}

function isInCode({ markdown }: CheckedText, { start }: FenceLine): boolean {
  return markdown.codeRanges.some((range) => range.start <= start && start < range.end);
}

/** The most faults that are confirmed, as each may parse the whole text. */
const MAX_FAULTS = 20;
const CODE_COLUMNS = 4;

/** Whether a line is code because of its indent, and not because of its fence: then it is still code with letters instead of the fence. */
function isIndentedCode({ text, body }: CheckedText, { start, indent, length }: FenceLine): boolean {
  if (indent < CODE_COLUMNS) {
    return false;
  }
  const words = `${text.slice(body.start, start)}${'x'.repeat(length)}${text.slice(start + length, body.end)}`;
  return readCodeRanges(words).some((range) => range.start === start - body.start);
}
