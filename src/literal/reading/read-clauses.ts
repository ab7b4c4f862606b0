import { listMaskedCodes, maskCodeSpans } from '../../guidelines/statements/code-spans.ts';
import { shortTitle, takesBack } from '../../guidelines/claims/limits.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import type { Statement, StatementPart } from '../../guidelines/statements/statements.ts';
import { EVERYWHERE, type Clause, type NotCompiled, type Scope } from '../types.ts';
import { quoteBareCode } from './markdown/bare-code.ts';
import { withoutColon } from './markdown/example-colon.ts';
import { readExamples } from './markdown/examples.ts';
import { splitCondition } from './sentences/split-condition.ts';
import { isAreaTitle, isTopicOfList, isTopicTitle, joinDoubts, type Doubt } from './scope/doubts.ts';
import { readHeadings, readHeadingsOf, type HeadingScope } from './scope/heading-scope.ts';
import { impliedLanguages } from './scope/implied-languages.ts';
import { readLabel } from './scope/labels.ts';
import { readLeadIns, type LeadIn } from './scope/lead-ins.ts';
import { readForeign } from './wordings/other-languages.ts';
import { excludePlace, narrowScope, readPlace } from './scope/places.ts';
import type { Frame } from './heads/read-head.ts';
import { rewordSentence } from './wordings/rewordings.ts';
import { readRow, type Row } from './markdown/tables.ts';
import { translateSentence } from './wordings/translations.ts';
import { baseVerb } from './heads/verbs.ts';
import { readPartRules } from './sentences/part-rules.ts';
import { readSentence } from './sentences/read-sentence.ts';
import { isUnread, unknownForm, type Said } from './sentences/said.ts';

/** The clauses of a statement, or what kept them from being read. */
export type Reading =
  | {
      readonly kind: 'clauses';
      readonly clauses: readonly Clause[];
      /**
       * What may limit the clauses: a heading or introduction that is not understood. Only a check that says itself what it is
       * about is sure (`says-itself.ts`).
       */
      readonly doubt?: Doubt;
    }
  | { readonly kind: 'unread'; readonly why: NotCompiled };

/** What a statement stands beside. */
export interface Surroundings {
  /** The statement after it in the same guideline, which may take something back. */
  readonly next?: Statement | undefined;
  /** Its parts with what `these files` means (`antecedents.ts`), if it has such words. */
  readonly parts?: readonly StatementPart[] | undefined;
}

/** Longer sentences say more than can be read with certainty. */
const MAX_CHARACTERS = 500;
const MAX_SPANS = 100;

/**
 * The end of a sentence that goes on elsewhere, such as in the line below. A preposition ends one only behind code: "the
 * checks we rely on" is complete, "do not use `x` in" is not.
 */
const UNFINISHED = /(?:,| (?:or|and|nor|the|a|an)|[\uE000-\uF8FF] (?:in|on|for|of|with|to))$/u;

