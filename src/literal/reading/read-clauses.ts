import { listMaskedCodes, maskCodeSpans } from '../../guidelines/statements/code-spans.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import type { Statement, StatementPart } from '../../guidelines/statements/statements.ts';
import { quickly } from '../../text/expressions/quick-expressions.ts';
import { EVERYWHERE, type Clause, type NotCompiled } from '../types.ts';
import { BARE_IMPERATIVE, isBareImperative, isBelowDont, REPLACES } from './bare-imperatives.ts';
import { readGerundOfFault } from './gerunds.ts';
import { limitAll, TWO_PLACES } from './limit-clauses.ts';
import { quoteBareCode } from './markdown/bare-code.ts';
import { isWholeBan, withoutColon } from './markdown/example-colon.ts';
import { readExamples } from './markdown/examples.ts';
import { spellOptions } from './markdown/format-options.ts';
import { readRow, type Row } from './markdown/tables.ts';
import { writeUneditedItem } from './markdown/unedited-items.ts';
import { readCell } from './read-cell.ts';
import { readWordsOrParts } from './read-words.ts';
import {
  isAreaOfList,
  isAreaTitle,
  isTitleOfAllCode,
  isTopicOfList,
  isTopicTitle,
  joinDoubts,
  type Doubt,
} from './scope/doubts.ts';
import { readHeadings, readHeadingsOf, type HeadingScope } from './scope/heading-scope.ts';
import { impliedLanguages, languagesInstead, languagesOfOwner } from './scope/implied-languages.ts';
import { readLeadIns, type LeadIn } from './scope/lead-ins.ts';
import { narrowScope } from './scope/narrow-scope.ts';
import { readAddition, type Addition } from './sentences/additions.ts';
import { readCodeBans } from './sentences/code-bans.ts';
import { withoutIllustration } from './sentences/illustrations.ts';
import { isUnread, unknownForm, type Said, type Sentence } from './sentences/said.ts';
import { splitCondition } from './sentences/split-condition.ts';
import { readTitleList } from './title-lists.ts';
import { splitTopic, UNKNOWN_LABEL } from './topic-labels.ts';
import { rewordComponents, rewordHandlers } from './wordings/handled-errors.ts';
import { withoutPurpose } from './wordings/purposes.ts';
import { rewordSentence } from './wordings/rewordings.ts';
import { regex } from '../../text/regex.ts';

/** The clauses of a statement, or what kept them from being read. */
export type Reading = SentenceReading & {
  /** What has to be done whenever something is added. It counts if no family knows any other clause. */
  readonly addition?: Clause;
};

type SentenceReading =
  | {
      readonly kind: 'clauses';
      readonly clauses: readonly Clause[];
      /**
       * What may limit the clauses: a heading or introduction that is not understood. Only a check that says itself what it is
       * about is sure (`says-itself.ts`).
       */
      readonly doubt?: Doubt;
      /** What a part of the sentence forbids by itself. It counts if no family knows any of the clauses. */
      readonly parts?: readonly Clause[];
      /** Why the sentence as a whole is not read, if only a part of it is. */
      readonly why?: NotCompiled;
    }
  | { readonly kind: 'unread'; readonly why: NotCompiled };

/** What a statement stands beside. */
export interface Surroundings {
  /** The statement after it in the same guideline, which may take something back. */
  readonly next?: Statement | undefined;
  /** Its parts with what `these files` means (`antecedents.ts`), if it has such words. */
  readonly parts?: readonly StatementPart[] | undefined;
  /** Finds the path, with a name to fill in, that a step of the same list creates. */
  readonly findCreated?: () => string | undefined;
}

/** Longer sentences say more than can be read with certainty. */
const MAX_CHARACTERS = 500;
const MAX_SPANS = 100;

/**
 * The end of a sentence that goes on elsewhere, such as in the line below. A preposition ends one only behind code: "the
 * checks we rely on" is complete, "do not use `x` in" is not.
 */
const UNFINISHED = /(?:,| (?:or|and|nor|the|a|an)|[\uE000-\uF8FF] (?:in|on|for|of|with|to))$/u;

/** A tick before an order says that it is right. Before other words it may say that something is done. */
const TICK = /^(?:✅|✔|✓|☑)\uFE0F?\s*/u;
/** `hard code colors` */
const HARD_CODE = /\bhard (?=cod(?:e[ds]?|ing)\b)/g;
/** Courtesy changes nothing. */
const PLEASE = /^please,? (?=\S)/;

