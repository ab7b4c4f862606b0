import { readErrorBody, type ErrorDetails } from './wire/error-body.ts';
import type { FailedReply, FailureCause } from './model.ts';
import { quoteServer } from './quote-server.ts';
import { askedWaitMs, LONGEST_WAIT_MS, type HeaderReader } from './wire/retry-after.ts';
import { regex } from '../text/regex.ts';

/** An error response of a server. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: HeaderReader;
  /** The text, or the value that `JSON.parse` returned for it. */
  readonly body: unknown;
}

export interface FailureTerms {
  /** The address as it is shown; see `showServer`. */
  readonly server: string;
  readonly model: string;
  /** Keys, which are masked if the server repeats them. */
  readonly secrets: readonly string[];
  /** What to check if the server denies access, or does not know the model; absent: what most providers need. */
  readonly hints?: { readonly access: string; readonly model: string };
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Diagnosis {
  readonly cause: FailureCause;
  readonly fatal: boolean;
  readonly hint?: string;
}

const TOO_LONG_CODES = new Set([
  'context_length_exceeded',
  'exceed_context_size_error',
  'request_too_large',
  'string_above_max_length',
  'tokens_limit_reached',
]);

/**
 * Wordings of OpenAI, vLLM, llama.cpp, LM Studio, Ollama, Mistral, xAI, Google, Groq, Anthropic and
 * text-generation-inference.
 */
const TOO_LONG_TEXTS: readonly RegExp[] = [
  /context (?:length|window|size)/i,
  /context (?:the )?overflow/i,
  /maximum (?:prompt|context|input) length/i,
  /(?:prompt|input|request)(?: body)? (?:is )?too (?:long|large)/i,
  /input token count .{0,60}(?:exceeds|but model only supports)/i,
  /input tokens exceeded/i,
  /too many (?:input )?tokens/i,
  /`inputs` tokens \+ `max_new_tokens` must be/i,
  /request exceeds the maximum (?:size|allowed)/i,
];

const FILTER_CODES = new Set([
  'content_filter',
  'content_policy_violation',
  'invalid_prompt',
  'ResponsibleAIPolicyViolation',
]);
/** OpenRouter says in a 403 that its moderation flagged the input. The key is right. */
const FLAGGED = /\bflagged\b|requires moderation/i;
const QUOTA_CODES = new Set([
  'access_terminated',
  'billing_error',
  'billing_hard_limit_reached',
  'billing_not_active',
  'budget_exceeded',
  'insufficient_quota',
]);
/** Anthropic's account without credit, or at a limit that its owner has set, budgets of LiteLLM, and quotas of Bedrock and Azure. */
const QUOTA_TEXT = regex('i')`
  credit balance is too low|reached your specified .{0,40}limit|budget has been exceeded|exceeds the service quota
  |out of call volume quota
`;
/** Bedrock's limit of a day, which it answers like one of a minute, without saying how long it lasts. */
const DAILY_LIMIT = /\bper day\b/i;
const CHECK_QUOTA = "Check the account's quota and billing.";

/** Google and xAI answer 400 to a wrong key. */
const WRONG_KEY_TEXT = regex('i')`
  \bapi[ _-]?key\b.{0,30}\b(?:not valid|invalid|incorrect|expired|not found)\b
  |\b(?:incorrect|invalid|missing)\b.{0,20}\bapi[ _-]?key\b
  |\b(?:missing|invalid) authorization header
`;
/** OpenRouter, DeepSeek, Mistral, LiteLLM, Bedrock and others answer 400 to a name that they do not know. */
const UNKNOWN_MODEL_CODES = new Set(['invalid_model', 'model_not_found', 'model_not_supported', 'unknown_model']);
const UNKNOWN_MODEL_TEXT = regex('i')`
  \binvalid model(?: id| identifier| name)?(?:[:.]|\s*$| passed)
  |\bnot a valid model\b
  |\bmodel\b(?: id| identifier| name)?[\`'":=]*\s*[\`'"]?[\w./:@-]{0,80}[\`'"]?\s
  (?:(?:does not|not) exist|(?:is|was) not found|not found|is (?:invalid|not (?:supported|available)))\s*(?:[.,]|$| or )
`;

/** Refusals that no other request would escape, in words that say more than their status. */
const SAID: readonly { readonly text: RegExp; readonly diagnosis: Diagnosis }[] = [
  {
    // Bedrock spells it with a curly apostrophe: `isn’t supported`.
    text: /on-demand throughput/i,
    diagnosis: {
      cause: 'not-found',
      fatal: true,
      hint: 'Give an inference profile as `model`: most have the id of the model with `us.`, `eu.` or `global.` before it.',
    },
  },
  {
    // OpenAI and Azure, of models that only the Responses API offers.
    text: /only supported in v1\/responses|not a chat model|chatCompletion operation does not work with/i,
    diagnosis: { cause: 'not-found', fatal: true, hint: 'Set `openai-api: responses`, or give another `model`.' },
  },
  {
    text: /enabled only for api[ -]versions?|api[ -]version not supported/i,
    diagnosis: {
      cause: 'not-found',
      fatal: true,
      hint: 'Give a newer `api-version`, or none: the `v1` API of Azure has no versions.',
    },
  },
  {
    // Bedrock, with 403. The request is sent again without marks for the cache.
    text: /access to explicit prompt caching/i,
    diagnosis: { cause: 'invalid', fatal: false },
  },
  {
    // OpenAI with 403, Google and Bedrock with 400.
    text: /\b(?:country|location)\b.{0,40}\bnot supported\b|\bunsupported countries\b/i,
    diagnosis: {
      cause: 'denied',
      fatal: true,
      hint: 'The provider does not answer requests from this country or region: give another `provider` or region.',
    },
  },
];
/** Vertex AI answers 400 if the location does not have a model, or the project may not use it; so does Bedrock. */
const MODEL_NOT_HERE_TEXT = regex('i')`
  \bnot servable in region\b|\bnot allowed to use publisher model\b|\bARN is invalid for the service region\b
  |\baction doesn.t support the model\b
`;

const LOWER_THE_INPUT = 'Lower `max-input-tokens`.';

/**
 * Translates an error response into a failure: its cause, whether the run can continue with this model, and what to
 * do.
 */
export function explainErrorStatus(answer: ErrorAnswer, terms: FailureTerms): FailedReply {
  const details = readErrorBody(answer.body);
  const said = quoteServer(details.message, terms.secrets);
  const reason = `${terms.server} answered ${answer.status}${said === '' ? '' : ` ${said}`}`;
  if (isRetiredGithubModels(answer.status, details, terms.server)) {
    return failed(`${reason}; GitHub Models was retired on 30 July 2026`, { ...NOT_FOUND, hint: ANOTHER_PROVIDER });
  }
  const diagnosis = diagnose(answer.status, details, terms);
  const wait = isLimit(diagnosis) ? askedWaitMs(answer, terms.now) : undefined;
  if (wait !== undefined && wait > LONGEST_WAIT_MS) {
    return failed(`${reason}; the limit lasts ${until(terms.now + wait)}`, lasting(diagnosis));
  }
  const isDaily = wait === undefined && diagnosis.cause === 'rate-limited' && DAILY_LIMIT.test(details.message);
  return failed(reason, isDaily ? lasting(diagnosis) : diagnosis);
}

/** Fewer requests at the same time do not help at a limit that lasts longer than a run. */
function lasting(diagnosis: Diagnosis): Diagnosis {
  return { ...diagnosis, fatal: true, ...(diagnosis.cause === 'rate-limited' ? { hint: CHECK_QUOTA } : {}) };
}

/** Translates an error that a gateway sent with status 200. */
export function explainErrorInAnswer(body: unknown, terms: FailureTerms): FailedReply {
  const details = readErrorBody(body);
  const said = quoteServer(details.message === '' ? details.codes.join(', ') : details.message, terms.secrets);
  const status = details.codes.map(findStatus).find((one) => one !== undefined);
  const diagnosis = diagnose(status ?? SERVERS_OWN_TROUBLE, details, terms);
  return failed(`${terms.server} answered with an error${said === '' ? '' : `: ${said}`}`, diagnosis);
}

/** The HTTP status that an error code stands for. An unknown code counts as a problem of the server. */
function findStatus(code: string): number | undefined {
  if (/^[45]\d\d$/.test(code)) {
    return Number(code);
  }
  return code === 'rate_limit_exceeded' ? 429 : undefined;
}

const SERVERS_OWN_TROUBLE = 500;
const NOT_FOUND: Diagnosis = { cause: 'not-found', fatal: true };
const ANOTHER_PROVIDER =
  'Give another `provider`: `copilot` needs only the permission `copilot-requests: write` in a workflow.';

function diagnose(status: number, details: ErrorDetails, { hints = USUAL_HINTS }: FailureTerms): Diagnosis {
  if (isTooLong(status, details)) {
    return { cause: 'too-long', fatal: false, hint: LOWER_THE_INPUT };
  }
  if (
    details.codes.some((code) => FILTER_CODES.has(code)) ||
    /content (?:management|filtering) policy/i.test(details.message) ||
    (status === 403 && FLAGGED.test(details.message))
  ) {
    return { cause: 'filtered', fatal: false };
  }
  if (isOverQuota(status, details)) {
    return { cause: 'rate-limited', fatal: true, hint: CHECK_QUOTA };
  }
  if (status === 403 && /^signature (?:expired|not yet current)/i.test(details.message)) {
    // A signature counts for five minutes, so a request that is sent again much later is refused.
    return { cause: 'timed-out', fatal: false, hint: 'Check the clock of this machine.' };
  }
  const said = SAID.find(({ text }) => REFUSING.has(status) && text.test(details.message));
  return (
    said?.diagnosis ?? diagnoseStatus(status === 400 || status === 422 ? statusMeant(status, details) : status, hints)
  );
}

const REFUSING: ReadonlySet<number> = new Set([400, 403, 404, 422]);
const USUAL_HINTS = { access: 'Check `api-key`.', model: 'Check `model` and `base-url`.' };

function isOverQuota(status: number, { codes, message }: ErrorDetails): boolean {
  return status === 402 || codes.some((code) => QUOTA_CODES.has(code)) || QUOTA_TEXT.test(message);
}

/** The status of a server that says with 400 what others say with 401 and 404. */
function statusMeant(status: number, { codes, message }: ErrorDetails): number {
  if (WRONG_KEY_TEXT.test(message)) {
    return 401;
  }
  return codes.some((code) => UNKNOWN_MODEL_CODES.has(code)) ||
    UNKNOWN_MODEL_TEXT.test(message) ||
    MODEL_NOT_HERE_TEXT.test(message)
    ? 404
    : status;
}

function diagnoseStatus(status: number, hints: NonNullable<FailureTerms['hints']>): Diagnosis {
  switch (status) {
    case 401:
    case 403:
      return { cause: 'denied', fatal: true, hint: hints.access };
    case 404:
    case 405:
      return { ...NOT_FOUND, hint: hints.model };
    case 408:
      return { cause: 'timed-out', fatal: false };
    case 409:
    // Bedrock's model failed, and Google's server gave up.
    case 424:
    case 499:
      return { cause: 'overloaded', fatal: false };
    case 407:
      return { cause: 'unreachable', fatal: true, hint: 'Check the name and password in the address of the proxy.' };
    case 410:
      return { ...NOT_FOUND, hint: 'It was retired: give another `model` or `base-url`.' };
    case 429:
      return { cause: 'rate-limited', fatal: false, hint: 'Lower `concurrency`.' };
    default:
      break;
  }
  if (status >= 300 && status < 400) {
    return {
      ...NOT_FOUND,
      hint: 'The server redirects, and a key is never sent to another address: set `base-url` to the final address.',
    };
  }
  return status >= 500 ? { cause: 'overloaded', fatal: false } : { cause: 'invalid', fatal: false };
}

function isTooLong(status: number, { codes, message }: ErrorDetails): boolean {
  if (status === 413 || codes.some((code) => TOO_LONG_CODES.has(code))) {
    return true;
  }
  if (status === 429) {
    // OpenAI rejects a request that is larger than the limit per minute. Waiting does not make it smaller.
    return /request too large/i.test(message);
  }
  return ![401, 403, 404].includes(status) && TOO_LONG_TEXTS.some((text) => text.test(message));
}

function isRetiredGithubModels(status: number, { message }: ErrorDetails, server: string): boolean {
  return (
    (status === 404 || status === 410) &&
    (/^https:\/\/models\.(?:github\.ai|inference\.ai\.azure\.com)\b/.test(server) || message.includes('GitHub Models'))
  );
}

function isLimit({ cause, fatal }: Diagnosis): boolean {
  return !fatal && (cause === 'rate-limited' || cause === 'overloaded');
}

/** `until 2026-11-21 19:26 UTC`. */
function until(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? 'for longer than a run'
    : `until ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function failed(reason: string, { cause, fatal, hint }: Diagnosis): FailedReply {
  return { kind: 'failed', cause, reason, ...(hint === undefined ? {} : { hint }), fatal };
}
