import { quickly } from '../../../text/expressions/quick-expressions.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const CODES = '[\\uE000-\\uF8FF](?:(?:, | and | or | ?\\/ ?)[\\uE000-\\uF8FF])*';
const NOT = '(?:not|never|instead of|rather than)';
const STYLE = regexSource`
  (?:(?:lower|upper)[ -]?)?(?:camel|pascal|kebab|snake)[ _-]?case|(?:screaming|upper)[ _]snake[ _]case
`;

/** `…: X, not Y`, `…, e.g. X`, `…, not snake_case`. */
const ILLUSTRATED = quickly(
  regex('u')`
    ^(?<rule>[^:;.]{8,150}?)(?:
      (?:[:,;]| [-–—]) (?:e\.g\.?|i\.e\.?|for example|such as|like),? ${CODES}(?:,? ${NOT} ${CODES})?
      |(?:[:,;]| [-–—]) ${CODES},? ${NOT} ${CODES}
      |,? ${NOT} (?:${STYLE}|\d(?: spaces)?)
    )$
  `,
);

/**
 * The rule of a sentence that ends with what is right and what is wrong: ``Functions use camelCase: `getUser`, not `get_user` ``.
 * Examples in brackets have been taken out before.
 */
export function withoutIllustration(plain: string): string | undefined {
  return ILLUSTRATED.exec(plain)?.groups?.['rule'];
}
