import { messageOf } from '../../errors.ts';
import type { FailedReply, FailureCause } from '../model.ts';
import { quoteServer } from '../quote-server.ts';
import { regex } from '../../text/regex.ts';

const INSTALL = 'Install it: `npm install --global @github/copilot`.';
const UPDATE = 'Update it: `npm install --global @github/copilot`.';
const PERMIT =
  'In a workflow give the job `permissions: copilot-requests: write`, and see that the organization\'s policy has "Allow use of Copilot CLI billed to the organization"; elsewhere set COPILOT_GITHUB_TOKEN to a fine-grained token with the permission "Copilot Requests".';

interface ErrorPattern {
  readonly cause: FailureCause;
  readonly fatal: boolean;
  /** Wording of version 1.0 of the CLI and of Copilot's servers. The first entry that matches is used. */
  readonly text: RegExp;
  readonly hint?: string;
}

const ERROR_PATTERNS: readonly ErrorPattern[] = [
  {
    cause: 'not-found',
    fatal: true,
    text: /unknown option|unexpected argument|invalid value .{0,80} for /i,
    hint: UPDATE,
  },
  { cause: 'not-found', fatal: true, text: /no platform package found/i, hint: INSTALL },
  {
    cause: 'denied',
    fatal: true,
    text: /classic personal access token/i,
    hint: 'Give a fine-grained token with the permission "Copilot Requests", or in a workflow its own token.',
  },
  {
    cause: 'denied',
    fatal: true,
    text: regex('i')`
      no authentication information|server-to-server|not authorized|unauthorized|does not have copilot requests
      |denied by .{0,20}policy|bad credentials|authentication failed|token may be invalid
      |lacking (?:the )?required permission|valid subscription|policy to be enabled
    `,
    hint: PERMIT,
  },
  { cause: 'filtered', fatal: false, text: /content[_ ]filter|content management policy/i },
  {
    cause: 'too-long',
    fatal: false,
    text: /prompt budget|context[_ ](?:length|window)|prompt (?:is )?too (?:long|large)|token count .{0,60}exceeds|maximum prompt/i,
    hint: 'Lower `max-input-tokens`.',
  },
  {
    cause: 'rate-limited',
    fatal: true,
    text: /quota|premium request|spending limit|billing|(?:weekly|monthly|daily) (?:rate )?limit|\b\d{1,4} (?:hour|day)s?\b/i,
    hint: "Check Copilot's quota and budget.",
  },
  { cause: 'rate-limited', fatal: false, text: /rate[- _]limit|too many requests/i, hint: 'Lower `concurrency`.' },
  {
    cause: 'not-found',
    fatal: true,
    text: regex('i')`
      model[_ ]not[_ ]supported|model .{0,120} is not (?:available|supported|found)|from --model flag
      |no (?:supported )?model available|model_not_found|unknown model
    `,
    hint: 'Check `model`: Copilot names its models as in `gpt-5.4` or `claude-sonnet-4.6`, and the organization allows each.',
  },
  {
    cause: 'unreachable',
    fatal: true,
    text: /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|dns error|fetch failed|error sending request|getaddrinfo/i,
    hint: 'Check that the machine reaches api.githubcopilot.com, and its proxy settings.',
  },
  { cause: 'timed-out', fatal: false, text: /timed? ?out/i },
  { cause: 'dropped', fatal: false, text: /ECONNRESET|socket hang up|connection (?:was )?(?:closed|reset)/i },
];

/** Translates an error message of the CLI, or of a Copilot server through it, into a failure. */
export function explainCopilotError(text: string, status: number | undefined, secrets: readonly string[]): FailedReply {
  const reason = `copilot failed: ${quoteServer(text, secrets)}`;
  const pattern = ERROR_PATTERNS.find((one) => one.text.test(text)) ?? explainStatus(status);
  const { cause, fatal, hint } = pattern;
  return { kind: 'failed', cause, reason, ...(hint === undefined ? {} : { hint }), fatal };
}

function explainStatus(status: number | undefined): Omit<ErrorPattern, 'text'> {
  switch (status) {
    case 401:
    case 403:
      return { cause: 'denied', fatal: true, hint: PERMIT };
    case 402:
      return { cause: 'rate-limited', fatal: true, hint: "Check Copilot's quota and budget." };
    case 404:
    case 410:
      return { cause: 'not-found', fatal: true, hint: 'Check `model`.' };
    case 408:
      return { cause: 'timed-out', fatal: false };
    case 413:
      return { cause: 'too-long', fatal: false, hint: 'Lower `max-input-tokens`.' };
    case 429:
      return { cause: 'rate-limited', fatal: false, hint: 'Lower `concurrency`.' };
    case undefined:
      // The reason is unknown, so another provider may succeed.
      return { cause: 'unreadable', fatal: false };
    default:
      return { cause: status >= 500 ? 'overloaded' : 'invalid', fatal: false };
  }
}

/** The failure of a run that ended without an answer and without an error event. */
export function explainCopilotExit(
  end: { readonly exitCode: number | undefined; readonly stderr: string; readonly stdout: string },
  secrets: readonly string[],
): FailedReply {
  const said = end.stderr.trim() === '' ? plainLines(end.stdout) : end.stderr;
  const how = end.exitCode === undefined ? 'was ended by a signal' : `ended with exit code ${end.exitCode}`;
  const failure = explainCopilotError(said, undefined, secrets);
  const quoted = quoteServer(said, secrets);
  return { ...failure, reason: `copilot ${how}${quoted === '' ? '' : `: ${quoted}`}` };
}

/** Printed lines that are not events. */
function plainLines(stdout: string): string {
  const lines = stdout.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'));
  return lines.slice(-10).join('\n').slice(-2_000);
}

export function explainStartError(error: NodeJS.ErrnoException): FailedReply {
  const isMissing = error.code === 'ENOENT' || error.code === 'EACCES';
  return {
    kind: 'failed',
    cause: isMissing ? 'not-found' : 'unreachable',
    reason: isMissing
      ? 'the Copilot CLI (`copilot`) is not on the PATH'
      : `the Copilot CLI cannot be started (${quoteServer(messageOf(error), [])})`,
    hint: INSTALL,
    fatal: true,
  };
}
