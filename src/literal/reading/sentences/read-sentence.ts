import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { CONDITION } from '../../../guidelines/claims/limits.ts';
import { EVERYWHERE, type Clause, type NotCompiled, type Scope } from '../../types.ts';
import { excludePlace, languagesOf, narrowScope, readPlace } from '../scope/places.ts';
import { readHead, type Frame, type Head } from '../heads/read-head.ts';
import { splitSegments, type Segment } from './segments.ts';
import { rewordPair } from '../wordings/pair-wordings.ts';
import { peelTail } from './peel-tail.ts';
import { leavesRoom } from './leaves-room.ts';
import { pairOf } from './alternatives.ts';
import { readStylePhrases } from './style-phrases.ts';

/** What the words of a statement say, without what stands around them. */
export type Said = Pick<
  Clause,
  'strength' | 'polarity' | 'subject' | 'verb' | 'object' | 'instead' | 'scope' | 'explanation'
>;

export type Sentence = readonly Said[] | NotCompiled;

export function isUnread(read: readonly Said[] | Said | NotCompiled): read is NotCompiled {
  return 'reason' in read;
}

/**
 * Reads one sentence: plain, masked words without a full stop.
 *
 * @param frame what a label, lead-in or heading says about words that only name a thing
 */
export function readSentence(words: string, codes: readonly string[], frame: Frame | undefined): Sentence {
  const opened = openSentence((frame === undefined ? rewordPair(words) : undefined) ?? words, codes);
  if ('reason' in opened) {
    return opened;
  }
  const [main, ...others] = splitSegments(opened.words);
  if (main === undefined || main.words === '') {
    return unknownForm();
  }
  if (DESCRIPTION.test(main.words) && others.length > 0) {
    return { reason: 'it describes something first, which may limit the rule after it', hint: 'begin with the rule' };
  }
  const first = readPart(main.words, codes, frame, opened.scope);
  if (isUnread(first)) {
    return first;
  }
  return addSegments(first, others, codes, opened.scope);
}

/** `Fixtures serve as recipes`: a rule after it is about fixtures. The first word can look like a verb: `test fixtures`. */
const DESCRIPTION =
  /^(?:(?:all|our|the|these|this|each|every) )?(?:[\w-]+ ){1,4}(?:serves? as|acts? as|represents?|contains?|provides?|holds?|lives? in)\b/;

interface Opened {
  readonly words: string;
  readonly scope: Scope;
}

