import type { BatchOptions } from './batches.ts';
import type { ModelScript } from './reply.ts';
import type { ScriptRequest } from './request.ts';
import type { VerificationOptions } from './verification.ts';

export interface ModelOptions {
  readonly replies: ModelScript;
  /** Ids for `GET /models`; requests for other models are answered with 404. Absent: every model exists. */
  readonly models?: readonly string[];
  /** Parameters that this server does not support; it answers 400. */
  readonly rejects?: readonly string[];
  /** If set, any other key is answered with 401. */
  readonly apiKey?: string;
  /** Delay of every answer in milliseconds. */
  readonly latency?: number;
  /** Maximum number of requests at the same time; more are answered with 429. */
  readonly limit?: number;
  /** Maximum tokens of a prompt, with four characters per token. A longer one gets the error of the protocol. */
  readonly contextTokens?: number;
  /** Maximum size of a request's body; a larger one is answered with 413. */
  readonly maxBytes?: number;
  /** How verification requests are answered, or that the script answers them. Absent: everything is confirmed. */
  readonly verification?: 'scripted' | VerificationOptions;
  /** How batches come out. */
  readonly batches?: BatchOptions;
  /** Finds the agent's name in the system text. */
  readonly agentPattern?: RegExp;
  /** Names the form of answer that a request asks for. */
  readonly shapeOf?: (request: ScriptRequest) => string | undefined;
}
