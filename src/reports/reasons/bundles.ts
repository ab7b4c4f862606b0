/** Why a changed bundle is not compared module by module, or not reviewed. */

export const NO_BASE_VERSION = 'its version on the base cannot be read';

export const ONLY_FOR_MODELS = 'a bundle, whose modules only a model reads';

export function tooManyCharacters(most: number): string {
  return `the bundles of this change have more than ${most / 1e6} million characters`;
}

export function withoutChangedModule(modules: number): string {
  return `a bundle of ${modules} modules, none of which changed`;
}

export function notComparable(reason: string): string {
  return `a bundle that could not be compared: ${reason}`;
}

/** A bundle that cannot be compared is reviewed by its own lines. */
export function readLineByLine(reason: string): string {
  return `a bundle that could not be compared, so it is read line by line: ${reason}`;
}
