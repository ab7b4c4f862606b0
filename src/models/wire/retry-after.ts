import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';
import { readErrorBody } from './error-body.ts';

/** Reads response headers, as `Headers` does. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** Maximum wait; a longer one is left to a later run, because jobs cost money while they wait. */
export const LONGEST_WAIT_MS = 60_000;

const SECOND_MS = 1_000;
/** A number below this is a duration in seconds, one above it a time in seconds since 1970. */
const FIRST_EPOCH_SECONDS = 1_000_000_000;
/** A number above this is a time in milliseconds since 1970. */
const FIRST_EPOCH_MS = 1_000_000_000_000;

const UNITS_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: SECOND_MS,
  m: 60 * SECOND_MS,
  h: 3_600 * SECOND_MS,
  d: 86_400 * SECOND_MS,
};

/** Headers with the end of a limit, each next to the header with what is left of it. */
const LIMITS: readonly (readonly [reset: string, remaining: string])[] = [
  ['x-ratelimit-reset', 'x-ratelimit-remaining'],
  ['x-ratelimit-reset-requests', 'x-ratelimit-remaining-requests'],
  ['x-ratelimit-reset-tokens', 'x-ratelimit-remaining-tokens'],
  ['anthropic-ratelimit-requests-reset', 'anthropic-ratelimit-requests-remaining'],
  ['anthropic-ratelimit-tokens-reset', 'anthropic-ratelimit-tokens-remaining'],
  ['anthropic-ratelimit-input-tokens-reset', 'anthropic-ratelimit-input-tokens-remaining'],
  ['anthropic-ratelimit-output-tokens-reset', 'anthropic-ratelimit-output-tokens-remaining'],
];

/**
 * Reads how many milliseconds a server asks the client to wait, or `undefined` if it does not say. It reads
 * `retry-after-ms`, then `retry-after` (seconds or a date), then the latest end of a limit that is used up (`1s`,
 * `6m0s`, seconds, or a time since 1970).
 *
 * @param now milliseconds since 1970
 */
export function retryAfterMs(headers: HeaderReader, now: number): number | undefined {
  const milliseconds = readNumber(headers.get('retry-after-ms'));
  if (milliseconds !== undefined) {
    return Math.max(0, milliseconds);
  }
  const asked = readWait(headers.get('retry-after'), now);
  if (asked !== undefined) {
    return asked;
  }
  const resets = LIMITS.filter(([, remaining]) => readNumber(headers.get(remaining)) === 0)
    .map(([reset]) => readWait(headers.get(reset), now))
    .filter((wait) => wait !== undefined);
  return resets.length === 0 ? undefined : Math.max(...resets);
}

/**
 * The same for the answer of a model's server, which may say it in the body and not in a header: Google among the details,
 * OpenAI and Azure in the message.
 */
export function askedWaitMs(
  { headers, body }: { readonly headers: HeaderReader; readonly body: unknown },
  now: number,
): number | undefined {
  return retryAfterMs(headers, now) ?? readRetryInfo(body) ?? readWaitInMessage(body);
}

/** `Please try again in 1m12s.`, `Please retry after 26 seconds.` */
function readWaitInMessage(body: unknown): number | undefined {
  const [, duration, seconds] = WAIT_IN_MESSAGE.exec(readErrorBody(body).message) ?? [];
  return readDuration(duration ?? `${seconds ?? ''}s`);
}

const WAIT_IN_MESSAGE =
  /\b(?:try again|retry) (?:in|after) (?:((?:\d{1,6}(?:\.\d{1,12})?(?:ms|[smhd]))+)(?!\w)|(\d{1,6}) seconds?)/i;

const RETRY_INFO = 'type.googleapis.com/google.rpc.RetryInfo';

/** `{"error": {"details": [{"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "34.07s"}]}}`, or a list with it. */
function readRetryInfo(body: unknown): number | undefined {
  const read = typeof body === 'string' ? parseJson(body) : body;
  const first: unknown = Array.isArray(read) ? read[0] : read;
  const error = isRecord(first) ? first['error'] : undefined;
  const details: unknown = isRecord(error) ? error['details'] : undefined;
  const info: unknown = Array.isArray(details)
    ? details.find((one) => isRecord(one) && one['@type'] === RETRY_INFO)
    : undefined;
  const delay = isRecord(info) ? info['retryDelay'] : undefined;
  return typeof delay === 'string' ? readDuration(delay) : undefined;
}

function readWait(value: string | null, now: number): number | undefined {
  const number = readNumber(value);
  if (number !== undefined) {
    return Math.max(0, computeWait(number, now));
  }
  if (value === null) {
    return undefined;
  }
  const duration = readDuration(value.trim());
  if (duration !== undefined) {
    return duration;
  }
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function computeWait(number: number, now: number): number {
  if (number >= FIRST_EPOCH_MS) {
    return number - now;
  }
  return number >= FIRST_EPOCH_SECONDS ? number * SECOND_MS - now : number * SECOND_MS;
}

/** Reads `1h2m3.5s` and `850ms`. */
function readDuration(value: string): number | undefined {
  if (!/^(?:\d{1,12}(?:\.\d{1,12})?(?:ms|[smhd]))+$/.test(value)) {
    return undefined;
  }
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS_MS[unit ?? ''] ?? 0), 0);
}

function readNumber(value: string | null): number | undefined {
  const text = value?.trim() ?? '';
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}
