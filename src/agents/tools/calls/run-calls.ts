import { at } from '../../../structures/at.ts';
import type { ToolCall, ToolResult } from '../../../models/model.ts';
import { oneLine } from '../../../text/hidden/visible.ts';
import type { Tokenizer } from '../../../tokens/tokens.ts';
import { answerCalls, type CallAnswer, type SeenCalls } from './answer-calls.ts';
import { drawLines, drawResult, drawWithin, type DrawnResult } from './draw-result.ts';
import { fairShares } from './fair-shares.ts';
import type { TimeLimit } from './run-bounded.ts';
import type { Tool, ToolOutcome } from '../tool.ts';
import { shorten } from '../../../text/shown/shorten.ts';

export interface ToolTerms {
  readonly tokenizer: Tokenizer;
  /** Maximum tokens of the results of this turn together; each result has at least one sentence. */
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Empty at the beginning of a conversation; the same map is passed for each of its turns. */
  readonly seen: SeenCalls;
  /** Time limit of a call; the default is in `run-bounded.ts`. */
  readonly timeLimit?: TimeLimit;
}

/** One entry in the log of a conversation. */
export interface ToolUse {
  /** The name as the model wrote it, on one line and shortened. */
  readonly tool: string;
  readonly arguments: string;
  readonly outcome: CallAnswer['kind'];
  /** Tokens of the result as it was sent to the model. */
  readonly tokens: number;
  /** The result of a call that was answered, or its beginning: the second look shows parts of it. */
  readonly result?: string;
  /** The error of a tool that failed: shown to people, not to the model. */
  readonly problem?: string;
}

interface ToolTurn {
  /** One per call, in the order of the calls. */
  readonly results: readonly ToolResult[];
  /** In the same order. */
  readonly uses: readonly ToolUse[];
}

/**
 * Runs the calls of one turn in parallel, except those of exclusive tools, and writes their results for the model.
 * Every call gets one result, whatever happens.
 */
export async function runToolCalls(
  calls: readonly ToolCall[],
  tools: readonly Tool[],
  terms: ToolTerms,
): Promise<ToolTurn> {
  const answers = await answerCalls(calls, tools, terms);
  const contents = drawAnswers(answers, terms);
  const results = contents.map((content, index): ToolResult => {
    const { id, name } = at(calls, index);
    return { role: 'tool', callId: id, name, content };
  });
  const uses = answers.map((answer, index) =>
    logUse(at(calls, index), answer, terms.tokenizer.count(at(contents, index))),
  );
  return { results, uses };
}

/** Writes the answers as texts that share the room of the turn; each has at least one sentence. */
function drawAnswers(answers: readonly CallAnswer[], { tokenizer, maxTokens }: ToolTerms): readonly string[] {
  const parts = answers.map(drawAnswer);
  const wanted = parts.map((part) => tokenizer.count(typeof part === 'string' ? part : drawResult(part)));
  const shares = fairShares(wanted, maxTokens);
  return parts.map((part, index) => (typeof part === 'string' ? part : drawWithin(part, at(shares, index), tokenizer)));
}

/** A sentence of this program, or output that has to be fenced. */
function drawAnswer(answer: CallAnswer): string | DrawnResult {
  switch (answer.kind) {
    case 'answered':
      return { lines: drawLines(answer.text) };
    case 'repeated':
      return answer.earlier === undefined
        ? 'You made the same call earlier in this turn: its result is for both.'
        : { remark: 'You made the same call before; nothing has changed since.', ...drawFirst(answer.earlier) };
    case 'refused':
    case 'wrong-arguments':
    case 'not-offered':
      return drawRefusal(answer.reason);
    case 'failed':
      return 'The tool failed; the call was correct. Go on without it.';
    case 'timed-out':
      return 'The tool took too long and was ended. Ask for less at once, or go on without it.';
    case 'cancelled':
      return 'The run was cancelled.';
    case 'waiting':
      return 'There is no result yet.';
    case 'not-run':
      return `Not run: one turn may make ${answer.most} calls.`;
  }
}

function drawFirst(outcome: Exclude<ToolOutcome, { readonly kind: 'waiting' }>): DrawnResult {
  return outcome.kind === 'text' ? { lines: drawLines(outcome.text) } : drawRefusal(outcome.reason);
}

/** A reason is fenced too: it may quote a path of the repository or the model's words. */
function drawRefusal(reason: string): DrawnResult {
  return { remark: 'There is no result:', lines: drawLines(reason) };
}

const MAX_LOGGED_CHARACTERS = 200;
const MAX_RESULT_CHARACTERS = 20_000;

function logUse(call: ToolCall, answer: CallAnswer, tokens: number): ToolUse {
  return {
    tool: inLog(call.name),
    arguments: inLog(call.arguments),
    outcome: answer.kind,
    tokens,
    ...(answer.kind === 'answered' ? { result: answer.text.slice(0, MAX_RESULT_CHARACTERS).toWellFormed() } : {}),
    ...(answer.kind === 'failed' ? { problem: inLog(answer.problem) } : {}),
  };
}

/** A model's text may be very long, and is printed in logs. */
function inLog(text: string): string {
  return oneLine(shorten(text, MAX_LOGGED_CHARACTERS));
}
