import { fenceFaults, type FenceFault, type FenceLine } from '../../text/fences.ts';
import { readCodeRanges } from '../../text/markdown-code.ts';
import type { CheckedText } from '../checked-text.ts';

/** What is wrong with the fences of a body, confirmed by the rules of Markdown. */
export function unpairedFences(text: CheckedText): readonly FenceFault[] {
  const { markdown } = text;
  const faults = fenceFaults(markdown.fenceLines).slice(0, MAX_FAULTS);
  if (faults.length === 0) {
    return faults;
  }
  if (!MISLEADING.test(text.text) && markdown.fenceLines.every(({ indent }) => indent < CODE_COLUMNS)) {
    return faults;
  }
  const blocks = new Set(markdown.codeRanges.map(({ start }) => start));
  return faults.filter((fault) => {
    const line = fault.kind === 'nested' ? fault.stray : fault.line;
    return blocks.has(line.start) && !isIndentedCode(text, line);
  });
}

/** Each may take a look at the whole text. */
const MAX_FAULTS = 20;
/** What hides fences from Markdown, beside an indent. */
const MISLEADING = /<(?:!|\?|pre|script|style|textarea)/i;
const CODE_COLUMNS = 4;

/** Where words in place of its marks are code as well, it is the indent that makes them so, and not the marks. */
function isIndentedCode({ text, body }: CheckedText, { start, indent, length }: FenceLine): boolean {
  if (indent < CODE_COLUMNS) {
    return false;
  }
  const words = `${text.slice(body.start, start)}${'x'.repeat(length)}${text.slice(start + length, body.end)}`;
  return readCodeRanges(words).some((range) => range.start === start - body.start);
}
