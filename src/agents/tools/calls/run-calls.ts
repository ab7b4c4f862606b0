import type { ToolCall, ToolResult } from '../../../models/model.ts';
import { oneLine } from '../../../text/hidden/visible.ts';
import type { Tokenizer } from '../../../tokens/tokens.ts';
import { answerCalls, type CallAnswer, type SeenCalls } from './answer-calls.ts';
import { drawLines, drawResult, drawWithin, type DrawnResult } from './draw-result.ts';
import { fairShares } from './fair-shares.ts';
import type { TimeLimit } from './run-bounded.ts';
import type { Tool, ToolOutcome } from '../tool.ts';
import { shorten } from '../../../text/shorten.ts';

export interface ToolTerms {
  readonly tokenizer: Tokenizer;
  /** Most tokens that the results of this turn may have together; each has a sentence in any case. */
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Empty at the beginning of a conversation, and handed in again with each turn of it. */
  readonly seen: SeenCalls;
  /** Told of each call once its result is drawn. */
  readonly onUse?: (use: ToolUse) => void;
  /** When a call has taken too long; of the usual one, see `run-bounded.ts`. */
  readonly timeLimit?: TimeLimit;
}

/** One line of the log of a conversation. */
export interface ToolUse {
  /** As the model wrote it, on one line and shortened. */
  readonly tool: string;
  readonly arguments: string;
  readonly outcome: CallAnswer['kind'];
  /** Of its result, as it was given to the model. */
  readonly tokens: number;
  /** Of a tool that failed, what it threw: for people, not for the model. */
  readonly problem?: string;
}

interface ToolTurn {
  /** One for each call, in the order of the calls. */
  readonly results: readonly ToolResult[];
  /** In the same order. */
  readonly uses: readonly ToolUse[];
}

/**
 * Runs the calls of one turn side by side, those of exclusive tools one after the other, and draws what they gave for the
 * model. Whatever the calls are and whatever the tools do, each call gets one result.
 */
export async function runToolCalls(
  calls: readonly ToolCall[],
  tools: readonly Tool[],
  terms: ToolTerms,
): Promise<ToolTurn> {
  const answers = await answerCalls(calls, tools, terms);
  const contents = drawAnswers(answers, terms);
  const results = contents.map((content, index): ToolResult => {
    const { id = '', name = '' } = calls[index] ?? {};
    return { role: 'tool', callId: id, name, content };
  });
  const uses = answers.map((answer, index) =>
    logUse(calls[index], answer, terms.tokenizer.count(contents[index] ?? '')),
  );
  uses.forEach((use) => terms.onUse?.(use));
  return { results, uses };
}

/** The answers as texts that share the room of the turn; each has at least a sentence. */
function drawAnswers(answers: readonly CallAnswer[], { tokenizer, maxTokens }: ToolTerms): readonly string[] {
  const parts = answers.map(drawAnswer);
  const wanted = parts.map((part) => tokenizer.count(typeof part === 'string' ? part : drawResult(part)));
  const shares = fairShares(wanted, maxTokens);
  return parts.map((part, index) =>
    typeof part === 'string' ? part : drawWithin(part, shares[index] ?? 0, tokenizer),
  );
}

/** A sentence of ours, or what is to stand in a fence. */
function drawAnswer(answer: CallAnswer): string | DrawnResult {
  switch (answer.kind) {
    case 'answered':
      return { lines: drawLines(answer.text) };
    case 'repeated':
      return answer.earlier === undefined
        ? 'The same call stands before this one in the same turn: its result is that of both.'
        : { remark: 'You made the same call before; nothing has changed since.', ...drawFirst(answer.earlier) };
    case 'refused':
    case 'wrong-arguments':
    case 'not-offered':
      return drawRefusal(answer.reason);
    case 'failed':
      return 'The tool failed, which is no fault of the call. Go on without it.';
    case 'timed-out':
      return 'The tool took too long and was ended. Ask for less at once, or go on without it.';
    case 'cancelled':
      return 'The run was cancelled.';
    case 'not-run':
      return `Not run: one turn may make ${answer.most} calls.`;
  }
}

function drawFirst(outcome: ToolOutcome): DrawnResult {
  return outcome.kind === 'text' ? { lines: drawLines(outcome.text) } : drawRefusal(outcome.reason);
}

/** A reason may quote a path of the repository or what the model wrote. */
function drawRefusal(reason: string): DrawnResult {
  return { remark: 'There is no result:', lines: drawLines(reason) };
}

const MAX_LOGGED_CHARACTERS = 200;

function logUse(call: ToolCall | undefined, answer: CallAnswer, tokens: number): ToolUse {
  return {
    tool: inLog(call?.name ?? ''),
    arguments: inLog(call?.arguments ?? ''),
    outcome: answer.kind,
    tokens,
    ...(answer.kind === 'failed' ? { problem: inLog(answer.problem) } : {}),
  };
}

/** What a model wrote may be as long as its output, and is printed in logs. */
function inLog(text: string): string {
  return oneLine(shorten(text, MAX_LOGGED_CHARACTERS));
}
