import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { EVERYWHERE, type NotCompiled, type Scope } from '../../types.ts';
import { languagesListed, languagesOf } from '../scope/named-languages.ts';
import { narrowScope } from '../scope/narrow-scope.ts';
import { addRule, EXCEPTION } from './add-rule.ts';
import { contrastOf } from './contrast.ts';
import { leavesRoom } from './leaves-room.ts';
import { exceptFor, limitLast, LIMITS } from './limit-said.ts';
import { finishHead, standingIn } from './read-part.ts';
import { explain, isUnread, joinEach, mapScope, unknownForm, type Said, type Sentence } from './said.ts';
import type { Segment } from './segments.ts';
import { readStylePhrases } from './style-phrases.ts';
import { regex } from '../../../text/regex.ts';

const TO_USE = regex()`
  ^(?:(?:please |always |just |instead,? |and |but |or |you (?:should|must) )*)(?:
    use|prefer|call|write|choose|go with|opt for|always use|always|favou?r|import|replace (?:it|them|with)|using
  )(?: |: )(?<instead>.+?)(?: instead)?$
`;
/** ``Use `a`; `b` is deprecated`` */
const DEPRECATED = regex()`
  ^(?:the )?(?:old |older |legacy )?(?<thing>[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*)
    (?: [a-z]+)? (?:is|are) (?:now )?(?:deprecated|legacy|obsolete|banned|forbidden|discouraged|not allowed)$
`;
const INSTEAD = /^instead,? (?:please )?(?:use |prefer |call |write )?(?<instead>.+)$/;
const EXCEPT = regex()`
  ^(?:but |and |or )*
    (?:except(?:ions?)?|unless|apart from|aside from|other than|excluding|with the exception of|save)
    (?: (?:for|are|is))?:? ?(?<rest>.*)$
`;
const FINE = regex()`
  ^(?:but |and |or |it |they |that |this |these |those |is |are )*(?<before>.*?) ?(?:is|are|'s|'re)? ?
    (?:fine|ok|okay|allowed|acceptable|permitted|exempt|good|allowed only|only allowed|only acceptable)
    (?: (?<rest>.*))?$
`;

