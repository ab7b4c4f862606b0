import { FINDING_KINDS, SEVERITIES } from './types.ts';

/**
 * Models write the fields in this order. The place and the reasons come before the severity, so that a model judges what it
 * has written out.
 */
const COMMENT = {
  path: { type: 'string' },
  quote: { type: 'string' },
  startLine: { type: ['integer', 'null'] },
  line: { type: 'integer' },
  side: { type: 'string', enum: ['LEFT', 'RIGHT'] },
  body: { type: 'string' },
  title: { type: 'string' },
  guideline: { type: ['string', 'null'] },
  kind: { type: 'string', enum: FINDING_KINDS },
  severity: { type: 'string', enum: SEVERITIES },
  confidence: { type: ['number', 'null'] },
  suggestion: { type: ['string', 'null'] },
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
