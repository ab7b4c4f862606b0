import type { Patience } from './patience.ts';

/** What every provider behind HTTP is told. */
export interface ServerSettings {
  /** The model, or Azure's deployment. */
  readonly model: string;
  /** Absent where the provider's own address is meant. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Sent only when given: many servers choose a good value themselves. */
  readonly maxOutputTokens: number | undefined;
  /** For one request with its retries and the waits between them; milliseconds. */
  readonly timeoutMs: number;
  /** The system's, but for tests. */
  readonly patience?: Patience;
}

export const DEFAULT_TIMEOUT_MS = 10 * 60_000;