/** Reads what a statement requires and forbids. */
export function readClauses(statement: Statement, { next, parts, findCreated }: Surroundings = {}): Reading {
  const row = readRow(statement);
  if (row !== undefined && 'reason' in row) {
    return unread(row);
  }
  const { words, codes } = maskCodeSpans(quoteBareCode(spellOptions(parts ?? joinRow(row) ?? statement.parts)));
  if (words.length > MAX_CHARACTERS || codes.length > MAX_SPANS) {
    return unread({ reason: 'it is too long to be read with certainty', hint: 'divide it into short sentences' });
  }
  const [written = '', instead] = words
    .split(CELL_BORDER)
    .map((part) => plainWords(part).replace(/[\s.!。！．]+$/u, ''));
  const ordered = (EMPHASIZED_ORDER.test(statement.text) ? written.replace(/^do /, '') : written)
    .replace(PLEASE, '')
    .replaceAll(HARD_CODE, 'hard');
  const said = ordered.replace(TICK, '');
  const unticked = said !== ordered && isBareImperative(said) ? said : ordered;
  const own = statement.blocks.length > 0 || isWholeBan(unticked) ? withoutColon(unticked) : unticked;
  if (isBelowDont(statement) && REPLACES.test(own)) {
    return unread({ reason: 'it requires something below words that forbid' });
  }
  const plain =
    writeUneditedItem(own, statement) ??
    (isBelowDont(statement) && BARE_IMPERATIVE.test(own) && isBareImperative(own)
      ? `never ${own}`
      : (readGerundOfFault(statement, own) ??
        withoutPurpose(rewordComponents(rewordHandlers(own, codes), codes), codes)));
  const reading = readPlain({ statement, next, row, own, plain, instead }, codes);
  const addition = row === undefined ? readAddition(plain, statement) : undefined;
  return addition === undefined ? reading : { ...reading, addition: toAdded(addition, statement, codes, findCreated) };
}

/** A statement without its marks. */
interface PlainStatement {
  readonly statement: Statement;
  readonly next: Statement | undefined;
  readonly row: Row | undefined;
  /** Its words, and the same as an order without purposes. */
  readonly own: string;
  readonly plain: string;
  /** What a row of a table names as right. */
  readonly instead: string | undefined;
}

function readPlain(
  { statement, next, row, own, plain, instead }: PlainStatement,
  codes: readonly string[],
): SentenceReading {
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
    'reason' in leadRead
      ? [
          {
            why: leadRead,
            isTopic: statement.leadIns.every(isTopicOfList),
            isArea: statement.leadIns.every(isAreaOfList),
            isOfAllCode: statement.leadIns.every(isTitleOfAllCode),
          },
        ]
      : [];
  if (statement.isNext === true && !FORBIDS.test(own) && isBelowBan(statement, lead)) {
    return unread({
      reason: 'it may say what to do instead of the sentence before it',
      hint: 'write it as a bullet of its own, below words that do not forbid',
    });
  }
  const condition = splitCondition(plain);
  const whole = rewordSentence(condition?.rest ?? plain);
  const topic = row?.frame === undefined ? splitTopic(whole, codes) : undefined;
  if (topic !== undefined) {
    doubts.push({ why: UNKNOWN_LABEL, isTopic: true, isLabel: true });
  }
  const said =
    row?.frame === undefined
      ? (readTitleList(plain, [...statement.headings.map(({ title }) => title), ...statement.leadIns]) ??
        readWordsOrParts(topic ?? whole, codes, lead, plain === own ? statement.headings : []))
      : readCell(plain, codes, row.frame, instead);
  const bans =
    row === undefined && lead.frame === undefined && mayHaveBans(said)
      ? (readCodeBans(whole, codes) ?? readIllustrated(whole, codes, lead, statement))
      : undefined;
  if (isUnread(said) && bans === undefined) {
    return unread(said);
  }
  const headingsRead = readHeadingsOf(statement.headings, plain);
  if (headingsRead.kind === 'unread') {
    doubts.push({
      why: headingsRead.why,
      isTopic: statement.headings.every(
        ({ title, depth }) => isTopicTitle(title) || (depth === 1 && isAreaTitle(title)),
      ),
      isArea: statement.headings.every(({ title }) => isAreaTitle(title)),
      isOfAllCode: statement.headings.every(({ title, depth }) => depth === 1 || isTitleOfAllCode(title)),
      known: headingsRead.known,
    });
  }
  const headings: Extract<HeadingScope, { readonly kind: 'scope' }> =
    headingsRead.kind === 'unread' ? { kind: 'scope', scope: headingsRead.known } : headingsRead;
  const [doubt] = doubts;
  if (
    doubt !== undefined &&
    row?.frame === undefined &&
    doubts.some(({ isLabel }) => isLabel !== true) &&
    !DIRECTS.test(plain)
  ) {
    return unread(doubt.why);
  }
  if (headings.showsFaults === true && row?.frame === undefined && !FORBIDS.test(plain) && !CORRECTS.test(plain)) {
    return unread({
      reason: 'it stands below a heading of faults, and may describe one',
      hint: 'begin with "Never" or "Avoid"',
    });
  }
  const outer = narrowScope(headings.scope, lead.scope);
  const limit = (some: Sentence): Sentence =>
    isUnread(some) ? some : outer === undefined ? TWO_PLACES : limitAll(some, outer, next, codes);
  const limited = limit(said);
  const limitedBans = bans === undefined || condition !== undefined ? [] : limit(bans);
  const banned = isUnread(limitedBans) ? [] : limitedBans.map((one) => toClause(one, statement, codes));
  return isUnread(limited) && banned.length === 0
    ? unread(limited)
    : {
        kind: 'clauses',
        ...(doubt === undefined ? {} : { doubt: joinDoubts(doubt, doubts) }),
        clauses: (isUnread(limited) ? [] : limited).map((one) => ({
          ...toClause(one, statement, codes),
          ...(condition === undefined ? {} : { whenever: condition.whenever }),
        })),
        ...(banned.length === 0 ? {} : { parts: banned }),
        ...(isUnread(limited) ? { why: limited } : {}),
      };
}

