import { fenceFaults, type FenceFault, type FenceLine } from '../../text/markdown/fences.ts';
import { oncePerText } from '../reading/once-per-text.ts';
import { readCodeRanges } from '../../text/markdown/code.ts';
import type { CheckedText } from '../reading/checked-text.ts';

/** What is wrong with the fences of a body, confirmed by the rules of Markdown. */
export const unpairedFences = oncePerText((text): readonly FenceFault[] => {
  const { markdown } = text;
  const faults = fenceFaults(text.text, markdown.fenceLines).slice(0, MAX_FAULTS);
  if (faults.length === 0) {
    return faults;
  }
  if (markdown.fenceLines.every(({ indent }) => indent < CODE_COLUMNS) && !isMisled(text)) {
    return faults;
  }
  const blocks = new Set(markdown.codeRanges.map(({ start }) => start));
  return faults.filter((fault) => {
    const line = fault.kind === 'nested' ? fault.stray : fault.line;
    return blocks.has(line.start) && !isIndentedCode(text, line);
  });
});

/** Each may take a look at the whole text. */
const MAX_FAULTS = 20;
const CODE_COLUMNS = 4;

/** Whether a block of HTML or a comment may hide fences from Markdown, as an indent does. */
function isMisled({ text, markdown }: CheckedText): boolean {
  return Array.from(text.matchAll(HIDES)).some(({ index }) => !markdown.isFenced(index));
}

/** At the beginning of a line, of which quotes and lists may have taken a part. */
const HIDES = /^[ \t>*+\-\d.)]{0,200}<(?:!|\?|pre|script|style|textarea)/gim;

/** Where words in place of its marks are code as well, it is the indent that makes them so, and not the marks. */
function isIndentedCode({ text, body }: CheckedText, { start, indent, length }: FenceLine): boolean {
  if (indent < CODE_COLUMNS) {
    return false;
  }
  const words = `${text.slice(body.start, start)}${'x'.repeat(length)}${text.slice(start + length, body.end)}`;
  return readCodeRanges(words).some((range) => range.start === start - body.start);
}
