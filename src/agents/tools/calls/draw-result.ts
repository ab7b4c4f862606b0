import { shortenLine } from '../../../prompt/parts/change.ts';
import { fenceFor } from '../../../prompt/fence.ts';
import { showToModel } from '../../../text/hidden/chat-markup.ts';
import { firstTokens } from '../../../tokens/token-slices.ts';
import type { Tokenizer } from '../../../tokens/tokens.ts';

/** Maximum length of a result; no request has room for more. */
const MAX_CHARACTERS = 200_000;

/** The result of a tool call, ready to be sent to a model. */
export interface DrawnResult {
  /** Text of this program before the fence, without anything from outside. */
  readonly remark?: string;
  /** The output of the tool. It is data, whoever wrote it. */
  readonly lines: readonly string[];
}

/**
 * Splits the output of a tool into lines that are safe to show: hidden characters and marks between messages are
 * escaped.
 */
export function drawLines(text: string): readonly string[] {
  const kept = text.length <= MAX_CHARACTERS ? text : text.slice(0, MAX_CHARACTERS);
  const lines = showToModel(kept.replace(/\r?\n$/, ''))
    .split(/\r?\n/)
    .map(shortenLine);
  return kept.length === text.length
    ? lines
    : [...lines, `(${text.length - kept.length} more characters are left out)`];
}

/** The result inside a fence that no line of it can close, with the remark before it. */
export function drawResult({ remark, lines }: DrawnResult): string {
  const body = lines.map((line) => `${line}\n`);
  const { open, close } = fenceFor('RESULT', body);
  return `${remark === undefined ? '' : `${remark}\n`}${open}${body.join('')}${close}`;
}

/** Used if not even the fence fits. */
const NO_ROOM = 'Nothing of this result fits into the room that is left.';
const CUT = 'The end of this result is left out, because there is no more room; ask for less at once.';

/**
 * The result in at most `most` tokens: complete, or else as many of its lines as fit, or else a part of one line. If
 * not even the fence fits, a sentence says so.
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
  // A different label or a cut between lines may take a few tokens more than counted.
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

/** Removes an incomplete last line; a single line is kept. */
function wholeLines(text: string): readonly string[] {
  const end = text.lastIndexOf('\n');
  return (end <= 0 ? text : text.slice(0, end)).split('\n');
}
