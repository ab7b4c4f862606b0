import { CANCELLED } from '../cancelled.ts';
import { readCopilotEvents, type CopilotRun } from './events.ts';
import { explainCopilotExit, explainStartError, explainCopilotError } from './failures.ts';
import { createCopilotRunner, type CopilotEnd, type RunCopilot } from './process.ts';
import { toOnePrompt } from './prompt.ts';
import { readCopilotSpans } from './usage.ts';
import { estimateUsage } from '../spending/estimate-usage.ts';
import type { FailedReply, Model, ModelReply, ModelRequest } from '../model.ts';
import { openPace, type PaceOutcome, type Patience } from '../wire/pace.ts';
import { askedWaitMs, LONGEST_WAIT_MS } from '../wire/retry-after.ts';
import { SYSTEM_CLOCK, type RetryClock } from '../wire/retry-clock.ts';
import { withinTime } from '../wire/time-limit.ts';

export interface CopilotSettings {
  /** Undefined: Copilot chooses the model. */
  readonly model: string | undefined;
  readonly token: string;
  /** The variable for the token. The CLI treats them differently. */
  readonly tokenVariable: 'COPILOT_GITHUB_TOKEN' | 'GITHUB_TOKEN';
  /** Environment of this process; only a few variables are passed on. */
  readonly environment: NodeJS.ProcessEnv;
  /** Time limit of one request in milliseconds, including the start of the CLI. */
  readonly timeoutMs: number;
  /** Absent: a request that a rate limit refuses is not repeated. */
  readonly patience?: Patience;
  /** Replaced in tests. */
  readonly clock?: RetryClock;
}

type Ended = Extract<CopilotEnd, { readonly kind: 'ended' }>;

/**
 * Models of Copilot, through its CLI with all tools disabled. This is the only way to call a model with the token of a
 * workflow.
 */
export function copilotModel(settings: CopilotSettings, run: RunCopilot = createCopilotRunner()): Model {
  const call = { args: argumentsFor(settings.model), environment: buildEnvironment(settings) };
  const { clock = SYSTEM_CLOCK, patience } = settings;
  const pace = openPace(clock, patience);
  const askOnce = async (request: ModelRequest, signal: AbortSignal): Promise<ModelReply> => {
    const prompt = toOnePrompt(request.messages);
    const timed = await withinTime(settings.timeoutMs, signal, (stop) => runSafely(run, { ...call, prompt }, stop));
    switch (timed.kind) {
      case 'cancelled':
        return CANCELLED;
      case 'timed-out':
        return failed('timed-out', `copilot did not answer within ${Math.ceil(settings.timeoutMs / 60_000)} minutes`);
      case 'done':
        return readEnd(timed.value, request, settings);
    }
  };
  return {
    name: settings.model ?? 'auto',
    provider: 'copilot',
    takesTools: false,
    ask: async (request, signal) => {
      for (let refusals = 0; ; refusals += 1) {
        await pace.enter(signal);
        const reply = await askOnce(request, signal);
        const wait = waitAtLimit(request, reply, () => clock.backoff(refusals));
        pace.leave(paceOutcomeOf(reply, wait));
        if (wait === undefined || !pace.isWorthWaiting(wait)) {
          return reply;
        }
      }
    },
  };
}

/** Milliseconds to wait before a request that a rate limit refused is sent again; undefined if it is not. */
function waitAtLimit({ isHasty = false }: ModelRequest, reply: ModelReply, usual: () => number): number | undefined {
  if (isHasty || reply.kind === 'answer' || reply.cause !== 'rate-limited' || reply.fatal) {
    return undefined;
  }
  const wait = askedWaitMs({ headers: NO_HEADERS, body: reply.reason }, 0) ?? usual();
  return wait > LONGEST_WAIT_MS ? undefined : wait;
}

/** The CLI passes on only the message of an answer. */
const NO_HEADERS = new Headers();

function paceOutcomeOf(reply: ModelReply, wait: number | undefined): PaceOutcome {
  return wait === undefined
    ? { kind: reply.kind === 'answer' ? 'answered' : 'other' }
    : { kind: 'refused', milliseconds: wait };
}

/**
 * `--available-tools` gets a name that no tool has, so that no tool is offered: with an empty list
 * (`--available-tools=`) the CLI offers all of them. No tool is permitted either, so that a call would not run.
 */
