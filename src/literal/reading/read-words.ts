import { quickly } from '../../text/expressions/quick-expressions.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import type { Clause, NotCompiled } from '../types.ts';
import { isBareImperative } from './bare-imperatives.ts';
import type { Frame } from './heads/read-head.ts';
import { limitEach } from './limit-clauses.ts';
import { forbid, readCell } from './read-cell.ts';
import { readHeadings } from './scope/heading-scope.ts';
import { readLabel, type Labelled } from './scope/labels.ts';
import type { LeadIn } from './scope/lead-ins.ts';
import { readBanLabel } from './sentences/ban-labels.ts';
import { readInnerBans } from './sentences/inner-bans.ts';
import { readPairList } from './sentences/pair-lists.ts';
import { readPartRules } from './sentences/part-rules.ts';
import { readSentence } from './sentences/read-sentence.ts';
import { isUnread, unknownForm, type Said } from './sentences/said.ts';
import { UNKNOWN_LABEL } from './topic-labels.ts';
import { readForeign, withoutForeignLabel } from './wordings/other-languages.ts';
import { rewordSentence } from './wordings/rewordings.ts';
import { translateSentence } from './translations/translations.ts';
import { regex } from '../../text/regex.ts';

/** The whole sentence, or what forbids something by itself in a sentence of several rules. */
export function readWordsOrParts(
  plain: string,
  codes: readonly string[],
  lead: LeadIn,
  headings: Statement['headings'],
): readonly Said[] | NotCompiled {
  const pairs = lead.frame === undefined ? readPairList(plain, codes) : undefined;
  if (pairs !== undefined) {
    return pairs;
  }
  const whole = readWords(plain, codes, lead, headings);
  const isOpen = isUnread(whole) && (whole === UNKNOWN_LABEL || whole.reason === unknownForm().reason);
  const parts = isOpen && lead.frame === undefined ? readPartRules(plain, codes) : undefined;
  return parts ?? (isUnread(whole) && lead.frame === undefined ? readInnerBans(plain) : undefined) ?? whole;
}

function readWords(
  plain: string,
  codes: readonly string[],
  lead: LeadIn,
  headings: Statement['headings'],
): readonly Said[] | NotCompiled {
  const pair = MARKED_PAIR.exec(plain)?.groups;
  if (pair !== undefined) {
    return readCell(pair['wrong'] ?? '', codes, { polarity: 'forbidden', strength: 'must', verb: '' }, pair['right']);
  }
  if (INNER_MARK.test(plain)) {
    return { reason: 'it has marks such as ❌ inside' };
  }
  const generated = GENERATED.exec(plain)?.groups;
  if (generated !== undefined) {
    const { thing = '', verb = '', folder, files = '' } = generated;
    return readSentence(
      `never ${verb} ${folder === undefined ? '' : 'files in '}${thing}${folder ?? files} directly`,
      codes,
      undefined,
    );
  }
  const banned = lead.frame === undefined ? readBanLabel(plain.replace(MARKS, ''), codes) : undefined;
  if (banned !== undefined) {
    return banned;
  }
  const bare = readLabel(withoutForeignLabel(plain), codes);
  if (bare === undefined) {
    return readTranslated(plain, codes) ?? UNKNOWN_LABEL;
  }
  const labelled = bare.frame === undefined && bare.words !== plain ? withKnownWords(bare) : bare;
  const wrong = labelled.frame?.polarity === 'forbidden' ? WRONG_CHOICE.exec(labelled.words)?.groups : undefined;
  if (wrong !== undefined) {
    return readSentence(`use ${wrong['right'] ?? ''} instead of ${wrong['wrong'] ?? ''}`, codes, undefined);
  }
  const heading = readHeadings(headings);
  const above = lead.frame ?? (heading.kind === 'scope' ? frameOfHeading(heading.polarity) : undefined);
  if (labelled.frame !== undefined && above !== undefined && labelled.frame.polarity !== above.polarity) {
    return { reason: 'its mark and the words above it do not agree' };
  }
  const named = labelled.frame ?? above;
  const frame = named?.verb === '' && above !== undefined ? above : named;
  const foreign = readForeign(labelled.words);
  const read =
    foreign === undefined || isUnread(foreign)
      ? (readTranslated(labelled.words, codes) ?? foreign ?? readSentence(labelled.words, codes, frame))
      : foreign;
  if (isUnread(read)) {
    return read;
  }
  if (labelled.frame?.polarity === 'forbidden' && read.every(({ polarity }) => polarity === 'required')) {
    const [only, ...more] = read;
    return only === undefined || more.length > 0 || !isBareImperative(labelled.words)
      ? { reason: 'it requires something after a mark that forbids' }
      : limitEach([forbid(only)], labelled.scope);
  }
  if (above?.asks === 'action' && above.polarity === 'forbidden' && isForbiddenAction(read, labelled.words)) {
    const [first, ...others] = read;
    // ``Use `a` directly - use `b` ``: the second one is what to do instead.
    const instead = first !== undefined && others.length > 0 && SAYS_WHAT_INSTEAD.test(labelled.words) ? others : [];
    return limitEach(read.filter((one) => !instead.includes(one)).map(forbid), labelled.scope);
  }
  if (above?.polarity === 'forbidden' && read.some(({ polarity }) => polarity === 'required')) {
    return { reason: 'it requires something below words that forbid' };
  }
  return limitEach(nounAdded(read, lead), labelled.scope);
}