/** Reads what a statement requires and forbids. */
export function readClauses(statement: Statement, { next, parts }: Surroundings = {}): Reading {
  const row = readRow(statement);
  if (row !== undefined && 'reason' in row) {
    return unread(row);
  }
  const { words, codes } = maskCodeSpans(quoteBareCode(parts ?? joinRow(row) ?? statement.parts));
  if (words.length > MAX_CHARACTERS || codes.length > MAX_SPANS) {
    return unread({ reason: 'it is too long to be read with certainty', hint: 'divide it into short sentences' });
  }
  const [written = '', instead] = words
    .split(CELL_BORDER)
    .map((part) => plainWords(part).replace(/[\s.!。！．]+$/u, ''));
  const own = statement.blocks.length > 0 ? withoutColon(written) : written;
  if (isBelowDont(statement) && REPLACES.test(own)) {
    return unread({ reason: 'it requires something below words that forbid' });
  }
  const plain = isBelowDont(statement) && BARE_IMPERATIVE.test(own) && isBareImperative(own) ? `never ${own}` : own;
  if (plain.endsWith('?')) {
    return unread({ reason: 'it is a question' });
  }
  if (UNFINISHED.test(plain)) {
    return unread({ reason: 'it is not complete' });
  }
  if (/[:：]$/u.test(plain) && rewordSentence(plain) === plain) {
    return unread({ reason: 'it only introduces what is below it' });
  }
  const leadRead = readLeadIns(statement.leadIns);
  const lead: LeadIn = 'reason' in leadRead ? { scope: EVERYWHERE } : leadRead;
  const doubts: Doubt[] =
    'reason' in leadRead ? [{ why: leadRead, isTopic: statement.leadIns.every(isTopicOfList) }] : [];
  const condition = splitCondition(plain);
  const whole = rewordSentence(condition?.rest ?? plain);
  const topic = row?.frame === undefined ? splitTopic(whole, codes) : undefined;
  if (topic !== undefined) {
    doubts.push({ why: UNKNOWN_LABEL, isTopic: true, isLabel: true });
  }
  const said =
    row?.frame === undefined
      ? readWordsOrParts(topic ?? whole, codes, lead, plain === own ? statement.headings : [])
      : readCell(plain, codes, row.frame, instead);
  if (isUnread(said)) {
    return unread(said);
  }
  const headingsRead = readHeadingsOf(statement.headings, plain);
  if (headingsRead.kind === 'unread') {
    doubts.push({
      why: headingsRead.why,
      isTopic: statement.headings.every(({ title }) => isTopicTitle(title)),
      isArea: statement.headings.every(({ title }) => isAreaTitle(title)),
    });
  }
  const headings = headingsRead.kind === 'unread' ? NO_HEADINGS : headingsRead;
  const [doubt] = doubts;
  if (
    doubt !== undefined &&
    row?.frame === undefined &&
    doubts.some(({ isLabel }) => isLabel !== true) &&
    !DIRECTS.test(plain)
  ) {
    return unread(doubt.why);
  }
  if (headings.showsFaults === true && !FORBIDS.test(plain)) {
    return unread({
      reason: 'it stands below a heading of faults, and may describe one',
      hint: 'begin with "Never" or "Avoid"',
    });
  }
  const outer = narrowScope(headings.scope, lead.scope);
  const limited = outer === undefined ? TWO_PLACES : limitAll(said, outer, next, codes);
  return isUnread(limited)
    ? unread(limited)
    : {
        kind: 'clauses',
        ...(doubt === undefined ? {} : { doubt: joinDoubts(doubt, doubts) }),
        clauses: limited.map((one) => ({
          ...toClause(one, statement, codes),
          ...(condition === undefined ? {} : { whenever: condition.whenever }),
        })),
      };
}

const UNKNOWN_LABEL: NotCompiled = {
  reason: 'its label may limit where it counts',
  hint: 'begin with the rule: "In tests, never use `x`"',
};

/**
 * What follows a label that is not understood, if it is an order and the label only names a topic: `SDK isolation: never use x`.
 * Only a check that says itself what it is about is sure then.
 */
function splitTopic(plain: string, codes: readonly string[]): string | undefined {
  const { label = '', rest = '' } = LABELLED_ORDER.exec(plain)?.groups ?? {};
  return rest !== '' && readLabel(plain, codes) === undefined && isTopicOfList(label) && !NO_TOPIC.test(label)
    ? rewordSentence(rest)
    : undefined;
}

