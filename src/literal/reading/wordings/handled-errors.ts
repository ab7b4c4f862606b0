import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { regex } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
/** `Catch specific exceptions, not a`: what is ruled out is to catch all that `a` stands for. */
const SPECIFIC = regex()`
  ^(?:always |please )*(?:catch|handle) (?:only )?(?:the )?(?:most )?specific (?:exceptions?|errors?)
    (?: types?| class(?:es)?)?(?:,| \(|;| [-–—])? ?(?:and )?(?:not|never|instead of|rather than|no|avoid)
    (?: using| use)? (?:an? |the )?(?<how>(?:bare|broad|generic|blanket|plain) )?(?<mark>${CODES})
    (?: blocks?| clauses?| handlers?)?\)?$
`;
const HANDLER = /^(?:except|catch|rescue)\b/;
const EVERY_ERROR = /^(?:(?:Base)?Exception|Throwable|StandardError|Error)$/;

/**
 * ``Catch specific exceptions, not bare `except:` `` as the ban that it is. Other sentences stay as they are.
 *
 * @param plain the sentence in lower case, with marks for its code
 */
export function rewordHandlers(plain: string, codes: readonly string[]): string {
  const { how = '', mark = '' } = SPECIFIC.exec(plain)?.groups ?? {};
  const named = listMaskedCodes(mark, codes).map((code) => code.trim());
  if (named.length === 0) {
    return plain;
  }
  return named.every((code) => HANDLER.test(code))
    ? `never use ${how}${mark}`
    : named.every((code) => EVERY_ERROR.test(code))
      ? `never catch ${mark}`
      : plain;
}

const OF_FORM = regex()`
  ^(?:always |please )?(?<order>use|prefer|write|define) (?:functional |function |react |all )*components?[ ]
    (?:of the form|like|as|with|using|in the form(?: of)?) (?<wanted>${CODE})
    (?:,? (?:over|instead of|rather than|not|and not) ${CODE})?$
`;

/** ``Functional components with `const Component = () => {}` ``: which of two forms components have. */
export function rewordComponents(plain: string, codes: readonly string[]): string {
  const { wanted = '' } = OF_FORM.exec(plain)?.groups ?? {};
  const [code = ''] = listMaskedCodes(wanted, codes);
  return /^(?:export )?function [A-Z]\w*\(/.test(code.trim())
    ? 'use function declarations instead of arrow functions for components'
    : /^(?:export )?const [A-Z]\w*(?::[^=]+)? = \(.*=>/.test(code.trim())
      ? 'use arrow functions for components'
      : plain;
}
