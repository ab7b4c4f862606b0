/** A part of a template that names differ in. */
export interface Hole {
  readonly kind: 'hole';
  /** What may stand there, as a message says it. Undefined if anything may. */
  readonly asks?: string;
  readonly fits: (text: string) => boolean;
}

const ANYTHING = /^[^/]+$/;

function hole(form: RegExp, asks?: string): Hole {
  return { kind: 'hole', fits: (text) => form.test(text), ...(asks === undefined ? {} : { asks }) };
}

export const ANY: Hole = hole(ANYTHING);

/** Styles by the words for them, in lower case and without separators. */
const STYLES: Readonly<Record<string, Hole>> = {
  // What follows a dot, as in `chat.ng.test.ts`, is a part of the ending.
  kebabcase: hole(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'kebab-case'),
  snakecase: hole(/^[a-z0-9]+(?:[_.][a-z0-9]+)*$/, 'snake_case'),
  camelcase: hole(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)*$/, 'camelCase'),
  pascalcase: hole(/^[A-Z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)*$/, 'PascalCase'),
  uppersnakecase: hole(/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/, 'UPPER_SNAKE_CASE'),
};
const OTHER_WORDS: Readonly<Record<string, string>> = {
  dashcase: 'kebabcase',
  kebab: 'kebabcase',
  lowerkebabcase: 'kebabcase',
  lowersnakecase: 'snakecase',
  lowercamelcase: 'camelcase',
  uppercamelcase: 'pascalcase',
  screamingsnakecase: 'uppersnakecase',
  constantcase: 'uppersnakecase',
};

/**
 * The style that words name: `kebab-case`, `snake_case`, `Pascal Case`.
 * @returns undefined if they name none
 */
export function readStyleHole(words: string): Hole | undefined {
  const key = words.toLowerCase().replaceAll(/[\s_-]+/g, '');
  const known = Object.hasOwn(OTHER_WORDS, key) ? (OTHER_WORDS[key] ?? key) : key;
  // `CamelCase` may be either of two styles.
  return words.startsWith('C') && known === 'camelcase'
    ? undefined
    : Object.hasOwn(STYLES, known)
      ? STYLES[known]
      : undefined;
}

/**
 * The style in which a name is written that shows others how: `feature-name` is kebab-case, `FileName` PascalCase.
 * @returns undefined for a single word in lower case, which fits several styles
 */
export function styleOfExample(name: string): Hole | undefined {
  const style = EXAMPLES.find(([, form]) => form.test(name))?.[0];
  return style === undefined ? undefined : STYLES[style];
}

const EXAMPLES: readonly (readonly [style: string, form: RegExp])[] = [
  ['kebabcase', /^[a-z0-9]+(?:-[a-z0-9]+)+$/],
  ['snakecase', /^[a-z0-9]+(?:_[a-z0-9]+)+$/],
  ['camelcase', /^[a-z]+(?:[A-Z][a-z0-9]*)+$/],
  ['pascalcase', /^(?:[A-Z][a-z0-9]+)+$/],
  ['uppersnakecase', /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/],
];

/** So many digits: three for `NNN`, any number for `N`. */
export function digits(count: number): Hole {
  return count < 2 ? hole(/^\d+$/, 'a number') : hole(new RegExp(`^\\d{${count}}$`), `${count} digits`);
}

/** A date or time as it is written: `YYYY-MM-DD`. */
export function date(form: string): Hole {
  return hole(
    new RegExp(`^${form.replaceAll(/[A-Za-z]+/g, (letters) => `\\d{${letters.length}}`)}$`),
    `a date such as ${form.toUpperCase()}`,
  );
}

const NUMBER = /^(?:num(?:ber)?|nr|seq(?:uence)?(?:[ _-]?(?:no|num(?:ber)?))?|n|digits?|index)$/i;
const DATE = /^y{2,4}[-_.]?m{2}[-_.]?d{2}(?:[-_.T]?hh[-_.]?mm(?:[-_.]?ss)?)?$/i;

/** What may stand in place of the words of a placeholder: `NNN`, `YYYY-MM-DD`, `kebab-case`, `entity`. */
export function readPlaceholder(words: string): Hole {
  const said = words.trim();
  const count = /^(?:N{1,6}|#{1,6}|0{2,6})$/.exec(said)?.[0].length;
  return (
    readStyleHole(said.replace(/[-_ ](?:name|title|description|slug)$/i, '')) ??
    (DATE.test(said) ? date(said) : undefined) ??
    (count === undefined ? (NUMBER.test(said) ? digits(1) : ANY) : digits(count))
  );
}