/** A label such as `testing:` says nothing by itself. The words after it may be in another form: `every fix needs a test`. */
function withKnownWords(labelled: Labelled): Labelled {
  return { ...labelled, words: rewordSentence(labelled.words) };
}

/** A sentence of another language than English, if all of its words are known. */
function readTranslated(words: string, codes: readonly string[]): readonly Said[] | undefined {
  const english = translateSentence(words);
  const read = english === undefined ? undefined : readSentence(english, codes, undefined);
  return read === undefined || isUnread(read) ? undefined : read;
}

const CODES = '[\\uE000-\\uF8FF](?:(?:, | and |, and | or | \\/ )[\\uE000-\\uF8FF])*';
/** `` `dist/` — built files, do not edit ``: what stands before the dash or bracket is what must not be edited. */
const GENERATED = quickly(
  regex()`
    ^(?:(?!files? (?:in|under) )(?:(?!from |by |with |via |using |out |of )[a-z]+ ){1,3}?(?:(?:in|under|files?) )?)?
      (?<thing>${CODES})(?:(?<files> files?)|(?<folder> (?:folders?|director(?:y|ies))))?
      (?:\s?[-–—:(]\s?|,? (?:is|are|contains?) )(?:(?![\uE000-\uF8FF],? (?:is|are) ).){0,160}?\b
      (?:never|do not|don't|not to be|must not be|should not be)(?: manually| hand-?| directly)? ?
      (?<verb>edit|modify|touch|change)(?:ed|ied|d)?(?: or (?:commit|edit|modify|touch|delete)(?:ed|ted|ied|d)?)?
      (?: (?:it|this|them|directly|manually|by hand|these files|this file|these|this folder|this directory))*
      (?: ?[-–—;,:] ?(?!.*\b(?:unless|except|if|when|without|only)\b).{1,120})?[).]*$
  `,
);

/** A cross before a ban forbids it again: `❌ no x`. */
const MARKS = /^(?:❌|✗|✘|🚫|⛔)\uFE0F?\s*/u;

/** `❌ a ✅ b` on one line. */
const MARKED_PAIR = regex('u')`
  ^(?:❌|✗|✘|🚫|⛔)\uFE0F? ?(?:bad|wrong|don't|avoid)?:? ?(?<wrong>[^✅✔✓❌✗✘🚫⛔]+?)[\s,;|→–-]*(?:✅|✔|✓)\uFE0F? ?
    (?:good|right|correct|do)?:? ?(?<right>[^✅✔✓❌✗✘🚫⛔]+)$
`;
const INNER_MARK = /\S\s*(?:❌|✗|✘|🚫|⛔|✅)/u;

/** `❌ use a instead of b`: the second one is right. */
const WRONG_CHOICE =
  /^(?:use|using|call|calling|write|writing|import|importing) (?<wrong>[^,;:.]{1,60}?) (?:instead of|rather than|in place of) (?<right>[^,;:.]{1,60})$/;

/** `edit generated files` below `Never:`. Words such as `use a instead of b` require something there too. */
const SAYS_WHAT_INSTEAD = /(?:[;:.]| [-–—]) ?(?:always |please |instead,? )?(?:use|prefer|call|choose) /;

function isForbiddenAction(read: readonly Said[], words: string): boolean {
  return (
    isBareImperative(words) &&
    read.every(
      ({ polarity, subject, verb, instead }) =>
        polarity === 'required' && subject === '' && verb !== '' && instead === undefined,
    )
  );
}

function frameOfHeading(polarity: Clause['polarity'] | undefined): Frame | undefined {
  return polarity === undefined
    ? undefined
    : { polarity, strength: polarity === 'forbidden' ? 'must' : 'should', verb: '' };
}

/** Below `Never use the following imports:`, an item that is code alone is an import. */
function nounAdded(said: readonly Said[], { noun }: LeadIn): readonly Said[] {
  return noun === undefined
    ? said
    : said.map((one) => (/^[\uE000-\uF8FF]$/.test(one.object) ? { ...one, object: `${one.object} ${noun}` } : one));
}
