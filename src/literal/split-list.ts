import { baseVerb } from './reading/heads/verbs.ts';
import type { Clause } from './types.ts';
import { regex } from '../text/regex.ts';

const CODE = '[\\uE000-\\uF8FF]';
/** Between the items of a list. A comma and `and` without a word between are one border. */
const BORDER = /,\s+(?:and\/or|and|or|nor)\s+|,\s+|\s+(?:and\/or|and|or|nor)\s+/;
/** Words after which the rest may limit every item before: `a, b or c in tests`. */
const MAY_LIMIT = regex()`
  \b(?:
    in|inside|for|with|without|to|that|which|when|while|on|of|from|at|as|by|over|across|during|against|into|than
    |where|if|unless|until|using|outside|within|under|between|before|after|via|through|per|only|just|about|like
    |such|de|del|sin|sem|sans|ohne|para|con|com
  )\b
`;
/** Words that say that the items are meant as one. */
const ARE_ONE =
  /\b(?:together|both|simultaneously|same|combined?|mix(?:ed|ing)?|each other|at once|pair(?:ed)?|between)\b/;
/** ``use `#pragma once` or include guards``: either of them will do. */
const ARE_ALTERNATIVES = /(?<!\band\/)\bor\b/;
/** `Use parameterized queries or ORMs, no raw SQL`: what is wrong is said as well. */
const NAMES_FAULT = /\b(?:never|no|not|avoid|don't)\b/i;
/** ``call `x` and ignore errors``: only both together are ruled out. */
const GOES_WITH_FIRST =
  / and (?:then )?(?:ignore|swallow|discard|forget|skip|drop|assume|return|treat|expect|hope|continue|proceed|leave|rely)\b /;
/** `CSS-in-JS` limits nothing. */
function mayLimit(words: string): boolean {
  return MAY_LIMIT.test(words.replaceAll(/\p{L}+(?:-\p{L}+)+/gu, 'word'));
}

const ENDS_WITH_CODE = new RegExp(`${CODE}$`);
const BARE_CODE = new RegExp(`^(?:(?:the|a|an|any|raw) )?${CODE}$`);
const CODE_WITH_NOUN = new RegExp(`^(?:(?:the|a|an|any|raw) )?${CODE} \\S`);
const ONE_WORD = /^[^\s\uE000-\uF8FF]+$/;

/**
 * The items of a list in a clause as clauses of their own: ``no `any`, swallowed errors or default exports`` is three. A part of
 * them may be checked, and nobody reads more into these than is written. Undefined if a word of one item may belong to others.
 */
export function splitList(clause: Clause): readonly Clause[] | undefined {
  const { object, polarity } = clause;
  const named = STYLE_FOR_NAMES.exec(object)?.groups;
  if (named !== undefined) {
    return splitNames(clause, named['style'] ?? '', named['things'] ?? '');
  }
  if (polarity === 'required' && ARE_ALTERNATIVES.test(object) && !NAMES_FAULT.test(clause.statement.text)) {
    return undefined;
  }
  if (ARE_ONE.test(object) || /[()"“”:;]/.test(object)) {
    return undefined;
  }
  const items = object.split(BORDER).map((item) => item.trim());
  const [first = '', ...others] = items;
  if (items.every((item) => BARE_CODE.test(item)) || GOES_WITH_FIRST.test(object)) {
    // A family has read each of the words, and left the list; or nobody should do the one together with the other.
    return undefined;
  }
  if (
    others.length === 0 ||
    items.includes('') ||
    items.slice(0, -1).some((item) => ONE_WORD.test(item) && !BARE_CODE.test(item) && !isPlural(item, clause))
  ) {
    return undefined;
  }
  // `raw a or b`, `a or b comments`: what stands at one end may be said of all.
  const sharesNoun = items.some(
    (item, index) => BARE_CODE.test(item) && items.slice(index + 1).some((later) => CODE_WITH_NOUN.test(later)),
  );
  const sharesAdjective =
    (/^(?!the |a |an |any |(?:typescript|javascript|python|rust|go|java|kotlin|swift|php|ruby|c#) )[^\uE000-\uF8FF]/.test(
      first,
    ) &&
      ENDS_WITH_CODE.test(first)) ||
    /\b[a-z]+-(?:specific|related|dependent|independent|only|internal) /.test(first);
  // `array shapes for parameters and return types`: what follows `for` may go on after `and`.
  const goesOn = items.some((item, index) => mayLimit(item) && index < items.length - 1);
  // ``a, `b`, or any other fields``: the last words say what all of them are.
  const sharesKind =
    /^(?:(?:any|all|some|the) )?(?:other|similar(?:ly)?|comparable) .*\b(?:names|fields|keys|properties|columns|labels|options|references?|numbers?)$/.test(
      items.at(-1) ?? '',
    );
  return sharesKind || sharesNoun || sharesAdjective || goesOn || others.some(mayLimit)
    ? undefined
    : items.map((item) => ({ ...clause, object: item }));
}

/** In a prohibition, a noun in the plural is a thing of its own, and not said of the next item. */
function isPlural(item: string, { object, polarity, verb }: Clause): boolean {
  return (
    polarity === 'forbidden' &&
    (verb !== '' || !/[\uE000-\uF8FF]/.test(object)) &&
    /[^su]s$/.test(item) &&
    item.length > 4
  );
}

/**
 * The second of two things that nobody should do: `crash applications or swallow exceptions`. The first one too, if nothing at
 * the end may limit both.
 */
export function splitActions(clause: Clause): readonly Clause[] | undefined {
  const { first = '', verb = '', rest = '' } = ACTIONS.exec(clause.object)?.groups ?? {};
  if (
    clause.polarity !== 'forbidden' ||
    clause.subject !== '' ||
    clause.instead !== undefined ||
    baseVerb(verb) !== verb
  ) {
    return undefined;
  }
  const second = { ...clause, verb, object: rest };
  const isOfFirst = MAY_LIMIT.test(rest) && !(BARE_CODE.test(first) && COMPLEMENT.test(rest));
  return isOfFirst || ARE_ONE.test(rest) ? [second] : [{ ...clause, object: first }, second];
}

/** ``use `a()` or assign directly to `b` ``: what stands behind the second verb is said of it alone. */
const COMPLEMENT = new RegExp(`^(?:directly )?(?:to|from|into|on) ${CODE}$`);

const ACTIONS = /^(?<first>[^,;:()]+?) or (?<verb>[a-z-]+) (?<rest>[^,;:()]+)$/;

const STYLE_FOR_NAMES = new RegExp(
  `^(?<style>(?:${CODE}|[a-z-]+[ _-]?case|[a-z]+_case|all caps)(?: naming)?) for (?<things>.+)$`,
);

/**
 * `snake_case for methods and modules` as a clause for each of them. Only single nouns stand for themselves: in
 * `private fields and methods`, the first word may belong to all.
 */
function splitNames(clause: Clause, style: string, things: string): readonly Clause[] | undefined {
  const items = things
    .replace(/ (?:names?|naming|identifiers)$/, '')
    .split(/\s*(?:,\s*(?:and )?|\/|&|\band\b)\s*/)
    .map((item) => item.replace(/^(?:all|the|your|any) /, ''))
    .filter((item) => item !== '');
  return items.length > 1 && items.every((item) => /^[a-z-]+$/.test(item))
    ? items.map((item) => ({ ...clause, object: `${style} for ${item}` }))
    : undefined;
}
