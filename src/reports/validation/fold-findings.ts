import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';

/** Findings of one rule in several files that say the same, apart from names and numbers. */
export interface Fold {
  readonly rule: string;
  readonly severity: Diagnostic['severity'];
  readonly findings: readonly Diagnostic[];
}

export interface Folded {
  readonly folds: readonly Fold[];
  /** The other findings, in the given order. */
  readonly rest: readonly Diagnostic[];
}

/** In so many files, a remark is shown once with its places. */
const MIN_FILES = 3;

/** Folds equal remarks that several files get. */
export function foldFindings(diagnostics: readonly Diagnostic[]): Folded {
  const alike = [...groupBy(diagnostics, likenessOf).values()];
  const folds = alike.flatMap((findings): readonly Fold[] => {
    const [first] = findings;
    const files = new Set(findings.map(({ path }) => path)).size;
    return first === undefined || files < MIN_FILES ? [] : [{ rule: first.rule, severity: first.severity, findings }];
  });
  const folded = new Set(folds.flatMap(({ findings }) => findings));
  return { folds, rest: diagnostics.filter((diagnostic) => !folded.has(diagnostic)) };
}

/** What alike findings have in common: everything but the quoted names and the numbers. */
function likenessOf({ rule, severity, message, why }: Diagnostic): string {
  const pattern = message.replaceAll(/`[^`]*`/g, '`').replaceAll(/\d[\d,.]*/g, '0');
  return JSON.stringify([rule, severity, pattern, why]);
}
