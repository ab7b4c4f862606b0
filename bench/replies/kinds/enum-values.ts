import type { Comment, Group, Reply, ReplyKind, Severity } from '../types.ts';
import { commentKinds, json, replaceFields } from '../write.ts';

/** A word for a severity, and which of the three it can mean. Undefined: any of them. */
type Word = readonly [written: unknown, means: readonly Severity[] | undefined];

const HIGH: readonly Severity[] = ['high'];
const MEDIUM: readonly Severity[] = ['medium'];
const LOW: readonly Severity[] = ['low'];
const UPPER: readonly Severity[] = ['high', 'medium'];
const LOWER: readonly Severity[] = ['medium', 'low'];

const SCALES: Readonly<Record<string, readonly Word[]>> = {
  'critical, major, minor': [
    ['critical', HIGH],
    ['major', UPPER],
    ['minor', LOW],
  ],
  'blocker, critical, major, minor, info': [
    ['blocker', HIGH],
    ['critical', HIGH],
    ['major', UPPER],
    ['minor', LOW],
    ['info', LOW],
  ],
  'P0 to P3': [
    ['P0', HIGH],
    ['P1', UPPER],
    ['P2', MEDIUM],
    ['P3', LOW],
  ],
  'P0 to P3, in brackets': [
    ['[P0]', HIGH],
    ['[P3]', LOW],
    ['[P2]', MEDIUM],
  ],
  'error, warning, info': [
    ['error', HIGH],
    ['warning', MEDIUM],
    ['info', LOW],
  ],
  'ERROR, WARNING, INFO': [
    ['ERROR', HIGH],
    ['WARNING', MEDIUM],
    ['INFO', LOW],
  ],
  'error, warning, note, none': [
    ['error', HIGH],
    ['warning', MEDIUM],
    ['note', LOW],
  ],
  'fatal, warn, hint': [
    ['fatal', HIGH],
    ['warn', MEDIUM],
    ['hint', LOW],
  ],
  'nit, blocking': [
    ['nit', LOW],
    ['blocking', HIGH],
    ['nitpick', LOW],
  ],
  'severe, moderate, trivial': [
    ['severe', HIGH],
    ['moderate', MEDIUM],
    ['trivial', LOW],
  ],
  'critical, important, suggestion': [
    ['critical', HIGH],
    ['important', UPPER],
    ['suggestion', LOW],
  ],
  'must fix, should fix, optional': [
    ['must-fix', HIGH],
    ['should-fix', UPPER.concat('low')],
    ['optional', LOW],
  ],
  'informational, cosmetic': [
    ['informational', LOW],
    ['cosmetic', LOW],
  ],
  'urgent, normal, minor': [
    ['urgent', HIGH],
    ['normal', MEDIUM],
    ['minor', LOW],
  ],
  'S1 to S4': [
    ['S1', HIGH],
    ['S4', LOW],
  ],
  'sev0 to sev3': [
    ['sev0', HIGH],
    ['sev1', HIGH],
    ['sev3', LOW.concat('medium')],
  ],
  'red, yellow, green circles': [
    ['🔴', HIGH],
    ['🟡', LOWER],
    ['🟢', LOW],
  ],
  'circles with words': [
    ['🔴 High', HIGH],
    ['🟡 Medium', MEDIUM],
    ['🟢 Low', LOW],
  ],
  'circles with words of another scale': [
    ['🔴 critical', HIGH],
    ['🟠 major', UPPER],
    ['🔵 info', LOW],
  ],
  'signs with words': [
    ['🚨 critical', HIGH],
    ['⚠️ warning', MEDIUM],
    ['ℹ️ info', LOW],
    ['💡 suggestion', LOW],
  ],
  capitals: [
    ['HIGH', HIGH],
    ['MEDIUM', MEDIUM],
    ['LOW', LOW],
  ],
  'first letter capital': [
    ['High', HIGH],
    ['Medium', MEDIUM],
    ['Low', LOW],
  ],
  'blanks around': [
    [' high ', HIGH],
    ['medium\n', MEDIUM],
    ['\tlow', LOW],
  ],
  'in bold': [
    ['**high**', HIGH],
    ['**medium**', MEDIUM],
    ['*low*', LOW],
  ],
  'in backticks': [
    ['`high`', HIGH],
    ['`low`', LOW],
    ['`medium`', MEDIUM],
  ],
  'in parentheses': [
    ['(high)', HIGH],
    ['(low)', LOW],
  ],
  'with the key': [
    ['severity: high', HIGH],
    ['Severity: low', LOW],
    ['severity=medium', MEDIUM],
  ],
  'with the noun': [
    ['high severity', HIGH],
    ['low severity', LOW],
    ['medium severity', MEDIUM],
  ],
  'with a hyphen': [
    ['high-risk', HIGH],
    ['low-risk', LOW],
    ['medium-risk', MEDIUM],
  ],
  'with the reason': [
    ['high (data loss)', HIGH],
    ['low - style only', LOW],
    ['medium, depends on the caller', MEDIUM],
  ],
  'with a score': [
    ['Critical (9.8)', HIGH],
    ['Low (2.1)', LOW],
    ['Medium (5.0)', MEDIUM],
  ],
  'very high, very low': [
    ['very high', HIGH],
    ['very low', LOW],
  ],
  'short forms': [
    ['med', MEDIUM],
    ['crit', HIGH],
  ],
  'single letters': [
    ['H', HIGH],
    ['M', MEDIUM],
    ['L', LOW],
  ],
  'a list with one word': [
    [['high'], HIGH],
    [['low'], LOW],
    [['medium'], MEDIUM],
  ],
  'an object': [
    [{ level: 'high' }, HIGH],
    [{ level: 'low' }, LOW],
    [{ level: 'medium' }, MEDIUM],
  ],
  German: [
    ['hoch', undefined],
    ['mittel', undefined],
    ['niedrig', undefined],
  ],
  Chinese: [
    ['高', undefined],
    ['中', undefined],
    ['低', undefined],
  ],
  numbers: [
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ],
  'numbers up to ten': [
    [9, undefined],
    [5, undefined],
    [2, undefined],
  ],
  'an unknown word': [
    ['banana', LOW],
    ['xyzzy', LOW],
  ],
  'an empty text': [
    ['', undefined],
    [' ', undefined],
  ],
  null: [[null, undefined]],
  true: [[true, undefined]],
  'the choice copied from the form': [
    ['high|medium|low', undefined],
    ['"high", "medium" or "low"', undefined],
  ],
};

