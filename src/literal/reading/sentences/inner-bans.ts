import { EVERYWHERE } from '../../types.ts';
import type { Said } from './said.ts';
import { regex } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
/** ``… (do not edit `a.js` directly)``, ``…; never modify `gen/` ``: an order of its own, behind a sign that begins one. */
const BAN = regex('g')`
  (?:^|[(:;,] ?| [-–—] ?|\. )(?:and |but |please )*(?:never|do not|don't|must not) (?:ever |manually |directly )?
    (?:hand-)?(?<verb>edit|modify|touch|change)(?: the)? (?<files>files in )?(?<codes>${CODES})
    (?: files?| folders?| director(?:y|ies))?(?: directly| manually| by hand| yourself| itself)*
    (?=[).,;:]|$| [-–—])
`;
/** With such a word, the order may count in a case alone. */
const LIMITS =
  /\b(?:when|if|unless|except|only|where|while|until|without|other than|instead of|outside|before|after|once|example|e\.g)\b/;

/** The files that a part of a sentence says nobody edits, if the sentence as a whole is not understood and names no case. */
export function readInnerBans(plain: string): readonly Said[] | undefined {
  if (LIMITS.test(plain)) {
    return undefined;
  }
  const said = [...plain.matchAll(BAN)].map(({ groups = {} }): Said => ({
    strength: 'must',
    polarity: 'forbidden',
    subject: '',
    verb: groups['verb'] ?? 'edit',
    object: `${groups['files'] ?? ''}${groups['codes'] ?? ''} directly`,
    scope: EVERYWHERE,
  }));
  return said.length === 0 ? undefined : said;
}
