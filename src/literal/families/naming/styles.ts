import { regexSource } from '../../../text/regex.ts';

/** How the words of a name are joined. */
export interface NameStyle {
  readonly name: string;
  readonly fits: (name: string) => boolean;
  /** Whether marks before a name, such as `_`, are part of the style. */
  readonly isWhole?: true;
}

// An underscore between digits is a part of a number: `schema2020_12`.
const CAMEL: NameStyle = {
  name: 'camelCase',
  fits: (name) => /^\p{Ll}[\p{L}\p{N}]*(?:(?<=\p{N})_\p{N}[\p{L}\p{N}]*)*$/u.test(name),
};
const PASCAL: NameStyle = {
  name: 'PascalCase',
  fits: (name) => /^\p{Lu}[\p{L}\p{N}]*(?:(?<=\p{N})_\p{N}[\p{L}\p{N}]*)*$/u.test(name),
};
const SNAKE: NameStyle = { name: 'snake_case', fits: (name) => /^[\p{Ll}\p{N}_]+$/u.test(name) };
const UPPER: NameStyle = { name: 'UPPER_SNAKE_CASE', fits: (name) => /^[\p{Lu}\p{N}_]+$/u.test(name) };

/** Styles of identifiers by the words for them, in lower case and without spaces, hyphens and underscores. */
const STYLES: Readonly<Record<string, NameStyle>> = {
  allcaps: UPPER,
  camelcase: CAMEL,
  capssnakecase: UPPER,
  constantcase: UPPER,
  lowercamelcase: CAMEL,
  kcamelcase: { name: 'kPascalCase', fits: (name) => /^k\p{Lu}[\p{L}\p{N}]*$/u.test(name) },
  kpascalcase: { name: 'kPascalCase', fits: (name) => /^k\p{Lu}[\p{L}\p{N}]*$/u.test(name) },
  ipascalcase: { name: 'IPascalCase', fits: (name) => /^I\p{Lu}[\p{L}\p{N}]*$/u.test(name) },
  tpascalcase: { name: 'TPascalCase', fits: (name) => /^T(?:\p{Lu}[\p{L}\p{N}]*)?$/u.test(name) },
  lowercasewithunderscores: SNAKE,
  lowersnakecase: SNAKE,
  pascalcase: PASCAL,
  screamingcase: UPPER,
  screamingsnakecase: UPPER,
  snakecase: SNAKE,
  titlecase: PASCAL,
  uppercamelcase: PASCAL,
  uppercase: UPPER,
  uppercasewithunderscores: UPPER,
  allcapswithunderscores: UPPER,
  uppercasesnakecase: UPPER,
  uppersnakecase: UPPER,
  uppersnake: UPPER,
  screamingsnake: UPPER,
};

/** Words for a style, as a part of an expression. */
export const STYLE_WORDS = regexSource`
  camel[ -]?case (?:without|with no) (?:an? |any )?(?:leading )?underscores?(?: prefix)?
  |(?:(?:_|[kms]_)?camel|(?:(?:lower|upper)[ -]?)?(?:camel|[itk]?pascal))[ -]?cas(?:e|ing)
  |(?:screaming|upper(?:case)?|lower|all[ -]caps|caps)[ _-]?snake[ _-]?case|(?:upper|screaming)_snake
  |(?:screaming|constant)[ _-]?case|titlecase|snake[ _-]?cas(?:e|ing)
  |(?:all[ _-]?caps|(?:upper|lower)[ _-]?case)[ _]with[ _]underscores|upper[ _-]?case|all[ _-]?caps
`;

/** The style that words name. */
export function styleOf(words: string): NameStyle | undefined {
  if (/^camel[ -]?case with/i.test(words)) {
    return { ...CAMEL, name: 'camelCase without an underscore before it', isWhole: true };
  }
  const [, mark] = /^(_|[kms]_)camel/i.exec(words) ?? [];
  if (mark !== undefined) {
    const expression = new RegExp(`^${mark}\\p{Ll}[\\p{L}\\p{N}]*$`, 'u');
    return { name: `${mark}camelCase`, fits: (name) => expression.test(name), isWhole: true };
  }
  const key = words
    .toLowerCase()
    .replace(/casing$/, 'case')
    .replaceAll(/[ _-]/g, '');
  return Object.hasOwn(STYLES, key) ? STYLES[key] : undefined;
}

/** A name without what marks it as private, unused or special: `_x`, `__init__`, `#x`, `@x`, `$x`. */
export function bareName(name: string): string {
  return name.replace(/^[#@$_]+/, '').replace(/[_?!$]+$/, '');
}
