import { proseWords } from '../../text/words.ts';
import { ASKS_FOR_TESTS, ASKS_TO_LOOK, DESCRIBES, FINDS_NOTHING, INTRODUCES_RULE, PRAISES } from './phrases.ts';
import { CODE, readClauses } from './read-sentences.ts';
import { FAULT_WORDS, GENERAL_WORDS, TURNING_WORDS } from './vocabulary.ts';

/** The parts of a finding that decide whether it reports something. */
export interface ReportedText {
  readonly title: string;
  readonly body: string;
  /** The words of the cited statement. */
  readonly cited?: string | undefined;
  /** The line of code that the finding is about. */
  readonly quote?: string | undefined;
}

type Clause = 'praise' | 'request' | 'description' | 'rule' | 'topic';

/**
 * Says why a finding reports nothing, as a clause: it only praises, asks to verify, restates its guideline, or describes the
 * change. A finding is taken for useless only if each of its clauses is; one clause that may name a fault keeps it.
 *
 * @returns undefined if the finding may report something
 */
export function whyUseless(text: ReportedText): string | undefined {
  const body = readClauses(text.body);
  const title = readClauses(text.title.replace(/…$/, ''));
  if (body === undefined || title === undefined) {
    return undefined;
  }
  // The title of a finding without one is the beginning of its body.
  const own = title.filter((clause) => !body.some((other) => other.startsWith(clause)));
  const rule = readRule(text);
  const said = body.map((clause) => readClause(clause, rule));
  const called = own.map((clause) => readClause(clause, rule) ?? readTopic(clause, said));
  const all = [...said, ...called];
  if (all.length === 0) {
    return 'it has no words';
  }
  if (all.includes(undefined)) {
    return undefined;
  }
  return REASONS.find(([clause]) => all.includes(clause))?.[1];
}

/** The most telling first. A topic alone says nothing about a fault, but it may be all that a terse finding says. */
const REASONS: readonly (readonly [Clause, string])[] = [
  ['request', 'it only asks to verify or to test something and names no problem'],
  ['rule', 'it only repeats its guideline and does not say what in the code breaks it'],
  ['praise', 'it only says that the code is good'],
  ['description', 'it only describes the change'],
];

/** Finds the kind of a clause that reports nothing. Undefined if it may report something. */
function readClause(clause: string, rule: ReadonlySet<string> | undefined): Clause | undefined {
  const words = wordsOf(clause);
  if (words.length === 0) {
    return clause.includes(CODE) ? undefined : 'praise';
  }
  if (clause.includes('?') && !/^(?:please|can|could|would) /.test(clause)) {
    return undefined;
  }
  if (FINDS_NOTHING.test(clause) && !words.some((word) => TURNING_WORDS.has(word) && word !== 'not')) {
    return 'praise';
  }
  if (isPraise(clause)) {
    return 'praise';
  }
  if (isEmptyRequest(clause, words)) {
    return 'request';
  }
  if (rule !== undefined && repeatsRule(clause, rule)) {
    return 'rule';
  }
  return DESCRIBES.test(clause) ? 'description' : undefined;
}

/** Praise, or several phrases of it: "looks good to me, nice cleanup". */
function isPraise(clause: string): boolean {
  const phrases = [[clause], clause.split(/, (?:and )?/)];
  return phrases.some((parts) => parts.every((part) => PRAISES.test(part) && isUnbroken(part)));
}

/** A title such as "Error handling" names a subject. After praise it may have any words except those of faults. */
function readTopic(title: string, said: readonly (Clause | undefined)[]): Clause | undefined {
  const words = wordsOf(title);
  const isAfterPraise = said.every((clause) => clause === 'praise' || clause === 'description');
  const isTopic = words.every((word) => GENERAL_WORDS.has(word) || TOPICS.has(word));
  if (isTopic && !words.includes('no')) {
    return 'topic';
  }
  return isAfterPraise && said.length > 0 && words.length <= MAX_TOPIC_WORDS && !words.some(maySayFault)
    ? 'topic'
    : undefined;
}

const MAX_TOPIC_WORDS = 6;
const TOPICS = new Set(
  proseWords(
    'confirm check naming name documentation comment refactoring structure positive suggestion note intent correctness',
  ),
);

function maySayFault(word: string): boolean {
  return FAULT_WORDS.has(word) || TURNING_WORDS.has(word);
}

/** Whether nothing in a clause of praise takes it back. "Avoids a null dereference" names no fault of the code. */
function isUnbroken(clause: string): boolean {
  if (/n't\b|\bno longer\b/.test(clause)) {
    return false;
  }
  const words = wordsOf(clause);
  const dealtWith = /\b(?:avoid|prevent|handl|guard|protect|catch|check|remov|fix|improv|reduc|against|without)/.test(
    clause,
  );
  return (
    words.length <= MAX_PRAISE_WORDS &&
    !words.some((word) => TURNING_WORDS.has(word) || (!dealtWith && FAULT_WORDS.has(word)))
  );
}

/** Longer praise says more than praise. */
const MAX_PRAISE_WORDS = 30;

/** Whether a request to look at something, or to add tests, names nothing that may be wrong. */
function isEmptyRequest(clause: string, words: readonly string[]): boolean {
  if (words.some((word) => FAULT_WORDS.has(word)) || /n't\b/.test(clause)) {
    return false;
  }
  if (ASKS_FOR_TESTS.test(clause)) {
    const wanted = wordsOf(clause.replace(ASKS_FOR_TESTS, ''));
    return !wanted.some((word) => TURNING_WORDS.has(word)) && words.length <= MAX_REQUEST_WORDS;
  }
  const rest = clause.replace(ASKS_TO_LOOK, '');
  return rest !== clause && wordsOf(rest).every((word) => GENERAL_WORDS.has(word) || word === 'not');
}

const MAX_REQUEST_WORDS = 16;

/** The words of the cited statement; undefined if there is none, or if the line shows what breaks it. */
function readRule({ title, body, cited, quote = '' }: ReportedText): ReadonlySet<string> | undefined {
  const codes = `${title}\n${body}`.match(/`[^`\n]+`/g) ?? [];
  // Code that the guideline does not mention is that of the line.
  if (cited === undefined || codes.some((code) => !cited.includes(code))) {
    return undefined;
  }
  const words = new Set(proseWords(cited));
  const telling = [...words].filter((word) => !GENERAL_WORDS.has(word));
  const shown = new Set(proseWords(quote));
  return telling.length === 0 || telling.some((word) => shown.has(word)) ? undefined : words;
}

/** Whether a clause has only words of its guideline, and of speaking about guidelines. */
function repeatsRule(clause: string, rule: ReadonlySet<string>): boolean {
  const rest = clause.replace(INTRODUCES_RULE, '').replace(/^(?:please|always|guideline)\b/, '');
  const words = wordsOf(rest);
  return (
    !/\b(?:this|here|these)\b|n't\b/.test(rest) &&
    !words.some((word) => NEGATIONS.has(word) && !rule.has(word)) &&
    !words.some((word) => (FAULT_WORDS.has(word) || TURNING_WORDS.has(word)) && !rule.has(word) && !DUTY.has(word)) &&
    words.every((word) => rule.has(word) || GENERAL_WORDS.has(word) || DUTY.has(word))
  );
}

const NEGATIONS = new Set(['no', 'not', 'never', 'none', 'nothing', 'nobody']);
const DUTY = new Set(proseWords('must should shall required require requires every each always according prefer'));

function wordsOf(clause: string): readonly string[] {
  return proseWords(clause.replaceAll(CODE, ' ').replaceAll("'", ''));
}
