import type { ChatMessage } from '../prompt/fit.ts';

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What asking a model gave. A failed request is a value: the other requests of the review go on. */
export type ModelReply =
  | { readonly kind: 'answer'; readonly text: string; readonly cutOff: boolean; readonly usage: TokenUsage }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly hint?: string;
      /** No further request can succeed either: a wrong key, an unknown model. */
      readonly fatal: boolean;
    };

/** A language model that answers one prompt at a time. */
export interface Model {
  /** As users name it: `gpt-4o`. */
  readonly name: string;
  complete(messages: readonly ChatMessage[]): Promise<ModelReply>;
}

/** The answer's JSON Schema, in the strict form: every key required, absence written as null. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['summary', 'comments'],
  properties: {
    summary: { type: 'string' },
    comments: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'path',
          'line',
          'startLine',
          'side',
          'quote',
          'severity',
          'kind',
          'guideline',
          'title',
          'body',
          'suggestion',
          'confidence',
        ],
        properties: {
          path: { type: 'string' },
          line: { type: 'integer' },
          startLine: { type: ['integer', 'null'] },
          side: { type: 'string', enum: ['LEFT', 'RIGHT'] },
          quote: { type: 'string' },
          severity: { type: 'string', enum: ['low', 'medium', 'high'] },
          kind: {
            type: 'string',
            enum: [
              'bug',
              'security',
              'performance',
              'consistency',
              'documentation',
              'naming',
              'readability',
              'style',
              'other',
            ],
          },
          guideline: { type: ['string', 'null'] },
          title: { type: 'string' },
          body: { type: 'string' },
          suggestion: { type: ['string', 'null'] },
          confidence: { type: ['number', 'null'] },
        },
      },
    },
  },
} as const;
