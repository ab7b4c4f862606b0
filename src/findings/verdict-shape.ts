export const VERDICTS = ['confirmed', 'doubtful', 'refuted'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

const VERDICT = {
  id: { type: 'string' },
  verdict: { type: 'string', enum: VERDICTS },
  severity: { type: ['string', 'null'] },
  reason: { type: 'string' },
};

/** The JSON Schema of the answer of a model that verifies findings. `parseVerdicts` accepts less. */
export const VERIFICATION_ANSWER = {
  name: 'verification',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['verdicts'],
    properties: {
      verdicts: {
        type: 'array',
        items: { type: 'object', additionalProperties: false, required: Object.keys(VERDICT), properties: VERDICT },
      },
    },
  },
};