const LEAD_PLACE =
  /^(?<preposition>in|within|inside|inside of|under|for|on|throughout|across|outside|outside of|except in|(?:when|while|if)(?: you are| you're| you)? (?:writing|working (?:in|with|on)|editing|modifying|changing|creating|adding|reviewing|generating|updating|touching|write|edit|modify|change|create|add|update|touch)) (?<place>[^,:;]{1,100}?)[,:] (?<rest>.+)$/;
const LEAD_PURPOSE =
  /^(?:to (?:avoid|prevent|ensure|keep|make|reduce|improve|maintain|allow|enable|simplify|minimi[sz]e|help|preserve)\b[^,]{0,120}|for (?:consistency|readability|clarity|simplicity|performance|security|safety|maintainability)[^,]{0,60}|as a (?:general )?rule|in general|generally speaking|by convention|as always|note|important|where(?:ver)? possible|when(?:ever)? possible|if possible), (?<rest>.+)$/;
const LEAD_CONDITION =
  /^(?:when|whenever|if|where|wherever|while|unless|until|before|after|once|during|as soon as|only if|even if)\b/;

/** `no semicolons required` allows them. */
const NOT_NEEDED = /^no [^,;:.()]{1,80}? (?:is |are )?(?:needed|required|necessary|mandatory)$/;

/** Takes a place, purpose or condition off the beginning. */
function openSentence(words: string, codes: readonly string[]): Opened | NotCompiled {
  if (NOT_NEEDED.test(words)) {
    return { reason: 'it says that something is not needed', hint: 'forbid it: "Never use `x`"' };
  }
  const place = LEAD_PLACE.exec(words)?.groups;
  if (place !== undefined) {
    const { preposition = '', place: name = '', rest = '' } = place;
    const read = readPlace(name, codes);
    const isOutside = /^(?:outside|except)/.test(preposition);
    const scope = read === undefined ? undefined : isOutside ? excludePlace(EVERYWHERE, read) : read;
    if (scope !== undefined) {
      return { words: rest, scope };
    }
  }
  const purpose = LEAD_PURPOSE.exec(words)?.groups?.['rest'];
  if (purpose !== undefined) {
    return { words: purpose, scope: EVERYWHERE };
  }
  if (LEAD_CONDITION.test(words) && !/^(?:where|when|if) (?:possible|applicable)/.test(words)) {
    return {
      reason: 'it depends on a condition',
      hint: 'a rule without "when" or "if" can be checked: "Never use `x` in tests"',
    };
  }
  if (place !== undefined && place['preposition'] !== 'for') {
    return unknownPlace(place['place'] ?? '');
  }
  return { words, scope: EVERYWHERE };
}

function unknownPlace(_words: string): NotCompiled {
  return {
    reason: 'it names a place that is not a known folder, language or kind of file',
    hint: 'name a path or language: "Never use `x` in `src/api/`"',
  };
}

export function unknownForm(): NotCompiled {
  return {
    reason: 'its wording is not known',
    hint: 'word it as "Never use `x`", "Use `a` instead of `b`" or "Functions must …"',
  };
}

/** One main part: its directive, verb, object, and the limits at its end. */
function readPart(
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
    return named === undefined ? unknownForm() : joinEach(finish(named, codes, scope));
  }
  if ('reason' in head) {
    return head;
  }
  return joinEach(head.flatMap((one) => finish(one, codes, scope)));
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

/** What a colon or bracket tells in full: `use Rust API naming: snake_case for functions`. */
const SAYS_STYLE = /\b(?:naming|names?|styles?|conventions?|formatting|casing|guidelines?|standards?)$/;

/** A label that names several things: `classes/files`. */
const LISTED = /\/|,|&|\band\b/;

function joinEach(all: readonly (Said | NotCompiled)[]): readonly Said[] | NotCompiled {
  const said: Said[] = [];
  for (const one of all) {
    if (isUnread(one)) {
      return one;
    }
    said.push(one);
  }
  return said.length === 0 ? unknownForm() : said;
}

/** Takes exceptions, places, conditions and purposes off the end, then reads `a instead of b`. */
function finish(head: Head, codes: readonly string[], scope: Scope): readonly (Said | NotCompiled)[] {
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
  };
  const pair = pairOf(peeled.object, head);
  if (pair !== undefined) {
    return 'reason' in pair ? [pair] : [{ ...base, ...pair, polarity: 'forbidden' }];
  }
  return [{ ...base, polarity: peeled.polarity, object: peeled.object }];
}

/** `code in src/core` is a place, not a subject. */
function placeOfSubject(subject: string, codes: readonly string[]): Scope | undefined {
  const [, rest] =
    /^(?:(?:all|any|every|the|our|your|new) )*(?:code|files?|modules?|everything|anything|nothing|sources?)(?: (?:in|under|inside|within|of|from) (?<place>.+))?$/.exec(
      subject,
    ) ?? [];
  if (rest !== undefined) {
    return readPlace(rest, codes);
  }
  return /^(?:(?:all|any|every|the|our|your|new) )*(?:code|everything|anything|nothing)$/.test(subject)
    ? EVERYWHERE
    : undefined;
}

/** Verbs of what code does with other code, so that its subject can be where it stands: `tests must not call x`. */
const USING = /^(?:use|call|import|import from|access|reference|include|contain|instantiate|invoke|depend|rely)$/;

function placeOfUser(
  { subject, verb }: Head,
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

const TO_USE =
  /^(?:(?:please |always |just |instead,? |and |but |or |you (?:should|must) )*)(?:use|prefer|call|write|choose|go with|opt for|always use|always|favou?r|import|replace (?:it|them|with)|using)(?: |: )(?<instead>.+?)(?: instead)?$/;
/** ``Use `a`; `b` is deprecated`` */
const DEPRECATED =
  /^(?:the )?(?:old |older |legacy )?(?<thing>[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*)(?: [a-z]+)? (?:is|are) (?:now )?(?:deprecated|legacy|obsolete|banned|forbidden|discouraged|not allowed)$/;
const INSTEAD = /^instead,? (?:please )?(?:use |prefer |call |write )?(?<instead>.+)$/;
const EXCEPT =
  /^(?:but |and |or )*(?:except(?:ions?)?|unless|apart from|aside from|other than|excluding|with the exception of|save)(?: (?:for|are|is))?:? ?(?<rest>.*)$/;
const FINE =
  /^(?:but |and |or |it |they |that |this |these |those |is |are )*(?<before>.*?) ?(?:is|are|'s|'re)? ?(?:fine|ok|okay|allowed|acceptable|permitted|exempt|good|allowed only|only allowed|only acceptable)(?: (?<rest>.*))?$/;
const NEW_RULE =
  /^(?:and |but |or )*(?:never|not|do not|don't|no|avoid|must|should|always|use|prefer|ensure|make sure|only)\b/;
/** The end of a reason: `that is for users, not for this repository`. */
const CONTRASTS = /^not (?:this|that|these|the|a|an|our|your|its|for|because|just) (?!.*[\uE000-\uF8FF])/;
const LIMITS =
  /^(?:and |but |or )*(?:only|when|if|where|in|for|during|while|until|unless|within|inside|outside|on|at)\b/;
/** Words of an exception in an explanation. Errors are exceptions too, so that word alone says nothing. */
const EXCEPTION =
  /\b(?:unless|except|(?:the only|the|an|one|some) exceptions?|exceptions? (?:are|is|apply|applies)|exceptions?:|outside|apart from|other than|but|however|(?<!not )(?<!never )allowed|acceptable|fine|okay|ok|exempt|only in|only for)\b|\bonly$/;
const EXAMPLE =
  /^(?:e\.g\.?|i\.e\.?|for example|for instance|such as|like|example|see|especially|in particular|including|even)\b/;

function addSegments(
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
    /\b(?:fine|ok|okay|allowed|acceptable|permitted|exempt)\b/.test(words) && !/\bnot\b/.test(words)
      ? FINE.exec(words)?.groups
      : undefined;
  if (fine !== undefined) {
    return exceptFor(said, (fine['rest'] ?? '') || (fine['before'] ?? ''), codes);
  }
  const contrast = sign === 'bracket' ? contrastOf(last, words) : undefined;
  if (contrast !== undefined) {
    return [...said, contrast];
  }
  if (last.explanation !== undefined && CONTRASTS.test(words)) {
    return explain(said, words);
  }
  if (NEW_RULE.test(words) && sign !== 'bracket') {
    return addRule(said, words, codes, scope);
  }
  if (LIMITS.test(words)) {
    return limitLast(said, words, codes);
  }
  if (EXCEPTION.test(words)) {
    return { reason: 'its explanation may contain an exception', hint: 'put the exception as "…, except in tests"' };
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
    return joinEach(styles.flatMap((one) => finish(one, codes, narrowScope(last.scope, named) ?? last.scope)));
  }
  if (sign === 'colon' && last.polarity === 'required' && !isExample(words, codes)) {
    return joinColon(said, last, words);
  }
  return explain(said, words);
}

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

function isOneFile({ inside }: Scope): boolean {
  return inside.some(
    (place) => place.kind === 'paths' && place.globs.every((glob) => /^(?:\*\*\/)?[^*{]+\.\w+$/.test(glob)),
  );
}

/** A second rule in the sentence: `…; never use var`. */
function addRule(
  said: readonly Said[],
  words: string,
  codes: readonly string[],
  scope: Scope,
): readonly Said[] | NotCompiled {
  const plain = words.replace(/^(?:and |but |or )+/, '');
  const last = said.at(-1);
  // `to stay clear and avoid conflicts` is one purpose.
  if (last?.explanation?.startsWith('to ') === true && /^(?:avoid|prevent)\b/.test(plain)) {
    return explain(said, words);
  }
  const bare = /^(?:never|not) (?<thing>.+)$/.exec(plain)?.groups?.['thing'];
  const isThing = bare !== undefined && readHead(`never ${bare}`, undefined) === undefined;
  if (last?.polarity === 'required' && bare !== undefined && isThing) {
    // In ``use `icon` in `helper.rb`, never `b` ``, the file is where the first thing is, or where both count.
    if (/ (?:in|as|on|when|where) /.test(last.object) || isOneFile(last.scope)) {
      return {
        reason: 'what limits the first thing may limit the other one',
        hint: 'word it as "Use `a` instead of `b`"',
      };
    }
    const thing = peelThing(bare, last, codes);
    return thing === undefined
      ? [...said.slice(0, -1), { ...last, polarity: 'forbidden', object: bare, instead: last.object }]
      : [...said.slice(0, -1), { ...last, ...thing, polarity: 'forbidden', instead: last.object }];
  }
  const read = readPart(plain, codes, undefined, scope);
  if (isUnread(read)) {
    return /^(?:only|use|prefer|always)\b/.test(plain) && !EXCEPTION.test(plain) && !CONDITION.test(plain)
      ? explain(said, words)
      : read;
  }
  // `messages must be short and not end with a period`: the subject is that of the first rule.
  const subject = plain.startsWith('not ') ? (last?.subject ?? '') : '';
  return [...said, ...read.map((one) => (one.subject === '' ? { ...one, subject } : one))];
}

/** `never b outside config files`: where the second thing is ruled out. Undefined if it says nothing of that. */
function peelThing(
  bare: string,
  { verb, scope }: Said,
  codes: readonly string[],
): Pick<Said, 'object' | 'scope'> | undefined {
  const head: Head = {
    strength: 'must',
    polarity: 'forbidden',
    subject: '',
    verb,
    object: bare,
    directive: 'other',
    isOnly: false,
  };
  const peeled = peelTail(head, codes);
  const joined = 'reason' in peeled || peeled.object === bare ? undefined : narrowScope(scope, peeled.scope);
  return 'reason' in peeled || joined === undefined ? undefined : { object: peeled.object, scope: joined };
}

/** `use a (not b)` forbids `b` as well. What limits `a` limits `b`. */
function contrastOf(last: Said, words: string): Said | undefined {
  const { from, other } = CONTRAST.exec(words)?.groups ?? {};
  if (other === undefined || last.polarity !== 'required' || last.instead !== undefined || LIMITS.test(other)) {
    return undefined;
  }
  if (words.startsWith('no ') && HAS_CODE.test(other) && (HAS_CODE.test(last.object) || last.verb !== 'use')) {
    // `use f() (no await)` tells how `f` is called.
    return undefined;
  }
  const source = / from (?<source>[\uE000-\uF8FF])$/.exec(last.object)?.groups?.['source'];
  if (from !== undefined) {
    return source === undefined
      ? undefined
      : { ...last, polarity: 'forbidden', object: last.object.replace(source, other), instead: last.object };
  }
  const { strength, polarity, subject, verb } = last;
  const pair = pairOf(`${last.object}, not ${other}`, {
    strength,
    polarity,
    subject,
    verb,
    object: last.object,
    directive: 'other',
    isOnly: false,
  });
  return pair === undefined || 'reason' in pair ? undefined : { ...last, ...pair, polarity: 'forbidden' };
}

const CONTRAST =
  /^(?:and )?(?:(?:not|never)(?: use| using)?|avoid|no|do not use|don't use|instead of|rather than) (?:just )?(?<from>from )?(?<other>[^,;:]{1,80})$/;
const HAS_CODE = /[\uE000-\uF8FF]/u;

/** A limit after a comma or in brackets: `(in tests)`, `(where possible)`. */
function limitLast(said: readonly Said[], words: string, codes: readonly string[]): readonly Said[] | NotCompiled {
  if (
    /^(?:when|where|if|wherever|whenever) (?:possible|practical|applicable|feasible|appropriate|it makes sense|you can)$/.test(
      words,
    )
  ) {
    return said.map((one) => ({ ...one, strength: 'should' as const }));
  }
  const place = /^(?:only )?(?:in|for|within|inside|on) (?<place>.+)$/.exec(words)?.groups?.['place'];
  const read = place === undefined ? undefined : readPlace(place, codes);
  if (read === undefined) {
    return { reason: `a part of it limits it in a way that is not known: "${shown(words)}"` };
  }
  return mapScope(said, (scope) => narrowScope(scope, read));
}

/** Takes a place out of all that was said. */
function exceptFor(said: readonly Said[], words: string, codes: readonly string[]): readonly Said[] | NotCompiled {
  const place = words.replace(/^(?:only |for |in |inside |within |under |on |of )+/, '');
  const read = readPlace(place, codes);
  return read === undefined
    ? {
        reason: 'it has an exception other than a place',
        hint: 'name the place of the exception: "Never use `x`, except in tests"',
      }
    : mapScope(said, (scope) => excludePlace(scope, read));
}

function mapScope(said: readonly Said[], change: (scope: Scope) => Scope | undefined): readonly Said[] | NotCompiled {
  return joinEach(
    said.map((one) => {
      const scope = change(one.scope);
      return scope === undefined ? { reason: 'it names two places, and a check can take only one' } : { ...one, scope };
    }),
  );
}

function explain(said: readonly Said[], words: string): readonly Said[] {
  return said.map((one, index) =>
    index < said.length - 1
      ? one
      : { ...one, explanation: one.explanation === undefined ? words : `${one.explanation}; ${words}` },
  );
}

function shown(words: string): string {
  return words.replaceAll(/[\uE000-\uF8FF]/g, '`…`').slice(0, 60);
}
