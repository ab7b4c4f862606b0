import { replacedLines, type Target } from '../replacement.ts';
import { looksLikeProse } from '../judge/prose.ts';
import { pairLines } from '../similar-lines.ts';
import type { Unclear } from './cleaned.ts';
import { wordSet } from '../../../structures/words-in.ts';

const FENCE = /^(?<indent>[ \t]*)(?<marks>`{3,}|~{3,})(?<info>[^`]*)$/;

/** Languages whose own text may have code fences. */
const WITH_FENCES: ReadonlySet<string> = wordSet(
  'markdown mdx instructions prompt chatagent skill asciidoc restructuredtext',
);
const ANY_TEXT: ReadonlySet<string> = new Set(['', 'suggestion', 'diff', 'md', 'markdown', 'text', 'txt']);

interface Block {
  readonly open: number;
  /** The index of the closing fence, or the number of lines if the block is not closed. */
  readonly close: number;
  readonly indent: string;
  readonly info: string;
}

/** Takes the code out of a code fence, with or without sentences around it. */
export function unwrapFence(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const blocks = findBlocks(lines);
  const [block] = blocks;
  if (block === undefined || replacedLines(target).some((line) => FENCE.test(line))) {
    return lines;
  }
  const outside = [...lines.slice(0, block.open), ...lines.slice(block.close + 1)].filter((line) => line.trim() !== '');
  if (WITH_FENCES.has(target.language)) {
    const isWrapper = blocks.length === 1 && outside.length === 0 && ANY_TEXT.has(block.info);
    if (blocks.every(({ close }) => close < lines.length) && repeatsText(outside, target)) {
      return lines;
    }
    return isWrapper ? inside(lines, block) : { unclear: 'it has a code fence that may belong to the text' };
  }
  if (blocks.length > 1) {
    return { unclear: 'it has several code blocks' };
  }
  if (block.close === lines.length && block.open > 0 && block.open === lines.length - 1) {
    // The opening fence was lost, and only the closing one is there.
    return lines.slice(0, block.open);
  }
  return outside.every((line) => looksLikeProse(line, { strict: false }))
    ? inside(lines, block)
    : { unclear: 'it has code inside and outside of a code block' };
}

/** Whether each replaced line is outside of the code blocks, edited or not. Then the blocks are new parts of the text. */
function repeatsText(outside: readonly string[], target: Target): boolean {
  const replaced = replacedLines(target).filter((line) => line.trim() !== '');
  return (
    replaced.length > 0 &&
    replaced.length * outside.length <= MAX_PAIRED &&
    pairLines(replaced, outside).filter(({ similarity }) => similarity >= SAME_LINE).length === replaced.length
  );
}

/** Lines with more product are not paired: the time would grow with it. */
const MAX_PAIRED = 4_000;
/** Lines this much alike are versions of the same line. */
const SAME_LINE = 0.6;

function findBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { indent = '', marks, info = '' } = FENCE.exec(lines[at] ?? '')?.groups ?? {};
    if (marks === undefined) {
      continue;
    }
    const rest = lines.slice(at + 1).findIndex((line) => line.trim().startsWith(marks) && FENCE.test(line));
    const close = rest < 0 ? lines.length : at + 1 + rest;
    blocks.push({ open: at, close, indent, info: info.trim().toLowerCase() });
    at = close;
  }
  return blocks;
}

/** The lines of a block, without the indentation of its fence. */
function inside(lines: readonly string[], { open, close, indent }: Block): readonly string[] {
  const code = lines.slice(open + 1, close);
  return indent !== '' && code.every((line) => line.startsWith(indent) || line.trim() === '')
    ? code.map((line) => line.slice(indent.length))
    : code;
}
