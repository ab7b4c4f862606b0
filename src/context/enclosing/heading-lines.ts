import type { LineRange } from '../../syntax/types.ts';
import { readOutline } from '../../text/markdown/outline.ts';
import type { WorthyLines } from './declaration-lines.ts';

const WORTH = 0.5;

interface Heading {
  readonly depth: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the headings of the sections of a Markdown text that have touched lines, with those of the sections around. */
export function headingLines(text: string, touched: readonly LineRange[]): readonly WorthyLines[] {
  const headings = readHeadings(text);
  const found = new Set<Heading>();
  let next = 0;
  let open: readonly Heading[] = [];
  for (const { from, to } of touched) {
    for (;;) {
      const heading = headings[next];
      if (heading === undefined || heading.from > to) {
        break;
      }
      open = [...open.filter(({ depth }) => depth < heading.depth), heading];
      next += 1;
      if (heading.from <= from) {
        continue;
      }
      open.forEach((one) => found.add(one));
    }
    open.forEach((one) => found.add(one));
  }
  return [...found].map(({ from, to }) => ({ from, to, worth: WORTH, why: 'a heading above the change' }));
}

function readHeadings(text: string): readonly Heading[] {
  let line = 1;
  let at = 0;
  const lineAt = (offset: number): number => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < offset; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
  return readOutline(text).blocks.flatMap((block) => {
    const first = block.kind === 'heading' ? block.lines[0] : undefined;
    if (block.kind !== 'heading' || first === undefined) {
      return [];
    }
    const from = lineAt(first.start);
    return [{ depth: block.depth, from, to: lineAt(block.lines.at(-1)?.start ?? first.start) }];
  });
}