/** What is said without the examples at its end. */
function readIllustrated(
  whole: string,
  codes: readonly string[],
  lead: LeadIn,
  { headings }: Statement,
): readonly Said[] | undefined {
  const rule = withoutIllustration(whole);
  const said = rule === undefined ? undefined : readWordsOrParts(rewordSentence(rule), codes, lead, headings);
  return said === undefined || isUnread(said) ? undefined : said;
}

/** Whether the introduction of its list or the heading above it forbids what its items say. */
function isBelowBan(statement: Statement, { frame }: LeadIn): boolean {
  const heading = readHeadings(statement.headings);
  return (
    frame?.polarity === 'forbidden' ||
    isBelowDont(statement) ||
    (heading.kind === 'scope' && heading.polarity === 'forbidden')
  );
}

function toAdded(
  addition: Addition,
  statement: Statement,
  codes: readonly string[],
  findCreated: Surroundings['findCreated'],
): Clause {
  // "Register the plugin in `a.ts`" is about the one that a step before it creates.
  const created = addition.isStep || addition.what.startsWith('the ') ? findCreated?.() : undefined;
  const said: Said = {
    polarity: 'required',
    strength: /\bshould\b/i.test(statement.text) ? 'should' : 'must',
    subject: '',
    verb: 'update',
    object: addition.targets,
    scope: EVERYWHERE,
  };
  return {
    ...toClause(said, statement, codes),
    added: { ...addition, ...(created === undefined ? {} : { created }) },
  };
}

/** ``DO use `a`; DON'T call `b()` `` */
const EMPHASIZED_ORDER = quickly(/^[^\p{L}]*DO (?!NOT\b|N['’]T\b)\p{Ll}/u);

/** Whether the sentence is read, or only its words are unknown. Any other reason may hold for a part of it as well. */
function mayHaveBans(said: Sentence): boolean {
  return !isUnread(said) || said === UNKNOWN_LABEL || said.reason === unknownForm().reason;
}

/** A statement that says itself that it is an order, whatever stands above it. */
const DIRECTS = regex()`
  ^[a-z ]{3,30}: [\uE000-\uF8FF](?: \(|$)
  |\b(?:
    never|do not|don't|must|always|avoid|instead of|rather than|not|no|forbidden|prohibited|banned|only|should
    |prefer|required
  )\b
  |^(?:use|replace|name|prefix|keep|follow|write|document|sort|place|put)[ ]
`;

const FORBIDS = regex('u')`
  ^[^\p{L}]*(?:never|do not|don't|avoid|must not|should not|no) |(?:[;:.]| [-–—]) (?:never|do not|don't|must not) |
  ^(?!\p{L}+ing\b).*\bmust (?:always|never|not)[ ]
`;

/** ``use `a`, not `b` ``: what is right, also below a heading of faults. */
const CORRECTS = regex('u')`
  ^(?:always |please )?(?:use|prefer|call|import) (?:the )?[\uE000-\uF8FF](?: [a-z]+)?,? (?:and )?
    (?:not|never|instead of|rather than|over) [\uE000-\uF8FF]
  |^(?:always |please )?(?:use|prefer|call|import) [^.:;]{3,60}(?:,| [-–—]| \() ?(?:not|never)[ ]
    (?:raw |direct |bare |plain )?[\uE000-\uF8FF]
`;

/** A character that words of Markdown do not have. */
const CELL_BORDER = '\u0000';

/** What is wrong and what is right as one text, so that their code is masked together. */
function joinRow(row: Row | undefined): Statement['parts'] | undefined {
  return row?.instead === undefined
    ? row?.parts
    : [...row.parts, { kind: 'words', value: CELL_BORDER }, ...row.instead];
}

function unread(why: NotCompiled): SentenceReading {
  return { kind: 'unread', why };
}

function toClause(said: Said, statement: Statement, codes: readonly string[]): Clause {
  const written = listMaskedCodes(`${said.object}${said.instead ?? ''}`, codes);
  const implied =
    said.scope.languages === undefined
      ? (impliedLanguages(written) ?? languagesOfOwner(said.object))
      : languagesInstead(written, said.scope.languages);
  return {
    statement,
    ...said,
    codes,
    scope: implied === undefined ? said.scope : { ...said.scope, languages: implied },
    examples: readExamples(statement),
  };
}
