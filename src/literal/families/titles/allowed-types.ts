import type { Clause, Finder } from '../../types.ts';
import { codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { findNames, readNamed } from './names.ts';
import { regex } from '../../../text/regex.ts';

const TYPE = /^[a-z][a-z-]{1,20}$/;
/** A type as it stands in a title: `feat:`, `fix(cart)!:`. Other words with a colon, such as `Parser:`, are no type. */
const TYPED = /^(?<type>[a-z][a-z-]*)(?:\([^()]*\))?!?: /;

/** ``Valid types: `feat`, `fix` `` (`reading/title-lists.ts` reads it): a title has no other type. */
export function compileTypes({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  if (polarity !== 'required' || verb !== 'have') {
    return undefined;
  }
  const list = /^one of the types (?<list>.+)$/.exec(plainPhrase(object))?.groups?.['list'];
  const named = readNamed(plainPhrase(subject));
  if (list === undefined || named === undefined || named === 'branch') {
    return undefined;
  }
  const marked = codesIn(list, codes);
  const types = (marked.length > 0 ? marked : list.split(/, | or | and |,/)).map((one) => one.trim().replace(/:$/, ''));
  return types.length < 2 || !types.every((type) => TYPE.test(type))
    ? undefined
    : findNames(
        named,
        `with a type other than ${listCodes(types)}`,
        (text) => types.includes(TYPED.exec(text)?.groups?.['type'] ?? types[0] ?? ''),
        `has a type other than ${listCodes(types)}`,
      );
}

const GITMOJI = regex()`
  ^(?:with |use |using |in |a |an |the |one |single |leading |relevant |appropriate |matching |corresponding )*
    (?:git ?moji|emoji)s?(?: (?:style|format|convention|prefix|at the (?:start|beginning)))*$
`;
const GITMOJI_FOR =
  /^(?:the )?git ?moji(?:s|es)?(?: (?:style|format|convention|prefix(?:es)?))?(?: (?:for|in|as prefix(?:es)? (?:for|of)) (?<name>[a-z ]+))?$/;

/** "Commit messages use gitmoji": each begins with an emoji, as a sign or as `:sparkles:`. */
export function compileGitmoji({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const [about, phrase] = [plainPhrase(subject), plainPhrase(object)];
  const name =
    about === '' && /^(?:use|follow|)$/.test(verb)
      ? GITMOJI_FOR.exec(phrase)?.groups?.['name']
      : isAboutStart(verb, phrase) && GITMOJI.test(phrase)
        ? about
        : undefined;
  const named = name === undefined ? undefined : readNamed(name);
  return polarity !== 'required' || named === undefined || named === 'branch'
    ? undefined
    : findNames(
        named,
        'that do not begin with an emoji',
        (text) => /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|:[a-z\d_+-]+:)/u.test(text),
        'does not begin with an emoji',
      );
}

/** An emoji may stand anywhere, unless it is gitmoji, or the rule says that a title begins with it. */
function isAboutStart(verb: string, phrase: string): boolean {
  return /^(?:start|begin|prefix)$/.test(verb) || (/git ?moji/.test(phrase) && /^(?:use|follow|have|be|)$/.test(verb));
}
