import type { ReadHead } from '../changes/head-text.ts';
import type { FileChange } from '../changes/types.ts';
import type { Draft } from '../findings/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import { compileLiteralCheck } from './compile-check.ts';
import { confirmCandidates } from './confirm-candidates.ts';
import { findCandidates, type Candidate, type CompiledGuideline } from './find-candidates.ts';

/** The findings of the literal checks, and the number of statements that they could check. */
export interface LiteralReview {
  readonly drafts: readonly Draft[];
  readonly checkedStatements: number;
  readonly statements: number;
}

/**
 * Checks the added lines of files against the statements that need no model, in three steps: compile the statements, find
 * the lines that contain what they rule out, and keep those in which it is code. Files with a view (a bundle's modules)
 * are skipped: their text is not as anybody wrote it.
 */
export async function runLiteralChecks(
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  readHead: ReadHead,
): Promise<LiteralReview> {
  const compiled = guidelines.map(compileGuideline);
  const drafts: Draft[] = [];
  for (const file of files.filter(({ view }) => view === undefined)) {
    const candidates = compiled
      .filter(({ guideline }) => guideline.appliesTo.has(file.path))
      .flatMap((one) => findCandidates(file, one));
    const confirmed = await confirmCandidates(file, candidates, readHead);
    drafts.push(...confirmed.map(writeDraft));
  }
  return {
    drafts,
    checkedStatements: compiled.reduce((total, { checks }) => total + checks.length, 0),
    statements: guidelines.reduce((total, { statements }) => total + statements.length, 0),
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

/** Code in as many backticks as it needs. */
function codeSpan(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}
