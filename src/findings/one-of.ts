/** Returns the allowed word that a model wrote in any case. Returns `undefined` for anything else. */
export function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  return allowed.find((candidate) => candidate === wanted);
}
