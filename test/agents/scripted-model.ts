import type { Meter } from '../../src/models/spending/meter.ts';
import type {
  AnsweredReply,
  FailedReply,
  FailureCause,
  Model,
  ModelReply,
  ModelRequest,
  ToolCall,
} from '../../src/models/model.ts';

/** A model that returns the replies of a script in order, repeats the last one, and records its requests. */
export interface ScriptedModel extends Model {
  readonly requests: readonly ModelRequest[];
}

type Script = readonly ModelReply[] | ((request: ModelRequest, index: number) => ModelReply | Promise<ModelReply>);

export function scriptedModel(script: Script, fields: Partial<Model> = {}): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    name: 'm',
    provider: 'p',
    takesTools: true,
    requests,
    async ask(request, signal) {
      if (signal.aborted) {
        return failed('cancelled');
      }
      requests.push(request);
      const index = requests.length - 1;
      return typeof script === 'function' ? script(request, index) : (script[index] ?? script.at(-1)!);
    },
    ...fields,
  };
}

export function says(text: string, fields: Partial<AnsweredReply> = {}): AnsweredReply {
  return {
    kind: 'answer',
    text,
    toolCalls: [],
    cutOff: false,
    usage: { inputTokens: 10, outputTokens: 1 },
    answeredBy: 'p:m',
    ...fields,
  };
}

let calls = 0;

export function call(name: string, given: unknown = {}): ToolCall {
  calls += 1;
  return { id: `id${calls}`, name, arguments: typeof given === 'string' ? given : JSON.stringify(given) };
}

export function callsTools(...toolCalls: readonly ToolCall[]): AnsweredReply {
  return says('', { toolCalls });
}

export function failed(cause: FailureCause, fields: Partial<FailedReply> = {}): FailedReply {
  return { kind: 'failed', cause, reason: `it was ${cause}`, fatal: false, ...fields };
}

/** A meter that allows this many requests, and records whether each reservation was settled. */
export interface CountingMeter extends Meter {
  /** Input tokens of the reservations that are not settled. */
  readonly open: readonly number[];
  /** Settled requests, without those that were not sent. */
  readonly sent: number;
}

export function countingMeter(most = Number.POSITIVE_INFINITY): CountingMeter {
  const open: number[] = [];
  let sent = 0;
  return {
    open,
    get sent() {
      return sent;
    },
    admit(_asker, inputTokens) {
      if (open.length + sent >= most) {
        return { kind: 'refused', reason: `the run's ${most} requests are used up` };
      }
      open.push(inputTokens);
      return { kind: 'admitted' };
    },
    settle(_asker, outcome) {
      const index = open.indexOf(outcome.inputTokens);
      if (index === -1) {
        throw new Error(`no request of ${outcome.inputTokens} tokens was admitted`);
      }
      open.splice(index, 1);
      sent += outcome.kind === 'failed' && outcome.cause === 'over-limit' ? 0 : 1;
    },
    addEarlier: () => undefined,
    nextRound: () => undefined,
    rows: () => [],
  };
}
