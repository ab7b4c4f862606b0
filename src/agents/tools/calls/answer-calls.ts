import type { ToolCall } from '../../../models/model.ts';
import { readArguments } from './read-arguments.ts';
import { runBounded, usualTimeLimit, type BoundedOutcome, type TimeLimit } from './run-bounded.ts';
import type { Tool, ToolOutcome } from '../tool.ts';

/** Maximum number of calls that are run in one turn. */
export const MAX_CALLS_PER_TURN = 32;

/** Results of the calls in one conversation so far, by tool and arguments. */
export type SeenCalls = Map<string, SeenOutcome>;

type SeenOutcome = Exclude<ToolOutcome, { readonly kind: 'waiting' }>;

/** The outcome of a call. */
export type CallAnswer =
  | { readonly kind: 'answered'; readonly text: string }
  /** Refused by the tool, with what the model can do instead. */
  | { readonly kind: 'refused' | 'wrong-arguments' | 'not-offered'; readonly reason: string }
  /** The same call was made before: in an earlier turn (`earlier` is its result) or in this turn. */
  | { readonly kind: 'repeated'; readonly earlier?: SeenOutcome }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'timed-out' | 'cancelled' | 'waiting' }
  /** Not run, because its turn has too many calls. */
  | { readonly kind: 'not-run'; readonly most: number };

interface AnswerTerms {
  readonly signal: AbortSignal;
  readonly seen: SeenCalls;
  readonly timeLimit?: TimeLimit;
}

/** Checks and runs the calls of one turn and returns the answers in the same order. Never rejects. */
export async function answerCalls(
  calls: readonly ToolCall[],
  tools: readonly Tool[],
  { signal, seen, timeLimit = usualTimeLimit }: AnswerTerms,
): Promise<readonly CallAnswer[]> {
  const begun = new Set<string>();
  let lastExclusive: Promise<unknown> = Promise.resolve();

  const answer = async (call: ToolCall, index: number): Promise<CallAnswer> => {
    const read = index < MAX_CALLS_PER_TURN ? readCall(call, tools) : TOO_MANY;
    if (read.kind !== 'call') {
      return read;
    }
    const { tool, given, key } = read;
    if (begun.has(key)) {
      return { kind: 'repeated' };
    }
    begun.add(key);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      return { kind: 'repeated', earlier };
    }
    const run = (): Promise<BoundedOutcome> => runBounded(tool, given, signal, timeLimit);
    const running = tool.isExclusive === true ? lastExclusive.then(run) : run();
    lastExclusive = tool.isExclusive === true ? running : lastExclusive;
    return remember(seen, key, await running);
  };
  return Promise.all(calls.map(answer));
}

const TOO_MANY: CallAnswer = { kind: 'not-run', most: MAX_CALLS_PER_TURN };

interface ReadCall {
  readonly kind: 'call';
  readonly tool: Tool;
  readonly given: Readonly<Record<string, unknown>>;
  /** Equal for calls that ask for the same. */
  readonly key: string;
}

function readCall(call: ToolCall, tools: readonly Tool[]): ReadCall | CallAnswer {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) {
    const names = tools.map(({ name }) => name).join(', ');
    const reason = `There is no tool of that name here. ${names === '' ? 'No tool is left to call.' : `There are: ${names}.`}`;
    return { kind: 'not-offered', reason };
  }
  const read = readArguments(call.arguments, tool.parameters);
  return read.kind === 'wrong'
    ? { kind: 'wrong-arguments', reason: read.reason }
    : { kind: 'call', tool, given: read.given, key: writeCallKey(tool, read.given, call.arguments) };
}

/** A key that does not depend on the order of the arguments. */
function writeCallKey({ name }: Tool, given: Readonly<Record<string, unknown>>, written: string): string {
  const sorted = Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1));
  try {
    return `${name} ${JSON.stringify(sorted)}`;
  } catch {
    // Expected: the arguments are nested too deeply for `JSON.stringify`, although they could be parsed.
    return `${name} ${written}`;
  }
}

/** Remembers the result, but not a failure: another try may succeed. */
function remember(seen: SeenCalls, key: string, outcome: BoundedOutcome): CallAnswer {
  if (outcome.kind === 'text' || outcome.kind === 'refused') {
    seen.set(key, outcome);
  }
  return outcome.kind === 'text' ? { kind: 'answered', text: outcome.text } : outcome;
}
