import { languageNamed } from '../language-names.ts';
import { limitingHeadings } from './limits.ts';
import { plainWords } from '../statements/polarity.ts';
import type { Statement } from '../statements/statements.ts';
import type { Guideline } from '../types.ts';

/** A statement with the guideline that it is in. */
export interface PlacedStatement {
  readonly guideline: Guideline;
  readonly statement: Statement;
}

/** Finds, for a statement, those of all guidelines that say the same, itself included, in the order of the guidelines. */
export type FindEqual = (statement: Statement) => readonly PlacedStatement[];

/**
 * Compares the statements of guidelines, which come in the order of their precedence. Several instruction files often say
 * the same: it is shown to a model, checked and cited once, as the first of them that applies to a file.
 */
export function compareStatements(guidelines: readonly Guideline[]): FindEqual {
  const byKey = new Map<string, PlacedStatement[]>();
  for (const guideline of guidelines) {
    for (const statement of guideline.statements) {
      const key = statementKey(statement);
      const equal = byKey.get(key) ?? [];
      byKey.set(key, equal);
      equal.push({ guideline, statement });
    }
  }
  return (statement) => byKey.get(statementKey(statement)) ?? [];
}

/** The first of some statements whose guideline applies to a file. */
export function firstApplying(statements: readonly PlacedStatement[], path: string): PlacedStatement | undefined {
  return statements.find(({ guideline }) => guideline.appliesTo.has(path));
}

/**
 * The same text for statements that say the same: equal words and code, below equal introductions of lists, and limited by
 * equal headings. Only a statement that directs can be equal to another one; prompts show descriptions as they are.
 */
export function statementKey(statement: Statement): string {
  const key = KEYS.get(statement) ?? writeKey(statement);
  KEYS.set(statement, key);
  return key;
}

/** An audit of many parts asks for the key of each statement in each part. */
const KEYS = new WeakMap<Statement, string>();

function writeKey(statement: Statement): string {
  const { id, parts, leadIns, directs } = statement;
  const said = parts.map(({ kind, value }) => (kind === 'code' ? `\`${value}\`` : value.toLowerCase())).join('');
  return directs
    ? JSON.stringify([plainText(said), leadIns.map((leadIn) => plainText(plainWords(leadIn))), findLimits(statement)])
    : id;
}

/** A text on one line, without punctuation at its end. */
function plainText(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!:;,]$/, '');
}

/** The headings that limit where a statement holds: to tests, for example, or to a language. */
function findLimits(statement: Statement): readonly string[] {
  const languages = statement.headings.flatMap(({ title }) =>
    title.split(/[\s,/&()]+/).flatMap((word) => languageNamed(word) ?? []),
  );
  return [...limitingHeadings(statement).map(plainWords), ...languages];
}
