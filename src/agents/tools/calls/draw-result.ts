import { shortenLine } from '../../../prompt/parts/change.ts';
import { fenceFor } from '../../../prompt/fence.ts';
import { showToModel } from '../../../text/hidden/chat-markup.ts';
import { firstTokens } from '../../../tokens/token-slices.ts';
import type { Tokenizer } from '../../../tokens/tokens.ts';

/** Of a longer text the rest is not drawn: no request has room for it. */
const MAX_CHARACTERS = 200_000;

/** What a called tool says, ready to be given to a model. */
export interface DrawnResult {
  /** Our own words before the fence: they hold nothing from outside. */
  readonly remark?: string;
  /** What the tool gave: data, whoever wrote it. */
  readonly lines: readonly string[];
}

/** A text of a tool in lines, as they may be shown: hidden characters and marks between messages are written out. */
export function drawLines(text: string): readonly string[] {
  const kept = text.length <= MAX_CHARACTERS ? text : text.slice(0, MAX_CHARACTERS);
  const lines = showToModel(kept.replace(/\r?\n$/, ''))
    .split(/\r?\n/)
    .map(shortenLine);
  return kept.length === text.length
    ? lines
    : [...lines, `(${text.length - kept.length} more characters are left out)`];
}

/** The result between its fence, which no line of it can close; the remark stands before it. */
export function drawResult({ remark, lines }: DrawnResult): string {
  const body = lines.map((line) => `${line}\n`);
  const { open, close } = fenceFor('RESULT', body);
  return `${remark === undefined ? '' : `${remark}\n`}${open}${body.join('')}${close}`;
}

/** Where even the fence would not fit. */
const NO_ROOM = 'Nothing of this result fits into the room that is left.';
const CUT = 'The end of this result is left out, as there is no more room; ask for less at once.';

/**
 * The result in at most so many tokens: whole where it fits, else as many of its lines as do, and less than a line where
 * that is all. Where not even the fence fits, a sentence says so.
 */
export function drawWithin(result: DrawnResult, most: number, tokenizer: Tokenizer): string {
  const whole = drawResult(result);
  const tokens = tokenizer.count(whole);
  if (tokens <= most) {
    return whole;
  }
  const remark = result.remark === undefined ? CUT : `${result.remark} ${CUT}`;
  const frame = tokenizer.count(drawResult({ remark, lines: [] }));
  const text = result.lines.join('\n');
  // A label of other digits, or an edge between lines, may take a few tokens more than were counted.
  for (let room = most - frame - FRAME_SLACK; room > 0; room = Math.floor(room * SHRINK) - 1) {
    const drawn = drawResult({ remark, lines: wholeLines(firstTokens(tokenizer, text, room)) });
    if (tokenizer.count(drawn) <= most) {
      return drawn;
    }
  }
  return NO_ROOM;
}

const FRAME_SLACK = 8;
const SHRINK = 0.9;

/** Up to the last line end; a text of one line stays. */
function wholeLines(text: string): readonly string[] {
  const end = text.lastIndexOf('\n');
  return (end <= 0 ? text : text.slice(0, end)).split('\n');
}
