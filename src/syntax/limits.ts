/** Maximum depth of nested declarations. A deeper one counts as part of the body of the last one. */
export const MAX_DEPTH = 64;
