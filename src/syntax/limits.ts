/** Declarations in one another; what is deeper belongs to the body of the last one. */
export const MAX_DEPTH = 64;
