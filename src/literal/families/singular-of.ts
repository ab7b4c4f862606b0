/** An English noun for one thing: `class` of `classes`, `story` of `stories`. */
export function singularOf(noun: string): string {
  return noun
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ss|x|ch|sh))es$/, '')
    .replace(/(?<!s)s$/, '');
}
