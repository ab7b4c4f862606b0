export const VERDICTS = ['confirmed', 'doubtful', 'refuted'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

const VERDICT = {
  id: { type: 'string' },
  verdict: { type: 'string', enum: VERDICTS },
  severity: { type: ['string', 'null'] },
  reason: { type: 'string' },
};

/** What a model that verifies findings is asked to answer; `parseVerdicts` needs less. */
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