const LABELLED_ORDER = /^(?<label>[a-z][a-z0-9/& '’-]{1,40}): (?<rest>\S.+)$/s;
/** Labels of what describes, or of what went wrong; the width of a tab is how editors show it. */
const NO_TOPIC =
  /\b(?:problem|solution|cause|symptom|analysis|purpose|alternative|impact|detection|note|workaround|fix|why|reason|step|phase|option|migration|upgrade|example|goal|task|question|answer|result|output|input|usage|user|role|risk|issue|error|warning|benefit|description|location|trigger|status|current|today|before|after|action|check|verify|learning|priority|severity)s?\b|\btab (?:width|size|stop)s?$|^(?:if|when|unless|until|while|for|in|on|at|to|with)\b/;

/** Below a heading `Don't`, `use x` is what nobody should do. */
function isBelowDont({ headings, leadIns, cells }: Statement): boolean {
  const title = plainWords(shortTitle(headings.at(-1)?.title ?? '')).replaceAll(/^[^\p{L}]+|[^\p{L}']+$/gu, '');
  return (
    leadIns.length === 0 &&
    cells === undefined &&
    /^(?:do not|don'?ts?|never(?: do(?: this)?)?|must not|what not to do)$/.test(title)
  );
}

/** `use a instead of b` below `Don't` forbids `a` or `b`. */
const REPLACES = /^(?!never|do not|don't|avoid|no )[a-z]+ .*\b(?:instead of|rather than)\b/;

const BARE_IMPERATIVE =
  /^(?:use|add|write|create|call|import|commit|edit|modify|skip|catch|throw|log|hard-?code|mix|nest|put|leave|ignore|swallow|mutate|disable|suppress|expose|return|define|declare|omit|bypass|introduce|export|access|store|place|rely) (?!.*\b(?:instead|rather than)\b)/;

const NO_HEADINGS: Extract<HeadingScope, { readonly kind: 'scope' }> = { kind: 'scope', scope: EVERYWHERE };

/** A statement that says itself that it is an order, whatever stands above it. */
const DIRECTS =
  /\b(?:never|do not|don't|must|always|avoid|instead of|rather than|not|no|forbidden|prohibited|only|should|prefer|required)\b|^(?:use|replace|name|prefix|keep|follow|write|document|sort|place|put) /;

const FORBIDS = /^[^\p{L}]*(?:never|do not|don't|avoid|must not|should not|no) /u;

/** A character that words of Markdown do not have. */
const CELL_BORDER = '\u0000';

/** What is wrong and what is right as one text, so that their code is masked together. */
function joinRow(row: Row | undefined): Statement['parts'] | undefined {
  return row?.instead === undefined
    ? row?.parts
    : [...row.parts, { kind: 'words', value: CELL_BORDER }, ...row.instead];
}

/** The cell of a column that says whether it is wrong or right. */
function readCell(
  plain: string,
  codes: readonly string[],
  frame: Frame,
  instead: string | undefined,
): readonly Said[] | NotCompiled {
  const words = plain.replace(LEADING_MARKS, '');
  const read = readSentence(words, codes, frame);
  if (isUnread(read)) {
    return read;
  }
  const [only, ...more] = frame.polarity === 'forbidden' ? read.map(forbid) : read;
  if (only !== undefined && more.length > 0 && instead === undefined && frame.polarity === 'required') {
    return read;
  }
  if (only === undefined || more.length > 0) {
    return { reason: 'a cell of its table says more than one thing' };
  }
  return [
    {
      ...only,
      ...(instead === undefined || instead === ''
        ? {}
        : { instead: instead.replace(LEADING_MARKS, '').replace(/^use (?=\S)/, '') }),
    },
  ];
}

const LEADING_MARKS = /^(?:[❌✗✘🚫⛔✖✅✔✓☑]\uFE0F?\s*)+/u;

/** A bare imperative where what is wrong stands: `use inline styles`. */
function forbid(said: Said): Said {
  return { ...said, polarity: 'forbidden' };
}

function unread(why: NotCompiled): Reading {
  return { kind: 'unread', why };
}

const TWO_PLACES: NotCompiled = {
  reason: 'it, its heading or its list name two places, and a check can take only one',
};

/** The whole sentence, or what forbids something by itself in a sentence of several rules. */
function readWordsOrParts(
  plain: string,
  codes: readonly string[],
  lead: LeadIn,
  headings: Statement['headings'],
): readonly Said[] | NotCompiled {
  const whole = readWords(plain, codes, lead, headings);
  const isOpen = isUnread(whole) && (whole === UNKNOWN_LABEL || whole.reason === unknownForm().reason);
  const parts = isOpen && lead.frame === undefined ? readPartRules(plain, codes) : undefined;
  return parts ?? whole;
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
    const { thing = '', verb = '', folder } = generated;
    return readSentence(
      `never ${verb} ${folder === undefined ? '' : 'files in '}${thing}${folder ?? ''} directly`,
      codes,
      undefined,
    );
  }
  const labelled = readLabel(plain, codes);
  if (labelled === undefined) {
    return UNKNOWN_LABEL;
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
    return limitEach(read.map(forbid), labelled.scope);
  }
  if (above?.polarity === 'forbidden' && read.some(({ polarity }) => polarity === 'required')) {
    return { reason: 'it requires something below words that forbid' };
  }
  return limitEach(nounAdded(read, lead), labelled.scope);
}

/** A sentence of another language than English, if all of its words are known. */
function readTranslated(words: string, codes: readonly string[]): readonly Said[] | undefined {
  const english = translateSentence(words);
  const read = english === undefined ? undefined : readSentence(english, codes, undefined);
  return read === undefined || isUnread(read) ? undefined : read;
}

const CODES = '[\\uE000-\\uF8FF](?:(?:, | and |, and | or | \\/ )[\\uE000-\\uF8FF])*';
/** `` `dist/` — built files, do not edit ``: what stands before the dash or bracket is what must not be edited. */
const GENERATED = new RegExp(
  `^(?:(?!files? (?:in|under) )(?:[a-z]+ ){1,3}?(?:(?:in|under|files?) )?)?(?<thing>${CODES})(?: files?|(?<folder> (?:folders?|director(?:y|ies))))?(?:\\s?[-–—:(]\\s?|,? (?:is|are|contains?) ).{0,160}?\\b(?:never|do not|don't|not to be|must not be|should not be)(?: manually| hand-?| directly)? ?(?<verb>edit|modify|touch|change)(?:ed|ied|d)?(?: (?:it|this|them|directly|manually|by hand|these files|this file|these|this folder|this directory))*(?: ?[-–—;,:] ?(?!.*\\b(?:unless|except|if|when|without|only)\\b).{1,120})?[).]*$`,
);

/** `❌ a ✅ b` on one line. */
const MARKED_PAIR =
  /^(?:❌|✗|✘|🚫|⛔)\uFE0F? ?(?:bad|wrong|don't|avoid)?:? ?(?<wrong>[^✅✔✓❌✗✘🚫⛔]+?)[\s,;|→–-]*(?:✅|✔|✓)\uFE0F? ?(?:good|right|correct|do)?:? ?(?<right>[^✅✔✓❌✗✘🚫⛔]+)$/u;
const INNER_MARK = /\S\s*(?:❌|✗|✘|🚫|⛔|✅)/u;

/** `edit generated files` below `Never:`. Words such as `use a instead of b` require something there too. */
function isForbiddenAction(read: readonly Said[], words: string): boolean {
  return (
    isBareImperative(words) &&
    read.every(
      ({ polarity, subject, verb, instead }) =>
        polarity === 'required' && subject === '' && verb !== '' && instead === undefined,
    )
  );
}

function isBareImperative(words: string): boolean {
  return (
    !/^(?:always|must|should|prefer|ensure|make sure|only|instead)\b/.test(words) &&
    !/\b(?:must|should|instead|rather)\b/.test(words)
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

function limitEach(said: readonly Said[], scope: Scope | undefined): readonly Said[] | NotCompiled {
  if (scope === undefined) {
    return said;
  }
  const limited = said.flatMap((one) => {
    const joined = narrowScope(scope, one.scope);
    return joined === undefined ? [] : [{ ...one, scope: joined }];
  });
  return limited.length === said.length ? limited : TWO_PLACES;
}

/** Limits clauses by what stands above the statement and after it. */
function limitAll(
  said: readonly Said[],
  outer: Scope,
  next: Statement | undefined,
  codes: readonly string[],
): readonly Said[] | NotCompiled {
  const limited = limitEach(said, outer);
  if (isUnread(limited) || next === undefined || isOwnRule(next, codes) || !takesBack(next, codes)) {
    return limited;
  }
  const place =
    /^(?:except(?:ions?)?|but|the only exceptions?|this does not apply)(?: (?:is|are))?:? (?:for |in |to |inside |within )*(?<place>.+?)[.!]*$/.exec(
      plainWords(next.text),
    )?.groups?.['place'];
  const read = place === undefined ? undefined : readPlace(place, []);
  const without =
    read === undefined
      ? []
      : limited.flatMap((one) => {
          const scope = excludePlace(one.scope, read);
          return scope === undefined ? [] : [{ ...one, scope }];
        });
  return without.length === limited.length
    ? without
    : {
        reason: 'the statement after it takes something back',
        hint: 'put the exception into the sentence: "…, except in tests"',
      };
}

/** `Only surround parameters …` is a rule about something else, unlike `Only in scripts` or `Only use it in scripts`. */
function isOwnRule({ text, parts }: Statement, codes: readonly string[]): boolean {
  const who = /^only [^a-z]{0,3}(?:the )?`[^`]+`[^,;:]{0,60} (?:may|should|can|must) [a-z]/i.test(text);
  const isShared = parts.some(({ kind, value }) => kind === 'code' && codes.includes(value));
  if (who && !isShared) {
    return true;
  }
  const verb = /^only (?<verb>[a-z]+) (?!it\b|them\b|this\b|these\b|that\b|so\b)/i.exec(text)?.groups?.['verb'];
  return verb !== undefined && baseVerb(verb.toLowerCase()) !== undefined && !isShared;
}

function toClause(said: Said, statement: Statement, codes: readonly string[]): Clause {
  const implied =
    said.scope.languages === undefined
      ? impliedLanguages(listMaskedCodes(`${said.object}${said.instead ?? ''}`, codes))
      : undefined;
  return {
    statement,
    ...said,
    codes,
    scope: implied === undefined ? said.scope : { ...said.scope, languages: implied },
    examples: readExamples(statement),
  };
}
