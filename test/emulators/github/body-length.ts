import type { Knobs } from './knobs.ts';

const MAX_BODY_LENGTH = 65_536;

export const BODY_TOO_LONG = `Body is too long (maximum is ${MAX_BODY_LENGTH} characters)`;

/** Whether the body of a comment or review is longer than the limit (E38). It is not known which unit GitHub counts. */
export function isBodyTooLong(knobs: Knobs, body: string): boolean {
  const length = knobs.bodyUnit === 'utf16' ? body.length : Array.from(body).length;
  return length > MAX_BODY_LENGTH;
}
