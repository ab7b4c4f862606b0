import type { Patience } from './pace.ts';
import type { RetryClock } from './retry-clock.ts';

/** Settings that all providers with an HTTP API share. */
export interface ServerSettings {
  /** Name of the model, or of the deployment on Azure. */
  readonly model: string;
  /** Undefined: the provider's own address. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Sent only if configured: many servers choose a good limit themselves. */
  readonly maxOutputTokens: number | undefined;
  /** Time limit of one request, including retries and the waits between them, in milliseconds. */
  readonly timeoutMs: number;
  /** Absent: a request that a rate limit refuses has the usual retries only. */
  readonly patience?: Patience;
  /** Replaced in tests. */
  readonly clock?: RetryClock;
}

export const DEFAULT_TIMEOUT_MS = 10 * 60_000;
