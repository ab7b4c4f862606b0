/** The task that guidance is collected for. */
export const PURPOSES = [
  'review',
  'code-generation',
  'test-generation',
  'commit-message',
  'pull-request-description',
] as const;
export type Purpose = (typeof PURPOSES)[number];