function argumentsFor(model: string | undefined): readonly string[] {
  return [
    '--available-tools=none',
    '--no-ask-user',
    '--no-custom-instructions',
    '--disable-builtin-mcps',
    '--no-auto-update',
    '--no-color',
    '--log-level=none',
    '--stream=off',
    '--output-format=json',
    ...(model === undefined ? [] : [`--model=${model}`]),
  ];
}

/**
 * Variables by which a process finds programs, certificates and proxies. Windows cannot start programs without some of
 * them.
 */
const PASSED_ON = [
  'PATH',
  'Path',
  'PATHEXT',
  'SystemRoot',
  'ComSpec',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GH_HOST',
  'COPILOT_GH_HOST',
] as const;

function buildEnvironment({ environment, token, tokenVariable }: CopilotSettings): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]));
  const cache = programFolder(environment);
  return {
    ...Object.fromEntries(passed),
    ...(cache === undefined ? {} : { COPILOT_CACHE_HOME: cache }),
    [tokenVariable]: token,
  };
}

/** The folder to which the CLI unpacks its program of 230 MB. In a new home folder it would do so for each request. */
function programFolder(environment: NodeJS.ProcessEnv): string | undefined {
  const home = environment['HOME'];
  const caches = environment['XDG_CACHE_HOME'] ?? (home === undefined ? undefined : `${home}/.cache`);
  return environment['COPILOT_CACHE_HOME'] ?? (caches === undefined ? undefined : `${caches}/copilot`);
}

/**
 * Turns errors into a failure of this request: a folder that cannot be created, or a program that cannot be started.
 */
async function runSafely(run: RunCopilot, ...call: Parameters<RunCopilot>): Promise<CopilotEnd> {
  try {
    return await run(...call);
  } catch (error) {
    return { kind: 'not-started', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function readEnd(end: CopilotEnd, request: ModelRequest, settings: CopilotSettings): ModelReply {
  switch (end.kind) {
    case 'not-started':
      return explainStartError(end.error);
    case 'too-much-output':
      return failed('unreadable', 'copilot wrote more output than an answer can have');
    case 'ended':
      return readEnded(end, request, settings);
  }
}

function readEnded(end: Ended, request: ModelRequest, settings: CopilotSettings): ModelReply {
  const run = readCopilotEvents(end.stdout);
  const counted = readCopilotSpans(end.spans);
  const usage = counted?.usage;
  const failure = failureIn(end, run, settings);
  if (failure !== undefined || run.text === undefined) {
    return {
      ...(failure ?? failed('empty', 'the model gave an empty answer')),
      ...(usage === undefined ? {} : { usage }),
    };
  }
  const notes = [
    ...(usage === undefined ? ['copilot did not say how many tokens were used; they are estimated'] : []),
    ...(run.refusedTools.length === 0
      ? []
      : [`the model of copilot called tools that were disabled: ${run.refusedTools.join(', ').slice(0, 200)}`]),
  ];
  return {
    kind: 'answer',
    text: run.text,
    toolCalls: [],
    cutOff: counted?.cutOff ?? false,
    usage: usage ?? estimateUsage(request, run.text),
    answeredBy: `copilot:${settings.model ?? 'auto'}`,
    ...(notes.length === 0 ? {} : { notes }),
  };
}

function failureIn(end: Ended, run: CopilotRun, { token }: CopilotSettings): FailedReply | undefined {
  if (run.ranTools.length > 0) {
    const names = run.ranTools.join(', ').slice(0, 200);
    return {
      ...failed(
        'unreadable',
        `copilot ran a tool (${names}), although all tools were disabled; its answer is not used`,
      ),
      fatal: true,
      hint: 'Update it: `npm install --global @github/copilot`.',
    };
  }
  if (run.isShortened) {
    return { ...failed('too-long', 'copilot shortened the prompt'), hint: 'Lower `max-input-tokens`.' };
  }
  if (run.error !== undefined && (end.exitCode !== 0 || run.text === undefined)) {
    return explainCopilotError(run.error.message, run.error.status, [token]);
  }
  return end.exitCode === 0 && run.isWhole ? undefined : explainCopilotExit(end, [token]);
}

function failed(cause: FailedReply['cause'], reason: string): FailedReply {
  return { kind: 'failed', cause, reason, fatal: false };
}
