/**
 * How instructions write a name that their readers fill in, as the source of a regular expression without groups: `{name}`,
 * `{{ name }}`, `<plugin name>`, `[name]`, `${NAME}`, `$NAME`.
 */
export const NAME_TO_FILL_IN = String.raw`\$\{[^{}/]{1,40}\}|\{\{?[^{}/]{1,40}\}?\}|<[^<>/]{1,40}>|\[[^[\]/]{1,40}\]|\$[A-Z_]{2,30}`;

const EACH = new RegExp(NAME_TO_FILL_IN, 'g');

/** The names to fill in of a path or name, each once, as they are written: `{target}` of `src/targets/{target}.js`. */
export function namesToFillIn(path: string): readonly string[] {
  return [...new Set(path.match(EACH))];
}

/** A path with one name in place of all that are to be filled in. */
export function fillIn(path: string, name: string): string {
  return path.replaceAll(EACH, () => name);
}

/** The parts of a path around its names to fill in: `src/targets/` and `.js` of `src/targets/{target}.js`. */
export function partsBetween(path: string): readonly string[] {
  return path.split(EACH);
}

/** `xxxCount`, `numXxx`: a name in which such letters stand for any other. */
export const NAME_IN_CAPITALS = /^(?:xxx(?=[A-Z_-])|\w+(?:Xxx|_xxx|-xxx|XXX))\w*$/;