const NEW_RULE =
  /^(?:and |but |or )*(?:never|not|do not|don't|no|avoid|must|should|always|use|prefer|ensure|make sure|only)\b/;

/** ``no writes from a view — no `save()` ``: what that means, and no ban wherever it stands. */
const TELLS_WHICH = /^no [\uE000-\uF8FF]/;
const HAS_PLACE = /\b(?:from|in|inside|within|on|during) (?:a|an|the|any|your|each|another)\b/;

/** The end of a reason: `that is for users, not for this repository`. */
const CONTRASTS = /^not (?:this|that|these|the|a|an|our|your|its|for|because|just) (?!.*[\uE000-\uF8FF])/;

const EXAMPLE =
  /^(?:e\.g\.?|i\.e\.?|for example|for instance|such as|like|example|see|especially|in particular|including|even)\b/;

const NAMES_CASE = /case\b|^[\uE000-\uF8FF]$/;

/** What a colon or bracket tells in full: `use Rust API naming: snake_case for functions`. */
const SAYS_STYLE = /\b(?:naming|names?|styles?|conventions?|formatting|casing|guidelines?|standards?)$/;

/** Adds what the parts after the main one say: alternatives, exceptions, limits, further rules and explanations. */
export function addSegments(
  first: readonly Said[],
  segments: readonly Segment[],
  codes: readonly string[],
  scope: Scope,
): Sentence {
  let said = first;
  for (const segment of segments) {
    const added = addSegment(said, segment, codes, scope);
    if (isUnread(added)) {
      return added;
    }
    said = added;
  }
  return said;
}

function addSegment(
  said: readonly Said[],
  { sign, words }: Segment,
  codes: readonly string[],
  scope: Scope,
): readonly Said[] | NotCompiled {
  if (leavesRoom(words)) {
    return explain(said, words).map((one) => ({ ...one, strength: 'should' as const }));
  }
  const exception = EXCEPT.exec(words)?.groups?.['rest'];
  if (exception !== undefined) {
    return exceptFor(said, exception, codes);
  }
  const last = said.at(-1);
  if (last === undefined) {
    return unknownForm();
  }
  const instead = last.polarity === 'forbidden' && last.instead === undefined ? alternativeIn(words, sign) : undefined;
  if (instead !== undefined && /\b(?:unless|except|apart from|other than)\b/.test(instead)) {
    return { reason: 'its alternative has an exception', hint: 'put the exception into a sentence of its own' };
  }
  if (instead !== undefined) {
    return [...said.slice(0, -1), { ...last, instead }];
  }
  const deprecated = last.polarity === 'required' && last.verb === 'use' ? DEPRECATED.exec(words)?.groups : undefined;
  if (deprecated !== undefined) {
    return [...said, { ...last, polarity: 'forbidden', object: deprecated['thing'] ?? '', instead: last.object }];
  }
  if (EXAMPLE.test(words) || sign === 'reason') {
    return explain(said, words);
  }
  if (sign === 'arrow') {
    return { reason: 'an arrow may mean several things', hint: 'word it as "Use `a` instead of `b`"' };
  }
  const fine =
    /\b(?:fine|ok|okay|allowed|acceptable|permitted|exempt)\b/.test(words) && !/\b(?:not|no|never)\b/.test(words)
      ? FINE.exec(words)?.groups
      : undefined;
  if (fine !== undefined) {
    return exceptFor(said, (fine['rest'] ?? '') || (fine['before'] ?? ''), codes);
  }
  const pair = sign === 'bracket' && last.polarity === 'required' ? pairInBrackets(last, words, codes) : undefined;
  if (pair !== undefined) {
    return [...said, pair];
  }
  const contrast = sign === 'bracket' ? contrastOf(last, words, codes) : undefined;
  if (contrast !== undefined) {
    return [...said, standingIn(contrast, codes)];
  }
  if (last.explanation !== undefined && CONTRASTS.test(words)) {
    return explain(said, words);
  }
  if (sign !== 'bracket' && last.polarity === 'forbidden' && TELLS_WHICH.test(words) && HAS_PLACE.test(last.object)) {
    return explain(said, words);
  }
  if (NEW_RULE.test(words) && sign !== 'bracket') {
    return addRule(said, words, codes, scope);
  }
  const languages = sign === 'bracket' ? languagesListed(words) : undefined;
  if (languages !== undefined) {
    return mapScope(said, (outer) => narrowScope(outer, { ...EVERYWHERE, languages }));
  }
  if (LIMITS.test(words)) {
    return limitLast(said, words, codes);
  }
  if (EXCEPTION.test(words)) {
    return { reason: 'its explanation may contain an exception', hint: 'put the exception as "…, except in tests"' };
  }
  if (last.polarity === 'forbidden' && last.verb === '' && sign !== 'bracket' && A_USE.test(words)) {
    return { reason: 'its explanation may be about one use of it', hint: 'begin with "Never use `x` to …"' };
  }
  const styles =
    (sign === 'colon' || sign === 'bracket' || sign === 'dash') &&
    last.polarity === 'required' &&
    SAYS_STYLE.test(last.object)
      ? readStylePhrases(words, codes, undefined)
      : undefined;
  if (styles !== undefined) {
    const languages = last.object.split(' ').flatMap((word) => languagesOf(word) ?? []);
    const named = languages.length === 0 ? EVERYWHERE : { ...EVERYWHERE, languages };
    return joinEach(styles.flatMap((one) => finishHead(one, codes, narrowScope(last.scope, named) ?? last.scope)));
  }
  // ``Modules `snake_case`; constants `SCREAMING_SNAKE_CASE` ``: each names the style of other things.
  const others =
    sign === 'dash' && last.polarity === 'required' && NAMES_CASE.test(last.object)
      ? readStylePhrases(words, codes, undefined)
      : undefined;
  if (others !== undefined) {
    const more = joinEach(others.flatMap((one) => finishHead(one, codes, last.scope)));
    return isUnread(more) ? explain(said, words) : [...said, ...more];
  }
  if (sign === 'colon' && last.polarity === 'required' && !isExample(words, codes)) {
    return joinColon(said, last, words);
  }
  return explain(said, words);
}

/** ``❌ `file_exists` — testing whether a note was written says nothing``: not every use of it is meant. */
const A_USE = regex()`
  ^(?:testing|checking|asserting|using|calling|passing|setting|adding|running|comparing|mocking)[ ]
    (?:whether|if|it|this|that|them|for|in|with|on|against|inside)\b
`;

/** ``Use semantic HTML (`<button>`, not `<div onClick>`)``: code for code. Names show a style, and rule out nothing. */
function pairInBrackets(last: Said, words: string, codes: readonly string[]): Said | undefined {
  const { own = '', other = '' } = PAIR_OF_CODE.exec(words)?.groups ?? {};
  const named = listMaskedCodes(other, codes);
  return last.verb === 'use' && named.length > 0 && named.every((code) => CODE_OF_ITS_OWN.test(code.trim()))
    ? { ...last, polarity: 'forbidden', object: other, instead: own }
    : undefined;
}

const PAIR_OF_CODE = /^(?<own>[\uE000-\uF8FF]),? (?:not|never|instead of|rather than|over) (?<other>[\uE000-\uF8FF])$/;
/** An element with an attribute, a call of a qualified name, a macro, an attribute. */
const CODE_OF_ITS_OWN = /^(?:<[a-z]\w* [a-z]\w+>|[A-Za-z_]\w*(?:(?:\.|::)\w+)+\(\)|[a-z_]+!|@[A-Z]\w+)$/;

/** Several signs of code with spaces between them show what the rule means, and name nothing. */
function isExample(words: string, codes: readonly string[]): boolean {
  const [code = '', ...others] = /^[\uE000-\uF8FF]$/.test(words) ? listMaskedCodes(words, codes) : [];
  return others.length === 0 && /\w \S/.test(code) && /[()[\]{}=;]/.test(code);
}

/** After a colon the rule may be told in full: `name files by content: kebab-case`. A family has to understand it. */
function joinColon(said: readonly Said[], last: Said, words: string): readonly Said[] {
  return [...said.slice(0, -1), { ...last, object: `${last.object}: ${words}` }];
}

function alternativeIn(words: string, sign: Segment['sign']): string | undefined {
  const found = TO_USE.exec(words)?.groups?.['instead'] ?? INSTEAD.exec(words)?.groups?.['instead'];
  if (found !== undefined) {
    return found.replace(/[\s,.;]+$/, '');
  }
  return sign === 'arrow' ? words : undefined;
}
