/** What a `housestyle-disable` comment names if it is for literal checks, and not for a rule of the validator. */
export const LITERAL_CHECKS_NAME = 'literal';
