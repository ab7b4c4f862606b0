/** How the words of a name are joined. */
export interface NameStyle {
  readonly name: string;
  readonly fits: (name: string) => boolean;
}

const CAMEL: NameStyle = { name: 'camelCase', fits: (name) => /^\p{Ll}[\p{L}\p{N}]*$/u.test(name) };
const PASCAL: NameStyle = { name: 'PascalCase', fits: (name) => /^\p{Lu}[\p{L}\p{N}]*$/u.test(name) };
const SNAKE: NameStyle = { name: 'snake_case', fits: (name) => /^[\p{Ll}\p{N}_]+$/u.test(name) };
const UPPER: NameStyle = { name: 'UPPER_SNAKE_CASE', fits: (name) => /^[\p{Lu}\p{N}_]+$/u.test(name) };

/** Styles of identifiers by the words for them, in lower case and without spaces, hyphens and underscores. */
const STYLES: Readonly<Record<string, NameStyle>> = {
  allcaps: UPPER,
  camelcase: CAMEL,
  capssnakecase: UPPER,
  constantcase: UPPER,
  lowercamelcase: CAMEL,
  lowersnakecase: SNAKE,
  pascalcase: PASCAL,
  screamingcase: UPPER,
  screamingsnakecase: UPPER,
  snakecase: SNAKE,
  uppercamelcase: PASCAL,
  uppercase: UPPER,
  uppercasesnakecase: UPPER,
  uppersnakecase: UPPER,
};

/** Words for a style, as a part of an expression. */
export const STYLE_WORDS =
  '(?:(?:lower|upper)[ -]?)?(?:camel|pascal)[ -]?case|(?:screaming|upper(?:case)?|lower|all[ -]caps|caps)[ _-]?snake[ _-]?case|(?:screaming|constant)[ _-]?case|snake[ _-]?case|upper[ _-]?case|all[ -]?caps';

/** The style that words name. */
export function styleOf(words: string): NameStyle | undefined {
  const key = words.toLowerCase().replaceAll(/[ _-]/g, '');
  return Object.hasOwn(STYLES, key) ? STYLES[key] : undefined;
}

/** A name without what marks it as private, unused or special: `_x`, `__init__`, `#x`, `@x`, `$x`. */
export function bareName(name: string): string {
  return name.replace(/^[#@$_]+/, '').replace(/[_?!$]+$/, '');
}
