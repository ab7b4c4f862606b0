import { FINDING_KINDS, SEVERITIES } from './types.ts';

const COMMENT = {
  path: { type: 'string' },
  line: { type: 'integer' },
  startLine: { type: ['integer', 'null'] },
  side: { type: 'string', enum: ['LEFT', 'RIGHT'] },
  quote: { type: 'string' },
  severity: { type: 'string', enum: SEVERITIES },
  kind: { type: 'string', enum: FINDING_KINDS },
  guideline: { type: ['string', 'null'] },
  title: { type: 'string' },
  body: { type: 'string' },
  suggestion: { type: ['string', 'null'] },
  confidence: { type: ['number', 'null'] },
};

/** The JSON Schema of the answer of a reviewing model, for servers that support one. `parseReply` accepts much less. */
export const REVIEW_ANSWER = {
  name: 'review',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['summary', 'comments'],
    properties: {
      summary: { type: 'string' },
      comments: {
        type: 'array',
        items: { type: 'object', additionalProperties: false, required: Object.keys(COMMENT), properties: COMMENT },
      },
    },
  },
};
