import type { FileChange } from '../changes/types.ts';
import type { Draft } from '../findings/types.ts';
import { statementKey } from '../guidelines/equal-statements.ts';
import { byPrecedence } from '../prompt/specificity.ts';
import type { Guideline } from '../guidelines/types.ts';
import { codeSpan } from './code-span.ts';
import { compileLiteralCheck } from './compile-check.ts';
import { confirmCandidates } from './confirm-candidates.ts';
import type { CodeSource } from './read-code.ts';
import { findCandidates, selectChecks, type Candidate, type CompiledGuideline } from './find-candidates.ts';

/** The findings of the literal checks, and the number of statements that they could check. */
export interface LiteralReview {
  readonly drafts: readonly Draft[];
  /** Statements that were checked in at least one file. Here and below, equal statements of several files count once. */
  readonly checkedStatements: number;
  /** Statements that only a model can judge. */
  readonly statementsForModels: number;
  readonly statements: number;
  /** Paths of the files in which at least one statement was checked. */
  readonly checkedFiles: ReadonlySet<string>;
}

/**
 * Checks the added lines of files against the statements that need no model, in three steps: compile the statements, find
 * the lines that contain what they rule out, and keep those in which it is code. Files with a view (a bundle's modules)
 * are skipped: their text is not as anybody wrote it.
 */
export async function runLiteralChecks(
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  source: CodeSource,
): Promise<LiteralReview> {
  const compiled = byPrecedence(guidelines).map(compileGuideline);
  const drafts: Draft[] = [];
  const checkedFiles = new Set<string>();
  const checked = new Set<string>();
  for (const file of files.filter(({ view }) => view === undefined)) {
    const checks = compiled
      .filter(({ guideline }) => guideline.appliesTo.has(file.path))
      .flatMap((one) => selectChecks(file, one))
      .filter(isFirst(({ statement }) => statementKey(statement)));
    if (checks.length > 0) {
      checkedFiles.add(file.path);
    }
    checks.forEach(({ statement }) => checked.add(statementKey(statement)));
    const confirmed = await confirmCandidates(file, findCandidates(file, checks), source);
    drafts.push(...confirmed.map(writeDraft));
  }
  const statements = new Set(guidelines.flatMap((one) => one.statements.map(statementKey))).size;
  const compiledStatements = compiled.flatMap(({ checks }) => checks.map(({ statement }) => statementKey(statement)));
  return {
    drafts,
    checkedStatements: checked.size,
    statementsForModels: statements - new Set(compiledStatements).size,
    statements,
    checkedFiles,
  };
}

/** Makes a filter that keeps the first item with each key. */
function isFirst<Item>(keyOf: (item: Item) => string): (item: Item) => boolean {
  const seen = new Set<string>();
  return (item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
}

function compileGuideline(guideline: Guideline): CompiledGuideline {
  const { statements } = guideline;
  const checks = statements.flatMap((statement, index) => compileLiteralCheck(statement, statements[index + 1]) ?? []);
  return { guideline, checks };
}

function writeDraft({ path, check, pattern, line }: Candidate): Draft {
  const { statement, instead, strength } = check;
  const code = codeSpan(pattern.code);
  const alternative = instead === undefined ? '' : ` It asks for ${instead}.`;
  return {
    path,
    line: line.newLine,
    side: 'RIGHT',
    quote: line.text,
    severity: strength === 'must' ? 'medium' : 'low',
    kind: 'consistency',
    title: strength === 'must' ? `The guidelines rule out ${code}` : `The guidelines advise against ${code}`,
    body: `This added line contains ${code}.${alternative}`,
    citation: statement.id,
    confidence: 1,
    origin: 'literal',
  };
}
