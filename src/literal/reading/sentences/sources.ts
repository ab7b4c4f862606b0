const SOURCE = /^(?<what>.+) from [\uE000-\uF8FF]$/u;
/** `from y`, `it from y`, `directly from y` */
const OTHER_SOURCE = /^(?:(?:it|them|that|these|those|any of them) )?(?:directly )?(?<source>from .+)$/u;

/** Whether words name a thing with the module that it comes from: ``the `a` type from `x` ``. */
export function namesSource(words: string): boolean {
  return SOURCE.test(words) || / as (?:a |an )?(?:regular |normal |plain )?props?$/.test(words);
}

/**
 * What must not come from another module: in ``import `a` from `x`, never from `y` `` that is `a`, and not all of `y`.
 *
 * @param own what is to be imported, with its module
 * @param other what follows `never`
 * @returns undefined if the words do not name two modules for the same thing
 */
export function fromOtherSource(own: string, other: string): string | undefined {
  const what = SOURCE.exec(own)?.groups?.['what'];
  const source = OTHER_SOURCE.exec(other)?.groups?.['source'];
  return what === undefined || source === undefined ? undefined : `${what} ${source}`;
}
