import type { ModelScript } from './reply.ts';
import type { ScriptRequest } from './request.ts';
import type { VerificationOptions } from './verification.ts';

export interface ModelOptions {
  readonly replies: ModelScript;
  /** Ids for `GET /models`; a request for any other model is answered 404. Left out, every model is known. */
  readonly models?: readonly string[];
  /** Parameters that this server does not know, answered with 400. */
  readonly rejects?: readonly string[];
  /** When set, another key is answered with 401. */
  readonly apiKey?: string;
  /** Milliseconds that every answer takes. */
  readonly latency?: number;
  /** Of requests at once; more are answered 429. */
  readonly limit?: number;
  /** Tokens that a prompt may have, four characters each; a longer one is answered as each protocol says it. */
  readonly contextTokens?: number;
  /** Of a request's body; a larger one is answered 413. */
  readonly maxBytes?: number;
  /** How requests for verification are answered, or that the script answers them. Left out, all is confirmed. */
  readonly verification?: 'scripted' | VerificationOptions;
  /** Finds the agent's name in the system text. */
  readonly agentPattern?: RegExp;
  /** Names the form of answer that a request asks for. */
  readonly shapeOf?: (request: ScriptRequest) => string | undefined;
}
