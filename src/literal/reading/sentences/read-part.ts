import { EVERYWHERE, type NotCompiled, type Scope } from '../../types.ts';
import type { Head } from '../heads/form-head.ts';
import { readHead, type Frame } from '../heads/read-head.ts';
import { narrowScope } from '../scope/narrow-scope.ts';
import { readPlace } from '../scope/places.ts';
import { pairOf } from './alternatives.ts';
import { peelTail } from './peel-tail.ts';
import { joinEach, unknownForm, type Said } from './said.ts';
import { readStylePhrases } from './style-phrases.ts';
import { regex } from '../../../text/regex.ts';

/** One main part: its directive, verb, object, and the limits at its end. */
export function readPart(
  words: string,
  codes: readonly string[],
  frame: Frame | undefined,
  scope: Scope,
): readonly Said[] | NotCompiled {
  const plain = readHead(words, frame);
  const phrases =
    plain === undefined || 'reason' in plain || frame?.subject !== undefined || MAY_BE_STYLE.test(words)
      ? readStylePhrases(words, codes, frame)
      : undefined;
  // One style for one thing is read as any other sentence.
  const head =
    phrases !== undefined &&
    (plain === undefined || 'reason' in plain || phrases.length > 1 || LISTED.test(frame?.subject ?? ''))
      ? phrases
      : plain;
  if (head === undefined) {
    const named = neverThing(words);
    return named === undefined ? unknownForm() : joinEach(finishHead(named, codes, scope));
  }
  if ('reason' in head) {
    return head;
  }
  return joinEach(head.flatMap((one) => finishHead(one, codes, scope)));
}

/** `never rxjava`, `never default exports`: a thing where a verb is expected. */
function neverThing(words: string): Head | undefined {
  const object = /^never (?<thing>[^,;:]{2,60})$/.exec(words)?.groups?.['thing'];
  return object === undefined
    ? undefined
    : { strength: 'must', polarity: 'forbidden', subject: '', verb: '', object, directive: 'other', isOnly: false };
}

/** Where a list of styles is worth looking for. */
const MAY_BE_STYLE = /case\b|caps\b|quotes|indent|semicolons|[\uE000-\uF8FF][^,;]*(?:,|\band\b)/;

/** A label that names several things: `classes/files`. */
const LISTED = /\/|,|&|\band\b/;

/** Takes exceptions, places, conditions and purposes off the end, then reads `a instead of b`. */
export function finishHead(head: Head, codes: readonly string[], scope: Scope): readonly (Said | NotCompiled)[] {
  const peeled = peelTail(head, codes);
  if ('reason' in peeled) {
    return [peeled];
  }
  const joined = narrowScope(scope, peeled.scope);
  if (joined === undefined) {
    return [{ reason: 'it names two places, and a check can take only one' }];
  }
  const subjectPlace = placeOfSubject(head.subject, codes) ?? placeOfUser(head, peeled, joined, codes);
  const own = subjectPlace === undefined ? joined : narrowScope(joined, subjectPlace);
  if (own === undefined) {
    return [{ reason: 'it names two places, and a check can take only one' }];
  }
  const base = {
    strength: peeled.isWeak ? ('should' as const) : head.strength,
    subject: subjectPlace === undefined ? head.subject : '',
    verb: head.verb,
    scope: own,
    ...(peeled.explanation === undefined ? {} : { explanation: peeled.explanation }),
    ...(peeled.allowed === undefined ? {} : { allowed: peeled.allowed }),
  };
  const pair = pairOf(peeled.object, head);
  if (pair !== undefined) {
    return 'reason' in pair ? [pair] : [{ ...base, ...pair, polarity: 'forbidden' }];
  }
  return [{ ...base, polarity: peeled.polarity, object: peeled.object }];
}

const PLACED_SUBJECT = regex()`
  ^(?:(?:all|any|every|the|our|your|new) )*(?:code|files?|modules?|everything|anything|nothing|sources?)
    (?: (?:in|under|inside|within|of|from) (?<place>.+))?$
`;

/** `code in src/core` is a place, not a subject. */
function placeOfSubject(subject: string, codes: readonly string[]): Scope | undefined {
  const [, rest] = PLACED_SUBJECT.exec(subject) ?? [];
  if (rest !== undefined) {
    return readPlace(rest, codes);
  }
  return /^(?:(?:all|any|every|the|our|your|new) )*(?:code|everything|anything|nothing)$/.test(subject)
    ? EVERYWHERE
    : undefined;
}

/** Verbs of what code does with other code, so that its subject can be where it stands: `tests must not call x`. */
const USING = /^(?:use|call|import|import from|access|reference|include|contain|instantiate|invoke|depend|rely)$/;

/** A prohibition whose subject is a place, as a rule for that place: `tests use a (not b)` forbids `b` in tests. */
export function standingIn(said: Said, codes: readonly string[]): Said {
  const { polarity, object, subject, verb, scope } = said;
  const place = placeOfUser({ subject, verb }, { polarity, object }, scope, codes);
  return place === undefined ? said : { ...said, subject: '', scope: narrowScope(scope, place) ?? scope };
}

function placeOfUser(
  { subject, verb }: Pick<Head, 'subject' | 'verb'>,
  { polarity, object }: { readonly polarity: Said['polarity']; readonly object: string },
  around: Scope,
  codes: readonly string[],
): Scope | undefined {
  const isUser =
    polarity === 'forbidden' && USING.test(verb) && /^[a-z .#+-]+$/.test(subject) && !/\d|more than/.test(object);
  const place = isUser ? readPlace(subject.replace(/^(?:(?:all|any|every|new|our) )+/, ''), codes) : undefined;
  const isPlace = place !== undefined && (place.inside.length > 0 || place.languages !== undefined);
  return isPlace && narrowScope(around, place) !== undefined ? place : undefined;
}