/** Unusual values of the fields that have a few known values: severity, kind, side, guideline, confidence. */
export const enumValues: Group = {
  name: 'unusual values',
  kinds: [
    ...Object.entries(SCALES).map(([name, words]): ReplyKind => ({
      name: `severity: ${name}`,
      write: (answer, random) => {
        const from = random.below(words.length);
        return withSeverities(answer, (index) => words[(from + index) % words.length] ?? ['low', LOW]);
      },
    })),
    ...commentKinds({
      'kind: unknown words': (comment, index) =>
        replaceFields(comment, { kind: ['logic error', 'best-practice', 'vulnerability', 'correctness'][index % 4] }),
      'kind: capitals and signs': (comment) => replaceFields(comment, { kind: `🐛 ${comment.kind.toUpperCase()}` }),
      'kind: a list': (comment) => replaceFields(comment, { kind: [comment.kind, 'other'] }),
      'kind: null': (comment) => replaceFields(comment, { kind: null }),
      'kind: a long sentence': (comment) =>
        replaceFields(comment, { kind: 'A potential bug that might affect the performance' }),
      'side: small letters': (comment) => replaceFields(comment, { side: 'right' }),
      'side: new': (comment) => replaceFields(comment, { side: 'new' }),
      'side: a sign': (comment) => replaceFields(comment, { side: '+' }),
      'side: added': (comment) => replaceFields(comment, { side: 'added' }),
      'side: null': (comment) => replaceFields(comment, { side: null }),
      'side: both': (comment) => replaceFields(comment, { side: 'BOTH' }),
      'side: a number': (comment) => replaceFields(comment, { side: 1 }),
      'side: the wrong one, with a clear quote': (comment) => replaceFields(comment, { side: 'LEFT' }),
      'guideline: none': (comment) => replaceFields(comment, { guideline: 'none' }),
      'guideline: a list': (comment) => replaceFields(comment, { guideline: [] }),
      'guideline: an object': (comment) => replaceFields(comment, { guideline: { id: null } }),
      'guideline: one that does not exist': (comment) => replaceFields(comment, { guideline: '99.9' }),
      'guideline: false': (comment) => replaceFields(comment, { guideline: false }),
      'confidence: percent': (comment) => replaceFields(comment, { confidence: 90 }),
      'confidence: percent as text': (comment) => replaceFields(comment, { confidence: '90%' }),
      'confidence: text': (comment) => replaceFields(comment, { confidence: '0.9' }),
      'confidence: a word': (comment) => replaceFields(comment, { confidence: 'high' }),
      'confidence: of ten': (comment) => replaceFields(comment, { confidence: '9/10' }),
      'confidence: null': (comment) => replaceFields(comment, { confidence: null }),
      'confidence: a list': (comment) => replaceFields(comment, { confidence: [0.9] }),
      'confidence: above one': (comment) => replaceFields(comment, { confidence: 1.2 }),
    }),
  ],
};

function withSeverities(
  answer: { readonly summary: string; readonly comments: readonly Comment[] },
  word: (index: number) => Word,
): Reply {
  const comments = answer.comments.map((comment, index) => replaceFields(comment, { severity: word(index)[0] }));
  return {
    message: { content: json({ summary: answer.summary, comments: comments as unknown as readonly Comment[] }, 2) },
    expected: answer.comments.map((comment, index) => ({ comment, severities: word(index)[1] })),
  };
}
